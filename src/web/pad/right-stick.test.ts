import { expect, test } from 'vitest'
import { rightStick } from './right-stick.ts'

test('it is told apart from the left one', () => {
  expect(rightStick([1, 1, 0, 0])).toBeNull()
  expect(rightStick([0, 0, 0.6, -0.5])).toEqual({ x: 0.6, y: -0.5 })
})

test('what nobody pushes leads nowhere, and a pad may have one stick alone', () => {
  expect(rightStick([0, 0, 0.08, -0.1])).toBeNull()
  expect(rightStick([1, 0])).toBeNull()
})
