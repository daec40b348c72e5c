import { expect, test } from 'vitest'
import { type Counted, countClicks, usedUpToAtFirst } from './job.ts'

const START = 1_000_000_000

/** Settles `clicks` each time `every` milliseconds have passed. @returns how many were counted, and when a total was reached. */
function settling({ clicks, every, until }: { readonly clicks: number; readonly every: number; readonly until: number }) {
  let usedUpTo = usedUpToAtFirst(START)
  let total = 0
  for (let now = START; now <= START + until; now += every) {
    const counted: Counted = countClicks(clicks, usedUpTo, now)
    usedUpTo = counted.usedUpTo
    total += counted.clicks
  }
  return total
}

test('thirty clicks are free at the start, and only once when no time passes', () => {
  const first = countClicks(100, usedUpToAtFirst(START), START)
  expect(first.clicks).toBe(30)
  expect(countClicks(100, first.usedUpTo, START).clicks).toBe(0)
})

test('what was not used of the free clicks stays, and settling makes none [JOB-5]', () => {
  const first = countClicks(10, usedUpToAtFirst(START), START)
  const second = countClicks(10, first.usedUpTo, START)
  const third = countClicks(100, second.usedUpTo, START)
  expect([first.clicks, second.clicks, third.clicks]).toEqual([10, 10, 10])
  expect(countClicks(100, third.usedUpTo, START).clicks).toBe(0)
})

test('the free clicks come back with time', () => {
  const spent = countClicks(100, usedUpToAtFirst(START), START)
  expect(countClicks(100, spent.usedUpTo, START + 1000).clicks).toBe(15)
  expect(countClicks(100, spent.usedUpTo, START + 2000).clicks).toBe(30)
})

test('after any settling at most the free clicks are left over, however long the time before it', () => {
  const rested = countClicks(10, usedUpToAtFirst(START), START + 200_000)
  expect(rested.clicks).toBe(10)
  expect(countClicks(100_000, rested.usedUpTo, START + 200_000).clicks).toBe(30)
  expect(countClicks(100_000, rested.usedUpTo, START + 201_000).clicks).toBe(30 + 15)
})

test('a hand does 30 and 15 a second, five minutes’ worth at the most [JOB-4]', () => {
  expect(countClicks(1_000, usedUpToAtFirst(START), START + 10_000).clicks).toBe(180)
  expect(countClicks(20, usedUpToAtFirst(START), START).clicks).toBe(20)
  expect(countClicks(100_000, usedUpToAtFirst(START), START + 86_400_000).clicks).toBe(30 + 15 * 300)
})

test('after a clock that was ahead, clicks are counted from the right time on, and the way back gives none', () => {
  const ahead = countClicks(10, usedUpToAtFirst(START), START + 86_400_000)
  const back = countClicks(100, ahead.usedUpTo, START)
  expect(back.clicks).toBe(0)
  expect(countClicks(100, back.usedUpTo, START).clicks).toBe(0)
  expect(countClicks(100, back.usedUpTo, START + 2000).clicks).toBe(30)
})

test.each([
  ['ten clicks without a pause', 10, 1],
  ['ten clicks ten times a second', 10, 100],
  ['a hundred thousand clicks each second', 100_000, 1000],
])('a script that settles %s counts what the fastest hand does: 15 a second and the thirty', (_, clicks, every) => {
  const seconds = 104
  const total = settling({ clicks, every, until: seconds * 1000 })
  expect(total).toBeLessThanOrEqual(30 + 15 * seconds)
  expect(total).toBeGreaterThan(15 * seconds)
})

test('a hand that clicks ten times a second is counted in full, however often it settles', () => {
  expect(settling({ clicks: 10, every: 1000, until: 59_000 })).toBe(600)
})
