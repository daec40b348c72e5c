/** A point in pixels of the viewBox; `corner` = knife corner, otherwise the line passes smoothly. */
export interface Point {
  readonly x: number
  readonly y: number
  readonly corner: boolean
}

/** Either the written form `'10,20 40,8* 60,20'` (`*` = knife corner) or computed `[x, y, corner?]` triples. */
export type Points = string | readonly (readonly [x: number, y: number, corner?: boolean])[]

/** A point on a sampled curve; `at` counts in control points (1.5 = half way between the second and the third). */
export interface Sample {
  readonly x: number
  readonly y: number
  readonly at: number
}

/** A place on a ribbon: position, unit direction, width there, and how far along it is (`t`, 0…1). */
export interface Station {
  readonly x: number
  readonly y: number
  readonly dx: number
  readonly dy: number
  readonly width: number
  readonly t: number
  readonly index: number
}

export type Pair = readonly [number, number]

/** The element at an index that is known to exist. */
export function item<T>(list: readonly T[], index: number): T {
  const value = list[index]
  if (value === undefined) throw new RangeError(`no element ${index} in a list of ${list.length}`)
  return value
}

/** A number as SVG writes it shortest: one decimal, no leading zero. */
export const num = (value: number): string => (Math.round(value * 10) / 10).toString().replace(/^(-?)0\./, '$1.')

/** Two digits after the point, for scales. */
export const twoDecimals = (value: number): string => (Math.round(value * 100) / 100).toString().replace(/^(-?)0\./, '$1.')

/** Numbers in a row; a minus sign needs no space before it. */
export function nums(values: readonly number[]): string {
  let out = ''
  for (const value of values) {
    const text = num(value)
    out += out === '' || text.startsWith('-') ? text : ` ${text}`
  }
  return out
}

export function parsePoints(points: Points): readonly Point[] {
  if (typeof points !== 'string') return points.map(([x, y, corner]) => ({ x, y, corner: corner ?? false }))
  const parsed: Point[] = []
  for (const text of points.trim().split(/\s+/)) {
    const corner = text.endsWith('*')
    const [x, y] = text.replace('*', '').split(',').map(Number)
    if (x === undefined || y === undefined || Number.isNaN(x) || Number.isNaN(y)) throw new Error(`not a point: "${text}"`)
    parsed.push({ x, y, corner })
  }
  return parsed
}

export function unit(x: number, y: number): Pair {
  const length = Math.hypot(x, y) || 1
  return [x / length, y / length]
}

/** Follows an open smooth curve through the points; `per` samples between two neighbours. */
export function sampleCurve(points: readonly Point[], per: number): readonly Sample[] {
  const handle = 0.36
  const last = points.length - 1
  const tangent = (index: number): Pair => {
    const before = item(points, Math.max(0, index - 1))
    const after = item(points, Math.min(last, index + 1))
    return unit(after.x - before.x, after.y - before.y)
  }
  const samples: Sample[] = []
  for (let index = 0; index < last; index++) {
    const a = item(points, index)
    const b = item(points, index + 1)
    const reach = Math.hypot(b.x - a.x, b.y - a.y) * handle
    const [ax, ay] = tangent(index)
    const [bx, by] = tangent(index + 1)
    const cubic = (t: number, from: number, c1: number, c2: number, to: number): number => {
      const u = 1 - t
      return u * u * u * from + 3 * u * u * t * c1 + 3 * u * t * t * c2 + t * t * t * to
    }
    for (let step = 0; step < per; step++) {
      const t = step / per
      samples.push({
        x: cubic(t, a.x, a.x + ax * reach, b.x - bx * reach, b.x),
        y: cubic(t, a.y, a.y + ay * reach, b.y - by * reach, b.y),
        at: index + t,
      })
    }
  }
  const end = item(points, last)
  samples.push({ x: end.x, y: end.y, at: last })
  return samples
}

/** Width at a fractional control point. The last width goes on when there are fewer widths than points. */
export function widthAt(widths: readonly number[], at: number): number {
  const index = Math.min(Math.floor(at), widths.length - 1)
  const here = item(widths, index)
  return here + ((widths[index + 1] ?? here) - here) * (at - index)
}

/** A way to find the station at t (0…1 of the length) on the ribbon along the points. */
export function stationsOn(points: Points, widths: readonly number[]): (t: number, index?: number) => Station {
  const samples = sampleCurve(parsePoints(points), 12)
  const lengths = [0]
  for (let index = 1; index < samples.length; index++) {
    const a = item(samples, index - 1)
    const b = item(samples, index)
    lengths.push(item(lengths, index - 1) + Math.hypot(b.x - a.x, b.y - a.y))
  }
  const last = samples.length - 1
  return (t, order = 0) => {
    const target = Math.max(0, Math.min(1, t)) * item(lengths, last)
    let index = 1
    while (index < last && item(lengths, index) < target) index++
    const a = item(samples, index - 1)
    const b = item(samples, index)
    const start = item(lengths, index - 1)
    const share = (target - start) / (item(lengths, index) - start || 1)
    const [dx, dy] = unit(b.x - a.x, b.y - a.y)
    const width = widthAt(widths, a.at + (b.at - a.at) * share)
    return { x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share, dx, dy, width, t, index: order }
  }
}

const triples = (points: readonly Point[]): [number, number, boolean][] => points.map(({ x, y, corner }) => [x, y, corner])

/** The points drawn towards (cx, cy) by `factor` (0.9 = a window that leaves a border), then moved by `dy` px. */
export const inset = (points: Points, cx: number, cy: number, factor: number, dy = 0): Points =>
  triples(parsePoints(points)).map(([x, y, corner]) => [cx + (x - cx) * factor, cy + (y - cy) * factor + dy, corner])

/** The points mirrored at the vertical line x = cx. */
export const mirror = (points: Points, cx: number): Points =>
  triples(parsePoints(points)).map(([x, y, corner]): [number, number, boolean] => [2 * cx - x, y, corner])
