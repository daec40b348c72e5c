import { expect, test } from 'vitest'
import type { RestMember } from '../../../contract/rest.ts'
import { ApiFailure } from '../../server/api.ts'
import { canBeReset, initialRest, type RestEvent, restFlow, type RestState, statRows } from './rest-flow.ts'

const zero = { allocated_hp: 0, allocated_ap: 0, allocated_str: 0, allocated_def: 0, allocated_int: 0, allocated_spd: 0, allocated_luc: 0 }
const values = { value_hp: 40, value_ap: 12, value_str: 5, value_def: 4, value_int: 3, value_spd: 6, value_luc: 2 }
const member = (party_id: number, change: Partial<RestMember['status']> = {}): RestMember => ({
  party_id,
  level: 4,
  nickname: `名${party_id}`,
  role_id: party_id,
  status: { ...values, ...zero, ...change },
  skills: [],
})
const failure = new ApiFailure('offline', 0, { message: 'だめでした。' }, null)
const after = (...events: readonly RestEvent[]): RestState => events.reduce(restFlow, initialRest)

test('it opens with the first member', () => {
  expect(after()).toEqual({ selected: 0, modal: 'closed', failure: null, rested: null })
})

test('a rest is asked first, can be left, and cannot be left while under way', () => {
  expect(after({ type: 'restAsked' })).toMatchObject({ modal: 'asking' })
  expect(after({ type: 'restAsked' }, { type: 'restLeft' })).toMatchObject({ modal: 'closed' })
  const sending = after({ type: 'restAsked' }, { type: 'restSent' })
  expect(restFlow(sending, { type: 'restLeft' })).toEqual(sending)
})

test('after success the modal is closed, the name is told, and the first member is selected again', () => {
  const rested = after({ type: 'memberChosen', index: 1 }, { type: 'restAsked' }, { type: 'restSent' }, { type: 'rested', name: '名2' })
  expect(rested).toMatchObject({ modal: 'closed', rested: '名2', selected: 0 })
})

test('a failed rest says so in the modal and may be tried again', () => {
  const failed = after({ type: 'restAsked' }, { type: 'restSent' }, { type: 'restFailed', failure })
  expect(failed).toMatchObject({ modal: 'asking', failure })
  expect(restFlow(failed, { type: 'restSent' })).toMatchObject({ modal: 'sending', failure: null })
})

test('a stat is its base and what was allocated', () => {
  expect(statRows(member(1, { allocated_hp: 8 }))[0]).toEqual({ name: 'hp', base: 40, allocated: 8, total: 48 })
})

test('there is something to reset once a point has been used', () => {
  expect(canBeReset(member(1))).toBe(false)
  expect(canBeReset(member(1, { allocated_luc: 1 }))).toBe(true)
})
