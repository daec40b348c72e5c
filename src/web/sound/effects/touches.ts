import type { InstrumentName } from '../../../content/music/score.ts'
import type { BendPoint } from '../instruments/note.ts'

/** One sound of an effect. */
export interface Touch {
  readonly instrument: InstrumentName
  /** Seconds after the effect's start. */
  readonly after: number
  readonly pitch?: string
  readonly velocity: number
  readonly length?: number
  readonly manner?: string
  readonly bend?: readonly BendPoint[]
}

export interface Effect {
  /** Always heard. */
  readonly touches: readonly Touch[]
  /** One of these is heard with them, never the same twice running. */
  readonly variants?: readonly (readonly Touch[])[]
  /** dB that bring the peak of each variant into its class. */
  readonly levels?: readonly number[]
  /** All times are stretched by one of these. */
  readonly stretches?: readonly number[]
  /** dB that bring its peak into its class. */
  readonly level: number
  /** How much of it goes through the room, 0–1. */
  readonly room: number
  /** The interface: some 8 dB below what happens in a battle. */
  readonly quiet?: true
  /** The music is silent up to its next bar line. */
  readonly rests?: boolean
}

type Points = readonly (readonly [after: number, cents: number])[]

export const bent = (...points: Points): readonly BendPoint[] => points.map(([after, cents]) => ({ after, cents }))
export const paper = (after: number, manner: string, pitch: string, velocity: number): Touch => ({
  instrument: 'paper',
  after,
  manner,
  pitch,
  velocity,
})
const struck =
  (instrument: InstrumentName) =>
  (after: number, manner: string, velocity: number): Touch => ({ instrument, after, manner, velocity })
export const drum = struck('odaiko')
export const small = struck('shime')
export const wood = struck('hyoshigi')
export const bronze = struck('kane')

interface Sounding {
  readonly length?: number
  readonly manner?: string
  readonly bend?: readonly BendPoint[]
}

export const tone =
  (instrument: InstrumentName) =>
  (after: number, pitch: string, velocity: number, sounding: Sounding = {}): Touch => ({ instrument, after, pitch, velocity, ...sounding })
export const koto = tone('koto')
export const shamisen = tone('shamisen')
export const biwa = tone('biwa')
export const fue = tone('shinobue')
export const shaku = tone('shakuhachi')
export const box = tone('musicBox')
/** Bronze in a pitch, as a coin or glass. */
export const bell = tone('kane')

/** One after the other, the first so many seconds after the effect's start. */
export const row = (play: ReturnType<typeof tone>, pitches: string, velocity: number, step: number, from = 0): readonly Touch[] =>
  pitches.split(' ').map((pitch, index) => play(from + index * step, pitch, velocity * (0.86 + 0.07 * (index % 3)), { length: 0.12 }))

/** Blades at these times, each on the next of the pitches. */
export function snips(times: readonly number[], pitches: string): readonly Touch[] {
  const sizes = pitches.split(' ')
  return times.map((after, index) => paper(after, 'snip', sizes[index % sizes.length] ?? 'E4', 0.8 - 0.05 * index))
}

/** How a hand spreads the same strokes where nothing else is said. */
const usualStretches = [0.82, 1, 1.22, 1.4] as const

/** A loud effect that is drawn anew each time. */
export const drawn = ({
  touches = [],
  stretches = usualStretches,
  ...effect
}: Pick<Effect, 'variants' | 'levels' | 'room'> & Partial<Pick<Effect, 'touches' | 'stretches'>>): Effect => ({
  ...effect,
  touches,
  stretches,
  level: 0,
})

/** All that may be heard of an effect: its touches with each of the variants. */
export const takesOf = ({ touches, variants = [[]] }: Effect): readonly (readonly Touch[])[] =>
  variants.map((variant) => [...touches, ...variant])
