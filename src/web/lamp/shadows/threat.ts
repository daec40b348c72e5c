import { VAST_EXPANSE } from '../../../content/named-ids.ts'
import type { BattleState } from '../../../rules/battle/state.ts'

interface Shown {
  readonly state: BattleState
  /** Places of those who are shown as fallen. */
  readonly down: ReadonlySet<number>
}

/**
 * The place of the enemy whose shadow stands on the backdrop: the first that prepares what it has announced, so that there is never more than one. Null
 * when nobody does, when all is decided, and in field 12, where enemies are white before the dark.
 */
export function threatIn({ state: { combatants, outcome }, down }: Shown, fieldId: number): number | null {
  if (outcome !== null || fieldId === VAST_EXPANSE) return null
  const place = combatants.findIndex(({ forced }, at) => forced !== null && !down.has(at))
  return place < 0 ? null : place
}
