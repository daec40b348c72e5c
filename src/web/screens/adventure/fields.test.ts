import { expect, test } from 'vitest'
import type { Field } from '../../../contract/field.ts'
import { askedField, filledStars, gateHint, inScreenOrder } from './fields.ts'

const field = (id: number, cleared = false, difficulty = '★☆☆☆☆☆'): Field => ({
  id,
  name: `土地${id}`,
  difficulty,
  is_cleared: cleared,
  offering: null,
})

test('what comes next stands first, what is cleared below it', () => {
  expect(inScreenOrder([field(4), field(3), field(2, true), field(1, true)]).map(({ id }) => id)).toEqual([3, 4, 2, 1])
})

test('of what is still dark the easiest stands first, and what cannot be measured last', () => {
  const dark = [field(12, false, '？'), field(9, false, '★★★★★☆'), field(8, false, '★★★★★★')]
  expect(inScreenOrder(dark).map(({ id }) => id)).toEqual([9, 8, 12])
})

test('stars are counted, and the question mark is not a number', () => {
  expect(filledStars('★★★☆☆☆')).toBe(3)
  expect(filledStars('？')).toBeNull()
})

test('the gate hints at the castle and at the ladder until they are cleared', () => {
  expect(gateHint([field(9, true)])).toBeNull()
  expect(gateHint([field(10), field(9, true)])).toBe('castle')
  expect(gateHint([field(12), field(10, true)])).toBe('furrow')
  expect(gateHint([field(12, true), field(10, true)])).toBeNull()
})

test('the question of a field is open at once when the way here brought it along and the field can be reached', () => {
  const fields = [field(3), field(2, true)]
  expect(askedField({ ask: 2 }, fields)).toBe(2)
  expect(askedField({ ask: 9 }, fields)).toBeNull()
  expect(askedField({ member: 2 }, fields)).toBeNull()
  expect(askedField(null, fields)).toBeNull()
})
