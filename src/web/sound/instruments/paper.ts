import { type Random, seededRandom } from '../random.ts'
import { blockSize, type Steps } from '../score/steps.ts'
import { type Sample, strike } from './samples.ts'
import { fadeEnd, filter, highpass, level } from './filters.ts'
import type { Instrument, Note } from './note.ts'

interface Sheet {
  readonly seconds: number
  /** Hz where the noise is brightest, at the start and at the end. */
  readonly from: number
  readonly to: number
  /** Loudness 0–1 at each part of its length, equally spaced, joined by straight lines. */
  readonly loudness: readonly number[]
  /** Fibres that give way each second, and how much of the sound they are, 0–1. */
  readonly fibres: number
  readonly rough: number
}

const sheets = {
  fold: { seconds: 0.24, from: 2600, to: 4200, loudness: [0, 1, 0.25, 0.12, 0.6, 0.15, 0], fibres: 260, rough: 0.75 },
  tear: { seconds: 0.26, from: 2400, to: 5600, loudness: [0, 0.7, 0.9, 1, 0.7, 0.3, 0], fibres: 700, rough: 0.65 },
  snip: { seconds: 0.13, from: 5200, to: 2600, loudness: [0, 1, 0.5, 0.2, 0.08, 0], fibres: 380, rough: 0.4 },
  slide: { seconds: 0.34, from: 1500, to: 3600, loudness: [0, 0.4, 0.9, 1, 0.6, 0.2, 0], fibres: 90, rough: 0.25 },
  flap: { seconds: 0.12, from: 900, to: 2100, loudness: [0, 1, 0.45, 0.15, 0], fibres: 120, rough: 0.35 },
  crumple: { seconds: 0.5, from: 3400, to: 1300, loudness: [0, 0.6, 1, 0.7, 0.8, 0.4, 0.25, 0.1, 0], fibres: 150, rough: 0.9 },
} as const satisfies Readonly<Record<string, Sheet>>

type PaperManner = keyof typeof sheets

/** As scores write it; anything else slides. */
const spoken: Readonly<Record<string, PaperManner>> = { チョキ: 'snip', パタ: 'flap', オリ: 'fold' }

/** 紙: noise cut into fibres. The manner says what is done to the sheet; the pitch how small it is (60 as made). */
export const paper: Instrument = {
  play: (context, note) =>
    strike(context, note, { sample: sampleOf(note), rate: 2 ** ((note.pitch - 60) / 12), bright: 11000, dark: 2400 }),
  sampleOf,
}

function sampleOf({ manner, variation }: Note): Sample {
  const named = spoken[manner ?? ''] ?? manner
  const known = named !== null && named in sheets ? (named as PaperManner) : 'slide'
  const variant = Math.floor(variation * 3)
  return { key: `paper ${known} ${variant}`, make: (sampleRate) => makeSheet(sheets[known], seededRandom(variant + 71), sampleRate) }
}

function* makeSheet(sheet: Sheet, random: Random, sampleRate: number): Steps<Float32Array<ArrayBuffer>> {
  const samples = new Float32Array(Math.ceil(sheet.seconds * sampleRate))
  let fibre = 0
  let low = 0
  let band = 0
  for (let index = 0; index < samples.length; index++) {
    if (index % blockSize === 0) yield
    const part = index / samples.length
    if (random() < sheet.fibres / sampleRate) fibre = 0.4 + 0.6 * random()
    fibre *= 1 - 1 / (0.004 * sampleRate)
    const noise = (random() * 2 - 1) * (1 - sheet.rough + sheet.rough * 2.2 * fibre)
    const edge = 2 * Math.sin((Math.PI * Math.min(sheet.from * (sheet.to / sheet.from) ** part, sampleRate / 7)) / sampleRate)
    low += edge * band
    band += edge * (noise - low - 1.1 * band)
    samples[index] = band * along(sheet.loudness, part)
  }
  yield* filter(samples, highpass({ at: 320, q: 0.7 }, sampleRate))
  yield* level(samples, 0.15, sampleRate)
  fadeEnd(samples, 0.02, sampleRate)
  return samples
}

function along(points: readonly number[], part: number): number {
  const place = part * (points.length - 1)
  const before = Math.floor(place)
  const from = points[before] ?? 0
  return from + ((points[before + 1] ?? from) - from) * (place - before)
}
