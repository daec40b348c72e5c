import {
  item,
  nums,
  type Pair,
  type Point,
  type Points,
  parsePoints,
  sampleCurve,
  type Station,
  stationsOn,
  unit,
  widthAt,
} from './points.ts'

export interface ShapeOptions {
  /** `false` = an open line for strokes. */
  readonly closed?: boolean
  /** Wound the other way, so that it cuts a hole into the shape before it in the same path. */
  readonly hole?: boolean
  /** Length of the curve handles as a share of the neighbouring segment. */
  readonly handle?: number
  /** Decimals of the output, 0 or 1. */
  readonly decimals?: 0 | 1
}

const area = (points: readonly Point[]): number => {
  let sum = 0
  points.forEach((a, index) => {
    const b = item(points, (index + 1) % points.length)
    sum += a.x * b.y - b.x * a.y
  })
  return sum
}

/**
 * Path data of a smooth line through the points; `*` marks knife corners. Closed shapes always come out clockwise,
 * so shapes in one path fuse instead of punching holes.
 */
export function shape(points: Points, { closed = true, hole = false, handle = 0.36, decimals = 0 }: ShapeOptions = {}): string {
  const parsed = parsePoints(points)
  const line = closed && area(parsed) < 0 !== hole ? [...parsed].reverse() : parsed
  const count = line.length
  const round = (value: number): number => (decimals === 1 ? Math.round(value * 10) / 10 : Math.round(value))
  const tangent = (index: number): Pair | null => {
    if (item(line, index).corner || (!closed && (index === 0 || index === count - 1))) return null
    const before = item(line, (index - 1 + count) % count)
    const after = item(line, (index + 1) % count)
    return unit(after.x - before.x, after.y - before.y)
  }
  const first = item(line, 0)
  let [x, y] = [round(first.x), round(first.y)]
  let path = `M${nums([x, y])}`
  const segments = closed ? count : count - 1
  for (let index = 0; index < segments; index++) {
    const a = item(line, index)
    const b = item(line, (index + 1) % count)
    const [nextX, nextY] = [round(b.x), round(b.y)]
    const from = tangent(index)
    const to = tangent((index + 1) % count)
    if (from === null && to === null) {
      if (index < segments - 1 || !closed) path += `l${nums([nextX - x, nextY - y])}`
    } else {
      const c1 = controlPoint(a, b, from, handle)
      const c2 = controlPoint(b, a, to === null ? null : [-to[0], -to[1]], handle)
      path += `c${nums([round(c1[0]) - x, round(c1[1]) - y, round(c2[0]) - x, round(c2[1]) - y, nextX - x, nextY - y])}`
    }
    x = nextX
    y = nextY
  }
  return path + (closed ? 'z' : '')
}

/** Towards `b` along the tangent, or straight and short where `a` is a corner. */
function controlPoint(a: Point, b: Point, direction: Pair | null, handle: number): Pair {
  if (direction === null) return [a.x + (b.x - a.x) * 0.12, a.y + (b.y - a.y) * 0.12]
  const reach = Math.hypot(b.x - a.x, b.y - a.y) * handle
  return [a.x + direction[0] * reach, a.y + direction[1] * reach]
}

/** An open smooth line for `stroke`. */
export const line = (points: Points): string => shape(points, { closed: false })

/**
 * A ribbon along the centreline with a width (px) at each point; width 0 at an end = sharp tip. Limbs, tails, hair,
 * branches, drips, belts, smiles. `per` = samples between two points (1 for far or small things, it saves bytes).
 */
export function taper(
  points: Points,
  widths: readonly number[],
  { per = 2, decimals = 1 }: { readonly per?: number; readonly decimals?: 0 | 1 } = {},
): string {
  const samples = sampleCurve(parsePoints(points), per)
  const last = samples.length - 1
  const left: [number, number, boolean][] = []
  const right: [number, number, boolean][] = []
  samples.forEach((here, index) => {
    const before = item(samples, Math.max(0, index - 1))
    const after = item(samples, Math.min(last, index + 1))
    const [dx, dy] = unit(after.x - before.x, after.y - before.y)
    const half = widthAt(widths, here.at) / 2
    const end = index === 0 || index === last
    left.push([here.x - dy * half, here.y + dx * half, end])
    right.push([here.x + dy * half, here.y - dx * half, end])
  })
  const sharpStart = item(widths, 0) < 0.6
  const sharpEnd = item(widths, widths.length - 1) < 0.6
  right.reverse()
  if (sharpEnd) right.shift()
  if (sharpStart) right.pop()
  return shape([...left, ...right], { decimals })
}

/** Calls `draw` for `count` evenly spaced stations along a ribbon and joins what it returns. `from`, `to`: 0…1 of its length. */
export function along(
  points: Points,
  widths: readonly number[],
  count: number,
  draw: (station: Station) => string,
  from = 0,
  to = 1,
): string {
  const stationAt = stationsOn(points, widths)
  let out = ''
  for (let index = 0; index < count; index++) out += draw(stationAt(from + (to - from) * (count > 1 ? index / (count - 1) : 0.5), index))
  return out
}

export interface PlateOptions {
  /** Open share of each segment, where light leaks through. */
  readonly gap?: number
  /** How far each plate bulges over the next. */
  readonly bulge?: number
  /** Extra width at the outer end of each plate. */
  readonly flare?: number
}

/** Overlapping armour segments along a centreline, root first; one path per plate. Lay a thinner gel `taper` underneath. */
export function plates(
  points: Points,
  widths: readonly number[],
  count: number,
  { gap = 0.16, bulge = 0.35, flare = 0 }: PlateOptions = {},
): readonly string[] {
  const stationAt = stationsOn(points, widths)
  const segment = ribbonLength(stationAt) / count
  const side = (station: Station, share: number): Pair => [
    station.x - (station.dy * station.width * share) / 2,
    station.y + (station.dx * station.width * share) / 2,
  ]
  const ahead = (station: Station, share: number): Pair => [
    station.x + station.dx * segment * share,
    station.y + station.dy * segment * share,
  ]
  return Array.from({ length: count }, (_, index) => {
    const t0 = index / count
    const t1 = (index + 1 - gap) / count
    const [a, m, b] = [stationAt(t0), stationAt((t0 + t1) / 2), stationAt(t1)]
    return shape([
      [...side(a, 0.82), true],
      [...side(m, 1.02)],
      [...side(b, 0.98 + flare), true],
      [...ahead(b, bulge * 0.6)],
      [...side(b, -0.98 - flare), true],
      [...side(m, -1.02)],
      [...side(a, -0.82), true],
      [...ahead(a, bulge * 0.5)],
    ])
  })
}

function ribbonLength(stationAt: (t: number) => Station): number {
  let length = 0
  for (let step = 1; step <= 24; step++) {
    const a = stationAt((step - 1) / 24)
    const b = stationAt(step / 24)
    length += Math.hypot(b.x - a.x, b.y - a.y)
  }
  return length
}

/** A circle as path data, so that it can share a path with others. */
export const circle = (x: number, y: number, r: number): string =>
  `M${nums([x - r, y])}a${nums([r, r])} 0 1 1 ${nums([2 * r, 0])}a${nums([r, r])} 0 1 1 ${nums([-2 * r, 0])}z`

/** A leaf (two arcs) from (x, y), `length` px long, `width` px to each side, pointing to `angle` (radians, 0 = right, clockwise). */
export function leaf(x: number, y: number, length: number, width: number, angle: number): string {
  const [c, s] = [Math.cos(angle), Math.sin(angle)]
  const [ex, ey] = [length * c, length * s]
  const [mx, my] = [ex * 0.45, ey * 0.45]
  const [nx, ny] = [-s * width, c * width]
  return `M${nums([x, y])}q${nums([mx - nx, my - ny, ex, ey])}q${nums([-ex + mx + nx, -ey + my + ny, -ex, -ey])}z`
}

/** A crescent cut (a fish scale) of radius `r` that opens towards `angle` (radians); `thickness` 0…1. */
export function crescent(x: number, y: number, r: number, angle: number, thickness = 0.45): string {
  const [c, s] = [Math.cos(angle), Math.sin(angle)]
  const outer = nums([x + c * r * 1.25, y + s * r * 1.25])
  const inner = nums([x + c * r * (1.25 - thickness * 1.6), y + s * r * (1.25 - thickness * 1.6)])
  const start = nums([x - s * r, y + c * r])
  return `M${start}Q${outer} ${nums([x + s * r, y - c * r])}Q${inner} ${start}z`
}

/** A polygon of straight knife cuts. */
export const cut = (points: Points): string => shape(parsePoints(points).map(({ x, y }): [number, number, boolean] => [x, y, true]))

/** A star (or flower) of `count` points between an inner and an outer radius, first point upwards. */
export function star(x: number, y: number, outer: number, inner: number, count: number): string {
  const points = Array.from({ length: count * 2 }, (_, index): [number, number, boolean] => {
    const angle = (index / count - 0.5) * Math.PI
    const r = index % 2 === 0 ? outer : inner
    return [x + Math.cos(angle) * r, y + Math.sin(angle) * r, true]
  })
  return shape(points, { decimals: 1 })
}
