import { expect, test } from 'vitest'
import type { Field } from '../../../contract/field.ts'
import { type AdventureEvent, adventureFlow, type AdventureState, filledStars, gateHint, initialAdventure } from './adventure-flow.ts'

const field = (id: number, cleared = false): Field => ({ id, name: `土地${id}`, difficulty: '★☆☆☆☆☆', is_cleared: cleared })
const read: AdventureEvent = { type: 'fieldsRead', fields: [field(2), field(1, true)] }
const after = (...events: readonly AdventureEvent[]): AdventureState => events.reduce(adventureFlow, initialAdventure)

test('the fields become selectable once they are read', () => {
  expect(after()).toEqual({ status: 'start' })
  expect(after(read)).toMatchObject({ status: 'selectable', asking: null })
})

test('what comes next stands first, what is cleared below it', () => {
  const state = after({ type: 'fieldsRead', fields: [field(4), field(3), field(2, true), field(1, true)] })
  expect(state.status === 'selectable' && state.fields.map(({ id }) => id)).toEqual([3, 4, 2, 1])
})

test('a chosen field is asked about, and one may stay', () => {
  expect(after(read, { type: 'fieldChosen', id: 1 })).toMatchObject({ asking: { id: 1 } })
  expect(after(read, { type: 'fieldChosen', id: 1 }, { type: 'stayed' })).toMatchObject({ asking: null })
})

test('a field that is not in the list cannot be asked about', () => {
  expect(after(read, { type: 'fieldChosen', id: 12 })).toMatchObject({ asking: null })
})

test('fields that cannot be read leave a way to try again', () => {
  expect(after({ type: 'fieldsFailed', message: 'だめでした。' })).toEqual({ status: 'failed', message: 'だめでした。' })
  expect(after({ type: 'fieldsFailed', message: 'だめでした。' }, { type: 'loading' }, read)).toMatchObject({ status: 'selectable' })
})

test('stars are counted, and the question mark is not a number', () => {
  expect(filledStars('★★★☆☆☆')).toBe(3)
  expect(filledStars('？')).toBeNull()
})

test('the gate hints at the castle and at the ladder until they are cleared', () => {
  expect(gateHint([field(9, true)])).toBeNull()
  expect(gateHint([field(10), field(9, true)])).toBe('castle')
  expect(gateHint([field(12), field(10, true)])).toBe('ladder')
  expect(gateHint([field(12, true), field(10, true)])).toBeNull()
})
