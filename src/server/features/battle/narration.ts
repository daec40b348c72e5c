import { battleLog } from '../../../content/log/battle-log.ts'
import { battleNames } from '../../../content/log/battle-names.ts'
import type { BattleEvent } from '../../../rules/battle/event.ts'
import type { StoredAdventure } from '../../store/rows/battle/adventures.ts'

/** What clients learn of a turn. */
export interface Narration {
  /** What enemies plan is left out. */
  readonly events: readonly BattleEvent[]
  readonly lines: readonly string[]
  /** For each line the index of its event. */
  readonly lineEvents: readonly number[]
}

export function narrate({ state, cast }: Pick<StoredAdventure, 'state' | 'cast'>, all: readonly BattleEvent[]): Narration {
  const events = all.filter(({ type }) => type !== 'planned')
  const names = cast.map(({ name }) => name)
  const lines = battleLog(events, battleNames(state, names))
  return { events, lines: lines.map(({ text }) => text), lineEvents: lines.map(({ event }) => event) }
}
