import { seededRandom } from '../random.ts'
import { blockSize, type Steps } from '../score/steps.ts'
import { type Sample, strike } from './samples.ts'
import { bandpass, fadeEnd, filter, highpass, level, lowpass } from './filters.ts'
import type { Instrument, Note } from './note.ts'

interface Skin {
  /** Hz of the skin's lowest tone: the great drum is tuned to D2, the small one to A4, with the pieces. */
  readonly frequency: number
  /** How far above it the stroke begins, as a part of it, and seconds until it has come down. */
  readonly drop: { readonly by: number; readonly seconds: number }
  /** Seconds in which the lowest tone falls to 37 %. */
  readonly decay: number
  /** Loudness of the skin's tones: a drumhead's ratios are 1, 1.59, 2.14, 2.65, 3.16. */
  readonly tones: readonly number[]
  readonly stick: { readonly loudness: number; readonly hertz: number; readonly seconds: number }
  readonly seconds: number
}

const ratios = [1, 1.59, 2.14, 2.65, 3.16] as const

const great: Skin = {
  frequency: 73.4,
  drop: { by: 0.55, seconds: 0.03 },
  decay: 0.3,
  tones: [1, 0.6, 0.4, 0.22, 0.12],
  stick: { loudness: 0.55, hertz: 520, seconds: 0.012 },
  seconds: 0.92,
}

const small: Skin = {
  frequency: 440,
  drop: { by: 0.12, seconds: 0.012 },
  decay: 0.034,
  tones: [1, 0.55, 0.5, 0.3, 0.2],
  stick: { loudness: 0.9, hertz: 2300, seconds: 0.006 },
  seconds: 0.32,
}

/** 大太鼓. ドン: full, left to ring. ド: half, コ: light, near the edge; the next stroke is near, so they are short. カ: the rim. */
export const odaiko: Instrument = { play: playGreat, sampleOf: greatSample }

function playGreat(context: BaseAudioContext, note: Note): AudioNode {
  if (note.manner === 'カ')
    return strike(context, note, {
      sample: greatSample(note),
      bright: 9000,
      dark: 1800,
      loudness: 0.8,
      rate: 0.97 + 0.06 * note.variation,
    })
  const light = note.manner === 'コ'
  const full = note.manner === 'ドン'
  return strike(context, full ? note : { ...note, length: light ? 0.05 : 0.1 }, {
    sample: greatSample(note),
    rate: (light ? 1.16 : 1) * (0.985 + 0.03 * note.variation),
    bright: light ? 2400 : 5200,
    dark: 260,
    loudness: light ? 0.6 : full ? 1.15 : 0.78,
    ...(full ? {} : { ring: light ? 0.24 : 0.4 }),
  })
}

/** 締太鼓. テン: open. テ: short. ツ, ク: in passing. */
export const shime: Instrument = { play: playSmall, sampleOf: smallSample }

function playSmall(context: BaseAudioContext, note: Note): AudioNode {
  const passing = note.manner === 'ツ' || note.manner === 'ク'
  return strike(context, note, {
    sample: smallSample(note),
    rate: (passing ? 0.97 : 1) * (0.985 + 0.03 * note.variation),
    bright: passing ? 3200 : 8500,
    dark: 700,
    loudness: passing ? 0.5 : note.manner === 'テ' ? 0.8 : 1,
  })
}

function greatSample({ manner, variation }: Note): Sample {
  return manner === 'カ' ? rim : skinOf('odaiko', great, variation)
}

function smallSample({ variation }: Note): Sample {
  return skinOf('shime', small, variation)
}

/** No two strokes alike: four makes of every skin. */
function skinOf(name: string, skin: Skin, variation: number): Sample {
  const variant = Math.floor(variation * 4)
  return { key: `${name} ${variant}`, make: (sampleRate) => makeSkin(skin, variant, sampleRate) }
}

function* makeSkin(skin: Skin, variant: number, sampleRate: number): Steps<Float32Array<ArrayBuffer>> {
  const samples = new Float32Array(Math.ceil(skin.seconds * sampleRate))
  const random = seededRandom(variant + 41)
  for (const [mode, ratio] of ratios.entries()) {
    const decay = (skin.decay / ratio ** 0.9) * (0.9 + 0.2 * random())
    const loudness = (skin.tones[mode] ?? 0) * (mode === 0 ? 1 : 0.75 + 0.5 * random())
    yield* addTone(
      samples,
      { frequency: skin.frequency * ratio * (mode === 0 ? 1 : 0.99 + 0.02 * random()), drop: skin.drop, decay, loudness },
      sampleRate,
    )
  }
  const stick = new Float32Array(Math.ceil(skin.stick.seconds * 8 * sampleRate))
  for (let index = 0; index < stick.length; index++)
    stick[index] = (random() * 2 - 1) * Math.exp(-index / (skin.stick.seconds * sampleRate))
  yield* filter(stick, bandpass({ at: skin.stick.hertz, q: 0.6 }, sampleRate))
  for (let index = 0; index < stick.length; index++) samples[index] = (samples[index] ?? 0) + (stick[index] ?? 0) * skin.stick.loudness * 2
  yield* filter(samples, highpass({ at: 38, q: 0.7 }, sampleRate))
  yield* level(samples, 0.26, sampleRate)
  fadeEnd(samples, skin.seconds * 0.3, sampleRate)
  return samples
}

interface Tone extends Pick<Skin, 'frequency' | 'drop' | 'decay'> {
  readonly loudness: number
}

function* addTone(samples: Float32Array, tone: Tone, sampleRate: number): Steps<void> {
  let phase = 0
  for (let index = 0; index < samples.length; index++) {
    if (index % blockSize === 0) yield
    const time = index / sampleRate
    phase += (2 * Math.PI * tone.frequency * (1 + tone.drop.by * Math.exp(-time / tone.drop.seconds))) / sampleRate
    const rise = Math.min(1, time / 0.0015)
    samples[index] = (samples[index] ?? 0) + tone.loudness * rise * Math.exp(-time / tone.decay) * Math.sin(phase)
  }
}

const rim: Sample = {
  key: 'rim',
  *make(sampleRate) {
    const samples = new Float32Array(Math.ceil(0.16 * sampleRate))
    const random = seededRandom(5)
    for (const [frequency, decay, loudness] of [
      [820, 0.018, 1],
      [1370, 0.012, 0.7],
      [2480, 0.007, 0.5],
    ] as const) {
      yield* addTone(samples, { frequency, drop: { by: 0, seconds: 1 }, decay, loudness }, sampleRate)
    }
    for (let index = 0; index < 0.01 * sampleRate; index++)
      samples[index] = (samples[index] ?? 0) + (random() - 0.5) * Math.exp(-index / (0.002 * sampleRate))
    yield* filter(samples, lowpass({ at: 7000, q: 0.7 }, sampleRate))
    yield* level(samples, 0.12, sampleRate)
    fadeEnd(samples, 0.03, sampleRate)
    return samples
  },
}
