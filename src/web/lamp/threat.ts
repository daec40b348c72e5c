import type { BattleState } from '../../rules/battle/state.ts'

/**
 * The place of the enemy whose shadow stands on the backdrop: the first that prepares what it has announced, so that there is never more than one. Null
 * when nobody does, or all is decided.
 */
export function threatIn({ combatants, outcome }: BattleState, down: ReadonlySet<number>): number | null {
  if (outcome !== null) return null
  const place = combatants.findIndex(({ forced }, at) => forced !== null && !down.has(at))
  return place < 0 ? null : place
}
