import { staysStanding } from '../../../../content/enemy-fields.ts'
import { enemySpells } from '../../../../content/enemy-spells.ts'
import { type BattleEvent, itemIn, skillIn } from '../../../../rules/battle/event.ts'
import { type BattleState, combatantAt, type Source } from '../../../../rules/battle/state.ts'
import { roleClassOf, roleLooks } from '../../../looks/roles.ts'
import { BETWEEN_BLOWS } from '../../../motion/gesture.ts'
import type { GestureName } from '../../../motion/gestures.ts'
import type { TimedAct, Blow, Row } from '../../../motion/timeline.ts'
import type { EffectName } from '../../../sound/effects/effects.ts'
import type { Battle, PlayedTurn, ShownMember } from '../battle-model.ts'
import { elementOf, soundOf } from './act-look.ts'

/** The turn, with the battle as it stands before each of its events. */
export interface Course extends Pick<PlayedTurn, 'events' | 'lines' | 'speeches' | 'after'> {
  /** `states[0]` is what stands before the turn, `states[n + 1]` what stands after event n. */
  readonly states: readonly [BattleState, ...BattleState[]]
}

/** An event with its place in the turn. */
interface IndexedEvent {
  readonly index: number
  readonly event: BattleEvent
}

/** An act of somebody, or something that happens at the end of the turn, with the events that belong to it. */
interface Group {
  readonly lead: IndexedEvent
  readonly results: readonly IndexedEvent[]
}

/** One row of the choreography with the events that it shows. */
export interface Shown extends Omit<Row, 'at' | 'element'> {
  /** Indexes of the events that are seen with each blow, or with the one landing of a gesture without any. */
  readonly lands: readonly number[]
  /** What is heard as it lands; null: by its blows. */
  readonly sound: EffectName | null
}

export interface ShownGroup {
  readonly act: TimedAct
  /** The act's own row, then those of its results, in the order of `sequence`. */
  readonly rows: readonly Shown[]
  /** The act that somebody begins with it; null for what only happens. */
  readonly begins: { readonly index: number; readonly actor: number; readonly sound: EffectName } | null
  /** Index of its last event. */
  readonly ends: number
}

/**
 * Each act with what comes of it. What nothing shows goes with whatever is before it. What follows words that are said stands alone:
 * it waits for them, except for blows, which land with their act.
 */
export function groupsOf({ events, speeches }: Pick<PlayedTurn, 'events' | 'speeches'>): readonly Group[] {
  const groups: { lead: IndexedEvent; results: IndexedEvent[] }[] = []
  let act = groups[0]
  let isSaid = false
  for (const [index, event] of events.entries()) {
    const indexed = { index, event }
    const last = groups.at(-1)
    if (act === undefined || leads(event, act.lead.event)) {
      act = { lead: indexed, results: [] }
      groups.push(act)
      isSaid = false
    } else if (!isSaid || event.type === 'damaged' || event.type === 'healed') act.results.push(indexed)
    else if (last === undefined || last === act) groups.push({ lead: indexed, results: [] })
    else last.results.push(indexed)
    if (speeches.some((one) => one.event === index)) isSaid = true
  }
  return groups
}

const leading: readonly BattleEvent['type'][] = ['acted', 'interrupted', 'telegraphed', 'bled', 'regenerated', 'turnEnded']

/** What wears off at the end of a turn is told together. */
const leads = ({ type }: BattleEvent, open: BattleEvent): boolean =>
  leading.includes(type) || (type === 'wornOff' && open.type !== 'wornOff')

/** Ms after the contact at which results begin: the number has settled. Ms between two of them; a fold waits for its own blow. */
const resultsAfter = 190
const betweenResults = 60

export function shownGroup(group: Group, course: Course): ShownGroup {
  const { lead, results } = group
  const element = elementOf(lead.event, course.after)
  const main = mainRow(group, course)
  let next = resultsAfter
  const after = results.flatMap(({ index }): (Shown & { readonly after: number })[] => {
    const row = main.lands.includes(index) ? null : resultRow(index, course)
    if (row === null) return []
    if (row.gesture === 'fall') {
      const blow = Math.max(
        0,
        main.blows.findLastIndex(({ target }) => target === row.who),
      )
      return [{ ...row, after: resultsAfter + blow * BETWEEN_BLOWS }]
    }
    next += betweenResults
    return [{ ...row, after: next - betweenResults }]
  })
  const { event, index } = lead
  return {
    act: { ...main, element, results: after.map((row) => ({ ...row, element })) },
    rows: [main, ...after],
    begins: event.type === 'acted' ? { index, actor: event.actor, sound: soundOfAct(event, course.states[0], results) } : null,
    ends: results.at(-1)?.index ?? index,
  }
}

type Acted = Extract<BattleEvent, { type: 'acted' }>

function soundOfAct({ actor, action }: Acted, state: BattleState, results: readonly IndexedEvent[]): EffectName {
  if (action === 'defence') return 'defend'
  if (action === 'escape') return 'escape'
  if (itemIn(action) !== null) return 'item'
  const skill = results.some(({ event }) => event.type === 'damaged') ? 'heavy' : 'spell'
  return soundOf(combatantAt(state, actor), skillIn(action) === null ? 'light' : skill)
}

/** The gesture of an act itself, with the blows that land by it. */
function mainRow({ lead, results }: Group, course: Course): Shown {
  const { index, event } = lead
  if (event.type === 'acted') return actRow(lead.index, event, { results, course })
  const hasLine = [lead, ...results].some((one) => lineOf(one.index, course) !== null)
  const quiet: Shown = { gesture: hasLine ? 'pause' : 'settle', who: 0, blows: [], lands: [index], sound: null }
  return resultRow(index, course) ?? quiet
}

interface ActContext {
  readonly results: readonly IndexedEvent[]
  readonly course: Course
}

function actRow(index: number, { actor, action }: Acted, { results, course }: ActContext): Shown {
  const alone = (gesture: GestureName): Shown => ({ gesture, who: actor, blows: [], lands: [index], sound: null })
  const landing = (...types: readonly BattleEvent['type'][]) =>
    results.filter(({ event }) => types.includes(event.type) && 'amount' in event && event.amount > 0)
  const striking = (gesture: GestureName, events: readonly IndexedEvent[]): Shown => ({
    gesture,
    who: actor,
    blows: events.flatMap((one) => blowOf(one.index, course) ?? []),
    lands: events.map((one) => one.index),
    sound: null,
  })
  if (action === 'defence') return alone('guard')
  if (action === 'escape') return alone('escape')
  const damages = landing('damaged')
  const isItem = itemIn(action) !== null
  if (damages.length > 0) {
    if (combatantAt(course.states[0], actor).side === 'enemies') {
      return striking(enemySpells.has(skillIn(action) ?? 0) ? 'throwElement' : 'lunge', damages)
    }
    return striking(isItem ? 'strike' : strikeOf(course.after.members[actor]), damages)
  }
  const gains = isItem ? landing('healed', 'apRestored') : []
  if (isItem) return gains.length > 0 ? striking('item', gains) : alone('item')
  const cursed = new Set(results.flatMap(({ event }) => (cursing(event) ? [event.target] : [])))
  if (combatantAt(course.states[0], actor).side === 'enemies' && cursed.size > 0) {
    const blows = [...cursed].map((target): Blow => ({ target, tone: 'none', amount: 0, guarded: false }))
    return { ...alone('throwElement'), blows, lands: blows.map(() => index) }
  }
  const heals = landing('healed')
  return heals.length > 0 ? striking('heal', heals) : alone('call')
}

type Cursing = Extract<BattleEvent, { type: 'modified' | 'apDrained' | 'dispelled' | 'warded' }>

/** What enemies send over without a blow. */
const cursing = (event: BattleEvent): event is Cursing =>
  (event.type === 'modified' && event.modifier.bad) || event.type === 'apDrained' || event.type === 'dispelled' || event.type === 'warded'

const strikeOf = (member: ShownMember | undefined): GestureName => (member ? roleLooks[roleClassOf(member.role_id)].gesture : 'strike')

/** The gesture of one thing that comes of an act; null where there is nothing to be seen. */
function resultRow(index: number, course: Course): Shown | null {
  const event = course.events[index]
  const blow = blowOf(index, course)
  const on = (gesture: GestureName, who: number, sound: EffectName | null): Shown => ({
    gesture,
    who,
    blows: blow ? [blow] : [],
    lands: [index],
    sound,
  })
  switch (event?.type) {
    case 'damaged':
    case 'recoiled':
      return event.amount === 0 ? null : on('wound', event.target, null)
    case 'bled':
      return event.amount === 0 ? null : on('bleed', event.target, null)
    case 'healed':
    case 'regenerated':
    case 'drained':
      return event.amount === 0 ? null : on('mend', event.target, null)
    case 'apRestored':
      return event.amount === 0 ? null : on('drops', event.target, 'heal')
    case 'apDrained':
      return event.amount === 0 ? null : on('drops', event.target, 'weaken')
    case 'modified':
      if (unstamped.includes(event.modifier.source)) return null
      return event.modifier.bad ? on('stampWeak', event.target, 'weaken') : on('stampStrong', event.target, 'strengthen')
    case 'cleansed':
      return on('cleanse', event.target, 'strengthen')
    case 'dispelled':
      return on('dispel', event.target, 'weaken')
    case 'warded':
      return on('ward', event.target, 'defend')
    case 'revived':
      return on('revive', event.target, 'rise')
    case 'interrupted':
      return on('broken', event.actor, 'broken')
    case 'telegraphed':
      return on('telegraph', event.actor, 'telegraph')
    case 'failed':
      return on('failed', event.actor, 'refuse')
    case 'fell':
      return combatantAt(course.states[0], event.target).side === 'party'
        ? on('kneel', event.target, 'kneel')
        : on(stays(event.target, course.after) ? 'waver' : 'fall', event.target, 'fold')
    default:
      return null
  }
}

/** Modifiers that a gesture or a blow of their own has shown already. */
const unstamped: readonly Source[] = ['defence', 'attack', 'broken']

/** Whether an enemy still stands when it is beaten. */
const stays = (place: number, { members, enemies, place: { fieldId } }: Battle): boolean =>
  staysStanding(fieldId, enemies[place - members.length]?.id ?? 0)

/** The number that an event shows; null where it has none. */
function blowOf(index: number, { events, states }: Course): Blow | null {
  const event = events[index]
  if (event?.type === 'revived') return { target: event.target, tone: 'heal', amount: event.hp, guarded: false }
  if (event === undefined || !('amount' in event && 'target' in event)) return null
  const guarded = states[index]?.combatants[event.target]?.modifiers.some(({ source }) => source === 'defence') ?? false
  // The number is the whole blow; the gauge shows what it took.
  const amount = event.amount + (event.type === 'damaged' ? (event.excess ?? 0) : 0)
  return { target: event.target, tone: toneOf(event), amount, guarded: guarded && event.type === 'damaged' }
}

function toneOf(event: Extract<BattleEvent, { readonly amount: number; readonly target: number }>): Blow['tone'] {
  switch (event.type) {
    case 'damaged':
      return event.critical ? 'critical' : 'damage'
    case 'recoiled':
    case 'bled':
      return 'damage'
    case 'apRestored':
      return 'apGained'
    case 'apDrained':
      return 'apLost'
    default:
      return 'heal'
  }
}

/** The line of the log that tells of an event; null where none does. */
export const lineOf = (index: number, { lines }: Pick<Course, 'lines'>): string | null =>
  lines.findLast((one) => one.event === index && one.text !== '')?.text ?? null
