/** Small people as one path each, for crowds in the story scenes. Feet at (x, y), `h` px tall. */
import { circle, shape, taper } from './paper.ts'
import { num } from './points.ts'
import { box } from './scenery.ts'

/** Somebody standing in a long coat; `lean` tips the upper body sideways (px at full height). */
export function robed(x: number, y: number, h: number, lean = 0): string {
  const u = h / 100
  return (
    shape([
      [x - 17 * u, y, true],
      [x - 13 * u + lean * 0.4, y - 44 * u],
      [x - 12 * u + lean * 0.7, y - 74 * u],
      [x + lean * 0.8, y - 82 * u],
      [x + 12 * u + lean * 0.7, y - 74 * u],
      [x + 13 * u + lean * 0.4, y - 44 * u],
      [x + 17 * u, y, true],
    ]) + circle(x + lean, y - 90 * u, 9.5 * u)
  )
}

/** Somebody bowing deeply to `side` (1 = right, −1 = left). */
export function bowing(x: number, y: number, h: number, side: 1 | -1): string {
  const u = h / 100
  const at = (dx: number, dy: number, corner = false): [number, number, boolean] => [x + dx * u * side, y - dy * u, corner]
  return (
    shape([at(-14, 0, true), at(-17, 40), at(-10, 62), at(14, 66), at(36, 54), at(40, 46), at(22, 44), at(12, 34), at(14, 0, true)]) +
    circle(x + 48 * u * side, y - 46 * u, 9.5 * u) +
    taper(
      [
        [x + 26 * u * side, y - 48 * u],
        [x + 24 * u * side, y - 30 * u],
        [x + 20 * u * side, y - 16 * u],
      ],
      [8 * u, 6 * u, 4 * u],
      { per: 1 },
    )
  )
}

/** A thin standing shadow that waits: no feet, narrow waist, long arms. */
export function waiting(x: number, y: number, h: number): string {
  const u = h / 100
  return (
    shape([
      [x - 5 * u, y, true],
      [x - 6 * u, y - 40 * u],
      [x - 10 * u, y - 72 * u],
      [x, y - 80 * u],
      [x + 10 * u, y - 72 * u],
      [x + 6 * u, y - 40 * u],
      [x + 5 * u, y, true],
    ]) +
    circle(x, y - 90 * u, 9 * u) +
    `M${num(x - 10 * u)} ${num(y - 70 * u)}l${num(-3 * u)} ${num(44 * u)}h${num(4 * u)}z`
  )
}

/** おミガキ on her upturned bucket, about 140 px tall, the scrubbing brush on her knee: a cloth with stripes over her hair, sleeves tied up. The bucket stands at (x, y). */
export function scrubber(prefix: string, x: number, y: number, { ink = '#1b0c22', edge = '#ffe9b4', scale = 1 } = {}): string {
  const bucket = shape('-34,0* -28,-46* 28,-46* 34,0*')
  const body =
    shape('-26,-44* -30,-70 -24,-98 -8,-108* 12,-106* 24,-94 26,-70 44,-58 48,-40 38,-30 22,-36 -10,-40') +
    taper('38,-48 48,-26 44,-4', [20, 17, 12]) +
    shape('34,-6* 60,-4 64,2* 36,2*') +
    taper('16,-94 36,-78 42,-60', [16, 13, 10]) +
    circle(6, -122, 17)
  const cloth =
    shape('-16,-118* -14,-136 2,-146 20,-140 26,-122* 14,-130 -2,-128') + shape('-15,-124* -30,-116 -34,-104* -20,-106 -12,-114*')
  return (
    `<g transform="translate(${num(x)} ${num(y)})scale(${scale})"><path fill="${edge}" transform="translate(1-2)" d="${body}${bucket}"/><path fill="#7a5238" d="${bucket}"/><path fill="#3a2430" d="${box(-32, -36, 64, 4)}${box(-34, -12, 68, 4)}"/>` +
    `<path fill="${ink}" d="${body}"/><path fill="#c2362c" d="${taper('-16,-104 4,-84 24,-76', [3, 4, 3], { per: 1 })}${taper('16,-104 -4,-82 -22,-72', [3, 4, 3], { per: 1 })}"/>` +
    `<path fill="#e8ecf0" d="${cloth}"/><path fill="#3f6a9a" d="${taper('-8,-140 -6,-130', [3, 3], { per: 1 })}${taper('4,-145 5,-130', [3, 3], { per: 1 })}${taper('16,-142 14,-131', [3, 3], { per: 1 })}${taper('-18,-120 -26,-108', [3, 3], { per: 1 })}"/>` +
    `<path fill="#d8b070" d="${box(34, -60, 30, 8)}${[0, 1, 2, 3, 4].map((at) => box(36 + at * 5.6, -53, 3, 8)).join('')}"/><path fill="${edge}" d="${circle(14, -118, 2)}" opacity=".9"/></g>`
  )
}
