import { expect, test } from 'vitest'
import { japanDay, japanTime, nextJapanDay } from './japan-time.ts'

const MIDNIGHT = Date.UTC(2026, 3, 1, 15)

test('Japan is nine hours ahead', () => {
  expect(japanTime(Date.UTC(2026, 3, 1, 3, 4, 5))).toBe('2026-04-01 12:04:05')
  expect([japanTime(MIDNIGHT - 1), japanTime(MIDNIGHT)]).toEqual(['2026-04-01 23:59:59', '2026-04-02 00:00:00'])
})

test('its day changes at its midnight, where the next one begins', () => {
  expect(japanDay(MIDNIGHT) - japanDay(MIDNIGHT - 1)).toBe(1)
  expect([nextJapanDay(MIDNIGHT - 1), nextJapanDay(MIDNIGHT)]).toEqual([MIDNIGHT, MIDNIGHT + 24 * 3600 * 1000])
})
