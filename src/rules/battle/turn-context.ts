import type { Rng } from '../rng.ts'
import { type BattleEvent, change, draftOf } from './event.ts'
import type { Act, ActLevel } from './skill.ts'
import { type BattleCatalog, type BattleState, combatantAt, type Side, type Source } from './state.ts'

/** A turn while it is being resolved. `emit` is the only way to change the battle in it. */
export interface TurnContext {
  /** The battle after all events so far. Not a copy: it changes with every `emit`. */
  readonly state: BattleState
  readonly events: readonly BattleEvent[]
  readonly catalog: BattleCatalog
  readonly rng: Rng
  /** Places of those who fell in this turn: even when revived, they no longer act in it. */
  readonly fallen: ReadonlySet<number>
  /** Applies the event to `state` and records it. */
  readonly emit: (event: BattleEvent) => void
  /** Places of enemies whose next action is decided and shown when the turn has ended. */
  readonly watched: Set<number>
  /** The next member acts at once. */
  hastens: boolean
}

/** Begins a turn on a copy of `state`. */
export function beginTurn(state: BattleState, catalog: BattleCatalog, rng: Rng): TurnContext {
  const draft = draftOf(state)
  const events: BattleEvent[] = []
  const fallen = new Set<number>()
  const emit = (event: BattleEvent): void => {
    change(draft, event)
    events.push(event)
    if (event.type === 'fell') fallen.add(event.target)
  }
  return { state: draft, events, catalog, rng, fallen, emit, watched: new Set(), hastens: false }
}

/** A skill or an item in use: by whom, at which level, on whom. */
export interface ActUse {
  readonly act: Act
  readonly source: Source
  /** Counted from 1. */
  readonly level: number
  /** The figures of that level. */
  readonly figures: ActLevel
  /** Place of the user. */
  readonly actor: number
  /** Places aimed at, in index order. */
  readonly targets: readonly number[]
}

/** Living places of a side, in index order. */
export function living({ state }: TurnContext, side: Side): number[] {
  const ids: number[] = []
  for (const combatant of state.combatants) if (combatant.side === side && combatant.hp > 0) ids.push(combatant.id)
  return ids
}

/** True when nobody of that side stands. */
export const isDown = ({ state }: TurnContext, side: Side): boolean =>
  state.combatants.every((combatant) => combatant.side !== side || combatant.hp === 0)

/** The first living combatant of that side who taunts, or null. */
export function taunting({ state }: TurnContext, side: Side): number | null {
  for (const combatant of state.combatants) {
    if (combatant.side === side && combatant.hp > 0 && combatant.modifiers.some((modifier) => modifier.taunt)) return combatant.id
  }
  return null
}

/** `target` loses `amount` HP other than by a hit, and falls at 0. */
export function loseHp(turn: TurnContext, type: 'bled' | 'recoiled', target: number, amount: number): void {
  turn.emit({ type, target, amount })
  if (combatantAt(turn.state, target).hp === 0) turn.emit({ type: 'fell', target })
}
