import { USUAL_ORDER } from '../content/fields.ts'
import { enemyEntry, fieldEntry, partySkill, roleEntry } from '../content/catalog.ts'
import { roles } from '../content/roles.ts'
import { type Build, nextPoints, nextSkill } from '../rules/party/build.ts'
import {
  earnedStatusPoints,
  freeSkillPoints,
  freeStatusPoints,
  mapAttributes,
  type Member,
  newMember,
  totalAttributes,
  withExp,
} from '../rules/party/growth.ts'
import { learn, learnRefusal, skillLevelOf } from '../rules/party/learning.ts'
import { findBuild, plainBuild } from './builds.ts'

/** All twenty parties of three different roles, as role ids. */
export const parties: readonly (readonly [number, number, number])[] = roles.flatMap((a, i) =>
  roles.slice(i + 1).flatMap((b, j) => roles.slice(i + j + 2).map((c) => [a.id, b.id, c.id] as const)),
)

/** A party's three digits, as in the reports. */
export const partyName = (party: readonly number[]): string => party.join('')

/**
 * Parties that need another plan than the plain builds of their roles: those without striker or without both healer and mage must get their damage
 * elsewhere. Found by trying all builds of the three together (docs/decisions/0007).
 */
const partyPlans: Readonly<Record<string, readonly [string, string, string]>> = {
  '234': ['看護', '角', '焦点'],
  '236': ['看護', '角', '合いの手'],
  '345': ['大屏風', '両刀', '大弓'],
  '346': ['名乗り', '焦点', '総囃子'],
  '356': ['名乗り', '大弓', '総囃子'],
}

/** The builds with which the solver leads the party. */
export function planFor(party: readonly number[]): readonly Build[] {
  return partyPlans[partyName(party)]?.map(findBuild) ?? party.map(plainBuild)
}

/** A member with this much EXP who followed the build from the start. */
export function memberWith(exp: number, build: Build): Member {
  return withPointsSpent(withExp(newMember(build.role), exp), build)
}

/** EXP of a party that reaches the field for the first time in the usual order, without any repetition. */
export function entryExp(field: number): number {
  return USUAL_ORDER.slice(0, USUAL_ORDER.indexOf(field)).reduce((sum, cleared) => sum + fieldExp(cleared), 0)
}

const fieldExp = (field: number): number => stageSum(field, 'exp')

const stageSum = (field: number, what: 'exp' | 'gold'): number =>
  fieldEntry(field)
    .stages.flat()
    .reduce((sum, enemy) => sum + enemyEntry(enemy)[what], 0)

/** G that all stages of a field bring. */
export const fieldGold = (field: number): number => stageSum(field, 'gold')

/** Spends every free point as the build says: status points in its cycle, skill points in its order as far as conditions allow. */
export function withPointsSpent(member: Member, build: Build): Member {
  const free = freeStatusPoints(member)
  const next = nextPoints(build, { spent: earnedStatusPoints(member.level) - free, free })
  let taught: Member = { ...member, spent: mapAttributes((attribute) => member.spent[attribute] + next[attribute]) }
  while (freeSkillPoints(taught) > 0) {
    const skill = nextSkill(build, (id) => skillLevelOf(taught, id))
    if (skill === null || learnRefusal(taught, partySkill(skill)) !== null) break
    taught = learn(taught, skill)
  }
  return taught
}

/** Sum of LUC with points, which sets the shop's prices. */
export const luckOf = (members: readonly Member[]): number =>
  members.reduce((sum, member) => sum + totalAttributes(roleEntry(member.role), member).luc, 0)
