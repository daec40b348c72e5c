import type { Steps } from '../score/steps.ts'
import { type Sample, strike } from './samples.ts'
import { bandpass, peak } from './filters.ts'
import { frequencyOf, type Instrument, type Note } from './note.ts'
import { pluckedString } from './string.ts'

/** 琵琶: low, slow, every string grazing its fret; the great plectrum knocks on wood. */
export const biwa: Instrument = { play, sampleOf }

function play(context: BaseAudioContext, note: Note): AudioNode {
  return strike(context, note, {
    sample: sampleOf(note),
    bright: note.manner === 'hajiki' ? 2400 : 9500,
    dark: Math.max(700, frequencyOf(note.pitch) * 2.4),
    ring: Math.max(0.5, 2.2 - note.length),
  })
}

function sampleOf({ pitch }: Note): Sample {
  const tuned = Math.round(pitch * 2) / 2
  return { key: `biwa ${tuned}`, make: (sampleRate) => makeString(tuned, sampleRate) }
}

function makeString(pitch: number, sampleRate: number): Steps<Float32Array<ArrayBuffer>> {
  const height = (pitch - 45) / 30
  return pluckedString(
    {
      frequency: frequencyOf(pitch),
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
        peak({ at: 7000, q: 0.6, gain: -6 }, sampleRate),
      ],
    },
    sampleRate,
  )
}
