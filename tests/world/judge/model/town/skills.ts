import { partySkills } from '../../../../../src/content/skills/all.ts'
import { agrees, type Json, must, type SaveState } from '../state.ts'

const MOST_LEVELS = 3
/** A skill point at the start and at each of these levels. */
const POINTS_AT = [3, 6, 9]

/** 0: not learned; null: not known. */
export function skillLevelOf({ skills }: Pick<SaveState, 'skills'>, id: number, skill: number): number | null {
  const own = skills[id]
  return own === undefined ? null : (own[skill] ?? 0)
}

const isLess = (one: number | null, wanted: number): boolean | null => (one === null ? null : one < wanted)

/** Of two reasons one is enough. */
const either = (one: boolean | null, other: boolean | null): boolean | null => (one === true || other === true ? true : one && other)

/** By the code of the refusal: whether this keeps the member from learning or raising the skill; null: perhaps. */
function hindrances(save: SaveState, id: number, skill: number): Readonly<Record<string, boolean | null>> {
  const wanted = partySkills.find((one) => one.id === skill)
  if (wanted === undefined) return { unknownSkill: true }
  const { fromLevel, parent } = wanted
  const member = save.members.find((one) => one.id === id)
  const role = save.luck[id]?.role
  const level = skillLevelOf(save, id, skill)
  return {
    otherRolesSkill: role === undefined ? null : role !== wanted.role,
    conditionsNotMet: either(
      isLess(member?.level ?? null, fromLevel),
      parent === null ? false : isLess(skillLevelOf(save, id, parent.skill), parent.level),
    ),
    mastered: level === null ? null : level >= MOST_LEVELS,
    skillPointsShort: isLess(member?.skillPoints ?? null, 1),
  }
}

/** Whether it may be refused with this code. */
export function mayHinder(save: SaveState, { id, skill }: Json, code: string): boolean {
  const holds = hindrances(save, id, skill)[code]
  return holds !== undefined && holds !== false
}

/** The codes for which it cannot be learned. */
export const surelyHindered = (save: SaveState, { id, skill }: Json): readonly string[] =>
  Object.entries(hindrances(save, id, skill)).flatMap(([code, holds]) => (holds === true ? [code] : []))

export function withSkillRaised({ skills }: SaveState, { id, skill }: Json): SaveState['skills'] {
  const own = skills[id]
  return own === undefined ? skills : { ...skills, [id]: { ...own, [skill]: (own[skill] ?? 0) + 1 } }
}

const nodesOf = (tree: readonly Json[]): readonly Json[] => tree.flatMap((node) => [node, ...nodesOf(node.child_skills)])

/** Skills that are shown. @throws Mismatch when they are not what is known, what the points paid for, or in another tree. */
export function skillsIn(rows: readonly Json[], known: SaveState): SaveState['skills'] {
  return Object.fromEntries(rows.map((row) => [row.party_id, skillsOf(row, known)]))
}

function skillsOf({ party_id: id, role_id: role, level, freely_skill_point: free, skill_tree: tree }: Json, known: SaveState) {
  const nodes = nodesOf(tree)
  const ids: readonly number[] = nodes.map((node) => node.skill_id)
  const wanted = partySkills.filter((one) => one.role === role)
  must(ids.length === wanted.length && wanted.every((one) => ids.includes(one.id)), `the tree ${ids.join()} of role ${role}`)
  const levelOf = (skill: number): number => nodes.find((node) => node.skill_id === skill).skill_level
  let paid = 0
  for (const { id: skill, fromLevel, parent } of wanted) {
    const before = skillLevelOf(known, id, skill)
    must(agrees(before, levelOf(skill)), `skill ${skill} at level ${levelOf(skill)} instead of ${before}`)
    const isOpen = level >= fromLevel && (parent === null || levelOf(parent.skill) >= parent.level)
    const isShownOpen: boolean = nodes.find((node) => node.skill_id === skill).is_learned
    must(isShownOpen === isOpen, `skill ${skill} is shown ${isShownOpen ? 'open' : 'closed'}`)
    paid += levelOf(skill)
  }
  const earned = 1 + POINTS_AT.filter((from) => level >= from).length
  must(paid + free === earned, `${paid} levels of skills and ${free} points of ${earned}`)
  return Object.fromEntries(wanted.flatMap((one) => (levelOf(one.id) > 0 ? [[one.id, levelOf(one.id)]] : [])))
}
