/** Small people as one path each, for crowds in the story scenes. Feet at (x, y), `h` px tall. */
import { circle, shape, taper } from './paper.ts'
import { num, nums, type Points, parsePoints } from './points.ts'
import { box } from './scenery.ts'

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
    box(Math.round(x + (side === 1 ? 3 : -13) * u), Math.round(y - 5 * u), Math.round(10 * u), Math.round(5 * u))
  return (
    shape([
      at(-14, 4, true),
      at(-12, 28),
      at(-9, 50),
      at(-15, 69),
      at(-5, 82, true),
      at(5, 82, true),
      at(15, 69),
      at(9, 50),
      at(12, 28),
      at(14, 4, true),
      at(3, 8),
      at(-3, 5, true),
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

type Bow = readonly [x: number, y: number, height: number, side: 1 | -1]

/** Points of somebody who turns to `side` (1 = right, −1 = left), in hundredths of the height. */
function bodyPoints([x, y, h, side]: Bow, points: string): Points {
  return parsePoints(points).map(({ x: dx, y: dy, corner }) => [x + (dx * h * side) / 100, y - (dy * h) / 100, corner])
}

/** Somebody bowing deeply: the back flat, the head before it, the sleeves hanging free of the knees. */
export function bowing(bow: Bow): string {
  const [x, y, h, side] = bow
  const u = h / 100
  const round = (dx: number, dy: number, r: number): string =>
    circle(Math.round(x + dx * u * side), Math.round(y - dy * u), Math.round(r * u))
  const hair = [
    round(59, 39, 4.5),
    shape(bodyPoints(bow, '42,56* 52,60 62,53 65,44* 56,45 47,50')),
    shape(bodyPoints(bow, '38,62* 50,64 62,55 72,38* 58,48')),
  ][(Math.round(x / 10) + Math.round(h)) % 3]
  return (
    shape(bodyPoints(bow, '-17,4* -19,30 -19,48 -10,58 4,56 6,40 5,24 9,4* -3,8')) +
    shape(bodyPoints(bow, '-15,0* -13,6 4,6 12,3 13,0*')) +
    shape(bodyPoints(bow, '-18,50 -10,62 6,67 26,65 40,58* 38,47* 22,49 6,46 -8,44')) +
    shape(bodyPoints(bow, '25,52* 39,54* 38,34 35,19* 23,21* 26,36')) +
    round(29, 17, 3.4) +
    taper(bodyPoints(bow, '34,55 48,49'), [9 * u, 7 * u], { per: 1, decimals: 0 }) +
    round(52, 48, 9) +
    hair
  )
}

/** The light on somebody who bows: sash, and the folds of robe and sleeve. */
export const bowingTrim = (bow: Bow): { readonly sash: string; readonly folds: string } => {
  const u = bow[2] / 100
  const thin = { per: 1, decimals: 0 } as const
  return {
    sash: taper(bodyPoints(bow, '-10,60 -4,53 4,47'), [5 * u, 7 * u, 5 * u], thin),
    folds:
      taper(bodyPoints(bow, '38,57 40,50'), [3 * u, 3 * u], thin) +
      taper(bodyPoints(bow, '33,50 32,36 30,22'), [0, 3 * u, 2 * u], thin) +
      taper(bodyPoints(bow, '-10,40 -9,24 -9,9'), [0, 3 * u, 2 * u], thin),
  }
}

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

/** おミガキ, about 140 px tall at the scale 1, a cloth with stripes over her hair, sleeves tied up, the brush in her hand: on her upturned bucket, or standing with it. Her feet, or the bucket, at (x, y); `flip` = she looks to the left. */
export function scrubber(
  x: number,
  y: number,
  { ink = '#1b0c22', edge = '#ffe9b4', scale = 1, stands = false, flip = false } = {},
): string {
  const bucket = stands ? shape('-56,-44* -24,-44* -28,-12* -52,-12*') : shape('-34,0* -28,-46* 28,-46* 34,0*')
  const hoops = stands ? box(-55, -38, 30, 3) + box(-53, -20, 26, 3) : box(-32, -36, 64, 4) + box(-34, -12, 68, 4)
  const body =
    (stands
      ? shape('-22,-4* -26,-40 -17,-70 -25,-94 -8,-107* 18,-107* 31,-94 25,-70 32,-40 28,-4* 12,-9 4,-16* -4,-9') +
        box(-18, -6, 16, 6) +
        box(10, -6, 16, 6) +
        taper('-18,-98 -36,-78 -40,-52', [17, 14, 10]) +
        circle(-40, -49, 6)
      : shape('-26,-44* -30,-70 -24,-98 -8,-108* 12,-106* 24,-94 26,-70 44,-58 48,-40 38,-30 22,-36 -10,-40') +
        taper('38,-48 48,-26 44,-4', [20, 17, 12]) +
        shape('34,-6* 60,-4 64,2* 36,2*')) +
    taper('18,-96 38,-80 44,-60', [17, 14, 10]) +
    circle(6, -122, 17)
  const cloth =
    shape('-16,-118* -14,-136 2,-146 20,-140 26,-122* 14,-130 -2,-128') + shape('-15,-124* -30,-116 -34,-104* -20,-106 -12,-114*')
  const stripes = ['-8,-140 -6,-130', '4,-145 5,-130', '16,-142 14,-131', '-18,-120 -26,-108']
  const cords = ['-16,-104 4,-84 24,-76', '20,-104 -2,-82 -20,-72']
  const thin = (points: string): string => taper(points, [3, 3], { per: 1 })
  return (
    `<g transform="translate(${num(x)} ${num(y)})scale(${flip ? -scale : scale} ${scale})"><path fill="${edge}" transform="translate(1-2)" d="${body}${bucket}"/><path fill="#7a5238" d="${bucket}"/><path fill="#3a2430" d="${hoops}"/>` +
    `<path fill="${ink}" d="${body}"/><path fill="#c2362c" d="${cords.map(thin).join('')}"/><path fill="#e8ecf0" d="${cloth}"/><path fill="#3f6a9a" d="${stripes.map(thin).join('')}"/>` +
    `<path fill="#d8b070" d="${box(34, -62, 30, 8)}${[0, 1, 2, 3, 4].map((at) => box(36 + at * 5.6, -55, 3, 8)).join('')}"/><path fill="${edge}" d="${circle(14, -118, 2)}"/></g>`
  )
}
