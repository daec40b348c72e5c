import { expect, test } from 'vitest'
import { boxOf, drawing, height, points, width } from '../town/plaza-map.ts'

const names = ['library', 'board', 'healing', 'job', 'gate'] as const

test('the plaza for other clients is twice as wide as high, with the five places at the points where those write their names', () => {
  expect(drawing.svg).toContain(`viewBox="0 0 ${width} ${height}"`)
  expect(width).toBe(2 * height)
  expect(names.map((name) => points[name])).toEqual([
    [50, 5],
    [50, 40],
    [76, 30],
    [20, 22],
    [50, 90],
  ])
})

test.each(names)('the %s stands at its point, and no other place lies under its name', (name) => {
  const x = (width * points[name][0]) / 100
  const y = (height * points[name][1]) / 100
  const own = boxOf(name)
  expect(own.x).toBeLessThan(x)
  expect(own.x + own.width).toBeGreaterThan(x)
  expect(Math.min(Math.abs(own.y - y), Math.abs(own.y + own.height - y))).toBeLessThan(40)
  // A name of 200 × 36 px, its left edge or its middle at the point.
  for (const other of names.filter((each) => each !== name)) {
    const box = boxOf(other)
    const apart = box.x > x + 200 || box.x + box.width < x - 100 || box.y > y + 36 || box.y + box.height < y
    expect(apart, other).toBe(true)
  }
})
