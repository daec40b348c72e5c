import { battleLog } from '../../../content/log/battle-log.ts'
import { enemyNames } from '../../../content/log/enemy-names.ts'
import { foldingOf } from '../../../content/log/foldings.ts'
import { lastDeedOf } from '../../../content/log/last-deeds.ts'
import type { BattleEvent } from '../../../rules/battle/event.ts'
import type { StoredAdventure } from '../../store/rows/adventures.ts'

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
  const enemies = state.battle.combatants.slice(cast.length)
  const names = [...cast.map(({ name }) => name), ...enemyNames(enemies.map(({ kind }) => kind))]
  const lines = battleLog(events, {
    combatant: (id) => names[id] ?? '',
    isMember: (id) => id < cast.length,
    lastDeed: (id) => lastDeedOf(state.field, enemies[id - cast.length]?.kind ?? 0),
    folding: (id) => foldingOf(enemies[id - cast.length]?.kind ?? 0),
  })
  return { events, lines: lines.map(({ text }) => text), lineEvents: lines.map(({ event }) => event) }
}
