import type { Command } from '../rules/battle/command.ts'
import type { BattleState } from '../rules/battle/state.ts'
import type { Rng } from '../rules/rng.ts'

/** A way to play: commands for every living member. Sees what a player with an open compendium sees; its chance is its own. */
export interface Policy {
  readonly name: PolicyName
  readonly choose: (state: BattleState, situation: Situation) => readonly Command[]
}
export type PolicyName = 'random' | 'attack-only' | 'spam' | 'greedy' | 'sensible' | 'repeating' | 'prudent'

export interface Situation {
  readonly rng: Rng
  /** Stages that follow this one in the field: AP and items must last. */
  readonly stagesLeft: number
}
