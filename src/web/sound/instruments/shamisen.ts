import type { Steps } from '../score/steps.ts'
import { type Sample, strike } from './samples.ts'
import { bandpass, highpass, peak } from './filters.ts'
import { frequencyOf, type Instrument, type Note } from './note.ts'
import { pluckedString } from './string.ts'

/** The lowest string and what is fingered on it buzzes most. */
const openString = 50

/** 三味線: a short, bright string over a skin that the plectrum strikes too. `hajiki` is the left hand, `sukui` the stroke upwards. */
export const shamisen: Instrument = { play, sampleOf }

function play(context: BaseAudioContext, note: Note): AudioNode {
  const left = note.manner === 'hajiki'
  const upwards = note.manner === 'sukui'
  return strike(context, note, {
    sample: sampleOf(note),
    bright: left ? 3600 : 14000,
    dark: Math.max(1300, frequencyOf(note.pitch) * 2.2),
    loudness: left ? 0.7 : upwards ? 0.8 : 1,
    ring: 0.3,
  })
}

/** The left hand and the stroke upwards do not strike the skin. */
function sampleOf({ pitch, manner }: Note): Sample {
  const light = manner === 'hajiki' || manner === 'sukui'
  const tuned = Math.round(pitch * 2) / 2
  return { key: `shamisen ${tuned} ${light}`, make: (sampleRate) => makeString(tuned, light, sampleRate) }
}

function makeString(pitch: number, light: boolean, sampleRate: number): Steps<Float32Array<ArrayBuffer>> {
  const height = (pitch - openString) / 36
  return pluckedString(
    {
      frequency: frequencyOf(pitch),
      seconds: 1.5 - 0.6 * height,
      decay: 2 - 1.1 * height,
      decayHigh: 0.34 - 0.08 * height,
      pluckedAt: 0.07,
      brightness: 4200 + 1500 * height,
      knock: {
        loudness: light ? 0.12 : 0.5,
        seconds: light ? 0.006 : 0.014,
        color: bandpass({ at: light ? 2400 : 760, q: 0.9 }, sampleRate),
      },
      buzz: Math.max(0.12, 0.6 - height * 0.9),
      body: [
        highpass({ at: 150, q: 0.7 }, sampleRate),
        peak({ at: 300, q: 1, gain: -3 }, sampleRate),
        peak({ at: 640, q: 1.6, gain: 4 }, sampleRate),
        peak({ at: 1250, q: 1.4, gain: 3 }, sampleRate),
        peak({ at: 2700, q: 1.2, gain: 4 }, sampleRate),
        peak({ at: 8500, q: 0.6, gain: -5 }, sampleRate),
      ],
    },
    sampleRate,
  )
}
