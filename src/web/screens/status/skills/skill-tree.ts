import type { SkillNode } from '../../../../contract/status.ts'
import { MAX_SKILL_LEVEL } from '../../../../rules/party/growth.ts'

/** A skill's position in the drawn tree: columns from the left, rows from the top. */
export interface Placed {
  readonly node: SkillNode
  readonly column: number
  /** May be a half: a parent is centred on its children. */
  readonly row: number
  /** Null for a root. */
  readonly parent: Placed | null
}

export interface Layout {
  /** Each parent before its children. */
  readonly placed: readonly Placed[]
  readonly rows: number
  readonly columns: number
}

/** Gives every leaf a row of its own and centres each parent on its children. */
export function layOut(roots: readonly SkillNode[]): Layout {
  const placed: Placed[] = []
  let rows = 0
  const heightOf = (node: SkillNode): number =>
    Math.max(
      1,
      node.child_skills.reduce((sum, child) => sum + heightOf(child), 0),
    )
  const place = (node: SkillNode, column: number, from: number, parent: Placed | null): void => {
    const own: Placed = { node, column, row: from + (heightOf(node) - 1) / 2, parent }
    placed.push(own)
    let next = from
    for (const child of node.child_skills) {
      place(child, column + 1, next, own)
      next += heightOf(child)
    }
  }
  for (const root of roots) {
    place(root, 0, rows, null)
    rows += heightOf(root)
  }
  return { placed, rows, columns: Math.max(0, ...placed.map(({ column }) => column + 1)) }
}

export function findNode(roots: readonly SkillNode[], id: number): SkillNode | null {
  for (const node of roots) {
    const found = node.skill_id === id ? node : findNode(node.child_skills, id)
    if (found !== null) return found
  }
  return null
}

/** The skill in the detail panel: the chosen one, else the first that is not ???. Null while all are. */
export function shownSkill(roots: readonly SkillNode[], chosen: number | null): SkillNode | null {
  const found = chosen === null ? null : findNode(roots, chosen)
  return found?.is_learned === true ? found : (layOut(roots).placed.find(({ node }) => node.is_learned)?.node ?? null)
}

/** What a skill requires before it can be learned. */
export interface LearnCondition {
  readonly type: 'level' | 'parent'
  /** The member's level, or the parent skill's. */
  readonly level: number
  /** The parent's name; empty for the member's level. */
  readonly name: string
  readonly met: boolean
}

/** Level 1 is no condition: every member has it. */
export function conditionsOf(node: SkillNode): readonly LearnCondition[] {
  const { requirement_party_level: level, requirement_skill_level: parentLevel, parent_skill_name: name } = node
  const conditions: LearnCondition[] = []
  if (level !== null && level > 1) conditions.push({ type: 'level', level, name: '', met: node.is_checked_party_level })
  if (parentLevel !== null && name !== null) {
    conditions.push({ type: 'parent', level: parentLevel, name, met: node.is_checked_skill_level })
  }
  return conditions
}

export interface LevelFigures {
  readonly level: number
  readonly ap: number
  readonly turns: number | null
  /** The others in words, as many as the skill has. */
  readonly others: readonly string[]
}

/** The figures at a level of 1 to 3; null outside. */
export function figuresAt(node: SkillNode, level: number): LevelFigures | null {
  const others = node.figures.map(({ values }) => values[level - 1] ?? '')
  switch (level) {
    case 1:
      return { level, ap: node.lv1_ap_cost, turns: node.lv1_buff_turn, others }
    case 2:
      return { level, ap: node.lv2_ap_cost, turns: node.lv2_buff_turn, others }
    case 3:
      return { level, ap: node.lv3_ap_cost, turns: node.lv3_buff_turn, others }
    default:
      return null
  }
}

export const isMastered = (node: SkillNode): boolean => node.skill_level >= MAX_SKILL_LEVEL
