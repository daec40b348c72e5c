import { expect, test } from 'vitest'
import type { RestMember } from '../../../contract/rest.ts'
import { hasThreads, initialRest, type LoadedRest, type RestEvent, restFlow, type RestState, statRows } from './rest-flow.ts'

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
const read: RestEvent = { type: 'membersRead', members: [member(1), member(2), member(3)], money: 2000 }
function loaded(...events: readonly RestEvent[]): LoadedRest {
  const state = [read, ...events].reduce<RestState>(restFlow, initialRest)
  if (state.status !== 'loaded') throw new Error(`expected loaded, not ${state.status}`)
  return state
}

test('it starts, then shows the first member', () => {
  expect(initialRest).toEqual({ status: 'start' })
  expect(loaded()).toMatchObject({ selected: 0, modal: 'closed', money: 2000, rested: null })
})

test('a house that cannot be read sends the player back to the plaza', () => {
  expect(restFlow(initialRest, { type: 'membersFailed' })).toEqual({ status: 'sentAway' })
})

test('every reading selects the first member again', () => {
  expect(loaded({ type: 'memberChosen', index: 2 })).toMatchObject({ selected: 2 })
  expect(loaded({ type: 'memberChosen', index: 2 }, read)).toMatchObject({ selected: 0 })
})

test('a rest is asked first, can be left, and cannot be left while under way', () => {
  expect(loaded({ type: 'restAsked' })).toMatchObject({ modal: 'asking' })
  expect(loaded({ type: 'restAsked' }, { type: 'restLeft' })).toMatchObject({ modal: 'closed' })
  const sending = loaded({ type: 'restAsked' }, { type: 'restSent' })
  expect(restFlow(sending, { type: 'restLeft' })).toEqual(sending)
})

test('after success the modal is closed and the name is told, also once the house has been read again', () => {
  expect(loaded({ type: 'restAsked' }, { type: 'restSent' }, { type: 'rested', name: '名2' }, read)).toMatchObject({
    modal: 'closed',
    rested: '名2',
    selected: 0,
  })
})

test('a failed rest says so in the modal and may be tried again', () => {
  const failed = loaded({ type: 'restAsked' }, { type: 'restSent' }, { type: 'restFailed', message: 'だめでした。' })
  expect(failed).toMatchObject({ modal: 'asking', problem: 'だめでした。' })
  expect(restFlow(failed, { type: 'restSent' })).toMatchObject({ modal: 'sending', problem: null })
})

test('a stat is its base and what was allocated', () => {
  expect(statRows(member(1, { allocated_hp: 8 }))[0]).toEqual({ name: 'hp', base: 40, allocated: 8, total: 48 })
})

test('there is something to unpick once a point has been used', () => {
  expect(hasThreads(member(1))).toBe(false)
  expect(hasThreads(member(1, { allocated_luc: 1 }))).toBe(true)
})
