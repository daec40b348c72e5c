/** Small people as one path each, for crowds in the story scenes. Feet at (x, y), `h` px tall. */
import { circle, shape, taper } from '../tools/paper.ts'
import { item, nums, type Points, parsePoints } from '../tools/points.ts'
import { box } from '../places/scenery.ts'

const headwear = ['knot', 'straw', 'bun', 'scarf', 'bare', 'cap', 'bob'] as const
type Headwear = (typeof headwear)[number]

/** Whatever sits on a head of the radius 9 at the origin. */
const onHead: Readonly<Record<Headwear, string>> = {
  bare: '',
  knot: circle(0, -11, 4),
  straw: shape('-21,-2* -9,-9 0,-17 9,-9 21,-2* 0,-5'),
  bun: circle(7, -9, 5) + taper('-4,-12 7,-9 17,-11', [1, 2, 1], { per: 1, decimals: 0 }),
  scarf: shape('-10,3* -10,-8 0,-13 10,-8 10,2* 0,-3') + shape('7,-4* 16,0 17,9* 10,6'),
  cap: box(-9, -14, 18, 8) + box(-12, -7, 24, 3),
  bob: shape('-11,9* -13,-3 -8,-12 0,-14 8,-12 13,-3 11,9* 0,5'),
}

const wornAt = (place: number): Headwear => headwear[Math.abs(Math.round(place)) % headwear.length] ?? 'bare'

/** Path data moved and scaled about the origin; only for paths whose commands after `M` are relative. */
const placed = (d: string, x: number, y: number, u: number): string =>
  d.replace(/([A-Za-z])([^A-Za-z]*)/g, (_, letter: string, rest: string) => {
    const values = [...rest.matchAll(/-?(?:\d+\.?\d*|\.\d+)/g)].map(([value]) => Number(value))
    const scaled = values.map((value, at) => {
      if (letter === 'a' && at % 7 >= 2 && at % 7 <= 4) return value
      return value * u + (letter === 'M' ? ([x, y][at % 2] ?? 0) : 0)
    })
    return `${letter}${nums(scaled.map(u < 0.7 ? (value) => Math.round(value * 2) / 2 : Math.round))}`
  })

/** What somebody wears on a head of the radius `r` at (x, y). */
export const hatOn = (wears: Headwear, x: number, y: number, r: number): string =>
  placed(onHead[wears], Math.round(x), Math.round(y), r / 9.5)

/** On which side somebody holds the sleeve before the sash; the other one hangs. */
const holdsAt = (x: number, h: number): 1 | -1 => (Math.round(x + h) % 2 === 0 ? 1 : -1)

/** Points of somebody who stands at (x, y), in hundredths of the height; `lean` px sideways at full height. */
const stood =
  (x: number, y: number, h: number, lean: number) =>
  (dx: number, dy: number, corner = false): [number, number, boolean] => [x + (dx * h) / 100 + lean * (dy / 90), y - (dy * h) / 100, corner]

/** The sash, the collar and the hem of the hanging sleeve of somebody who stands; measures as in {@link robed}. */
export function robedTrim(x: number, y: number, h: number, lean = 0): string {
  const u = h / 100
  const at = stood(x, y, h, lean)
  const hangs = -holdsAt(x, h)
  const thin = { per: 1, decimals: 0 } as const
  return (
    taper([at(-10, 52), at(0, 49), at(10, 52)], [6 * u, 7 * u, 6 * u], thin) +
    taper([at(-6, 81), at(0, 70), at(6, 81)], [2 * u, 3 * u, 2 * u], thin) +
    taper([at(12 * hangs, 42), at(17 * hangs, 42), at(22 * hangs, 44)], [2 * u, 3 * u, 2 * u], thin)
  )
}

/** Somebody standing, one sleeve before the sash, the other hanging; `lean` tips the upper body sideways (px at full height). Who wears what follows from where they stand, if not given. */
export function robed(x: number, y: number, h: number, lean = 0, wears: Headwear = wornAt(x * 0.37 + y + h)): string {
  const u = h / 100
  const at = stood(x, y, h, lean)
  const holds = holdsAt(x, h)
  const foot = (side: 1 | -1): string =>
    shape([at(2 * side, 6, true), at(2 * side, 0, true), at(13 * side, 0, true), at(14 * side, 3), at(11 * side, 6, true)])
  return (
    shape([
      at(-14, 4, true),
      at(-12, 28),
      at(-9, 50),
      at(-15, 69),
      at(-13, 77),
      at(-4, 81, true),
      at(-4, 86, true),
      at(4, 86, true),
      at(4, 81, true),
      at(13, 77),
      at(15, 69),
      at(9, 50),
      at(12, 28),
      at(14, 4, true),
    ]) +
    shape([at(-8 * holds, 79, true), at(-18 * holds, 70), at(-23 * holds, 43, true), at(-12 * holds, 40, true)]) +
    shape([
      at(8 * holds, 79, true),
      at(19 * holds, 69),
      at(23 * holds, 57),
      at(17 * holds, 48),
      at(13 * holds, 41, true),
      at(4 * holds, 52, true),
    ]) +
    foot(1) +
    foot(-1) +
    circle(Math.round(x + lean), Math.round(y - 90 * u), Math.round(9 * u)) +
    hatOn(wears, x + lean, y - 90 * u, 9.5 * u)
  )
}

export type Walker = readonly [x: number, y: number, height: number, side: 1 | -1]

/** Points of somebody who turns to `side` (1 = right, −1 = left), in hundredths of the height. */
function bodyPoints([x, y, h, side]: Walker, points: string): Points {
  return parsePoints(points).map(({ x: dx, y: dy, corner }) => [x + (dx * h * side) / 100, y - (dy * h) / 100, corner])
}

/** Somebody at work, turned to the right, in hundredths of the height; `tied` = where strings hold, neck or wrist. */
interface Pose {
  readonly outlines: readonly string[]
  readonly limbs: readonly (readonly [points: string, widths: readonly number[]])[]
  readonly head: readonly [x: number, y: number]
  readonly sash: string
  readonly folds: readonly string[]
  readonly tied: readonly (readonly [x: number, y: number])[]
}

const poses = {
  /** A deep bow, back straight, hands on the thighs. */
  bow: {
    outlines: [
      '-15,3* -17,26 -17,44 -9,56 8,54 9,40 9,20 12,3* -1,7',
      '-17,44 -13,60 2,72 20,80 33,80* 38,72 32,64* 18,58 8,48 -6,42',
      '-14,0* -12,5 16,4 17,0*',
    ],
    limbs: [
      ['29,73 27,55 15,40', [10, 11, 7]],
      ['15,42 12,36', [6, 4]],
    ],
    head: [46, 73],
    sash: '-13,57 -5,50 5,46',
    folds: ['26,70 24,56 16,44', '-9,40 -8,22 -8,8'],
    tied: [[33, 78]],
  },
  /** Sweeps the ground with a long broom. */
  sweep: {
    outlines: [
      '-17,3* -15,28 -13,46 -6,56 9,54 13,42 15,22 19,3* 2,7',
      '-11,48 -12,66 -4,79* 10,83* 19,78 18,64 11,50',
      '13,75* 27,66 33,48 25,41* 15,56',
      '44,19* 50,20* 62,0* 54,3 48,0 42,3 36,0*',
      '-16,0* -14,5 20,5 21,0*',
    ],
    limbs: [
      ['14,73 26,62 36,56', [9, 8, 5]],
      ['2,72 16,52 29,66', [9, 8, 5]],
      ['24,80 37,48 47,16', [2, 2, 2]],
    ],
    head: [14, 91],
    sash: '-12,55 0,51 12,55',
    folds: ['28,62 29,52 25,44', '-2,42 -3,24 -5,8'],
    tied: [
      [34, 57],
      [6, 82],
    ],
  },
  /** Walks with two buckets on a pole across the shoulders. */
  carry: {
    outlines: [
      '-18,4* -13,28 -10,50 8,50 13,28 20,4* 8,10 0,22* -6,9',
      '-10,46 -13,66 -8,80* 9,80* 14,66 10,46',
      '-52,40* -28,40* -31,20* -49,20*',
      '28,40* 52,40* 49,20* 31,20*',
      '-20,0* -18,5 -8,5 -7,0*',
      '11,0* 12,5 24,5 25,0*',
    ],
    limbs: [
      ['-44,73 -20,81 0,83 20,81 44,73', [2, 3, 3, 3, 2]],
      ['-40,74 -49,40', [1, 1]],
      ['-40,74 -31,40', [1, 1]],
      ['40,74 31,40', [1, 1]],
      ['40,74 49,40', [1, 1]],
      ['9,74 24,62 24,80', [9, 9, 6]],
      ['-9,74 -18,60 -12,46', [9, 9, 5]],
    ],
    head: [1, 92],
    sash: '-11,53 0,50 11,53',
    folds: ['22,66 25,70', '2,44 4,28 6,16'],
    tied: [
      [24, 79],
      [-4, 82],
    ],
  },
} as const satisfies Record<string, Pose>

export type Work = keyof typeof poses

const ribbon = (walker: Walker, points: string, widths: readonly number[]): string =>
  taper(
    bodyPoints(walker, points),
    widths.map((width) => (width * walker[2]) / 100),
    { per: 1, decimals: 0 },
  )

/** Somebody from the side in a robe, at some work. */
export function working(work: Work, walker: Walker): string {
  const [x, y, h, side] = walker
  const { outlines, limbs, head }: Pose = poses[work]
  const headX = x + (head[0] * h * side) / 100
  const headY = y - (head[1] * h) / 100
  // A bent head wears no hat: a knot on top, a bun at the nape, or neither.
  const [back, up] = item(
    [
      [0.02, 0.1],
      [0.08, 0.07],
      [0, 0],
    ] as const,
    Math.round(x / 10 + h) % 3,
  )
  const tuft = circle(Math.round(headX - side * back * h), Math.round(headY - up * h), Math.round(0.04 * h))
  return (
    outlines.map((points) => shape(bodyPoints(walker, points))).join('') +
    limbs.map(([points, widths]) => ribbon(walker, points, widths)).join('') +
    circle(Math.round(headX), Math.round(headY), Math.round(0.09 * h)) +
    (work === 'bow' ? tuft : hatOn(wornAt(x + y + h), headX, headY, 0.095 * h))
  )
}

/** The light on somebody at work: sash, and the folds of robe and sleeve. */
export const workingTrim = (work: Work, walker: Walker): { readonly sash: string; readonly folds: string } => {
  const { sash, folds }: Pose = poses[work]
  return { sash: ribbon(walker, sash, [5, 7, 5]), folds: folds.map((points) => ribbon(walker, points, [0, 3, 2])).join('') }
}

/** Where the strings hold somebody. */
export const tiedAt = (work: Work, [x, y, h, side]: Walker): readonly (readonly [number, number])[] =>
  poses[work].tied.map(([dx, dy]) => [Math.round(x + (dx * h * side) / 100), Math.round(y - (dy * h) / 100)])

/** A thin standing shadow that waits: sloping shoulders, arms to the knees, no feet; what it wears is all that is left of who it was. */
export function waiting(x: number, y: number, h: number, wears: Headwear = wornAt(x + h)): string {
  const u = h / 100
  const place = [x, y, h, 1] as const
  const arm = (side: 1 | -1): string =>
    taper(
      [
        [x + 14 * u * side, y - 73 * u],
        [x + 20 * u * side, y - 50 * u],
        [x + 17 * u * side, y - 22 * u],
      ],
      [8 * u, 6 * u, 1],
      { per: 1, decimals: 0 },
    )
  return (
    shape(bodyPoints(place, '-10,0* -8,24 -12,54 -18,72 -7,83* 7,83* 18,72 12,54 8,24 10,0*')) +
    arm(1) +
    arm(-1) +
    circle(Math.round(x), Math.round(y - 90 * u), Math.round(8.5 * u)) +
    hatOn(wears, x, y - 90 * u, 8.5 * u)
  )
}

/** The eyes of somebody who waits. */
export const waitingEyes = (x: number, y: number, h: number): string =>
  [-3.4, 3.4].map((dx) => circle(Math.round(x + (dx * h) / 100), Math.round(y - 0.895 * h), Math.max(1, h / 70))).join('')
