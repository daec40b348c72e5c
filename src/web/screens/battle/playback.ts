import { applyEvent, type BattleEvent } from '../../../rules/battle/event.ts'
import { type BattleState, combatantAt } from '../../../rules/battle/state.ts'
import { actSoundOf } from '../../sound/act-sounds.ts'
import type { EffectName } from '../../sound/effects.ts'
import type { Speech } from '../../../contract/battle.ts'
import type { Battle, PlayedTurn } from './battle-model.ts'

export type MotionName = 'act' | 'hit' | 'critical' | 'heal' | 'strengthen' | 'weaken' | 'guard' | 'fall' | 'rise' | 'telegraph' | 'broken'

/** A number that rises from somebody. */
export interface Float {
  readonly place: number
  /** HP or AP, never negative: the tone says which and which way. */
  readonly amount: number
  readonly tone: 'damage' | 'critical' | 'heal' | 'apGained' | 'apLost'
  /** What flashes behind it: a cut, a burst of light (magic), ink (bleeding), a warm glow (healing). */
  readonly mark: 'cut' | 'light' | 'ink' | 'warmth' | null
}

/** How one event is shown. */
export interface Step {
  /** The battle once the event has happened. */
  readonly state: BattleState
  /** The line of the log that tells of it; null leaves the one before. */
  readonly line: string | null
  /** The line of the action that `line` is a result of; null when it stands alone. */
  readonly heading: string | null
  readonly motions: readonly { readonly place: number; readonly motion: MotionName }[]
  readonly float: Float | null
  readonly sound: EffectName | null
  /** Who acts from here on; null leaves the one before. */
  readonly actor: number | null
  /** How long it is shown, in milliseconds at single speed; 0 = the next follows at once. */
  readonly pause: number
  /** What is said after it. The turn stands still meanwhile, at every speed. */
  readonly speech: Speech | null
}

/** What is heard of a turn that is shown at once: its heaviest event. */
export const soundOfAll = (steps: readonly Step[]): EffectName | null =>
  heaviest.find((sound) => steps.some((step) => step.sound === sound)) ?? steps.at(-1)?.sound ?? null

const heaviest = ['critical', 'broken', 'kneel', 'fold', 'hit', 'heal'] as const satisfies readonly EffectName[]

/** How long a speech stays, in milliseconds: as long as it takes to read it, whatever the speed of the battle. */
export const readingTime = ({ lines }: Pick<Speech, 'lines'>): number => 1300 + 110 * lines.join('').length

/** How long the last step stays before commands are asked for again, in milliseconds at single speed. */
export const closingPause = 180

/** The turn, event by event. */
export function playback(before: BattleState, { events, lines, speeches, after }: PlayedTurn): readonly Step[] {
  let state = before
  let blow: Blow = 'cut'
  let heading: string | null = null
  return events.map((event, index) => {
    state = applyEvent(state, event)
    const line = lines.findLast((one) => one.event === index && one.text !== '')?.text ?? null
    if (event.type === 'acted') blow = blowOf(event.action, after)
    if (event.type === 'acted' || endsAction(event)) heading = null
    const show = showing(event, state, blow)
    const speech = speeches.find((one) => one.event === index) ?? null
    const step = { ...quiet, ...show, state, line, heading, speech, pause: Math.max(show.pause ?? 0, line === null ? 0 : leastReading) }
    if (event.type === 'acted') heading = line
    return step
  })
}

/** What happens at the end of the turn is nobody's action. */
const endsAction = ({ type }: BattleEvent): boolean =>
  type === 'bled' || type === 'regenerated' || type === 'wornOff' || type === 'turnEnded' || type === 'battleEnded'

/** How long a line is shown at least, in milliseconds at single speed. It stays readable longer: results stand behind the action's own line. */
const leastReading = 320

type Showing = Partial<Omit<Step, 'state' | 'line' | 'heading' | 'speech'>>
const quiet = { motions: [], float: null, sound: null, actor: null, pause: 0 } satisfies Showing

function showing(event: BattleEvent, state: BattleState, blow: Blow): Showing {
  switch (event.type) {
    case 'acted':
      return { ...showAction(event.actor, event.action, state), actor: event.actor }
    case 'telegraphed':
      return { motions: [{ place: event.actor, motion: 'telegraph' }], sound: 'telegraph', pause: 500 }
    case 'modified':
      return showModifier(event)
    case 'fell':
      return showFall(event.target, state)
    case 'revived':
      return on(event.target, 'rise', { float: float(event.target, event.hp, 'heal', 'warmth'), sound: 'rise', pause: 480 })
    case 'cleansed':
      return on(event.target, 'heal', { sound: 'strengthen', pause: 240 })
    case 'interrupted':
      return on(event.actor, 'broken', { sound: 'broken', pause: 900 })
    case 'dispelled':
      return on(event.target, 'weaken', { sound: 'weaken', pause: 240 })
    case 'warded':
      return on(event.target, 'guard', { sound: 'defend', pause: 240 })
    case 'failed':
      return { sound: 'refuse', pause: 560 }
    case 'battleEnded':
      return { pause: event.outcome === 'won' ? 200 : 500 }
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
        ? on(target, 'critical', { float: float(target, amount, 'critical', blow), sound: 'critical', pause: 500 })
        : on(target, 'hit', { float: float(target, amount, 'damage', blow), sound: 'hit', pause: 400 })
    case 'recoiled':
    case 'bled':
      return on(target, 'hit', {
        float: float(target, amount, 'damage', event.type === 'bled' ? 'ink' : null),
        sound: 'hit',
        pause: 380,
      })
    case 'healed':
    case 'regenerated':
    case 'drained':
      return on(target, 'heal', { float: float(target, amount, 'heal', 'warmth'), sound: 'heal', pause: 400 })
    case 'apRestored':
      return on(target, 'heal', { float: float(target, amount, 'apGained'), sound: 'heal', pause: 340 })
    case 'apDrained':
      return on(target, 'weaken', { float: float(target, amount, 'apLost'), sound: 'weaken', pause: 340 })
  }
}

type Blow = 'cut' | 'light'

/** Magic bursts, everything else cuts. What enemies use, the screen does not know: they cut. */
function blowOf(action: Extract<BattleEvent, { type: 'acted' }>['action'], { members, items }: Battle): Blow {
  const id = Number(action.split(':')[1])
  const acts = action.startsWith('item:') ? items : members.flatMap((member) => member.skills)
  return acts.find((act) => act.id === id)?.attack_type === 2 ? 'light' : 'cut'
}

function showAction(actor: number, action: Extract<BattleEvent, { type: 'acted' }>['action'], state: BattleState): Showing {
  if (action === 'defence') return on(actor, 'guard', { sound: 'defend', pause: 300 })
  if (action === 'escape') return on(actor, 'act', { sound: 'escape', pause: 500 })
  return on(actor, 'act', { sound: action.startsWith('item:') ? 'item' : actSoundOf(combatantAt(state, actor)), pause: 280 })
}

function showModifier({ target, modifier }: Extract<BattleEvent, { type: 'modified' }>): Showing {
  if (modifier.source === 'defence') return {}
  return modifier.bad
    ? on(target, 'weaken', { sound: 'weaken', pause: 220 })
    : on(target, 'strengthen', { sound: 'strengthen', pause: 220 })
}

function showFall(place: number, state: BattleState): Showing {
  const isMember = combatantAt(state, place).side === 'party'
  return on(place, 'fall', { sound: isMember ? 'kneel' : 'fold', pause: 400 })
}

const on = (place: number, motion: MotionName, rest: Showing): Showing => ({ motions: [{ place, motion }], ...rest })
const float = (place: number, amount: number, tone: Float['tone'], mark: Float['mark'] = null): Float => ({ place, amount, tone, mark })
