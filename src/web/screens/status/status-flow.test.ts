import { expect, test } from 'vitest'
import { NO_POINTS } from '../../../rules/growth.ts'
import { initialStatus, type StatusEvent, statusFlow, type StatusState } from './status-flow.ts'
import { partyMember } from './status-sample.fixture.ts'

const read: StatusEvent = { type: 'membersRead', members: [partyMember(1), partyMember(2, { freely_status_point: 0 }), partyMember(3)] }
const after = (...events: readonly StatusEvent[]): StatusState => events.reduce(statusFlow, initialStatus)
const typed = (attribute: 'hp' | 'str' | 'luc', points: number): StatusEvent => ({ type: 'pointsTyped', attribute, points })

test('it starts, then shows the first member’s figures and the first skill that can be learned', () => {
  expect(after()).toEqual({ status: 'start' })
  expect(after(read)).toMatchObject({ status: 'status', member: 0, draft: NO_POINTS, skill: 101 })
})

test('the view changes between figures and skills', () => {
  expect(after(read, { type: 'viewChosen', view: 'skill' })).toMatchObject({ status: 'skill' })
})

test('several points can be given at once, to one figure or to several', () => {
  expect(after(read, typed('hp', 3), typed('str', 1))).toMatchObject({ draft: { hp: 3, str: 1 }, correction: null })
})

test('more than are left become what is left, with the sentence', () => {
  expect(after(read, typed('hp', 5))).toMatchObject({ draft: { hp: 4 }, correction: { why: 'tooMany', most: 4 } })
  expect(after(read, typed('hp', 3), typed('str', 2))).toMatchObject({ draft: { hp: 3, str: 1 }, correction: { why: 'tooMany', most: 1 } })
})

test('a negative number becomes 0, with the sentence', () => {
  expect(after(read, typed('luc', -2))).toMatchObject({ draft: { luc: 0 }, correction: { why: 'negative', attribute: 'luc' } })
})

test('without points the sentence says that there are none', () => {
  const second = after(read, { type: 'memberChosen', member: 1 })
  expect(statusFlow(second, typed('hp', 1))).toMatchObject({ draft: NO_POINTS, correction: { why: 'noPoints' } })
})

test('another member begins with an empty draft', () => {
  expect(after(read, typed('hp', 2), { type: 'memberChosen', member: 2 })).toMatchObject({ member: 2, draft: NO_POINTS })
})

test('??? cannot be chosen', () => {
  expect(after(read, { type: 'skillChosen', skill: 102 })).toMatchObject({ skill: 101 })
  expect(after(read, { type: 'skillChosen', skill: 999 })).toMatchObject({ skill: 101 })
})

test('while updating nothing else can be done, and afterwards the same view is back', () => {
  const updating = after(read, { type: 'viewChosen', view: 'skill' }, { type: 'updateSent' })
  expect(updating).toMatchObject({ status: 'updating' })
  expect(statusFlow(updating, { type: 'memberChosen', member: 1 })).toEqual(updating)
  expect(statusFlow(updating, typed('hp', 1))).toEqual(updating)
  const done = statusFlow(updating, { type: 'updateDone', outcome: { tone: 'good', message: '身についた。' } })
  expect(done).toMatchObject({ status: 'skill', outcome: { message: '身についた。' } })
})

test('when one of several figures fails, what was not spent stays typed', () => {
  const sent = after(read, typed('hp', 2), typed('str', 1), { type: 'updateSent' }, { type: 'pointsSpent', attribute: 'hp' })
  const failed = statusFlow(sent, { type: 'updateDone', outcome: { tone: 'danger', message: 'だめでした。' } })
  const fresh: StatusEvent = { type: 'membersRead', members: [partyMember(1, { freely_status_point: 2 }), partyMember(2), partyMember(3)] }
  expect(statusFlow(failed, fresh)).toMatchObject({ draft: { hp: 0, str: 1 }, outcome: { tone: 'danger' } })
})

test('members that cannot be read leave a way to try again', () => {
  const failed = after({ type: 'membersFailed', message: 'だめでした。' })
  expect(failed).toEqual({ status: 'failed', message: 'だめでした。' })
  expect([{ type: 'loading' } as const, read].reduce(statusFlow, failed)).toMatchObject({ status: 'status' })
})
