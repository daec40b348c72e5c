/** Small people as one path each, for crowds in the story scenes. Feet at (x, y), `h` px tall. */
import { circle, shape, taper } from './paper.ts'
import { num } from './points.ts'

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
