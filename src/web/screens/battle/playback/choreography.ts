import type { Speech } from '../../../../contract/battle/battle.ts'
import { applyEvent } from '../../../../rules/battle/event.ts'
import { type BattleState, combatantAt } from '../../../../rules/battle/state.ts'
import { lengthOf } from '../../../motion/gesture.ts'
import { gestures } from '../../../motion/gestures.ts'
import { type Blow, landsAt, type Row, sequence } from '../../../motion/timeline.ts'
import type { EffectName } from '../../../sound/effects/effects.ts'
import { type Frame, stillFrame } from './frames.ts'
import { type Course, groupsOf, lineOf, type Shown, type ShownGroup, shownGroup } from './gestures-of-turn.ts'
import type { PlayedTurn } from '../battle-model.ts'
import { hitOf } from './act-look.ts'

/** Gestures that are played without a stop; then something may be said, for which the turn stands still. */
export interface ChoreographyPart {
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
  readonly parts: readonly ChoreographyPart[]
}

/** The turn as gestures, and what is seen after each of them has landed. */
export function choreographyOf(before: BattleState, turn: PlayedTurn): Choreography {
  const { events, lines, speeches, after } = turn
  const states: [BattleState, ...BattleState[]] = [before]
  for (const event of events) states.push(applyEvent(states.at(-1) ?? before, event))
  const course: Course = { events, lines, speeches, after, states }
  const frames: [Frame, ...Frame[]] = [stillFrame(before)]
  const parts: ChoreographyPart[] = []
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

interface PartContext {
  /** Those before; the part's own are added. */
  readonly frames: [Frame, ...Frame[]]
  readonly speech: Speech | null
}

function partOf(groups: readonly ShownGroup[], course: Course, { frames, speech }: PartContext): ChoreographyPart {
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
    frames.push(frameAfter(frames.at(-1) ?? frames[0], landing, { upTo, frame: frames.length, course }))
    const row = seen[landing.row]
    if (landing.nth === null && row) row.begins = frames.length - 1
    else row?.lands.push(frames.length - 1)
  }
  return {
    rows,
    length: lengthOf(rows, gestures),
    sounds: owners.map(({ shown, group }) => ({
      begins: shown === group.rows[0] ? (group.begins?.sound ?? null) : null,
      lands: soundsOf(shown, course.states[0]),
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
  readonly frame: number
  readonly course: Course
}

function frameAfter(before: Frame, { shown, nth, event, group }: Landing, { upTo, frame, course }: FrameContext): Frame {
  const taken = Math.max(before.taken, upTo + 1)
  const { gesture, who, blows } = shown
  const landed = nth !== null
  const blow = nth === null ? undefined : blows[nth]
  const hurts = blow?.tone === 'damage' || blow?.tone === 'critical'
  // What lands tells its own line; else the newest of what has happened since the frame before.
  const newest = [...course.events.keys()].slice(before.taken, taken).findLast((index) => lineOf(index, course) !== null) ?? event
  const begun = group.begins?.index ?? null
  const withLine = event !== begun && lineOf(event, course) !== null ? event : newest
  const text = lineOf(withLine, course)
  const heading = begun !== null && withLine !== begun ? lineOf(begun, course) : null
  const falls = landed && (gesture === 'fall' || gesture === 'waver' || gesture === 'kneel')
  const ended = course.events.slice(before.taken, taken).some(({ type }) => type === 'turnEnded')
  const guarded = () => {
    if (ended) return new Set<number>()
    if (landed && gesture === 'guard') return withOne(before.guarded, who)
    return hurts && blow.guarded ? without(before.guarded, blow.target) : before.guarded
  }
  return {
    state: course.states[taken] ?? before.state,
    taken,
    line: text === null ? before.line : { heading, text },
    actor: group.begins?.actor ?? before.actor,
    down: falls ? withOne(before.down, who) : landed && gesture === 'revive' ? without(before.down, who) : before.down,
    announced: landed && gesture === 'telegraph' ? withOne(before.announced, who) : before.announced,
    guarded: guarded(),
    struck: hurts ? new Map([...before.struck, [blow.target, frame]]) : before.struck,
  }
}

const withOne = (set: ReadonlySet<number>, one: number): ReadonlySet<number> => new Set([...set, one])
const without = (set: ReadonlySet<number>, one: number): ReadonlySet<number> => new Set([...set].filter((other) => other !== one))

const toneSounds: Readonly<Record<Exclude<Blow['tone'], 'damage'>, EffectName | null>> = {
  critical: 'critical',
  heal: 'heal',
  apGained: 'heal',
  apLost: 'weaken',
  none: null,
}

/** What is heard with each landing of a row. */
const soundsOf = ({ lands, blows, sound }: Shown, state: BattleState): readonly (EffectName | null)[] =>
  lands.map((_, nth) => {
    const { tone, target } = blows[nth] ?? { tone: 'none', target: 0 }
    return sound ?? (tone === 'damage' ? hitOf(combatantAt(state, target)) : toneSounds[tone])
  })

const heaviest = [
  'critical',
  'broken',
  'kneel',
  'fold',
  'hitPaper',
  'hitWood',
  'hitGlass',
  'hitCloth',
  'heal',
] as const satisfies readonly EffectName[]

/** What is heard of a part that is shown at once: its heaviest event. */
export function soundOfAll({ sounds }: ChoreographyPart): EffectName | null {
  const all = sounds.flatMap(({ begins, lands }) => [begins, ...lands])
  return heaviest.find((sound) => all.includes(sound)) ?? all.findLast((sound) => sound !== null) ?? null
}

/** One number for everybody who lost or gained HP in a part that is shown at once. */
export function sumsOf({ rows }: Pick<ChoreographyPart, 'rows'>): readonly Blow[] {
  const changes = new Map<number, number>()
  for (const { target, tone, amount } of rows.flatMap(({ blows }) => blows)) {
    const change = tone === 'heal' ? amount : tone === 'damage' || tone === 'critical' ? -amount : 0
    changes.set(target, (changes.get(target) ?? 0) + change)
  }
  return [...changes]
    .filter(([, change]) => change !== 0)
    .map(([target, change]) => ({ target, tone: change < 0 ? 'damage' : 'heal', amount: Math.abs(change), guarded: false }))
}
