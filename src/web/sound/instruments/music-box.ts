import { fadeEnd, level } from './filters.ts'
import { frequencyOf, type Instrument, type Note } from './note.ts'
import { blockSize, type Steps } from '../score/steps.ts'
import { type Sample, strike } from './samples.ts'

/** オルゴール: a steel tooth, nearly a pure tone, with the click of the pin. */
export const musicBox: Instrument = {
  play: (context, note) =>
    strike(context, note, { sample: sampleOf(note), bright: 9000, dark: 2400, ring: Math.max(0.5, 1.6 - note.length) }),
  sampleOf,
}

function sampleOf({ pitch }: Note): Sample {
  return { key: `music box ${pitch}`, make: (sampleRate) => makeTooth(frequencyOf(pitch), sampleRate) }
}

/** Ratio to the tone, loudness, seconds to 37 %: a bar that is held at one end has its second tone at 6.27 (Fletcher and Rossing, 2.16). */
const tones = [
  [1, 1, 0.5],
  [2, 0.12, 0.3],
  [6.27, 0.14, 0.06],
] as const

function* makeTooth(frequency: number, sampleRate: number): Steps<Float32Array<ArrayBuffer>> {
  const samples = new Float32Array(Math.ceil(1.7 * sampleRate))
  for (const [ratio, loudness, decay] of tones) {
    if (frequency * ratio > sampleRate * 0.4) continue
    const turn = (2 * Math.PI * frequency * ratio) / sampleRate
    for (let index = 0; index < samples.length; index++) {
      if (index % blockSize === 0) yield
      samples[index] =
        (samples[index] ?? 0) + loudness * Math.sin(turn * index) * Math.exp(-index / (decay * sampleRate)) * Math.min(1, index / 40)
    }
  }
  yield* level(samples, 0.16, sampleRate)
  fadeEnd(samples, 0.4, sampleRate)
  return samples
}
