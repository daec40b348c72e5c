import { bandpass, highpass, peak } from './filters.ts'
import { frequencyOf, type Instrument, type Note } from './note.ts'
import { type Sample, strike } from './samples.ts'
import { pluckedString, type StringSound } from './string.ts'

/** What makes one plucked instrument another. */
interface Plucked {
  readonly name: string
  /** The MIDI number of height 0, and the semitones from there to height 1. */
  readonly lowest: number
  readonly span: number
  /** By the note's manner; every other manner sounds `plain`. */
  readonly strokes: { readonly plain: Stroke; readonly hajiki: Stroke; readonly sukui?: Stroke }
  /** The low-pass at no velocity: so many times the note's frequency, but not below `least` Hz. */
  readonly dark: { readonly least: number; readonly times: number }
  /** Seconds that a note rings on after its length. */
  readonly ringOf: (note: Note) => number
  readonly stringAt: (height: number, isLight: boolean, sampleRate: number) => Omit<StringSound, 'frequency'>
}

interface Stroke {
  /** Hz of the low-pass at full velocity. */
  readonly bright: number
  readonly loudness: number
  /** The plectrum does not strike the body: a sample of its own. */
  readonly isLight?: true
}

/** An instrument whose samples are plucked strings, one for each quarter tone. */
function plucked({ name, lowest, span, strokes, dark, ringOf, stringAt }: Plucked): Instrument {
  const strokeOf = ({ manner }: Note): Stroke => (manner === 'hajiki' || manner === 'sukui' ? strokes[manner] : null) ?? strokes.plain

  function sampleOf(note: Note): Sample {
    const pitch = Math.round(note.pitch * 2) / 2
    const isLight = strokeOf(note).isLight ?? false
    return {
      key: `${name} ${pitch} ${isLight}`,
      make: (sampleRate) =>
        pluckedString({ frequency: frequencyOf(pitch), ...stringAt((pitch - lowest) / span, isLight, sampleRate) }, sampleRate),
    }
  }

  return {
    sampleOf,
    play(context, note) {
      const { bright, loudness } = strokeOf(note)
      return strike(context, note, {
        sample: sampleOf(note),
        bright,
        dark: Math.max(dark.least, frequencyOf(note.pitch) * dark.times),
        loudness,
        ring: ringOf(note),
      })
    },
  }
}

/** 箏: silk over a long paulownia body, an ivory plectrum near the bridge. Rings until it has died away; high strings die first: 5.6 s at D3, 2.4 s at D6. */
export const koto = plucked({
  name: 'koto',
  lowest: 50,
  span: 36,
  strokes: { plain: { bright: 13000, loudness: 1 }, hajiki: { bright: 3000, loudness: 0.75 } },
  dark: { least: 900, times: 1.8 },
  // What is written rings on; what is asked for shorter than an eighth of a second is damped by the palm.
  ringOf: ({ length }) => (length < 0.125 ? 0.5 : Math.max(0.6, 3.2 - length)),
  stringAt: (height, _, sampleRate) => ({
    seconds: 3.1 - 1.1 * height,
    decay: 5.6 - 3.2 * height,
    decayHigh: 0.75 - 0.15 * height,
    pluckedAt: 0.11,
    brightness: 3400 + 1600 * height,
    knock: { loudness: 0.22, seconds: 0.006, color: bandpass({ at: 3100, q: 0.8 }, sampleRate) },
    buzz: 0,
    body: [
      peak({ at: 290, q: 0.9, gain: -3.5 }, sampleRate),
      peak({ at: 720, q: 1.3, gain: 3 }, sampleRate),
      peak({ at: 1900, q: 1.1, gain: 2.5 }, sampleRate),
      peak({ at: 7500, q: 0.6, gain: 3 }, sampleRate),
    ],
  }),
})

/** 琵琶: low, slow, every string grazing its fret; the great plectrum knocks on wood. */
export const biwa = plucked({
  name: 'biwa',
  lowest: 45,
  span: 30,
  strokes: { plain: { bright: 9500, loudness: 1 }, hajiki: { bright: 2400, loudness: 1 } },
  dark: { least: 700, times: 2.4 },
  ringOf: ({ length }) => Math.max(0.5, 2.2 - length),
  stringAt: (height, _, sampleRate) => ({
    seconds: 3 - 1.1 * height,
    decay: 5.4 - 2.6 * height,
    decayHigh: 0.8 - 0.2 * height,
    pluckedAt: 0.13,
    brightness: 1900 + 1200 * height,
    knock: { loudness: 0.42, seconds: 0.02, color: bandpass({ at: 430, q: 1.1 }, sampleRate) },
    buzz: 0.85,
    body: [
      peak({ at: 290, q: 0.8, gain: -4 }, sampleRate),
      peak({ at: 560, q: 1.5, gain: 3 }, sampleRate),
      peak({ at: 1700, q: 1.1, gain: 4 }, sampleRate),
      peak({ at: 7500, q: 0.6, gain: 3 }, sampleRate),
    ],
  }),
})

/**
 * 三味線: a short, bright string over a skin that the plectrum strikes too. `hajiki` is the left hand, `sukui` the stroke upwards; neither strikes
 * the skin. The lowest string and what is fingered on it buzzes most.
 */
export const shamisen = plucked({
  name: 'shamisen',
  lowest: 50,
  span: 36,
  strokes: {
    plain: { bright: 14000, loudness: 1 },
    hajiki: { bright: 3600, loudness: 0.7, isLight: true },
    sukui: { bright: 14000, loudness: 0.8, isLight: true },
  },
  dark: { least: 1300, times: 2.2 },
  ringOf: () => 0.3,
  stringAt: (height, isLight, sampleRate) => ({
    seconds: 1.5 - 0.6 * height,
    decay: 2 - 1.1 * height,
    decayHigh: 0.34 - 0.08 * height,
    pluckedAt: 0.07,
    brightness: 4200 + 1500 * height,
    knock: isLight
      ? { loudness: 0.12, seconds: 0.006, color: bandpass({ at: 2400, q: 0.9 }, sampleRate) }
      : { loudness: 0.5, seconds: 0.014, color: bandpass({ at: 760, q: 0.9 }, sampleRate) },
    buzz: Math.max(0.12, 0.6 - height * 0.9),
    body: [
      highpass({ at: 150, q: 0.7 }, sampleRate),
      peak({ at: 300, q: 1, gain: -3 }, sampleRate),
      peak({ at: 640, q: 1.6, gain: 4 }, sampleRate),
      peak({ at: 1250, q: 1.4, gain: 3 }, sampleRate),
      peak({ at: 2700, q: 1.2, gain: 4 }, sampleRate),
      peak({ at: 8500, q: 0.6, gain: 1 }, sampleRate),
    ],
  }),
})
