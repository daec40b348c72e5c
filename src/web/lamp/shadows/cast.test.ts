import { expect, test } from 'vitest'
import { castOf } from './cast.ts'

const stage = { left: 100, top: 0, width: 1200, height: 800 }
/** Stands in the middle, its feet at 480. */
const small = { left: 600, top: 300, width: 200, height: 200 }
const ground = 0.9

/** Where a point of the figure, in px of the page, falls on the backdrop. */
function shadowOf({ x, y }: { readonly x: number; readonly y: number }, figure: typeof small) {
  const { origin, growth } = castOf(figure, ground, stage)
  const [left, top] = [figure.left + origin.x * figure.width, figure.top + origin.y * figure.height]
  return { x: left + growth * (x - left), y: top + growth * (y - top) }
}

test('in the middle the feet’s shadow lies straight above them', () => {
  const feet = shadowOf({ x: 700, y: 480 }, small)
  expect(feet.x).toBeCloseTo(700)
  expect(feet.y).toBeLessThan(480)
  expect(castOf(small, ground, stage).growth).toBe(1.75)
})

test('at the sides it lies farther from the lamp, as far on the one as on the other', () => {
  const left = shadowOf({ x: 300, y: 480 }, { ...small, left: 200 })
  const right = shadowOf({ x: 1100, y: 480 }, { ...small, left: 1000 })
  expect(left.x).toBeLessThan(300)
  expect(right.x - 1100).toBeCloseTo(300 - left.x)
})

test('what is taller grows less: its head stays below the bar', () => {
  const tall = { ...small, top: 240, height: 260 }
  expect(castOf(tall, ground, stage).growth).toBeLessThan(1.75)
  expect(shadowOf({ x: 700, y: tall.top }, tall).y).toBeCloseTo(0.08 * 800)
})

test('the tallest outgrows itself all the same', () => {
  expect(castOf({ ...small, top: 100, height: 400 }, ground, stage).growth).toBe(1.5)
})
