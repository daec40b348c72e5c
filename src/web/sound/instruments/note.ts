import type { Sample } from './samples.ts'

/** One sound that an instrument is to make. */
export interface Note {
  /** Seconds on the context's clock. */
  readonly at: number
  /** Seconds until the finger lifts or the breath ends; struck things ring as they like. */
  readonly length: number
  /** MIDI number, 69 = A4 = 440 Hz, fractions allowed. Drums ignore it. */
  readonly pitch: number
  /** 0–1: how hard. Harder is louder and brighter. */
  readonly velocity: number
  /** The stroke of a drum (ドン, カ …), or how a string is plucked or a flute blown (hajiki, muraiki …). */
  readonly manner: string | null
  /** How the pitch strays from `pitch` in time, joined by straight lines. Empty: not at all. */
  readonly bend: readonly BendPoint[]
  /** Follows the note before it without a breath. */
  readonly slurred: boolean
  /** The same string is plucked again when it ends: it is stopped there. */
  readonly stopped: boolean
  /** What is struck swells instead and breaks off at the note's end, where it was struck. */
  readonly backwards?: boolean
  /** 0–1: which of the small differences between two equal strokes. */
  readonly variation: number
}

export interface BendPoint {
  /** Seconds after the attack. */
  readonly after: number
  readonly cents: number
}

export interface Instrument {
  /** Schedules the note and returns its sound, for the caller to connect. */
  readonly play: (context: BaseAudioContext, note: Note) => AudioNode
  /** The sample that the note is played from. */
  readonly sampleOf: (note: Note) => Sample
}

export function frequencyOf(pitch: number): number {
  return 440 * 2 ** ((pitch - 69) / 12)
}

/** Loudness in the hand → amplitude: pp lies 14 dB under f. */
export function amplitudeOf(velocity: number): number {
  return velocity ** 1.6
}
