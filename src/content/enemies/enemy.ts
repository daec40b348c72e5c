import type { EnemyKind } from '../../rules/catalog.ts'
import type { Skill } from '../../rules/battle/skill.ts'

/** An enemy. Figures that were changed after measuring: docs/decisions/0007. */
export interface EnemyEntry extends EnemyKind {
  readonly field: number
  readonly name: string
  /** Percent of its max HP that breaks its announced skill off; left out: that of its field (`breakPercentFor`). Bosses have their own. */
  readonly breakPercent?: number
  /** Drawn twice as wide as high. */
  readonly wide: boolean
}

/** Ids are the first user's id × 100 + n. */
export interface EnemySkill extends Skill {
  readonly name: string
  /** What the log says when it is used; `{n}` = the user. */
  readonly line: string
}
