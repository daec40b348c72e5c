import type { Score } from '../../../content/music/score.ts'
import { instruments } from '../instruments/instruments.ts'
import type { Channel } from '../mixer.ts'
import { orderOf, type Performance, perform, type SectionPosition } from './perform.ts'

/** How far ahead of the clock notes are scheduled, in seconds. */
export const aheadSeconds = 0.12
/** What lies further back when a sleeping page wakes is left out, not caught up. */
const missedSeconds = 0.08
/** Grace notes of a section begin before it does, at most so many seconds. */
const graceSeconds = 0.3

/** A place in a piece: a section, and the seconds since it began. */
export interface Place extends SectionPosition {
  readonly seconds: number
}

/** A piece being played. Whoever owns the clock asks for what comes until a time: a timer live, one call offline. */
export interface Playback {
  /** Schedules every note before this time on the context's clock. */
  scheduleUntil(time: number): void
  /** Parts of a later phase are silent. Counts from the next note on. */
  setPhase(phase: number): void
  /** Moves the loudness evenly to `to` (0–1). */
  fade(fade: { readonly at: number; readonly seconds: number; readonly to: number }): void
  placeAt(time: number): Place
  /** When the last note of a piece that plays once is over; null while it goes round. */
  readonly endsAt: number | null
  disconnect(): void
}

export interface Start {
  /** On the context's clock. */
  readonly at: number
  readonly phase?: number
  /** Left out: from the beginning. */
  readonly from?: Place
  /** 0–1, before any fade; left out, 1. */
  readonly loudness?: number
}

export function createPlayback(context: BaseAudioContext, channel: Channel, score: Score, start: Start): Playback {
  const outs = [new GainNode(context, { gain: start.loudness ?? 1 }), new GainNode(context, { gain: start.loudness ?? 1 })] as const
  outs[0].connect(channel.dry)
  outs[1].connect(channel.wet)
  const strips = createStrips(context, score, outs)
  let phase = start.phase ?? 1
  let position: SectionPosition = start.from ?? { round: 0, section: 0 }
  let performance: Performance = perform(score, position)
  let begins = start.at - (start.from?.seconds ?? 0)
  let next = Math.max(0, start.from === undefined ? 0 : performance.notes.findIndex(({ note }) => begins + note.at >= start.at))

  /** False when the piece is over. */
  function nextSection(): boolean {
    const following = followingPosition(score, position)
    if (following === null) return false
    begins += performance.seconds
    position = following
    performance = perform(score, position)
    next = 0
    return true
  }

  function sound({ part, note }: Performance['notes'][number], at: number): void {
    const played = score.parts[part]
    const strip = strips.get(part)
    if (played === undefined || strip === undefined) return
    if ((played.phase ?? 1) > phase || at < context.currentTime - missedSeconds) return
    instruments[played.instrument].play(context, { ...note, at }).connect(strip)
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
    endsAt: score.once === true ? start.at + secondsOf(score, 0) : null,
    disconnect() {
      for (const out of outs) out.disconnect()
    },
  }
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

/** Level, place and share of the room for each part. */
function createStrips(
  context: BaseAudioContext,
  score: Score,
  [dry, wet]: readonly [AudioNode, AudioNode],
): ReadonlyMap<string, AudioNode> {
  return new Map(
    Object.entries(score.parts).map(([name, { level, pan, room }]) => {
      const strip = new GainNode(context, { gain: 10 ** ((level + score.gain) / 20) })
      const place = new StereoPannerNode(context, { pan })
      strip.connect(place)
      place.connect(new GainNode(context, { gain: 1 - 0.55 * room })).connect(dry)
      place.connect(new GainNode(context, { gain: room })).connect(wet)
      return [name, strip]
    }),
  )
}
