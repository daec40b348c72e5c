import { applyEvent, type BattleEvent } from '../../../rules/battle/event.ts'
import { type BattleState, combatantAt } from '../../../rules/battle/state.ts'
import type { EffectName } from '../../sound/effects.ts'
import type { PlayedRound } from './battle-model.ts'

export type MotionName = 'act' | 'hit' | 'critical' | 'heal' | 'strengthen' | 'weaken' | 'guard' | 'fall' | 'rise' | 'telegraph'

/** A number that rises from somebody. */
export interface Float {
  readonly place: number
  readonly text: string
  readonly tone: 'damage' | 'critical' | 'heal' | 'ap'
}

/** One event, made ready to be seen. */
export interface Step {
  /** The battle once the event has happened. */
  readonly state: BattleState
  /** The line of the log that tells of it; null leaves the one before. */
  readonly line: string | null
  readonly motions: readonly { readonly place: number; readonly motion: MotionName }[]
  readonly float: Float | null
  readonly sound: EffectName | null
  /** Who acts from here on; null leaves the one before. */
  readonly actor: number | null
  /** How long it is looked at, in milliseconds at single speed; 0 = the next follows at once. */
  readonly pause: number
}

/** The round, event by event. */
export function playback(before: BattleState, { events, lines }: PlayedRound): readonly Step[] {
  let state = before
  return events.map((event, index) => {
    state = applyEvent(state, event)
    const line = lines.findLast((one) => one.event === index)?.text ?? null
    const show = showing(event, state)
    // A line that stands alone still has to be read.
    return { ...quiet, ...show, state, line, pause: Math.max(show.pause ?? 0, line === null ? 0 : leastReading) }
  })
}

/** The shortest time in which a line can be read, in milliseconds. */
const leastReading = 560

type Showing = Partial<Omit<Step, 'state' | 'line'>>
const quiet = { motions: [], float: null, sound: null, actor: null, pause: 0 } satisfies Showing

function showing(event: BattleEvent, state: BattleState): Showing {
  switch (event.type) {
    case 'acted':
      return { ...showDeed(event.actor, event.deed), actor: event.actor }
    case 'telegraphed':
      return { motions: [{ place: event.actor, motion: 'telegraph' }], sound: 'telegraph', pause: 900 }
    case 'modified':
      return showModifier(event)
    case 'fell':
      return showFall(event.target, state)
    case 'revived':
      return on(event.target, 'rise', { float: float(event.target, String(event.hp), 'heal'), sound: 'heal', pause: 700 })
    case 'cleansed':
      return on(event.target, 'heal', { sound: 'strengthen', pause: 320 })
    case 'dispelled':
      return on(event.target, 'weaken', { sound: 'weaken', pause: 320 })
    case 'warded':
      return on(event.target, 'guard', { sound: 'defend', pause: 320 })
    case 'failed':
      return { sound: 'refuse', pause: 760 }
    case 'battleEnded':
      return { pause: event.outcome === 'won' ? 200 : 900 }
    case 'spentAp':
    case 'usedItem':
    case 'wornOff':
    case 'planned':
    case 'turnEnded':
      return {}
    default:
      return showAmount(event)
  }
}

type AmountEvent = Extract<BattleEvent, { readonly amount: number; readonly target: number }>

function showAmount(event: AmountEvent): Showing {
  const { target, amount } = event
  if (amount === 0) return {}
  switch (event.type) {
    case 'damaged':
      return event.critical
        ? on(target, 'critical', { float: float(target, String(amount), 'critical'), sound: 'critical', pause: 860 })
        : on(target, 'hit', { float: float(target, String(amount), 'damage'), sound: 'hit', pause: 640 })
    case 'recoiled':
    case 'bled':
      return on(target, 'hit', { float: float(target, String(amount), 'damage'), sound: 'hit', pause: 560 })
    case 'healed':
    case 'regenerated':
    case 'drained':
      return on(target, 'heal', { float: float(target, String(amount), 'heal'), sound: 'heal', pause: 580 })
    case 'apRestored':
      return on(target, 'heal', { float: float(target, `AP ${amount}`, 'ap'), sound: 'heal', pause: 400 })
    case 'apDrained':
      return on(target, 'weaken', { float: float(target, `AP −${amount}`, 'ap'), sound: 'weaken', pause: 400 })
  }
}

function showDeed(actor: number, deed: Extract<BattleEvent, { type: 'acted' }>['deed']): Showing {
  if (deed === 'defence') return on(actor, 'guard', { sound: 'defend', pause: 340 })
  if (deed === 'escape') return on(actor, 'act', { sound: 'escape', pause: 700 })
  return on(actor, 'act', { sound: 'attack', pause: 680 })
}

function showModifier({ target, modifier }: Extract<BattleEvent, { type: 'modified' }>): Showing {
  if (modifier.source === 'defence') return {}
  return modifier.bad
    ? on(target, 'weaken', { sound: 'weaken', pause: 260 })
    : on(target, 'strengthen', { sound: 'strengthen', pause: 260 })
}

function showFall(place: number, state: BattleState): Showing {
  const isMember = combatantAt(state, place).side === 'party'
  return on(place, 'fall', { sound: isMember ? 'kneel' : 'fold', pause: 700 })
}

const on = (place: number, motion: MotionName, rest: Showing): Showing => ({ motions: [{ place, motion }], ...rest })
const float = (place: number, text: string, tone: Float['tone']): Float => ({ place, text, tone })
