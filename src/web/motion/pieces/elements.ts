import type { Point, Shards, TearOptions } from './shards.ts'

/** What a blow is made of: torn paper, fire, glass, shadow, sound, water, snow, ink. */
export type ElementName = 'paper' | 'fire' | 'glass' | 'shadow' | 'sound' | 'water' | 'snow' | 'ink'

interface Burst {
  readonly colours: readonly string[]
  readonly pieces: TearOptions
  /** Rings that grow from the middle. */
  readonly rings: number
  /** Colour of the flash behind the pieces. */
  readonly flash: string
  /** Colour in which it lights up paper and faces: never white. */
  readonly hue: string
}

const bursts: Readonly<Record<ElementName, Burst>> = {
  paper: { colours: ['#f8e9c8', '#fff4d9', '#e0b58a', '#c98a6a'], pieces: { count: 12 }, rings: 0, flash: '#ffe6a6', hue: '#f0803a' },
  fire: {
    colours: ['#ff8a3a', '#ffb03f', '#e0482f', '#ffd766'],
    pieces: { kind: 'flame', count: 18, speed: 520, size: 24, weight: -900, way: { x: 0, y: -0.6 }, spread: 130, edge: 20, life: 420 },
    rings: 0,
    flash: '#ff9a3c',
    hue: '#ff6a24',
  },
  glass: {
    colours: ['#fffdf4', '#e3ccff', '#b98cf0', '#8fe0ff', '#fff7d0'],
    pieces: { count: 17, speed: 1250, size: 19, spread: 90, edge: 80 },
    rings: 1,
    flash: '#e3ccff',
    hue: '#b06cff',
  },
  shadow: {
    colours: ['#12060f', '#2b1b38', '#43284a', '#6a4fd0'],
    pieces: { count: 16, speed: 760, size: 26, spread: 110, edge: 50, weight: 900 },
    rings: 1,
    flash: '#6a4fd0',
    hue: '#6a4fd0',
  },
  sound: {
    colours: ['#ffe6a6', '#ffcf73', '#ff8a3a'],
    pieces: { count: 6, speed: 1000, size: 13 },
    rings: 3,
    flash: '#ffcf73',
    hue: '#ffa02c',
  },
  water: {
    colours: ['#d8f0ff', '#8fc8ff', '#3c8ee0', '#eaf6ff'],
    pieces: { kind: 'drop', count: 20, speed: 980, size: 17, way: { x: 0, y: -0.9 }, spread: 90, edge: 20, weight: 1900 },
    rings: 1,
    flash: '#9fe0ff',
    hue: '#2c86e8',
  },
  snow: {
    colours: ['#e8f4ff', '#9fd0ff', '#4f97e0'],
    pieces: { kind: 'flake', count: 18, speed: 820, size: 17, spread: 120, edge: 40, weight: 160, life: 560 },
    rings: 1,
    flash: '#eaf6ff',
    hue: '#6fb4ee',
  },
  ink: {
    colours: ['#120a18', '#1f1428', '#35192f', '#0a0510'],
    pieces: { kind: 'drop', count: 20, speed: 1050, size: 24, spread: 80, edge: 20, weight: 1500 },
    rings: 0,
    flash: '#a99edb',
    hue: '#4a3a8a',
  },
}

/** The pieces of an element burst from a point. `way` is that of the blow; `own` is where and how they fly there, and how large the rings are. */
export function burst(
  shards: Shards,
  at: Point,
  element: ElementName,
  way: Point,
  own: TearOptions & { readonly ring?: number } = {},
): void {
  const { colours, pieces, rings } = bursts[element]
  shards.tear(at, colours, { way, ...pieces, ...own })
  if (rings > 0) shards.rings(at, colours, rings, own.ring)
}

export const flashOf = (element: ElementName): string => bursts[element].flash

export const hueOf = (element: ElementName): string => bursts[element].hue
