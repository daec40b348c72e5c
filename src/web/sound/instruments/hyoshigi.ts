import { seededRandom } from '../random.ts'
import { blockSize, type Steps } from '../score/steps.ts'
import { type Sample, strike } from './samples.ts'
import { fadeEnd, filter, highpass, level } from './filters.ts'
import type { Instrument, Note } from './note.ts'

/** 拍子木, two staves of oak. チョン: the full clap. コ: a soft tap, as of a wooden clock. */
export const hyoshigi: Instrument = { play, sampleOf: () => clap }

function play(context: BaseAudioContext, note: Note): AudioNode {
  const soft = note.manner === 'コ'
  return strike(context, note, {
    sample: clap,
    rate: (soft ? 0.62 : 1) * (0.99 + 0.02 * note.variation),
    bright: soft ? 2600 : 9500,
    dark: 1100,
    loudness: soft ? 0.7 : 1,
  })
}

const clap: Sample = { key: 'hyoshigi', make: makeClap }

/** Hz, seconds to 37 %, loudness of the staves' own tones. */
const tones = [
  [1265, 0.036, 1],
  [1310, 0.03, 0.6],
  [2790, 0.02, 0.55],
  [4630, 0.011, 0.3],
  [6900, 0.006, 0.15],
] as const

function* makeClap(sampleRate: number): Steps<Float32Array<ArrayBuffer>> {
  const random = seededRandom(23)
  const samples = new Float32Array(Math.ceil(0.32 * sampleRate))
  for (let index = 0; index < samples.length; index++) {
    if (index % blockSize === 0) yield
    const time = index / sampleRate
    let sum = (random() * 2 - 1) * 0.8 * Math.exp(-time / 0.0022)
    for (const [frequency, decay, loudness] of tones) sum += loudness * Math.sin(2 * Math.PI * frequency * time) * Math.exp(-time / decay)
    samples[index] = sum * Math.min(1, time / 0.0005)
  }
  yield* filter(samples, highpass({ at: 500, q: 0.7 }, sampleRate))
  yield* level(samples, 0.13, sampleRate)
  fadeEnd(samples, 0.05, sampleRate)
  return samples
}
