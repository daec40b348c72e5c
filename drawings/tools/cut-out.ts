import type { Drawing } from './drawing.ts'
import { type GelRamp, gelGradient } from '../bodies/figure.ts'
import { taper } from './paper.ts'
import type { Points } from './points.ts'

// Cut-outs of the party for the battle: black paper, lit edges, gel. They are made into bitmaps and moved, so they use no filter.

/** The paper: nearest, and what lies behind it. Without the variables of the fields, which do not reach into a bitmap. */
export const paper = { near: '#170d1c', far: '#2d1a35' } as const
/** The edge of a ply that faces the stage. */
const stageEdge = '#ffd9a0'

/** The plies of one person; `p` is the prefix of the ids, `farEdge` the dim edge of what lies behind. */
export function cutOutPlies(p: string, farEdge = '#a85a4a') {
  let count = 0
  const ply = (d: string, fill: string, edge: string): string => {
    const id = `${p}-n${(count++).toString(36)}`
    return `<g fill="${fill}"><use href="#${id}" x="-1" y="-2.500" fill="${edge}"/><path id="${id}" d="${d}"/></g>`
  }
  return {
    near: (d: string, edge = stageEdge): string => ply(d, paper.near, edge),
    middle: (d: string, edge = stageEdge): string => ply(d, paper.far, edge),
    far: (d: string): string => ply(d, paper.far, farEdge),
    gel: (d: string, gradient = 'g'): string => `<path fill="url(#${p}-${gradient})" d="${d}"/>`,
  }
}

/** A limb or a fold: a ribbon in whole units, to keep the file small. */
export const limb = (points: Points, widths: readonly number[]): string => taper(points, widths, { decimals: 0 })
export const slit = (points: Points, widths: readonly number[]): string => taper(points, widths, { per: 1, decimals: 0 })

/** A part drawn round its own origin, put to a place and turned. */
export const at = (x: number, y: number, turn: number, content: string, scale = 1): string =>
  `<g transform="translate(${x} ${y})${turn === 0 ? '' : `rotate(${turn})`}${scale === 1 ? '' : `scale(${scale})`}">${content}</g>`

export const gelAt = (p: string, key: string, place: readonly [number, number, number], ramp: GelRamp): string =>
  gelGradient(`${p}-${key}`, place, ramp)

/** Skin that is dark at the ear and lit where it faces the stage, along x from `from` to `to`. */
export const turnedSkin = (p: string, from: number, to: number, lit = '#ffd2a0', middle = '#c9703f'): string =>
  `<linearGradient id="${p}-f" gradientUnits="userSpaceOnUse" x1="${from}" y1="0" x2="${to}" y2="0"><stop stop-color="#2a1424"/><stop offset=".55" stop-color="${middle}"/><stop offset="1" stop-color="${lit}"/></linearGradient>`

interface Sheet {
  readonly name: string
  readonly size: readonly [width: number, height: number]
  /** Each begins with its id; those that `content` does not use are left out. */
  readonly defs: readonly string[]
  readonly content: string
}

export function cutOut({ name, size, defs, content }: Sheet): Drawing {
  const used = defs.filter((def) => content.includes(`url(#${/id="([^"]*)"/.exec(def)?.[1] ?? ''})`))
  return {
    name: `figures/${name}`,
    svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size[0]} ${size[1]}"><defs>${used.join('')}</defs>${content}</svg>`,
  }
}
