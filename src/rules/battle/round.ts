import type { Rng } from '../rng.ts'
import { type BattleEvent, change, type Draft } from './event.ts'
import type { BattleCatalog, Combatant, Side } from './state.ts'

/** A round being resolved. `emit` is the only way to change anything in it. */
export interface Round {
  readonly draft: Draft
  readonly events: BattleEvent[]
  readonly catalog: BattleCatalog
  readonly rng: Rng
  /** Who has fallen in this round: even when revived, they no longer act. */
  readonly fallen: Set<number>
}

export function emit(round: Round, event: BattleEvent): void {
  change(round.draft, event)
  round.events.push(event)
  if (event.type === 'fell') round.fallen.add(event.target)
}

/** @throws RangeError when nobody has this place. */
export function one(round: Round, id: number): Combatant {
  const found = round.draft.combatants[id]
  if (!found) throw new RangeError(`Nobody has place ${id} in this battle`)
  return found
}

/** Living places of a side, in index order. */
export function living(round: Round, side: Side): number[] {
  const ids: number[] = []
  for (const combatant of round.draft.combatants) if (combatant.side === side && combatant.hp > 0) ids.push(combatant.id)
  return ids
}

/** True when nobody of that side stands. */
export const isDown = (round: Round, side: Side): boolean =>
  round.draft.combatants.every((combatant) => combatant.side !== side || combatant.hp === 0)

/** HP lost for whatever reason but a blow; falling included. */
export function lose(round: Round, type: 'bled' | 'recoiled', target: number, amount: number): void {
  emit(round, { type, target, amount })
  if (one(round, target).hp === 0) emit(round, { type: 'fell', target })
}
