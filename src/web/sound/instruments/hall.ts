import { type Random, seededRandom } from '../random.ts'
import { addNoise, bandpass, type Biquad, fadeEnd, filter, highpass, level, lowpass } from './filters.ts'
import type { Instrument, Note } from './note.ts'
import { blockSize, type Steps } from '../score/steps.ts'
import { type Sample, strike } from './samples.ts'

/** An audience in the dark. ザワ: the hum of a full hall, six seconds. ゴホ: a cough. バタン: a seat that folds up. */
export const hall: Instrument = {
  play: (context, note) =>
    strike(context, note, {
      sample: sampleOf(note),
      rate: 0.94 + 0.12 * note.variation,
      bright: 4200,
      dark: 500,
      ...(note.manner === 'ザワ' ? { ring: 2 } : {}),
    }),
  sampleOf,
}

function sampleOf({ manner }: Note): Sample {
  if (manner === 'ゴホ') return { key: 'cough', make: makeCough }
  if (manner === 'バタン') return { key: 'seat', make: makeSeat }
  return { key: 'hum', make: makeHum }
}

function* makeHum(sampleRate: number): Steps<Float32Array<ArrayBuffer>> {
  const samples = new Float32Array(Math.ceil(6 * sampleRate))
  const random = seededRandom(61)
  yield* addNoise(samples, random)
  for (const each of [lowpass({ at: 420, q: 0.5 }, sampleRate), bandpass({ at: 240, q: 0.5 }, sampleRate)]) {
    yield* filter(samples, each)
  }
  for (let index = 0; index < samples.length; index++) {
    if (index % blockSize === 0) yield
    const part = index / samples.length
    const swell = Math.sin(Math.PI * part) ** 2
    samples[index] = (samples[index] ?? 0) * swell * (1 + 0.25 * Math.sin((2 * Math.PI * 0.7 * index) / sampleRate))
  }
  yield* level(samples, 0.14, sampleRate)
  return samples
}

/** Two bursts of breath through a throat. */
function* makeCough(sampleRate: number): Steps<Float32Array<ArrayBuffer>> {
  const samples = new Float32Array(Math.ceil(0.5 * sampleRate))
  const random = seededRandom(67)
  yield* burst(samples, random, { at: 0.01, seconds: 0.05, loudness: 1 }, sampleRate)
  yield* burst(samples, random, { at: 0.19, seconds: 0.07, loudness: 0.8 }, sampleRate)
  return yield* shaped(samples, [bandpass({ at: 620, q: 0.9 }, sampleRate), highpass({ at: 180, q: 0.7 }, sampleRate)], sampleRate)
}

function* makeSeat(sampleRate: number): Steps<Float32Array<ArrayBuffer>> {
  const samples = new Float32Array(Math.ceil(0.45 * sampleRate))
  const random = seededRandom(71)
  yield* burst(samples, random, { at: 0.005, seconds: 0.02, loudness: 1 }, sampleRate)
  yield* burst(samples, random, { at: 0.075, seconds: 0.012, loudness: 0.45 }, sampleRate)
  for (let index = 0; index < samples.length; index++) {
    if (index % blockSize === 0) yield
    const time = index / sampleRate
    samples[index] = (samples[index] ?? 0) + 0.7 * Math.sin(2 * Math.PI * 128 * time) * Math.exp(-time / 0.05) * Math.min(1, time / 0.003)
  }
  return yield* shaped(samples, [lowpass({ at: 1900, q: 0.6 }, sampleRate), highpass({ at: 70, q: 0.7 }, sampleRate)], sampleRate)
}

function* shaped(samples: Float32Array<ArrayBuffer>, filters: readonly Biquad[], sampleRate: number): Steps<Float32Array<ArrayBuffer>> {
  for (const each of filters) yield* filter(samples, each)
  yield* level(samples, 0.14, sampleRate)
  fadeEnd(samples, 0.08, sampleRate)
  return samples
}

interface Burst {
  /** Seconds. */
  readonly at: number
  /** To 37 %. */
  readonly seconds: number
  readonly loudness: number
}

function* burst(samples: Float32Array, random: Random, { at, seconds, loudness }: Burst, sampleRate: number): Steps<void> {
  for (let index = Math.round(at * sampleRate); index < samples.length; index++) {
    if (index % blockSize === 0) yield
    const time = index / sampleRate - at
    samples[index] = (samples[index] ?? 0) + loudness * (random() * 2 - 1) * Math.exp(-time / seconds) * Math.min(1, time / 0.004)
  }
}
