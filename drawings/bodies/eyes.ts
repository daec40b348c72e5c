import { type Expression, expressions } from '../../src/web/art/acting.ts'
import { shape, taper } from '../tools/paper.ts'
import { item, num, type Pair, type Points, parsePoints, twoDecimals } from '../tools/points.ts'
import { fill, shownIn } from './portrait.ts'

// The eyes of the six portraits: an eye's shape is its person's own, what each expression makes of it is the same.

type EyeKind = 'open' | 'narrow' | 'wide' | 'happy' | 'shut' | 'squeeze'
/** Which kind of eye each expression shows. */
export type EyesByExpression = Readonly<Record<Expression, EyeKind>>

export const usualEyes: EyesByExpression = { calm: 'open', strain: 'narrow', hit: 'squeeze', joy: 'happy', down: 'shut', speak: 'open' }

/** Drawn for the viewer's left; `top` and `bottom` run from the outer to the inner corner. */
export interface EyeShape {
  readonly top: string
  readonly bottom: string
  /** Radius of the iris. */
  readonly iris: number
  /** Share of the iris. */
  readonly pupil?: number
  readonly look?: Pair
  readonly lash?: readonly number[]
  /** Path of further lashes. */
  readonly flick?: string
  /** Drawn below the eye: creases, shadow of the lid. */
  readonly under?: string
}

interface EyePlace {
  readonly side: 'l' | 'r'
  readonly x: number
  readonly y: number
  readonly scale?: number
}

const lashInk = '#1a0d1c'

/** One eye in all its kinds: opening, iris, lash, narrow, wide, happy, shut and squeezed all follow from two lines. */
export function eye(p: string, { side, x, y, scale = 1 }: EyePlace, eyeShape: EyeShape, when: EyesByExpression): string {
  const { under = '' } = eyeShape
  const flip = side === 'r' ? -1 : 1
  const shown = new Map<EyeKind, Expression[]>()
  for (const each of expressions) shown.set(when[each], [...(shown.get(when[each]) ?? []), each])
  const kinds = [...shown].map(([kind, list]) => shownIn(list, eyeKinds[kind]({ p, side, flip, ...eyeShape }))).join('')
  const size = flip === scale ? '' : ` scale(${twoDecimals(flip * scale)} ${twoDecimals(scale)})`
  return `<g class="eye" transform="translate(${x} ${y})${size}">${under}${kinds}</g>`
}

interface Eye extends EyeShape {
  readonly p: string
  readonly side: 'l' | 'r'
  readonly flip: 1 | -1
}

const pairs = (points: string): readonly Pair[] => parsePoints(points).map(({ x, y }): Pair => [x, y])
/** Half the width of the eye on each side of its origin: outer corner (positive), inner corner. */
const corners = ({ top }: Eye): Pair => {
  const line = pairs(top)
  return [Math.abs(item(line, 0)[0]), item(line, line.length - 1)[0]]
}
const stroke = (points: Points, widths: readonly number[]): string => taper(points, widths)

const eyeKinds: Readonly<Record<EyeKind, (eye: Eye) => string>> = {
  open: (eye) => {
    const [w, e] = corners(eye)
    const closed = stroke(
      [
        [-w, 1],
        [-w * 0.5, 7],
        [0, 9],
        [e * 0.55, 7],
        [e, 3],
      ],
      [2, 5, 6, 5, 1],
    )
    return `${lidded(eye, 'o', [1, 1, 1])}<path class="line" fill="${lashInk}" d="${closed}"/>`
  },
  narrow: (eye) => lidded(eye, 'n', [0.56, 0.62, 0.9]),
  wide: (eye) => lidded(eye, 'w', [1.16, 1.2, 0.62]),
  happy: (eye) => {
    const [w, e] = corners(eye)
    const arc = stroke(
      [
        [-w, 6],
        [-w * 0.55, -6],
        [0, -10],
        [e * 0.6, -6],
        [e, 5],
      ],
      [1, 6, 7, 6, 1],
    )
    return fill(arc, lashInk)
  },
  shut: (eye) => {
    const [w, e] = corners(eye)
    const arc = stroke(
      [
        [-w, -1],
        [-w * 0.5, 7],
        [0, 9],
        [e * 0.55, 7],
        [e, 1],
      ],
      [2, 5, 5.5, 4.5, 1],
    )
    const lashes =
      stroke(
        [
          [-w * 0.8, 3],
          [-w - 3, 9],
        ],
        [4, 0],
      ) +
      stroke(
        [
          [-w * 0.42, 7],
          [-w * 0.6, 14],
        ],
        [3.5, 0],
      )
    return fill(arc + lashes, lashInk)
  },
  squeeze: (eye) => {
    const [w, e] = corners(eye)
    const fold = stroke(
      [
        [-w, -11],
        [-w * 0.2, -4],
        [e, 2],
        [e * 0.1, 6],
        [-w * 0.86, 12],
      ],
      [1, 6, 8, 6, 1],
    )
    return fill(fold, lashInk)
  },
}

/** An opening with white, iris and pupil; its lines and iris scaled by `[top, bottom, iris]`. */
function lidded(
  { p, side, flip, top, bottom, iris, pupil = 0.5, look = [0, 0], lash = [2, 6, 7, 5, 2], flick = '' }: Eye,
  key: string,
  [byTop, byBottom, byIris]: readonly [number, number, number],
): string {
  const bent = (points: string, by: number): [number, number, boolean][] => {
    const line = pairs(points)
    const isEnd = (index: number): boolean => index === 0 || index === line.length - 1
    return line.map(([x, y], index) => [x, isEnd(index) ? y : y * by, isEnd(index)])
  }
  const upper = bent(top, byTop)
  const opening = shape([...upper, ...bent(bottom, byBottom).slice(1, -1).toReversed()], { decimals: 1 })
  const shade = shape([...upper, ...upper.toReversed().map(([x, y]): [number, number] => [x, y + 7])])
  const id = `${p}-${side}${key}`
  const r = iris * byIris
  const place = `translate(${num(look[0] * flip)} ${num(look[1] + (key === 'n' ? 1 : 0))})`
  const lights = `<g transform="scale(${flip} 1)" fill="#fff"><circle cx="${num(-r * 0.38)}" cy="${num(-r * 0.42)}" r="${num(r * 0.31)}"/><circle cx="${num(r * 0.42)}" cy="${num(r * 0.42)}" r="${num(r * 0.15)}" opacity=".85"/></g>`
  return (
    `<g class="lid"><clipPath id="${id}"><path d="${opening}"/></clipPath><g clip-path="url(#${id})"><path fill="#fffaf0" d="${opening}"/>${fill(shade, '#b06a55', 'opacity=".38"')}` +
    `<g transform="${place}"><circle r="${num(r)}" fill="url(#${p}-iris)"/><circle r="${num(r * pupil)}" fill="${lashInk}"/>${lights}</g></g>` +
    `${fill(taper(upper, lash) + (key === 'n' ? '' : flick), lashInk)}</g>`
  )
}

/** The iris: light from below. */
export const irisGradient = (p: string, [light, body, edge]: readonly [string, string, string]): string =>
  `<radialGradient id="${p}-iris" cx=".5" cy=".77" r=".73"><stop stop-color="${light}"/><stop offset=".45" stop-color="${body}"/><stop offset="1" stop-color="${edge}"/></radialGradient>`
