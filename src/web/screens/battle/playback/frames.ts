import type { Speech } from '../../../../contract/battle/battle.ts'
import type { BattleState } from '../../../../rules/battle/state.ts'
import { textPace } from '../../../settings/settings.ts'

/** What stands on the stage once something has landed. */
export interface Frame {
  /** The battle once all events up to this one have happened. */
  readonly state: BattleState
  /** How many of the turn's events have happened. */
  readonly taken: number
  readonly line: Line | null
  /** Who is acting; null before the first. */
  readonly actor: number | null
  /** Places of those who are shown as fallen. */
  readonly down: ReadonlySet<number>
  /** Places of those who have announced something in the turn that is shown. */
  readonly announced: ReadonlySet<number>
  /** Places behind a folding screen. */
  readonly guarded: ReadonlySet<number>
  /** By place, which landing struck somebody last. */
  readonly struck: ReadonlyMap<number, number>
}

/** A line of the log, with that of the action it is a result of. */
export interface Line {
  readonly heading: string | null
  readonly text: string
}

/** What stands on the stage before the first landing. */
export const stillFrame = (state: BattleState): Frame => ({
  state,
  taken: 0,
  line: null,
  actor: null,
  down: new Set(state.combatants.flatMap(({ hp }, place) => (hp === 0 ? [place] : []))),
  announced: new Set(),
  guarded: new Set(),
  struck: new Map(),
})

/** What of the turn is on the stage now. */
export interface Showing extends Frame {
  /** What is being said. */
  readonly speech: Speech | null
}

export const still = (state: BattleState): Showing => ({ ...stillFrame(state), speech: null })

/** How long a speech stays, in milliseconds: as long as it takes to read it, whatever the speed of the battle. */
export const readingTime = ({ lines }: Pick<Speech, 'lines'>): number => (1300 + 110 * lines.join('').length) * textPace()
