import { expect, test } from 'vitest'
import { type Plane, soften } from './soften.ts'

/** A post of two opaque columns in the middle. */
function post(): Plane {
  const [width, height] = [40, 60]
  const alpha = new Float32Array(width * height)
  for (let at = 0; at < alpha.length; at++) if ([19, 20].includes(at % width)) alpha[at] = 255
  return { alpha, width, height }
}

const rowOf = ({ alpha, width }: Plane, row: number): readonly number[] => Array.from(alpha.subarray(row * width, (row + 1) * width))
const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0)

test('without a radius nothing changes', () => {
  const plane = post()
  soften(plane, () => 0)
  expect(plane).toEqual(post())
})

test('what is soft is as dark in all, and reaches farther', () => {
  const plane = post()
  soften(plane, () => 2)
  const middle = rowOf(plane, 30)
  expect(sumOf(middle)).toBeCloseTo(2 * 255, 1)
  expect(middle.filter((value) => value > 1).length).toBeGreaterThan(8)
  expect(middle.toReversed()).toEqual(middle)
})

test('each row is as soft as its own radius', () => {
  const plane = post()
  soften(plane, (row) => (row < 30 ? 4 : 1))
  expect(Math.max(...rowOf(plane, 15))).toBeLessThan(Math.max(...rowOf(plane, 45)) / 2)
})
