/** Busts of the labour guild 芯切り場: a lit arch behind a head drawn in the box of `face` (x 130–228, y 92–212), enlarged to fill 400 × 400. */
import { faceDefs, figureFilter, ink, rim } from './figure.ts'
import { radial } from './scenery.ts'

const archPath = 'M24 400V196a176 176 0 0 1 352 0V400z'

export interface Bust {
  readonly defs: string
  /** Behind the head, in px of the 400 × 400 picture. */
  readonly behind: string
  /** Head, in the face's box. */
  readonly head: string
  /** In front of the head, in px of the picture. */
  readonly before: string
  /** Light of the arch: middle and edge. */
  readonly light: readonly [string, string]
}

export const bustSvg = (prefix: string, { defs, behind, head, before, light: [middle, edge] }: Bust): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400"><defs>${figureFilter(prefix)}${faceDefs(prefix)}${radial(`${prefix}-a`, [0, '#fff6d0'], [0.45, middle], [1, edge])}` +
  `<clipPath id="${prefix}-c"><path d="${archPath}"/></clipPath>${defs}</defs><path fill="url(#${prefix}-a)" d="${archPath}"/><circle cx="200" cy="180" r="150" fill="${middle}" opacity=".2"/>` +
  `<g clip-path="url(#${prefix}-c)">${behind}<g transform="translate(-43-14)scale(1.35)">${head}</g>${before}</g><path fill="none" stroke="#1b0e22" stroke-width="7" d="${archPath}"/></svg>`

/** A ply of the bust with the lit edge of the lamp behind. */
export const bustPly = (prefix: string, d: string, fill: string = ink.near, edge: string = rim, dx = 0): string =>
  `<g filter="url(#${prefix}-s)"><path fill="${edge}" transform="translate(${dx}-2.5)" d="${d}"/><path fill="${fill}" d="${d}"/></g>`
