import { expect, test } from 'vitest'
import { RateLimit } from './rate-limit.ts'

test('a key spends its burst at once, then what has come since', () => {
  const limit = new RateLimit({ perSecond: 2, burst: 3 })
  expect([1000, 1000, 1000].map((now) => limit.take('a', now))).toEqual([0, 0, 0])
  expect(limit.take('a', 1000)).toBe(0.5)
  expect(limit.take('a', 1250)).toBe(0.25)
  expect(limit.take('b', 1250)).toBe(0)
  expect(limit.take('a', 1500)).toBe(0)
  expect(limit.take('a', 1500)).toBe(0.5)
})

test('no more comes together than the burst', () => {
  const limit = new RateLimit({ perSecond: 2, burst: 3 })
  limit.take('a', 0)
  expect([3_600_000, 3_600_000, 3_600_000, 3_600_000].map((now) => limit.take('a', now))).toEqual([0, 0, 0, 0.5])
})

test('a clock that is set back takes nothing away, and gives nothing for the way back', () => {
  const limit = new RateLimit({ perSecond: 1, burst: 2 })
  expect([10_000, 5000, 5000].map((now) => limit.take('a', now))).toEqual([0, 0, 1])
  expect(limit.take('a', 6000)).toBe(0)
})

test('when 20,000 keys are known, only those that have everything back are forgotten', () => {
  const limit = new RateLimit({ perSecond: 2, burst: 4 })
  for (let n = 0; n < 4; n += 1) limit.take('spent', 5000)
  for (let n = 1; n < 20_000; n += 1) limit.take(`other ${n}`, 5000)
  expect(limit.size).toBe(20_000)
  // What is missing of one token comes back in half a second.
  expect(limit.take('one more', 5499)).toBe(0)
  expect(limit.size).toBe(20_001)
  expect(limit.take('another', 5500)).toBe(0)
  expect(limit.size).toBe(3)
  expect([1, 2, 3].map(() => limit.take('spent', 6000))).toEqual([0, 0, 0.5])
})
