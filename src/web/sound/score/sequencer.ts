import type { Score } from '../../../content/music/score.ts'
import { instruments } from '../instruments/instruments.ts'
import type { Note } from '../instruments/note.ts'
import type { Channel } from '../mixer.ts'
import type { Point } from './grid.ts'
import { unpitched } from './harmony.ts'
import { Passages } from './passages.ts'
import { orderOf, type Performance, perform, type SectionPosition } from './perform.ts'
import { createStrips, type Gate, moveGate, restStrip } from './strips.ts'

/** How far ahead of the clock notes are scheduled, in seconds. */
export const aheadSeconds = 0.12
/** What lies further back when a sleeping page wakes is left out, not caught up. */
const missedSeconds = 0.08
/** A hand may be so much early: what begins with the beat belongs to it. */
const togetherSeconds = 0.015
/** Two thirds of the way to the level of another phase. */
const swellSeconds = 0.25
/** Grace notes of a section begin before it does, at most so many seconds. */
const graceSeconds = 0.3

/** A place in a piece: a section, and the seconds since it began. */
export interface PiecePosition extends SectionPosition {
  readonly seconds: number
}

/** A piece being played. Whoever owns the clock asks for what comes until a time: a timer live, one call offline. */
export interface Playback {
  /** Schedules every note before this time on the context's clock. */
  scheduleUntil(time: number): void
  /** Parts of a later phase are silent, from the next note on; the level of the whole moves within a second. */
  setPhase(phase: number): void
  /** Moves the loudness evenly to `to` (0–1). */
  fade(fade: { readonly at: number; readonly seconds: number; readonly to: number }): void
  placeAt(time: number): PiecePosition
  /** How a part plays from `at` on. */
  setGate(part: string, gate: Gate, at: number): void
  /** Everybody is silent from `at` to the bar line, at least one beat and at most three. */
  rest(at: number): void
  /** From `at` on everything with a pitch sounds so many cents higher than written. */
  lift(at: number, cents: number): void
  /** When something should sound that is ready at `at`, at most so many seconds later. */
  pointAfter(at: number, most: number): Point
  barAfter(at: number): number
  /** Tones of the chord that sounds then (0 = C, in any octave), and by how much it is lifted. */
  chordAt(at: number): Chord
  /** When the last note of a piece that plays once is over; null while it goes round. */
  readonly endsAt: number | null
  disconnect(): void
}

export interface Chord {
  readonly tones: readonly number[]
  readonly cents: number
}

export interface Start {
  /** On the context's clock. */
  readonly at: number
  readonly phase?: number
  /** Left out: from the beginning. */
  readonly from?: PiecePosition
  /** 0–1, before any fade; left out, 1. */
  readonly loudness?: number
}

export function createPlayback(context: BaseAudioContext, channel: Channel, score: Score, start: Start): Playback {
  /** For what is heard at once, and for what goes through the room. */
  const pair = (gain: number) => [new GainNode(context, { gain }), new GainNode(context, { gain })] as const
  const outs = pair(start.loudness ?? 1)
  outs[0].connect(new BiquadFilterNode(context, { type: 'highshelf', frequency: 5000, gain: score.air ?? 0 })).connect(channel.dry)
  outs[1].connect(channel.wet)
  let phase = start.phase ?? 1
  const levelOf = (each: number): number => 10 ** ((score.phaseLevels?.[each - 1] ?? 0) / 20)
  const swells = pair(levelOf(phase))
  swells[0].connect(outs[0])
  swells[1].connect(outs[1])
  const strips = createStrips(context, score, swells)
  let position: SectionPosition = start.from ?? { round: 0, section: 0 }
  let performance: Performance = perform(score, position)
  let begins = start.at - (start.from?.seconds ?? 0)
  const passages = new Passages(score, position, begins)
  const gates = new Map<string, Changes<Gate>>()
  let lifts: Changes<number> = []
  let rests: readonly { readonly at: number; readonly until: number }[] = []
  let next = Math.max(0, start.from === undefined ? 0 : performance.notes.findIndex(({ note }) => begins + note.at >= start.at))

  /** False when the piece is over. */
  function nextSection(): boolean {
    const following = followingPosition(score, position)
    if (following === null) return false
    begins += performance.seconds
    position = following
    performance = perform(score, position)
    passages.add(position, begins)
    next = 0
    return true
  }

  const gateAt = (part: string, at: number): Gate => valueAt(gates.get(part) ?? [], at) ?? 'full'
  const centsAt = (at: number): number => valueAt(lifts, at) ?? 0

  function sound({ part, note }: Performance['notes'][number], at: number): void {
    const played = score.parts[part]
    const strip = strips.get(part)
    if (played === undefined || strip === undefined) return
    if ((played.phase ?? 1) > phase || at < context.currentTime - missedSeconds) return
    const gate = gateAt(part, at + togetherSeconds)
    if (gate === 'silent' || (gate === 'thin' && !passages.opensCell(at))) return
    if (rests.some((rest) => at >= rest.at && at < rest.until - togetherSeconds)) return
    const lifted = unpitched.has(played.instrument) ? note : { ...note, bend: higher(note.bend, centsAt(at + togetherSeconds)) }
    instruments[played.instrument].play(context, { ...lifted, at }).connect(strip.input)
  }

  return {
    scheduleUntil(time) {
      for (;;) {
        const played = performance.notes[next]
        if (played === undefined) {
          if (begins + performance.seconds - graceSeconds > time || !nextSection()) return
          continue
        }
        const at = Math.max(begins + played.note.at, start.at)
        if (at >= time) return
        next++
        sound(played, at)
      }
    },
    setPhase(wanted) {
      if (wanted !== phase) for (const { gain } of swells) gain.setTargetAtTime(levelOf(wanted), context.currentTime, swellSeconds)
      phase = wanted
    },
    fade({ at, seconds, to }) {
      for (const { gain } of outs) {
        gain.cancelScheduledValues(at)
        gain.setValueAtTime(gain.value, at)
        gain.linearRampToValueAtTime(to, at + seconds)
      }
    },
    placeAt: (time) => ({ ...position, seconds: Math.max(0, time - begins) }),
    setGate(part, gate, at) {
      gates.set(part, [...(gates.get(part) ?? []).filter((change) => change.at < at), { at, value: gate }])
      const strip = strips.get(part)
      if (strip !== undefined) moveGate(strip, gate, at)
    },
    rest(at) {
      const until = passages.restUntil(at)
      rests = [...rests.filter((rest) => rest.until > context.currentTime), { at, until }]
      for (const [part, strip] of strips) restStrip(strip, { at, until, before: gateAt(part, until) })
    },
    lift(at, cents) {
      lifts = [...lifts.filter((change) => change.at < at), { at, value: cents }]
    },
    pointAfter: (at, most) => passages.pointAfter(at, most),
    barAfter: (at) => passages.barAfter(at),
    chordAt: (at) => ({ tones: passages.tonesAt(at), cents: centsAt(at) }),
    endsAt: score.once === true ? start.at + secondsOf(score, 0) : null,
    disconnect() {
      for (const out of outs) out.disconnect()
    },
  }
}

/** What holds from when on, in order. */
type Changes<Value> = readonly { readonly at: number; readonly value: Value }[]

function valueAt<Value>(changes: Changes<Value>, at: number): Value | undefined {
  return changes.findLast((change) => change.at <= at)?.value
}

function higher(bend: Note['bend'], by: number): Note['bend'] {
  if (by === 0) return bend
  return bend.length === 0 ? [{ after: 0, cents: by }] : bend.map(({ after, cents }) => ({ after, cents: cents + by }))
}

/** Null after the end of a piece that plays once. */
export function followingPosition(score: Score, { round, section }: SectionPosition): SectionPosition | null {
  if (section + 1 < orderOf(score, round).length) return { round, section: section + 1 }
  return score.once === true ? null : { round: round + 1, section: 0 }
}

/** Seconds of a whole round. */
export function secondsOf(score: Score, round: number): number {
  return orderOf(score, round).reduce((sum, _, section) => sum + perform(score, { round, section }).seconds, 0)
}
