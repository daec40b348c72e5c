/** Land and weather: seeded chance, mist bands, grass, roads. */
import { shape } from '../tools/paper.ts'
import { num, nums } from '../tools/points.ts'

/** Numbers 0…1 that are the same at every run. */
export const random = (start: number): (() => number) => {
  let seed = start | 0
  return () => {
    seed = (seed + 0x6d2b79f5) | 0
    let t = Math.imul(seed ^ (seed >>> 15), 1 | seed)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

/** Bands of mist as in old scrolls: rows of [left, right] px, the first at `y`, each `h` high. */
export function mist(rows: readonly (readonly [number, number])[], y: number, h: number): string {
  const r = h / 2
  const bulge = (i: number, side: 0 | 1): -1 | 0 | 1 => {
    const [before, here, after] = [rows[i - 1]?.[side], rows[i]?.[side] ?? 0, rows[i + 1]?.[side]]
    const sign = side === 1 ? 1 : -1
    const outBefore = before === undefined || sign * (here - before) > 0
    const outAfter = after === undefined || sign * (here - after) > 0
    if (outBefore && outAfter) return 1
    return outBefore || outAfter ? 0 : -1
  }
  const [left, right] = rows[0] ?? [0, 0]
  let d = `M${num(left + r)} ${num(y)}H${num(right - r)}`
  rows.forEach(([, x], i) => {
    const out = bulge(i, 1)
    d += `H${num(x - (out >= 0 ? r : -r))}a${num(r)} ${num(r)} 0 0 ${out >= 0 ? 1 : 0} 0 ${num(h)}`
  })
  rows.toReversed().forEach(([x], back) => {
    const out = bulge(rows.length - 1 - back, 0)
    d += `H${num(x + (out >= 0 ? r : -r))}a${num(r)} ${num(r)} 0 0 ${out >= 0 ? 1 : 0} 0 ${num(-h)}`
  })
  return `${d}z`
}

/** One blade of grass rooted at (x, y), `h` high, its tip `lean` px to the side, `w` wide. */
export const blade = (x: number, y: number, h: number, lean: number, w: number): string =>
  `M${num(x - w / 2)} ${num(y)}q${nums([lean * 0.15, -h * 0.6, lean, -h])}q${nums([-lean * 0.55, h * 0.45, -lean + w, h])}z`

/** A strip of `n` blades along `width` px, up to `h` high, rooted at y 2: the fringe of a ply. */
export function fringe(seed: number, width: number, n: number, h: number, clump = 0.5): string {
  const next = random(seed)
  let d = ''
  for (let i = 0; i < n; i += 1) {
    const x = Math.round(((i + next() * 0.9) / n) * width)
    const high = Math.round(h * (0.35 + 0.65 * next() * (1 - clump + clump * Math.abs(Math.sin((x / width) * Math.PI * 3)))))
    d += blade(x, 2, high, Math.round((next() - 0.42) * high * 0.9), 3 + Math.round(next() * 2))
  }
  return d
}

/** A road or stream that comes nearer: stations [x, y, width] from far to near. */
export function road(stations: readonly (readonly [number, number, number])[]): string {
  const last = stations.length - 1
  const left = stations.map(([x, y, w], i): [number, number, boolean] => [x - w / 2, y, i === last])
  const right = stations.map(([x, y, w], i): [number, number, boolean] => [x + w / 2, y, i === 0 || i === last])
  return shape([...left, ...right.reverse()])
}
