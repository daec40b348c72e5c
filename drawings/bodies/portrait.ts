import type { Expression } from '../../src/web/art/acting.ts'
import { type GelRamp, haloGradient } from './figure.ts'
import { handTools } from './hands.ts'
import { shape } from '../tools/paper.ts'
import { type Pair, twoDecimals } from '../tools/points.ts'

// What the six portraits share: plies, hands, eyes, mouths, the wall behind. Never a face: every person draws their own.

/** Ink of the plies, 0 nearest. */
export const ink = ['var(--k0,#170e1f)', 'var(--k1,#2d1c3a)', 'var(--k2,#472c4f)', 'var(--k3,#6b3f5a)'] as const

interface PlyOptions {
  readonly lift?: number
  readonly dx?: number
  readonly shadow?: boolean
}

/** Shown in these expressions only. The styles decide by the class `v` and one class for each expression. */
export const shownIn = (list: readonly Expression[], content: string, hook = ''): string =>
  `<g class="v ${list.map((each) => `s-${each}`).join(' ')}${hook}">${content}</g>`

/** A plain shape; `more` = further attributes. */
export const fill = (d: string, paint: string, more = ''): string => `<path fill="${paint}" d="${d}"${more === '' ? '' : ` ${more}`}/>`

/** Coloured light from a place: core, light, body, edge. */
export const glow = (id: string, [x, y, r]: readonly [number, number, number], colours: GelRamp, [a, b]: Pair = [0.3, 0.66]): string =>
  `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${x}" cy="${y}" r="${r}"><stop stop-color="${colours[0]}"/><stop offset="${a}" stop-color="${colours[1]}"/><stop offset="${b}" stop-color="${colours[2]}"/><stop offset="1" stop-color="${colours[3]}"/></radialGradient>`

/** A soft spot that fades to nothing. */
export const spot = (id: string, colour: string, opacity = 0.6, outer = colour): string => haloGradient(id, colour, opacity, outer)

/** The tools of one portrait; `p` is the prefix of its ids. */
export function portraitTools(p: string) {
  let count = 0
  const nextId = (): string => `${p}-n${(count++).toString(36)}`

  /** A ply of paper: lit edge above, body on it, soft shadow on what lies behind. */
  function ply(d: string, paint: string = ink[0], edge: string = ink[3], { lift = 2, dx = 0, shadow = true }: PlyOptions = {}): string {
    const id = nextId()
    return `<g${shadow ? ` filter="url(#${p}-s)"` : ''} fill="${paint}"><use href="#${id}"${dx === 0 ? '' : ` x="${dx}"`} y="${-lift}" fill="${edge}"/><path id="${id}" d="${d}"/></g>`
  }

  /** A window of gel; a darker, lower copy is the thickness of the cut. */
  function gelCut(d: string, gradient: string, depth = 1.6): string {
    const id = nextId()
    return `<g fill="url(#${p}-${gradient})"><use href="#${id}" y="${depth}" fill="#0b0510" opacity=".55"/><path id="${id}" d="${d}"/></g>`
  }

  function clipped(d: string, content: string): string {
    const id = nextId()
    return `<clipPath id="${id}"><path d="${d}"/></clipPath><g clip-path="url(#${id})">${content}</g>`
  }

  return { ply, gelCut, clipped, ...handTools(p, nextId) }
}

interface MouthParts {
  readonly teeth?: string
  readonly tongue?: string
  /** Drawn below the hole. */
  readonly lip?: string
}

/** An open mouth: the dark hole, with teeth and tongue clipped to it. `key` is one letter for each of a person's mouths. */
export const openMouth = (p: string, key: string, d: string, { teeth = '', tongue = '', lip = '' }: MouthParts): string =>
  `<clipPath id="${p}-m${key}"><path d="${d}"/></clipPath>${lip}<g clip-path="url(#${p}-m${key})">${fill(d, '#5a1424')}${tongue === '' ? '' : fill(tongue, '#f2806a')}${teeth === '' ? '' : fill(teeth, '#fff8e8')}</g>`

/** A drop of sweat, or a tear. */
export const drop = (x: number, y: number, scale = 1): string => {
  const outline = shape('0,-16* 9,2 7,11 0,15 -7,11 -9,2')
  return `<g transform="translate(${x} ${y})${scale === 1 ? '' : ` scale(${twoDecimals(scale)})`}">${fill(outline, '#0b2a4a', 'opacity=".35" transform="translate(1 3)"')}${fill(outline, '#bfeaff')}${fill(shape('4,-4* 9,3 7,11 0,15 -6,12 2,9 5,4'), '#5db4ee')}</g>`
}

/** A four-pointed spark. */
export function spark(x: number, y: number, r: number, paint = '#fff3c0'): string {
  const n = r * 0.2
  return fill(
    shape(
      [
        [x, y - r, true],
        [x + n, y - n, true],
        [x + r, y, true],
        [x + n, y + n, true],
        [x, y + r, true],
        [x - n, y + n, true],
        [x - r, y, true],
        [x - n, y - n, true],
      ],
      { decimals: 1 },
    ),
    paint,
  )
}

/** A star of `count` points whose first one looks up; `share` = inner radius by outer. */
export const starCut = (x: number, y: number, r: number, count = 5, share = 0.38): string =>
  shape(
    Array.from({ length: count * 2 }, (_, index): [number, number, boolean] => {
      const angle = (index / count - 0.5) * Math.PI
      const to = index % 2 === 1 ? r * share : r
      return [x + Math.cos(angle) * to, y + Math.sin(angle) * to, true]
    }),
    { decimals: 1 },
  )

interface Wall {
  readonly core: string
  readonly light: string
  readonly body: string
  readonly edge: string
  readonly ring: string
  readonly cx?: number
  readonly cy?: number
}

/** The wall behind: a lamp behind the paper and two layered rings; `pattern` is cut into the paper. Rays for joy, a burst for a blow, cold when down. */
export function wallBehind(p: string, { core, light, body, edge, ring, cx = 200, cy = 176 }: Wall, pattern = '') {
  const wedge = (index: number): string => {
    const angle = (index / 18) * Math.PI * 2
    const to = (at: number): string => `${Math.round(cx + Math.cos(at) * 330)} ${Math.round(cy + Math.sin(at) * 330)}`
    return `M${cx} ${cy}L${to(angle - 0.055)}L${to(angle + 0.055)}z`
  }
  const rays = Array.from({ length: 18 }, (_, index) => wedge(index)).join('')
  const burst = (by: number): string =>
    shape(
      Array.from({ length: 28 }, (_, index): [number, number, boolean] => {
        const angle = (index / 28) * Math.PI * 2
        const r = (index % 2 === 1 ? 150 + (index % 3) * 12 : 232 + (index % 4) * 22) * by
        return [cx + Math.cos(angle) * r, cy + Math.sin(angle) * r, true]
      }),
    )
  return {
    defs:
      `<linearGradient id="${p}-veil" x2="0" y2="1"><stop offset=".1" stop-color="#2c2a6c"/><stop offset=".62" stop-color="#4a3a7c" stop-opacity="0"/></linearGradient>` +
      glow(`${p}-bg`, [cx, cy, 300], [core, light, body, edge], [0.3, 0.62]) +
      `<radialGradient id="${p}-cold" gradientUnits="userSpaceOnUse" cx="${cx}" cy="${cy}" r="290"><stop stop-color="#b4b6cc"/><stop offset=".42" stop-color="#6a6d98"/><stop offset="1" stop-color="#26263f"/></radialGradient>`,
    svg:
      `<g class="ground"><path fill="url(#${p}-bg)" d="M0 0h400v400H0z"/>${shownIn(['joy'], fill(rays, '#fff8d8', 'opacity=".5"'))}<path class="cold" fill="url(#${p}-cold)" d="M0 0h400v400H0z"/>` +
      `<g fill="${ring}">${pattern}</g><g fill="${core}"><circle cx="${cx}" cy="${cy}" r="176" opacity=".13"/><circle cx="${cx}" cy="${cy}" r="138" opacity=".2"/></g>${shownIn(['hit'], fill(burst(1), light) + fill(burst(0.82), '#fffdf0'))}</g>`,
  }
}

interface Tones {
  readonly core: string
  readonly light: string
  readonly edge: string
  readonly shade: string
}

interface SkinLight {
  /** Where the lamp falls on the face, and how far. */
  readonly face?: readonly [number, number, number]
  /** Where the lamp falls on hands drawn by `digit`, and how far; null where there are none. */
  readonly fingers?: readonly [number, number, number] | null
  /** Whether `fist` is used. */
  readonly fists?: boolean
}

/** Skin from its tones: `-face`, `-skin` for fingers, `-hand` for fists, `-shade` for the shadow of a finger on the next. */
export const skin = (
  p: string,
  { core, light, edge, shade }: Tones,
  { face = [214, 186, 104], fingers = [200, 290, 260], fists = true }: SkinLight = {},
): string =>
  glow(`${p}-face`, face, [core, core, light, edge], [0.12, 0.6]) +
  (fingers === null ? '' : glow(`${p}-skin`, fingers, [core, light, light, edge], [0.3, 0.6])) +
  (fists ? glow(`${p}-hand`, [14, -26, 92], [core, light, light, edge], [0.3, 0.6]) : '') +
  `<linearGradient id="${p}-shade"><stop stop-color="${shade}"/></linearGradient>`

/** A colour below that turns into another above, for necks. */
export const downward = (id: string, from: string, to: string, at = 0.8): string =>
  `<linearGradient id="${id}" x2="0" y2="1"><stop stop-color="${from}"/><stop offset="${at}" stop-color="${to}"/></linearGradient>`

interface Parts {
  readonly defs: string
  readonly wall: string
  /** What stands before the wall. */
  readonly figure: string
}

/** The whole picture, 400 × 400. Its parts move and change by the styles of `src/web/ui/story/portrait.module.css`. */
export const portraitSvg = (p: string, { defs, wall: ground, figure }: Parts): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400" preserveAspectRatio="xMidYMid slice"><defs><filter id="${p}-s" x="-15%" y="-15%" width="130%" height="130%"><feDropShadow dx="0" dy="3" stdDeviation="3.5" flood-color="#14060f" flood-opacity=".62"/></filter>${defs}</defs>${ground}<g class="all">${figure}</g></svg>`
