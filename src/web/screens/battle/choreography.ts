import { staysStanding } from '../../../content/enemy-fields.ts'
import type { Speech } from '../../../contract/battle.ts'
import { applyEvent, type BattleEvent } from '../../../rules/battle/event.ts'
import { type BattleState, combatantAt } from '../../../rules/battle/state.ts'
import type { GestureName } from '../../motion/gestures.ts'
import { BETWEEN_BLOWS } from '../../motion/gesture.ts'
import { type Act, type Blow, landsAt, lengthOf, type Row, sequence } from '../../motion/timeline.ts'
import { actSoundOf } from '../../sound/act-sounds.ts'
import type { EffectName } from '../../sound/effects.ts'
import type { Battle, PlayedTurn } from './battle-model.ts'
import { elementOf } from './element-of.ts'

/** What stands on the stage once something has landed. */
export interface Frame {
  /** The battle once all events up to this one have happened. */
  readonly state: BattleState
  /** How many of the turn's events have happened. */
  readonly taken: number
  readonly line: Line | null
  /** Who is acting; null before the first. */
  readonly actor: number | null
  /** Places of those who are shown as fallen. */
  readonly down: ReadonlySet<number>
  /** Places of those who have announced something in the turn that is shown. */
  readonly announced: ReadonlySet<number>
  /** Places behind a folding screen. */
  readonly guarded: ReadonlySet<number>
  /** By place, which landing struck somebody last. */
  readonly struck: ReadonlyMap<number, number>
}

/** A line of the log, with that of the action it is a result of. */
export interface Line {
  readonly heading: string | null
  readonly text: string
}

/** Gestures that are played without a stop; then something may be said, for which the turn stands still. */
export interface Part {
  readonly rows: readonly Row[]
  /** Ms at single speed, holds not counted. */
  readonly length: number
  /** For each row what is heard as it begins, and with each of its blows. */
  readonly sounds: readonly { readonly begins: EffectName | null; readonly lands: readonly (EffectName | null)[] }[]
  /** For each row the frame with which it begins, and those of its blows; null where nothing new is to be seen. */
  readonly frames: readonly { readonly begins: number | null; readonly lands: readonly number[] }[]
  /** The frame with which the part ends. */
  readonly last: number
  readonly speech: Speech | null
}

export interface Choreography {
  /** In the order in which they are shown; the first is what stands before the turn. */
  readonly frames: readonly [Frame, ...Frame[]]
  readonly parts: readonly Part[]
}

/** How long a speech stays, in milliseconds: as long as it takes to read it, whatever the speed of the battle. */
export const readingTime = ({ lines }: Pick<Speech, 'lines'>): number => 1300 + 110 * lines.join('').length

/** What stands on the stage before the first landing. */
export const stillFrame = (state: BattleState): Frame => ({
  state,
  taken: 0,
  line: null,
  actor: null,
  down: new Set(state.combatants.flatMap(({ hp }, place) => (hp === 0 ? [place] : []))),
  announced: new Set(),
  guarded: new Set(),
  struck: new Map(),
})

/** The turn, with the battle as it stands before each of its events. */
interface Course extends Pick<PlayedTurn, 'events' | 'lines' | 'speeches' | 'after'> {
  /** `states[0]` is what stands before the turn, `states[n + 1]` what stands after event n. */
  readonly states: readonly [BattleState, ...BattleState[]]
}

/** An event with its place in the turn. */
interface Told {
  readonly index: number
  readonly event: BattleEvent
}

/** An act of somebody, or something that happens at the end of the turn, with the events that belong to it. */
interface Group {
  readonly lead: Told
  readonly results: readonly Told[]
}

/** One row of the choreography with the events that it shows. */
interface Shown extends Omit<Row, 'at' | 'element'> {
  /** Indexes of the events that are seen with each blow, or with the one landing of a gesture without any. */
  readonly lands: readonly number[]
  /** What is heard as it lands; null: by its blows. */
  readonly sound: EffectName | null
}

interface ShownGroup {
  readonly act: Act
  /** The act's own row, then those of its results, in the order of `sequence`. */
  readonly rows: readonly Shown[]
  /** The act that somebody begins with it; null for what only happens. */
  readonly begins: { readonly index: number; readonly actor: number; readonly sound: EffectName } | null
  /** Index of its last event. */
  readonly ends: number
}

/** The turn as gestures, and what is seen after each of them has landed. */
export function choreographyOf(before: BattleState, turn: PlayedTurn): Choreography {
  const { events, lines, speeches, after } = turn
  const states: [BattleState, ...BattleState[]] = [before]
  for (const event of events) states.push(applyEvent(states.at(-1) ?? before, event))
  const course: Course = { events, lines, speeches, after, states }
  const frames: [Frame, ...Frame[]] = [stillFrame(before)]
  const parts: Part[] = []
  let groups: ShownGroup[] = []
  const finish = (speech: Speech | null) => {
    parts.push(partOf(groups, course, { frames, speech }))
    groups = []
  }
  for (const group of groupsOf(turn)) {
    groups.push(shownGroup(group, course))
    const indexes = [group.lead, ...group.results].map(({ index }) => index)
    for (const speech of speeches) if (speech.event !== null && indexes.includes(speech.event)) finish(speech)
  }
  if (groups.length > 0 || parts.length === 0) finish(null)
  return { frames, parts }
}

/**
 * Each act with what comes of it. What nothing shows goes with whatever is before it. What follows words that are said stands alone:
 * it waits for them, except for blows, which land with their act.
 */
function groupsOf({ events, speeches }: Pick<PlayedTurn, 'events' | 'speeches'>): readonly Group[] {
  const groups: { lead: Told; results: Told[] }[] = []
  let act = groups[0]
  let isSaid = false
  for (const [index, event] of events.entries()) {
    const told = { index, event }
    const last = groups.at(-1)
    if (act === undefined || leads(event, act.lead.event)) {
      act = { lead: told, results: [] }
      groups.push(act)
      isSaid = false
    } else if (!isSaid || event.type === 'damaged' || event.type === 'healed') act.results.push(told)
    else if (last === undefined || last === act) groups.push({ lead: told, results: [] })
    else last.results.push(told)
    if (speeches.some((one) => one.event === index)) isSaid = true
  }
  return groups
}

const leading: readonly BattleEvent['type'][] = ['acted', 'interrupted', 'telegraphed', 'bled', 'regenerated', 'turnEnded']

/** What wears off at the end of a turn is told together. */
const leads = ({ type }: BattleEvent, open: BattleEvent): boolean =>
  leading.includes(type) || (type === 'wornOff' && open.type !== 'wornOff')

/** Ms after the contact at which results begin, and between two of them; a fold waits for its own blow. */
const resultsAfter = 170
const betweenResults = 60
const foldAfter = 190

function shownGroup(group: Group, course: Course): ShownGroup {
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
      return [{ ...row, after: foldAfter + blow * BETWEEN_BLOWS }]
    }
    next += betweenResults
    return [{ ...row, after: next - betweenResults }]
  })
  const { event, index } = lead
  return {
    act: { ...main, element, results: after.map((row) => ({ ...row, element })) },
    rows: [main, ...after],
    begins: event.type === 'acted' ? { index, actor: event.actor, sound: soundOfAct(event, course.states[0]) } : null,
    ends: results.at(-1)?.index ?? index,
  }
}

type Acted = Extract<BattleEvent, { type: 'acted' }>

function soundOfAct({ actor, action }: Acted, state: BattleState): EffectName {
  if (action === 'defence') return 'defend'
  if (action === 'escape') return 'escape'
  return action.startsWith('item:') ? 'item' : actSoundOf(combatantAt(state, actor))
}

/** The gesture of an act itself, with the blows that land by it. */
function mainRow({ lead, results }: Group, course: Course): Shown {
  const { index, event } = lead
  if (event.type === 'acted') return actRow(lead.index, event, { results, course })
  const hasLine = [lead, ...results].some((told) => lineOf(told.index, course) !== null)
  const quiet: Shown = { gesture: hasLine ? 'pause' : 'settle', who: 0, blows: [], lands: [index], sound: null }
  return resultRow(index, course) ?? quiet
}

interface ActContext {
  readonly results: readonly Told[]
  readonly course: Course
}

function actRow(index: number, { actor, action }: Acted, { results, course }: ActContext): Shown {
  const alone = (gesture: GestureName): Shown => ({ gesture, who: actor, blows: [], lands: [index], sound: null })
  const landing = (type: 'damaged' | 'healed') => results.filter(({ event }) => event.type === type && event.amount > 0)
  const striking = (gesture: GestureName, told: readonly Told[]): Shown => ({
    gesture,
    who: actor,
    blows: told.flatMap((one) => blowOf(one.index, course) ?? []),
    lands: told.map((one) => one.index),
    sound: null,
  })
  if (action === 'defence') return alone('guard')
  if (action === 'escape') return alone('escape')
  const damages = landing('damaged')
  const isItem = action.startsWith('item:')
  if (damages.length > 0) {
    if (combatantAt(course.states[0], actor).side === 'enemies') return striking(damages.length > 1 ? 'throwElement' : 'lunge', damages)
    return striking(isItem ? 'strike' : (strikes[course.after.members[actor]?.role_id ?? 0] ?? 'strike'), damages)
  }
  const heals = landing('healed')
  if (isItem) return alone('item')
  return heals.length > 0 ? striking('heal', heals) : alone('call')
}

/** By role id: 切込師, 灯医, 屏風守, 幻灯師, 影追い, 囃子方. */
const strikes: Readonly<Record<number, GestureName>> = {
  1: 'strikeShears',
  2: 'strikeLamp',
  3: 'strikeScreen',
  4: 'strikeSlide',
  5: 'strikeBow',
  6: 'strikeDrum',
}

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
    case 'bled':
      return event.amount === 0 ? null : on('wound', event.target, null)
    case 'healed':
    case 'regenerated':
    case 'drained':
      return event.amount === 0 ? null : on('mend', event.target, null)
    case 'apRestored':
      return event.amount === 0 ? null : on('drops', event.target, 'heal')
    case 'apDrained':
      return event.amount === 0 ? null : on('drops', event.target, 'weaken')
    case 'modified':
      if (event.modifier.source === 'defence') return null
      return event.modifier.bad ? on('stampWeak', event.target, 'weaken') : on('stampStrong', event.target, 'strengthen')
    case 'cleansed':
      return on('cleanse', event.target, 'strengthen')
    case 'dispelled':
      return on('cleanse', event.target, 'weaken')
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

/** Whether an enemy still stands when it is beaten. */
const stays = (place: number, { members, enemies, place: { fieldId } }: Battle): boolean =>
  staysStanding(fieldId, enemies[place - members.length]?.id ?? 0)

/** The number that an event shows; null where it has none. */
function blowOf(index: number, { events, states }: Course): Blow | null {
  const event = events[index]
  if (event?.type === 'revived') return { target: event.target, tone: 'heal', amount: event.hp, guarded: false }
  if (event === undefined || !('amount' in event && 'target' in event)) return null
  const guarded = states[index]?.combatants[event.target]?.modifiers.some(({ source }) => source === 'defence') ?? false
  return { target: event.target, tone: toneOf(event), amount: event.amount, guarded: guarded && event.type === 'damaged' }
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

/** Something new to be seen. */
interface Landing {
  readonly time: number
  readonly row: number
  /** Which blow of the row; null: the act begins. */
  readonly nth: number | null
  readonly event: number
  readonly shown: Shown
  readonly group: ShownGroup
}

interface Place {
  /** Those before; the part's own are added. */
  readonly frames: [Frame, ...Frame[]]
  readonly speech: Speech | null
}

function partOf(groups: readonly ShownGroup[], course: Course, { frames, speech }: Place): Part {
  const rows = sequence(groups.map(({ act }) => act))
  const owners = groups.flatMap((group) => group.rows.map((shown) => ({ shown, group })))
  const landings = owners.flatMap(({ shown, group }, row): Landing[] => {
    const at = rows[row]
    if (!at) return []
    const begins = group.begins !== null && shown === group.rows[0]
    return [
      ...(begins ? [{ time: at.at, row, nth: null, event: group.begins?.index ?? 0, shown, group }] : []),
      ...shown.lands.map((event, nth) => ({ time: landsAt(at, nth), row, nth, event, shown, group })),
    ]
  })
  const seen: { begins: number | null; lands: number[] }[] = rows.map(() => ({ begins: null, lands: [] }))
  const ordered = landings.toSorted((one, other) => one.time - other.time)
  for (const [order, landing] of ordered.entries()) {
    const isLastOfGroup = !ordered.slice(order + 1).some(({ group }) => group === landing.group)
    const upTo = isLastOfGroup ? landing.group.ends : landing.event
    frames.push(frameAfter(frames.at(-1) ?? frames[0], landing, { upTo, nth: frames.length, course }))
    const row = seen[landing.row]
    if (landing.nth === null && row) row.begins = frames.length - 1
    else row?.lands.push(frames.length - 1)
  }
  return {
    rows,
    length: lengthOf(rows),
    sounds: owners.map(({ shown, group }) => ({
      begins: shown === group.rows[0] ? (group.begins?.sound ?? null) : null,
      lands: soundsOf(shown),
    })),
    frames: seen,
    last: frames.length - 1,
    speech,
  }
}

interface FrameContext {
  /** Index of the last event that has happened. */
  readonly upTo: number
  /** Index of the frame. */
  readonly nth: number
  readonly course: Course
}

function frameAfter(before: Frame, { shown, nth: blowNth, event, group }: Landing, { upTo, nth, course }: FrameContext): Frame {
  const taken = Math.max(before.taken, upTo + 1)
  const { gesture, who, blows } = shown
  const landed = blowNth !== null
  const blow = blowNth === null ? undefined : blows[blowNth]
  const hurts = blow?.tone === 'damage' || blow?.tone === 'critical'
  // What lands tells its own line; else the newest of what has happened since the frame before.
  const newest = [...course.events.keys()].slice(before.taken, taken).findLast((index) => lineOf(index, course) !== null) ?? event
  const begun = group.begins?.index ?? null
  const told = event !== begun && lineOf(event, course) !== null ? event : newest
  const text = lineOf(told, course)
  const heading = begun !== null && told !== begun ? lineOf(begun, course) : null
  const falls = landed && (gesture === 'fall' || gesture === 'waver' || gesture === 'kneel')
  const ended = course.events.slice(before.taken, taken).some(({ type }) => type === 'turnEnded')
  return {
    state: course.states[taken] ?? before.state,
    taken,
    line: text === null ? before.line : { heading, text },
    actor: group.begins?.actor ?? before.actor,
    down: falls ? withOne(before.down, who) : landed && gesture === 'revive' ? without(before.down, who) : before.down,
    announced: landed && gesture === 'telegraph' ? withOne(before.announced, who) : before.announced,
    guarded: ended
      ? new Set()
      : landed && gesture === 'guard'
        ? withOne(before.guarded, who)
        : hurts && blow.guarded
          ? without(before.guarded, blow.target)
          : before.guarded,
    struck: hurts ? new Map([...before.struck, [blow.target, nth]]) : before.struck,
  }
}

const withOne = (set: ReadonlySet<number>, one: number): ReadonlySet<number> => new Set([...set, one])
const without = (set: ReadonlySet<number>, one: number): ReadonlySet<number> => new Set([...set].filter((other) => other !== one))

/** The line of the log that tells of an event; null where none does. */
const lineOf = (index: number, { lines }: Pick<Course, 'lines'>): string | null =>
  lines.findLast((one) => one.event === index && one.text !== '')?.text ?? null

const toneSounds: Readonly<Record<Blow['tone'], EffectName | null>> = {
  damage: 'hit',
  critical: 'critical',
  heal: 'heal',
  apGained: 'heal',
  apLost: 'weaken',
  none: null,
}

/** What is heard with each landing of a row. */
const soundsOf = ({ lands, blows, sound }: Shown): readonly (EffectName | null)[] =>
  lands.map((_, nth) => sound ?? toneSounds[blows[nth]?.tone ?? 'none'])

const heaviest = ['critical', 'broken', 'kneel', 'fold', 'hit', 'heal'] as const satisfies readonly EffectName[]

/** What is heard of a part that is shown at once: its heaviest event. */
export function soundOfAll({ sounds }: Part): EffectName | null {
  const all = sounds.flatMap(({ begins, lands }) => [begins, ...lands])
  return heaviest.find((sound) => all.includes(sound)) ?? all.findLast((sound) => sound !== null) ?? null
}

/** One number for everybody who lost or gained HP in a part that is shown at once. */
export function sumsOf({ rows }: Pick<Part, 'rows'>): readonly Blow[] {
  const changes = new Map<number, number>()
  for (const { target, tone, amount } of rows.flatMap(({ blows }) => blows)) {
    const change = tone === 'heal' ? amount : tone === 'damage' || tone === 'critical' ? -amount : 0
    changes.set(target, (changes.get(target) ?? 0) + change)
  }
  return [...changes]
    .filter(([, change]) => change !== 0)
    .map(([target, change]) => ({ target, tone: change < 0 ? 'damage' : 'heal', amount: Math.abs(change), guarded: false }))
}
