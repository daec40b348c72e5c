import { expect, test } from 'vitest'
import { scriptedRng } from './rng.fixture.ts'
import { rngStateFrom, rollOne, seededRng } from './rng.ts'

test('the name of a roll has no influence on the number', () => {
  const [named, unnamed] = [seededRng(rngStateFrom(1)), seededRng(rngStateFrom(1))]
  const names = ['damageSpread', 'critical', 'enemyAction', 'enemyTarget', 'hitTarget', 'escape'] as const
  expect(names.map((name) => named.roll(name, 1, 1000))).toEqual(names.map(() => unnamed.int(1, 1000)))
  expect(rollOne(named, 'enemyTarget', ['a', 'b', 'c', 'd', 'e'])).toBe(unnamed.pick(['a', 'b', 'c', 'd', 'e']))
})

test('equal seeds give the numbers that stored adventures were played with', () => {
  const rng = seededRng(rngStateFrom(20_261))
  expect([rng.int(95, 105), rng.int(1, 1000), rng.int(0, 2), rng.int(1, 100)]).toEqual([101, 450, 1, 91])
})

test('a stored state continues where the generator stopped', () => {
  const rng = seededRng(rngStateFrom(3))
  rng.int(1, 6)
  const stored = rng.state
  const ahead = [rng.int(1, 6), rng.int(1, 6), rng.int(1, 6)]
  const resumed = seededRng(stored)
  expect([resumed.int(1, 6), resumed.int(1, 6), resumed.int(1, 6)]).toEqual(ahead)
})

test('one of a single entry still takes a roll', () => {
  const rng = seededRng(rngStateFrom(5))
  const before = rng.state
  rollOne(rng, 'enemyTarget', [7])
  expect(rng.state).not.toEqual(before)
  expect(() => rollOne(rng, 'enemyTarget', [])).toThrow('Nothing to pick from')
})

test('a script refuses a roll of another name, a number out of range and one roll too many', () => {
  expect(() => scriptedRng(['critical', 1]).roll('damageSpread', 95, 105)).toThrow('is critical, but damageSpread was rolled')
  expect(() => scriptedRng(['damageSpread', 106]).roll('damageSpread', 95, 105)).toThrow('is 106')
  expect(() => scriptedRng().roll('escape', 1, 100)).toThrow('no roll left for escape')
})

test('words in the incomplete last range are drawn again', () => {
  const [words, upTo] = [seededRng(rngStateFrom(1)), seededRng(rngStateFrom(1))]
  const below = Array.from({ length: 20 }, () => words.int(0, 2 ** 32 - 1)).filter((word) => word <= 3_000_000_000)
  expect(below.length).toBeLessThan(20)
  expect(below.map(() => upTo.int(0, 3_000_000_000))).toEqual(below)
})
