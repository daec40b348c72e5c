import type { Steps } from '../score/steps.ts'
import { type Sample, strike } from './samples.ts'
import { bandpass, peak } from './filters.ts'
import { frequencyOf, type Instrument, type Note } from './note.ts'
import { pluckedString } from './string.ts'

/** 箏: silk over a long paulownia body, an ivory plectrum near the bridge. Rings until it has died away. */
export const koto: Instrument = { play, sampleOf }

function play(context: BaseAudioContext, note: Note): AudioNode {
  const bare = note.manner === 'hajiki'
  return strike(context, note, {
    sample: sampleOf(note),
    bright: bare ? 3000 : 13000,
    dark: Math.max(900, frequencyOf(note.pitch) * 1.8),
    loudness: bare ? 0.75 : 1,
    ring: ringOf(note),
  })
}

/** The string of the note's pitch, to the quarter tone. */
function sampleOf({ pitch }: Note): Sample {
  const tuned = Math.round(pitch * 2) / 2
  return { key: `koto ${tuned}`, make: (sampleRate) => makeString(tuned, sampleRate) }
}

/** High strings die first: 5.6 s at D3, 2.4 s at D6. */
function makeString(pitch: number, sampleRate: number): Steps<Float32Array<ArrayBuffer>> {
  const height = (pitch - 50) / 36
  return pluckedString(
    {
      frequency: frequencyOf(pitch),
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
        peak({ at: 7500, q: 0.6, gain: -6 }, sampleRate),
      ],
    },
    sampleRate,
  )
}

/** What is written rings on; what is asked for shorter than an eighth of a second is damped by the palm. */
function ringOf(note: Note): number {
  return note.length < 0.125 ? 0.5 : Math.max(0.6, 3.2 - note.length)
}
