import { expect, test } from 'vitest'
import { burntDown } from './burnt-down.ts'

const at = (hour: number, minute = 0) => burntDown(new Date(2026, 0, 1, hour, minute))

test('the candle is new at five, half burnt at five in the afternoon, and lowest before the next morning', () => {
  expect(at(5)).toBe(0)
  expect(at(17)).toBe(0.5)
  expect(at(4, 59)).toBeGreaterThan(0.99)
  expect(at(8)).toBeLessThan(at(20))
})
