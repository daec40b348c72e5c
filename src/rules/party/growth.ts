import type { LearnedSkill, Stats } from '../battle/state.ts'
import { type CountRefusal, countRefusal } from '../input-limits.ts'

/** What status points can be spent on, in the order of the screens. */
export type Attribute = 'hp' | 'ap' | 'str' | 'def' | 'int' | 'spd' | 'luc'
export const ATTRIBUTES: readonly Attribute[] = ['hp', 'ap', 'str', 'def', 'int', 'spd', 'luc']
export type Attributes = Readonly<Record<Attribute, number>>

export const NO_POINTS: Attributes = { hp: 0, ap: 0, str: 0, def: 0, int: 0, spd: 0, luc: 0 }

export interface Role {
  /** 1–6. */
  readonly id: number
  /** At level 1, without points. */
  readonly base: Attributes
  /** Gained with every level; always the same. */
  readonly growth: Attributes
}

/** A member as stored in the save. All other figures follow from these. */
export interface Member {
  readonly role: number
  /** 1–10; follows from `exp`. */
  readonly level: number
  /** Total EXP; goes on counting at the highest level. */
  readonly exp: number
  /** Status points spent, in points (an HP point is worth 2 HP). */
  readonly spent: Attributes
  /** Learned skills, each once. */
  readonly skills: readonly LearnedSkill[]
}

/** Members of a party. */
export const PARTY_SIZE = 3
export const MAX_LEVEL = 10
/** Total EXP at which a level is reached; index 0 = level 1 (docs/rules.md 11). */
const EXP_FOR_LEVEL: readonly number[] = [0, 20, 60, 130, 240, 400, 620, 920, 1320, 1850]
export const STATUS_POINTS_PER_LEVEL = 4
/** A skill point at the start and at every level that is a multiple of this (docs/rules.md 11, as the other figures here). */
export const LEVELS_PER_SKILL_POINT = 3
export const HP_PER_POINT = 2
export const MAX_SKILL_LEVEL = 3

/** The level that a total of EXP gives, 1–10. */
export const levelFor = (exp: number): number => EXP_FOR_LEVEL.filter((needed) => exp >= needed).length

/** Total EXP at which `level` is reached. @throws RangeError outside of 1–10. */
export function expAtLevel(level: number): number {
  const exp = EXP_FOR_LEVEL[level - 1]
  if (exp === undefined) throw new RangeError(`There is no level ${level}`)
  return exp
}

/** EXP still missing to the next level; null at the highest. */
export function expToNextLevel({ level, exp }: Pick<Member, 'level' | 'exp'>): number | null {
  const needed = EXP_FOR_LEVEL[level]
  return needed === undefined ? null : needed - exp
}

/** What `points` spent on an attribute add to it. */
export const worthOf = (attribute: Attribute, points: number): number => (attribute === 'hp' ? points * HP_PER_POINT : points)

/** Attributes by role and level alone, without points. */
export function grownAttributes(role: Role, level: number): Attributes {
  return mapAttributes((attribute) => role.base[attribute] + role.growth[attribute] * (level - 1))
}

/** Attributes with points: what the member goes into battle with. */
export function totalAttributes(role: Role, member: Pick<Member, 'level' | 'spent'>): Attributes {
  const grown = grownAttributes(role, member.level)
  return mapAttributes((attribute) => grown[attribute] + worthOf(attribute, member.spent[attribute]))
}

export const battleStats = ({ str, def, int, spd, luc }: Attributes): Stats => ({ str, def, int, spd, luc })

export const earnedStatusPoints = (level: number): number => level * STATUS_POINTS_PER_LEVEL
export const earnedSkillPoints = (level: number): number => 1 + Math.floor(level / LEVELS_PER_SKILL_POINT)

/** Points not spent yet. Derived, so that spent + free = earned always holds. */
export const freeStatusPoints = ({ level, spent }: Pick<Member, 'level' | 'spent'>): number => earnedStatusPoints(level) - sumOf(spent)
export const freeSkillPoints = ({ level, skills }: Pick<Member, 'level' | 'skills'>): number =>
  earnedSkillPoints(level) - skills.reduce((sum, skill) => sum + skill.level, 0)

export function newMember(role: number): Member {
  return { role, level: 1, exp: 0, spent: NO_POINTS, skills: [] }
}

export type SpendRefusal = CountRefusal | 'statusPointsShort'

/** The member with `points` more on an attribute, or why not. `points` is a whole number from 1. */
export function spendPoints(member: Member, attribute: Attribute, points: number): Member | SpendRefusal {
  const refused = countRefusal(points)
  if (refused) return refused
  if (points > freeStatusPoints(member)) return 'statusPointsShort'
  return { ...member, spent: { ...member.spent, [attribute]: member.spent[attribute] + points } }
}

/** ほどく: all points returned, all skills forgotten; null when there is nothing to return. */
export function unpicked(member: Member): Member | null {
  return sumOf(member.spent) === 0 && member.skills.length === 0 ? null : { ...member, spent: NO_POINTS, skills: [] }
}

/** Adds EXP and the levels it brings. */
export function withExp(member: Member, exp: number): Member {
  const total = member.exp + exp
  return { ...member, exp: total, level: levelFor(total) }
}

export function mapAttributes(value: (attribute: Attribute) => number): Attributes {
  return { hp: value('hp'), ap: value('ap'), str: value('str'), def: value('def'), int: value('int'), spd: value('spd'), luc: value('luc') }
}

const sumOf = (attributes: Attributes): number => ATTRIBUTES.reduce((sum, attribute) => sum + attributes[attribute], 0)
