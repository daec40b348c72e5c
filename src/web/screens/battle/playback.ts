import { applyEvent, type BattleEvent } from '../../../rules/battle/event.ts'
import { type BattleState, combatantAt } from '../../../rules/battle/state.ts'
import type { EffectName } from '../../sound/effects.ts'
import type { Battle, PlayedRound } from './battle-model.ts'

export type MotionName = 'act' | 'hit' | 'critical' | 'heal' | 'strengthen' | 'weaken' | 'guard' | 'fall' | 'rise' | 'telegraph'

/** A number that rises from somebody. */
export interface Float {
  readonly place: number
  readonly text: string
  readonly tone: 'damage' | 'critical' | 'heal' | 'ap'
  /** What flashes behind it: a cut, a burst of light, spreading ink, rising warmth. */
  readonly mark: 'cut' | 'light' | 'ink' | 'warmth' | null
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
export function playback(before: BattleState, { events, lines, after }: PlayedRound): readonly Step[] {
  let state = before
  let blow: Blow = 'cut'
  return events.map((event, index) => {
    state = applyEvent(state, event)
    if (event.type === 'acted') blow = blowOf(event.deed, after)
    const line = lines.findLast((one) => one.event === index)?.text ?? null
    const show = showing(event, state, blow)
    // A line that stands alone still has to be read.
    return { ...quiet, ...show, state, line, pause: Math.max(show.pause ?? 0, line === null ? 0 : leastReading) }
  })
}

/** The shortest time in which a line can be read, in milliseconds. */
const leastReading = 560

type Showing = Partial<Omit<Step, 'state' | 'line'>>
const quiet = { motions: [], float: null, sound: null, actor: null, pause: 0 } satisfies Showing

function showing(event: BattleEvent, state: BattleState, blow: Blow): Showing {
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
      return on(event.target, 'rise', { float: float(event.target, String(event.hp), 'heal', 'warmth'), sound: 'heal', pause: 700 })
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
      return showAmount(event, blow)
  }
}

type AmountEvent = Extract<BattleEvent, { readonly amount: number; readonly target: number }>

function showAmount(event: AmountEvent, blow: Blow): Showing {
  const { target, amount } = event
  if (amount === 0) return {}
  switch (event.type) {
    case 'damaged':
      return event.critical
        ? on(target, 'critical', { float: float(target, String(amount), 'critical', blow), sound: 'critical', pause: 860 })
        : on(target, 'hit', { float: float(target, String(amount), 'damage', blow), sound: 'hit', pause: 640 })
    case 'recoiled':
    case 'bled':
      return on(target, 'hit', {
        float: float(target, String(amount), 'damage', event.type === 'bled' ? 'ink' : null),
        sound: 'hit',
        pause: 560,
      })
    case 'healed':
    case 'regenerated':
    case 'drained':
      return on(target, 'heal', { float: float(target, String(amount), 'heal', 'warmth'), sound: 'heal', pause: 580 })
    case 'apRestored':
      return on(target, 'heal', { float: float(target, `AP ${amount}`, 'ap'), sound: 'heal', pause: 400 })
    case 'apDrained':
      return on(target, 'weaken', { float: float(target, `AP −${amount}`, 'ap'), sound: 'weaken', pause: 400 })
  }
}

type Blow = 'cut' | 'light'

/** Magic bursts, everything else cuts. What enemies use, the screen does not know: they cut. */
function blowOf(deed: Extract<BattleEvent, { type: 'acted' }>['deed'], { members, items }: Battle): Blow {
  const id = Number(deed.split(':')[1])
  const acts = deed.startsWith('item:') ? items : members.flatMap((member) => member.skills)
  return acts.find((act) => act.id === id)?.attack_type === 2 ? 'light' : 'cut'
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
const float = (place: number, text: string, tone: Float['tone'], mark: Float['mark'] = null): Float => ({ place, text, tone, mark })
