import { spectraOf } from './spectrum.ts'

const bands = 48
const lowest = 80
const highest = 16000
/** Decibels below the loudest that still count. */
const depth = 60
const seconds = 0.6

/** Mean correlation of the spectrograms of every two takes: 48 bands from 80 Hz to 16 kHz, 60 dB deep, 0.6 s from the onset. */
export function likenessOf(takes: readonly Float32Array[], sampleRate: number): number {
  const pictures = takes.map((take) => pictureOf(take, sampleRate))
  return mean(pictures.flatMap((one, index) => pictures.slice(index + 1).map((other) => correlation(one, other))))
}

/** Mean correlation of the spectrograms between the takes of two effects: each of the one with each of the other. */
export function likenessBetween(ones: readonly Float32Array[], others: readonly Float32Array[], sampleRate: number): number {
  const pictures = others.map((take) => pictureOf(take, sampleRate))
  return mean(ones.flatMap((one) => pictures.map((other) => correlation(pictureOf(one, sampleRate), other))))
}

const mean = (values: readonly number[]): number => values.reduce((sum, each) => sum + each, 0) / Math.max(1, values.length)

function pictureOf(samples: Float32Array, sampleRate: number): readonly number[] {
  const onset = samples.findIndex((sample) => Math.abs(sample) > 0.003)
  const { frames, size } = spectraOf(samples.subarray(onset, onset + Math.round(seconds * sampleRate)), sampleRate, {
    size: 2048,
    hop: 512,
  })
  const edges = Array.from({ length: bands + 1 }, (_, band) =>
    Math.round((lowest * (highest / lowest) ** (band / bands) * size) / sampleRate),
  )
  const levels = frames.flatMap((frame) =>
    Array.from({ length: bands }, (_, band) => {
      const from = edges[band] ?? 0
      const bins = frame.subarray(from, Math.max(from + 1, edges[band + 1] ?? 0))
      return 10 * Math.log10(bins.reduce((sum, power) => sum + power, 1e-12))
    }),
  )
  const top = Math.max(...levels)
  return levels.map((level) => Math.max(level, top - depth))
}

function correlation(one: readonly number[], other: readonly number[]): number {
  const length = Math.min(one.length, other.length)
  const [left, right] = [centred(one.slice(0, length)), centred(other.slice(0, length))]
  const product = left.reduce((sum, value, index) => sum + value * (right[index] ?? 0), 0)
  return product / Math.max(1e-9, Math.hypot(...left) * Math.hypot(...right))
}

function centred(values: readonly number[]): readonly number[] {
  const middle = mean(values)
  return values.map((value) => value - middle)
}
