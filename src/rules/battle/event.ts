import type { Choice } from './skill.ts'
import { type BattleState, type Combatant, combatantAt, type Mind, type Modifier, type Outcome, type Source, withItems } from './state.ts'

/** What a combatant does: the kind of action, with the id of its skill or item. */
export type Action = 'attack' | 'defence' | 'escape' | `skill:${number}` | `item:${number}`

const idAfter = (name: 'skill:' | 'item:', text: string): number | null => (text.startsWith(name) ? Number(text.slice(name.length)) : null)

/** The id of the skill that an action or a source names; null when it names none. */
export const skillIn = (action: Action | Source): number | null => idAfter('skill:', action)
/** The id of the item that an action or a source names; null when it names none. */
export const itemIn = (action: Action | Source): number | null => idAfter('item:', action)

/**
 * One thing that happened in a turn. Facts only: nothing is left to roll, and there is no text in it. Combatants are given by their id.
 * Amounts are what really changed (a heal over the maximum is cut before it becomes an event; what a blow had beyond that is its `excess`).
 */
export type BattleEvent =
  /** `targets` are those aimed at when the act began; empty for escape. */
  | { readonly type: 'acted'; readonly actor: number; readonly action: Action; readonly targets: readonly number[] }
  | { readonly type: 'spentAp'; readonly actor: number; readonly amount: number }
  | { readonly type: 'usedItem'; readonly actor: number; readonly item: number }
  | { readonly type: 'failed'; readonly actor: number; readonly reason: FailReason }
  | {
      readonly type: 'damaged'
      readonly target: number
      readonly amount: number
      readonly critical: boolean
      /** HP by which the blow was greater than what was left; left out where it was not. */
      readonly excess?: number
    }
  | {
      readonly type: 'recoiled' | 'bled' | 'healed' | 'regenerated' | 'apRestored' | 'apDrained'
      readonly target: number
      readonly amount: number
    }
  /** HP that the attacker gains from the damage just done. */
  | { readonly type: 'drained'; readonly target: number; readonly amount: number }
  | { readonly type: 'modified'; readonly target: number; readonly modifier: Modifier }
  /** DEFENCE kept a weakening or an AP loss off. */
  | { readonly type: 'warded'; readonly target: number }
  | { readonly type: 'cleansed' | 'dispelled'; readonly target: number; readonly sources: readonly Source[] }
  | { readonly type: 'wornOff'; readonly target: number; readonly source: Source }
  | { readonly type: 'fell'; readonly target: number }
  | { readonly type: 'revived'; readonly target: number; readonly hp: number }
  /** What the enemy had announced is broken off; it does nothing this turn. */
  | { readonly type: 'interrupted'; readonly actor: number }
  /** 気配: the actor must use skill `next` in the next turn. */
  | { readonly type: 'telegraphed'; readonly actor: number; readonly next: number }
  /** A member has found out what the enemy `target` will do next. */
  | { readonly type: 'foreseen'; readonly target: number; readonly action: Choice['action'] }
  /** The member `target` acts earlier in this turn than its speed allows. */
  | { readonly type: 'hastened'; readonly target: number }
  /** An enemy has chosen its action. Never sent to players. */
  | { readonly type: 'planned'; readonly actor: number; readonly mind: Mind }
  | { readonly type: 'turnEnded' }
  /** All modifiers end with the battle. `outOfTurns`: lost because both sides still stood after the last turn. */
  | { readonly type: 'battleEnded'; readonly outcome: Outcome; readonly outOfTurns: boolean }

/** `outOfReach`: the ally has fallen, stands already (revival), or is the user of what serves only others. */
export type FailReason = 'noAp' | 'outOfReach' | 'noneLeft' | 'escapeFailed'

/** One of the first `members` combatants, which are the party, has lost HP. */
export const isWound = (event: BattleEvent, members: number): boolean =>
  (event.type === 'damaged' || event.type === 'recoiled' || event.type === 'bled') && event.target < members && event.amount > 0

/** The state after `event`; the argument is untouched. The only place where a battle changes, on the server and on the screen. */
export function applyEvent(state: BattleState, event: BattleEvent): BattleState {
  const draft = draftOf(state)
  change(draft, event)
  return draft
}

type Writable<T> = { -readonly [K in keyof T]: T[K] }
export type Draft = Omit<Writable<BattleState>, 'combatants'> & { combatants: Writable<Combatant>[] }

/** A copy whose top two levels may be changed; everything deeper is shared and replaced, never edited. */
export function draftOf(state: BattleState): Draft {
  return { ...state, combatants: state.combatants.map((one) => ({ ...one })) }
}

/** Applies `event` to a draft in place, for loops over a turn's events; `applyEvent` leaves the state as it was. */
export function change(draft: Draft, event: BattleEvent): void {
  switch (event.type) {
    case 'usedItem':
      draft.bag = withItems(draft.bag, event.item, -1)
      return
    case 'turnEnded':
      return endTurn(draft)
    case 'battleEnded':
      draft.outcome = event.outcome
      for (const one of draft.combatants) one.modifiers = []
      return
    case 'acted':
    case 'spentAp':
    case 'failed':
    case 'telegraphed':
    case 'interrupted':
    case 'planned':
      return changeActor(combatantAt(draft, event.actor), event)
    default:
      return changeTarget(combatantAt(draft, event.target), event)
  }
}

type ActorEvent = Extract<BattleEvent, { type: 'acted' | 'spentAp' | 'failed' | 'telegraphed' | 'interrupted' | 'planned' }>
type TargetEvent = Extract<BattleEvent, { readonly target: number }>

function changeActor(actor: Writable<Combatant>, event: ActorEvent): void {
  switch (event.type) {
    case 'acted':
      actor.forced = null
      actor.foreseen = null
      return
    case 'interrupted':
      actor.forced = null
      return
    case 'spentAp':
      actor.ap = Math.max(0, actor.ap - event.amount)
      return
    case 'telegraphed':
      actor.forced = event.next
      return
    case 'planned':
      actor.mind = event.mind
      return
    case 'failed':
  }
}

function changeTarget(target: Writable<Combatant>, event: TargetEvent): void {
  switch (event.type) {
    case 'damaged':
    case 'recoiled':
    case 'bled':
      target.hp = Math.max(0, target.hp - event.amount)
      return
    case 'healed':
    case 'regenerated':
    case 'drained':
      target.hp = Math.min(target.maxHp, target.hp + event.amount)
      return
    case 'apRestored':
      target.ap = Math.min(target.maxAp, target.ap + event.amount)
      return
    case 'apDrained':
      target.ap = Math.max(0, target.ap - event.amount)
      return
    case 'modified':
      target.modifiers = [...target.modifiers.filter((old) => old.source !== event.modifier.source), event.modifier]
      return
    case 'cleansed':
    case 'dispelled':
      target.modifiers = target.modifiers.filter((old) => !event.sources.includes(old.source))
      return
    case 'wornOff':
      target.modifiers = target.modifiers.filter((old) => old.source !== event.source)
      return
    case 'fell':
      target.hp = 0
      target.modifiers = []
      target.forced = null
      target.foreseen = null
      return
    case 'foreseen':
      target.foreseen = event.action
      return
    case 'revived':
      target.hp = Math.min(target.maxHp, event.hp)
      return
    case 'warded':
    case 'hastened':
  }
}

function endTurn(draft: Draft): void {
  draft.turn += 1
  for (const one of draft.combatants) {
    if (one.modifiers.length > 0) one.modifiers = one.modifiers.map((modifier) => ({ ...modifier, turns: modifier.turns - 1 }))
  }
}
