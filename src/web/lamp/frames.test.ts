import { expect, test } from 'vitest'
import { fallsBehind } from './frames.ts'

const frames = (usual: number, late: readonly number[] = []) => [...Array.from({ length: 20 }, () => usual), ...late]

test('thirty frames a second and more are enough', () => {
  expect(fallsBehind(frames(16.7))).toBe(false)
  expect(fallsBehind(frames(33.4))).toBe(false)
})

test('fewer are not', () => {
  expect(fallsBehind(frames(40))).toBe(true)
})

test('a few late ones do not count', () => {
  expect(fallsBehind(frames(16.7, [180, 250, 90]))).toBe(false)
})

test('no frames say nothing', () => {
  expect(fallsBehind([])).toBe(false)
})
