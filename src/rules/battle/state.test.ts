import { expect, test } from 'vitest'
import { battleOf, fighter } from './battle.fixture.ts'
import { NO_CHANGE } from './modify.ts'
import {
  combatantAt,
  countOf,
  discountOf,
  effective,
  isDefending,
  isStanding,
  isWeakened,
  otherSide,
  standing,
  withItems,
} from './state.ts'

const one = fighter({ id: 0, side: 'party' })
const changed = (...points: readonly number[]) =>
  fighter({
    id: 0,
    side: 'party',
    base: { str: 7, def: 20, int: 20, spd: 20, luc: 10 },
    modifiers: points.map((str, nth) => ({ ...NO_CHANGE, source: `skill:${nth}`, stats: { str } })),
  })

test('a stat is its base and all modifiers together, at most 150 % more and 60 % less, rounded down', () => {
  expect(effective(changed(), 'str')).toBe(7)
  expect(effective(changed(2, 3), 'str')).toBe(12)
  expect(effective(changed(2, -3), 'str')).toBe(6)
  expect(effective(changed(10), 'str')).toBe(17)
  expect(effective(changed(9, 2), 'str')).toBe(17)
  expect(effective(changed(-4), 'str')).toBe(3)
  expect(effective(changed(-5), 'str')).toBe(3)
  expect(effective(changed(9), 'def')).toBe(20)
})

test('a combatant is found by its id; none with that id is an error that names it', () => {
  expect(combatantAt(battleOf([one]), 0)).toBe(one)
  expect(() => combatantAt(battleOf([one]), 1)).toThrow('This battle has no combatant 1')
})

test('the standing of a side are those with HP', () => {
  const last = fighter({ id: 1, side: 'party', hp: 1 })
  const fallen = fighter({ id: 2, side: 'party', hp: 0 })
  const enemy = fighter({ id: 3, side: 'enemies' })
  const state = battleOf([one, last, fallen, enemy])
  expect(standing(state, 'party')).toEqual([one, last])
  expect(standing(state, 'enemies')).toEqual([enemy])
  expect([last, fallen].map(isStanding)).toEqual([true, false])
  expect([otherSide('party'), otherSide('enemies')]).toEqual(['enemies', 'party'])
})

test('modifiers tell a weakening, a crouch and the greatest discount', () => {
  const bad = fighter({ id: 0, side: 'party', modifiers: [{ ...NO_CHANGE, source: 'skill:1', bad: true, discount: 1 }] })
  const crouching = fighter({ id: 0, side: 'party', modifiers: [NO_CHANGE, { ...NO_CHANGE, source: 'braced', discount: 2 }] })
  expect([one, bad, crouching].map(isWeakened)).toEqual([false, true, false])
  expect([one, bad, crouching].map(isDefending)).toEqual([false, false, true])
  expect([one, bad, crouching].map(discountOf)).toEqual([0, 1, 2])
})

test('a bag is sorted by item, has no empty slot, and never less than nothing', () => {
  const bag = [
    { item: 3, count: 2 },
    { item: 8, count: 1 },
  ]
  expect([countOf(bag, 3), countOf(bag, 5)]).toEqual([2, 0])
  expect(withItems(bag, 5, 1)).toEqual([
    { item: 3, count: 2 },
    { item: 5, count: 1 },
    { item: 8, count: 1 },
  ])
  expect(withItems(bag, 3, -1)).toEqual([
    { item: 3, count: 1 },
    { item: 8, count: 1 },
  ])
  expect(withItems(bag, 8, -1)).toEqual([{ item: 3, count: 2 }])
  expect(() => withItems(bag, 8, -2)).toThrow('The bag holds fewer than 2 of item 8')
})
