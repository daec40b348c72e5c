/** Parts of the map of 幕原: its lands in three states, small houses and trees, the lifted corner. Lengths in px of the map, 1280 × 640. */
import { type Land, landPlaces, stateStep } from '../../src/web/art/map-places.ts'
import type { Drawing } from '../tools/drawing.ts'
import { leaf, shape, taper } from '../tools/paper.ts'
import { num, type Points } from '../tools/points.ts'
import { box } from './scenery.ts'

export const gel = (d: string, fill: string, opacity = 1): string =>
  `<path fill="${fill}"${opacity === 1 ? '' : ` opacity="${opacity}"`} d="${d}"/>`

/** What `part` draws for 0 … count − 1, in one path. */
export const many = (count: number, part: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => part(index)).join('')

/** The light edge and shadow of a paper cut-out; one filter for each drawing. */
export const cutOut = (prefix: string): string =>
  `<filter id="${prefix}-s" x="-10%" y="-15%" width="120%" height="130%"><feDropShadow dx="0" dy="2" stdDeviation="5" flood-color="#0c0618" flood-opacity=".6"/></filter>`

/** An upswept roof: `x` middle, `y` eave. */
export const roof = (x: number, y: number, w: number, h: number): string =>
  shape([
    [x - w / 2 - 5, y - 5, true],
    [x - w * 0.34, y - h * 0.3],
    [x - w * 0.2, y - h, true],
    [x + w * 0.2, y - h, true],
    [x + w * 0.34, y - h * 0.3],
    [x + w / 2 + 5, y - 5, true],
    [x + w / 2 - 2, y + 2, true],
    [x - w / 2 + 2, y + 2, true],
  ])

export type House = readonly [x: number, y: number, width: number, height: number]
export const houses = (list: readonly House[]): string =>
  list.map(([x, y, w, h]) => box(x - w / 2, y - h, w, h + 10) + roof(x, y - h, w + 10, w * 0.42)).join('')

/** Pampas grass: three stems with plumes. */
export const pampas = (x: number, y: number, size: number, side = 1): string =>
  (
    [
      [0, 60, 26],
      [-6, 46, -12],
      [5, 40, 34],
    ] as const
  )
    .map(([dx, h, lean]) => {
      const stem: Points = [
        [x + dx * size, y],
        [x + (dx + lean * 0.3 * side) * size, y - h * 0.6 * size],
        [x + (dx + lean * side) * size, y - h * size],
      ]
      const plume = (i: number) =>
        leaf(
          x + (dx + lean * side * (0.7 + i * 0.1)) * size,
          y - h * (0.8 + i * 0.07) * size,
          (15 - i) * size,
          2.4 * size,
          side > 0 ? 0.5 - i * 0.16 : Math.PI - 0.5 + i * 0.16,
        )
      return taper(stem, [2.4, 2, 1]) + many(4, plume)
    })
    .join('')

export const torii = (x: number, y: number, w: number, h: number): string =>
  shape([
    [x - w * 0.66, y - h - 5, true],
    [x, y - h + 1],
    [x + w * 0.66, y - h - 5, true],
    [x + w * 0.6, y - h + 5, true],
    [x, y - h + 8],
    [x - w * 0.6, y - h + 5, true],
  ]) +
  box(x - w * 0.5, y - h * 0.7, w, 4) +
  [-1, 1]
    .map((side) =>
      taper(
        [
          [x + side * w * 0.36, y - h],
          [x + side * w * 0.42, y + 4],
        ],
        [4, 5],
      ),
    )
    .join('')

/** One layer of paper: its path, fill and edge when lit, and how deep it lies, 0 (far) … 3. */
export interface Ply {
  readonly d: string
  readonly fill: string
  readonly edge: string
  readonly depth: 0 | 1 | 2 | 3
}

interface LandDrawing {
  /** Gradients, with the ids `m<land>-…`. */
  readonly defs: string
  /** Farthest first. */
  readonly plies: readonly Ply[]
  /** What shines only when lit, by the ply it lies on; −1: behind all. */
  readonly light: readonly (readonly [at: number, svg: string])[]
  /** What may be seen of it in the dark. */
  readonly faint?: string
  /** It stays black while it is unknown, and is seen from afar. */
  readonly goal?: boolean
}

type Tones = readonly [string, string, string, string]
/** Fills and edges by depth. */
const dark: readonly [Tones, Tones] = [
  ['#2e2554', '#221a42', '#171130', '#0f0a20'],
  ['#b892b0', '#b08aa0', '#a87f8c', '#9c7078'],
]
const unknown: readonly [Tones, Tones] = [
  ['#3a2f6a', '#33295f', '#2b2253', '#241c48'],
  ['#5a4c90', '#53458a', '#4b3e80', '#443876'],
]
const unknownGoal: readonly [Tones, Tones] = [
  ['#251c4a', '#1c1540', '#191236', '#140e2c'],
  ['#6a5aa4', '#6a5aa4', '#5a4c90', '#443876'],
]

/** The file of a land: its states lit, dark and unknown below each other, `stateStep` apart. Every path is in it once. */
export function landDrawing(land: Land, { defs, plies, light, faint = '', goal = false }: LandDrawing): Drawing {
  const p = `m${land}`
  const place = landPlaces.get(land)
  if (place === undefined) throw new Error(`land ${land} has no place`)
  const { x, y, width, height } = place.box
  const laid = (at: number, fill: string, edge: string): string =>
    `<use href="#${p}-${at}" y="-1.8" fill="${edge}"/><use href="#${p}-${at}" fill="${fill}"/>`
  const inTones = ([fills, edges]: readonly [Tones, Tones]): string =>
    plies.map(({ depth }, at) => laid(at, fills[depth], edges[depth])).join('')
  const shining = (on: number): string => light.map(([at, svg]) => (at === on ? svg : '')).join('')
  const lit = shining(-1) + plies.map(({ fill, edge }, at) => laid(at, fill, edge) + shining(at)).join('')
  const states = land === 'town' ? [lit] : [lit, inTones(dark) + faint, inTones(goal ? unknownGoal : unknown)]
  const paths = plies.map(({ d }, at) => `<path id="${p}-${at}" d="${d}"/>`).join('')
  const groups = states
    .map((state, at) => `<g filter="url(#${p}-s)"${at === 0 ? '' : ` transform="translate(0 ${at * stateStep})"`}>${state}</g>`)
    .join('')
  return {
    name: `map/${land}`,
    svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${num(width)} ${num(height)}"><defs>${cutOut(p)}${defs}${paths}</defs>${groups}</svg>`,
  }
}

/** A fir: `x` middle, `y` foot. */
export const fir = (x: number, y: number, w: number, h: number): string =>
  shape([
    [x, y - h, true],
    [x + w * 0.2, y - h * 0.68],
    [x + w * 0.34, y - h * 0.6, true],
    [x + w * 0.22, y - h * 0.6],
    [x + w * 0.36, y - h * 0.36],
    [x + w * 0.46, y - h * 0.28, true],
    [x + w * 0.3, y - h * 0.28],
    [x + w * 0.5, y - 2, true],
    [x - w * 0.5, y - 2, true],
    [x - w * 0.3, y - h * 0.28],
    [x - w * 0.46, y - h * 0.28, true],
    [x - w * 0.36, y - h * 0.36],
    [x - w * 0.22, y - h * 0.6],
    [x - w * 0.34, y - h * 0.6, true],
    [x - w * 0.2, y - h * 0.68],
  ])
