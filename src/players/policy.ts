import type { Command } from '../rules/battle/command.ts'
import type { BattleEvent } from '../rules/battle/event.ts'
import type { BattleState } from '../rules/battle/state.ts'
import type { SeededRng } from '../rules/rng.ts'

/** A way to choose commands for every living member. It sees the whole battle and may look enemies up; it does not see what will be rolled. */
export interface Policy<Name extends string = string> {
  readonly name: Name
  readonly choose: (state: BattleState, situation: Situation) => readonly Command[]
  /** Sees the turn as the screen plays it; left out by those who remember nothing. */
  readonly watch?: (before: BattleState, events: readonly BattleEvent[]) => void
}

/** What a policy may use beside the state of the battle. */
export interface Situation {
  /** The policy's own randomness, apart from the battle's. */
  readonly rng: SeededRng
  /** Stages that follow this one in the field: AP and items must last. */
  readonly stagesLeft: number
}
