import { expect, test } from 'vitest'
import { nearest } from './focus.ts'

const box = (left: number, top: number) => ({ left, top, right: left + 100, bottom: top + 40 })
/** Two columns of three. */
const grid = [box(0, 0), box(110, 0), box(0, 50), box(110, 50), box(0, 100), box(110, 100)]
const from = (at: number, way: Parameters<typeof nearest>[2]) => {
  const start = grid[at]
  const others = grid.filter((_, nth) => nth !== at)
  const found = start ? nearest(start, others, way) : null
  return found === null ? null : grid.indexOf(others[found] ?? box(0, 0))
}

test.each([
  [0, 'right', 1],
  [0, 'down', 2],
  [3, 'left', 2],
  [3, 'up', 1],
  [4, 'right', 5],
] as const)('in a grid the focus moves from %s %s to %s', (at, way, to) => {
  expect(from(at, way)).toBe(to)
})

test.each([
  [0, 'up'],
  [0, 'left'],
  [5, 'right'],
  [4, 'down'],
] as const)('from %s nothing lies %s', (at, way) => {
  expect(from(at, way)).toBeNull()
})

test('what lies straight ahead comes before what is nearer but beside the way', () => {
  expect(nearest(box(0, 0), [box(120, 300), box(300, 0)], 'right')).toBe(1)
})
