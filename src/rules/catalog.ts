import type { Behaviour } from './battle/skill.ts'
import type { BattleCatalog, Stats } from './battle/state.ts'
import type { DrawnStages } from './adventure/drawn-stages.ts'
import type { Role } from './party/growth.ts'

/** What adventures need from the game's data. All throw on an unknown id. */
export interface Catalog extends BattleCatalog {
  role(id: number): Role
  enemy(id: number): EnemyKind
  field(id: number): FieldPlan
}

export interface EnemyKind {
  readonly id: number
  readonly hp: number
  readonly stats: Stats
  /** For each member, not divided. */
  readonly exp: number
  readonly gold: number
  readonly boss: boolean
  readonly behaviour: Behaviour
}

export interface FieldPlan {
  readonly id: number
  /** Enemy ids from left to right; index 0 = stage 1; the last stage holds the boss. Empty where stages are drawn. */
  readonly stages: readonly (readonly number[])[]
  /** Set where stages are drawn: then there is no last one. */
  readonly drawn?: DrawnStages
  /** Set where one stage depends on who comes. */
  readonly ownShadows?: OwnShadows
  /** Nothing is earned here, neither EXP nor gold. */
  readonly unpaid?: boolean
  /** What a won stage gives back; left out: `USUAL_RECOVERY`. */
  readonly recovery?: Recovery
}

/** A stage in which each member meets the enemy of the own role, in party order, in place of those in `stages`. */
export interface OwnShadows {
  readonly stage: number
  /** Enemy ids by role. */
  readonly byRole: Readonly<Record<number, number>>
}

/** In percent of the most that a member has. */
export interface Recovery {
  readonly hp: number
  readonly ap: number
}
