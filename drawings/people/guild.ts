/** Busts of the labour guild 芯切り場: a lit arch behind a head drawn in the box of `face` (x 130–228, y 92–212), enlarged to fill 400 × 400. */
import type { Drawing } from '../tools/drawing.ts'
import { faceDefs, figureFilter, ink, rim } from '../bodies/figure.ts'
import { handPaints } from '../bodies/hands.ts'
import { needed, radial } from '../places/scenery.ts'

const archPath = 'M24 400V196a176 176 0 0 1 352 0V400z'

export interface Bust {
  readonly defs: string
  /** Behind the head, in px of the 400 × 400 picture. */
  readonly behind: string
  /** Head, in the face's box; left out: it is in front. */
  readonly head?: string
  /** Closed eyes, in the face's box; left out: this one does not blink. */
  readonly lids?: string
  /** In front of the head, in px of the picture. */
  readonly before: string
  /** Light of the arch: middle and edge. */
  readonly light: readonly [string, string]
}

/** In four pictures that lie on each other and move apart: the arch with what is behind, the head, what is in front, and closed lids. */
export function bust(
  name: string,
  prefix: string,
  { defs, behind, head = '', before, lids = '', light: [middle, edge] }: Bust,
): readonly Drawing[] {
  const all = `${figureFilter(prefix)}${faceDefs(prefix)}${handPaints(prefix)}${radial(`${prefix}-a`, [0, '#fff6d0'], [0.45, middle], [1, edge])}<clipPath id="${prefix}-c"><path d="${archPath}"/></clipPath>${defs}`
  const inArch = (content: string): string => `<g clip-path="url(#${prefix}-c)">${content}</g>`
  const atHead = (content: string): string => `<g transform="translate(-43-14)scale(1.35)">${content}</g>`
  const picture = (part: string, content: string): Drawing => ({
    name: `scenes/${name}${part}`,
    svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400"><defs>${needed(needed(all, content), content)}</defs>${content}</svg>`,
  })
  return [
    picture(
      '',
      `<path fill="url(#${prefix}-a)" d="${archPath}"/><circle cx="200" cy="180" r="150" fill="${middle}" opacity=".2"/>${inArch(behind)}<path fill="none" stroke="#1b0e22" stroke-width="7" d="${archPath}"/>`,
    ),
    ...(head === '' ? [] : [picture('-head', inArch(atHead(head)))]),
    picture('-front', inArch(before)),
    ...(lids === '' ? [] : [picture('-lids', atHead(lids))]),
  ]
}

/** One picture of a bust that keeps still: all of `content` is in px of the 400 × 400 picture. */
export function stillBust(name: string, prefix: string, content: string, [middle, edge]: readonly [string, string]): Drawing {
  const all = `<path fill="url(#${prefix}-a)" d="${archPath}"/><g clip-path="url(#${prefix}-c)">${content}</g><path fill="none" stroke="#1b0e22" stroke-width="7" d="${archPath}"/>`
  const defs = `${figureFilter(prefix)}${faceDefs(prefix)}${radial(`${prefix}-a`, [0, '#fff6d0'], [0.45, middle], [1, edge])}<clipPath id="${prefix}-c"><path d="${archPath}"/></clipPath>`
  return { name, svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400"><defs>${needed(defs, all)}</defs>${all}</svg>` }
}

/** Content in px of the picture, where one in the face's box is expected. */
export const inFront = (content: string): string => `<g transform="scale(.7407)translate(43 14)">${content}</g>`

/** A ply of the bust with the lit edge of the lamp behind. */
export const bustPly = (prefix: string, d: string, fill: string = ink.near, edge: string = rim, dx = 0): string =>
  `<g filter="url(#${prefix}-s)"><path fill="${edge}" transform="translate(${dx}-2.5)" d="${d}"/><path fill="${fill}" d="${d}"/></g>`
