import { expect, test } from 'vitest'
import { shareOf, shareWithin } from './sample.ts'

test('cases of one adventure that are all alike tell no more than one of them', () => {
  const alike = Array.from({ length: 10 }, (_, nth) => ({ cases: nth % 2 === 0 ? 20 : 0, of: 20 }))
  const mixed = Array.from({ length: 10 }, () => ({ cases: 10, of: 20 }))
  expect(shareWithin(alike).mean).toBe(0.5)
  expect(shareWithin(alike).error).toBeCloseTo(0.167, 3)
  expect(shareWithin(mixed)).toEqual(shareOf({ won: 100, runs: 200 }))
  expect(shareWithin([{ cases: 3, of: 20 }]).error).toBe(Number.POSITIVE_INFINITY)
})
