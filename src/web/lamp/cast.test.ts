import { expect, test } from 'vitest'
import { castOf } from './cast.ts'

const stage = { left: 100, top: 0, width: 1200, height: 800 }
const small = { left: 600, top: 300, width: 200, height: 200 }

test('in the middle a shadow grows straight up from the feet', () => {
  expect(castOf(small, 0.9, stage)).toEqual({ origin: { x: 0.5, y: 0.9 }, growth: 1.75 })
})

test('at the side it grows away from the lamp', () => {
  const left = castOf({ ...small, left: 200 }, 0.9, stage).origin.x
  const right = castOf({ ...small, left: 1000 }, 0.9, stage).origin.x
  // The lamp is two widths away: the point lies on the way there.
  expect(left).toBeCloseTo(0.5 + 0.9)
  expect(right).toBeCloseTo(0.5 - 0.9)
})

test('the head of a tall one stays on the stage', () => {
  const tall = { ...small, top: 130, height: 400 }
  const { growth } = castOf(tall, 0.925, stage)
  expect(growth).toBeLessThan(1.75)
  expect(growth * 370).toBeCloseTo(500)
})
