import type { BendPoint } from '../instruments/note.ts'
import type { Clock } from './pace.ts'
import type { OrnamentName, Written } from './notation.ts'

/** One stroke of what is written, still without a hand's unevenness. Seconds from the section's start. */
export interface Stroke {
  readonly at: number
  readonly length: number
  readonly pitch: number
  readonly velocity: number
  readonly manner: string | null
  readonly bend: readonly BendPoint[]
}

/** Written note → strokes: graces, chords, tremolo, runs and bends are played out here. */
export function strokesOf(note: Written, clock: Clock, strings: readonly number[]): readonly Stroke[] {
  const at = clock(note.beat)
  const length = clock(note.beat + note.beats) - at
  const plain: Stroke = { at, length, pitch: 60, velocity: note.loudness, manner: mannerOf(note), bend: bendOf(note, length) }
  const graces = note.graces.map((pitch, index) => ({
    ...plain,
    pitch,
    at: at - 0.085 * (note.graces.length - index),
    length: 0.11,
    velocity: note.loudness * 0.72,
    bend: [],
  }))
  if (note.stroke !== null) return repeated(note, { ...plain, manner: note.stroke }, clock)
  const spread = note.broken ? 0.055 : 0.006
  const chord = note.pitches.map((pitch, index) => ({
    ...plain,
    pitch,
    at: at + index * spread,
    velocity: note.loudness * (1 - (note.broken ? 0.05 : 0.1) * (note.pitches.length - 1)),
  }))
  return [...graces, ...chord.flatMap((stroke) => run(note, stroke, strings)).flatMap((stroke) => repeated(note, stroke, clock))]
}

function amountOf(note: Written, name: OrnamentName): number | null | undefined {
  return note.ornaments.find((ornament) => ornament.name === name)?.amount
}

function mannerOf(note: Written): string | null {
  return note.ornaments.find(({ name }) => name === 'hajiki' || name === 'sukui' || name === 'muraiki' || name === 'yuri')?.name ?? null
}

function bendOf(note: Written, length: number): readonly BendPoint[] {
  for (const { name, amount } of note.ornaments) {
    if (name === 'suri')
      return [
        { after: 0, cents: 100 * (amount ?? -2) },
        { after: 0.03, cents: 100 * (amount ?? -2) },
        { after: 0.15, cents: 0 },
      ]
    if (name === 'oshi' || name === 'hiki') {
      const late = Math.min(0.9, length * 0.38)
      return [
        { after: 0, cents: 0 },
        { after: late, cents: 0 },
        { after: late + 0.16, cents: 100 * (amount ?? (name === 'oshi' ? 2 : -1)) },
      ]
    }
    if (name === 'otoshi')
      return [
        { after: 0, cents: 0 },
        { after: length * 0.62, cents: 0 },
        { after: length, cents: -170 },
      ]
  }
  return []
}

/** Runs over the strings: they gather speed and give way to the note that they lead to. */
function run(note: Written, stroke: Stroke, strings: readonly number[]): readonly Stroke[] {
  if (amountOf(note, 'kororin') !== undefined) return kororin(stroke, strings)
  const down = amountOf(note, 'sararin') !== undefined
  const way = down
    ? strings.filter((string) => string > stroke.pitch).toReversed()
    : amountOf(note, 'agari') === undefined
      ? []
      : strings.filter((string) => string < stroke.pitch)
  let at = stroke.at
  const passing = way.map((pitch, index) => {
    const place = index / way.length
    const passed = { ...stroke, pitch, at, length: 0.4, velocity: stroke.velocity * (0.85 - 0.3 * Math.sin(Math.PI * place)), bend: [] }
    at += down ? 0.15 - 0.075 * Math.sin(Math.PI * place) : 0.05 + 0.02 * place
    return passed
  })
  return [...passing, { ...stroke, at, length: Math.max(0.3, stroke.length - (at - stroke.at)) }]
}

function kororin(stroke: Stroke, strings: readonly number[]): readonly Stroke[] {
  const above = strings
    .filter((string) => string > stroke.pitch)
    .slice(0, 2)
    .toReversed()
  const step = 0.15
  return [...above, stroke.pitch].map((pitch, index) => ({
    ...stroke,
    pitch,
    at: stroke.at + index * step,
    velocity: stroke.velocity * (0.8 + 0.1 * index),
    bend: [],
  }))
}

/** Tremolo in even strokes, or 颪 (oroshi): strokes that gather speed and strength until they blur. */
function repeated(note: Written, stroke: Stroke, clock: Clock): readonly Stroke[] {
  const rate = amountOf(note, 'trem')
  if (rate !== undefined) {
    const count = Math.max(1, Math.round(note.beats * (rate ?? 4)))
    return Array.from({ length: count }, (_, index) => {
      const at = clock(note.beat + (note.beats * index) / count) + stroke.at - clock(note.beat)
      return {
        ...stroke,
        at,
        length: stroke.length / count + 0.1,
        velocity: stroke.velocity * (index % 2 === 0 ? 0.95 : 0.74),
        manner: index % 2 === 0 ? stroke.manner : 'sukui',
        bend: [],
      }
    })
  }
  if (amountOf(note, 'oroshi') === undefined) return [stroke]
  const strokes: Stroke[] = []
  for (let after = 0, step = 0.46; after < stroke.length - 0.05; after += step, step = Math.max(0.085, step * 0.84)) {
    const place = after / stroke.length
    strokes.push({ ...stroke, at: stroke.at + after, length: step + 0.2, velocity: stroke.velocity * (0.55 + 0.45 * place), bend: [] })
  }
  return strokes
}
