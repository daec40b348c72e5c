import type { BattleEnemy } from '../../../../contract/battle/combatants.ts'
import { type BattleState, standing } from '../../../../rules/battle/state.ts'

/** A kind of enemy on the stage. */
export interface StageKind {
  readonly id: number
  readonly name: string
}

/** Each kind that came on, folded or not, from left to right. */
export function kindsOn(enemies: readonly Pick<BattleEnemy, 'id' | 'name'>[]): readonly StageKind[] {
  return [...Map.groupBy(enemies, ({ id }) => id).values()].flatMap(([first, ...others]) =>
    // Several of a kind are told apart by a letter at the end.
    first === undefined ? [] : [{ id: first.id, name: others.length === 0 ? first.name : first.name.slice(0, -1) }],
  )
}

/** The kind of the enemy that is marked as a target, else of the first that stands. `marked`: a place. Null when none stands. */
export function kindLookedAt(state: BattleState, marked: number | null): number | null {
  const target = state.combatants.find(({ id, side }) => id === marked && side === 'enemies')
  return (target ?? standing(state, 'enemies')[0])?.kind ?? null
}
