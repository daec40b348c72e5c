import { expect, test } from 'vitest'
import { NO_POINTS } from '../../../rules/party/growth.ts'
import { ApiFailure } from '../../server/api.ts'
import { canSpend, entryFor, initialStatus, type StatusEvent, statusFlow, type StatusState, withinFree } from './status-flow.ts'

const after = (...events: readonly StatusEvent[]): StatusState => events.reduce(statusFlow, initialStatus)
const typed = (attribute: 'hp' | 'str' | 'luc', text: number | string, free = 4): StatusEvent => ({
  type: 'pointsTyped',
  attribute,
  text: String(text),
  free,
})
const failed = { ok: false, failure: new ApiFailure('broken', 500, { message: 'だめでした。' }) } as const

test('it opens with the first member’s figures', () => {
  expect(after()).toMatchObject({ view: 'status', updating: false, member: 0, draft: NO_POINTS, skill: null })
})

test('the view changes between figures and skills', () => {
  expect(after({ type: 'viewChosen', view: 'skill' })).toMatchObject({ view: 'skill' })
})

test('several points can be given at once, to one figure or to several', () => {
  expect(after(typed('hp', 3), typed('str', 1))).toMatchObject({ draft: { hp: 3, str: 1 }, correction: null })
})

test('the recommended points take the place of what was typed', () => {
  const advised = { ...NO_POINTS, str: 3, hp: 1 }
  expect(after(typed('luc', 2), typed('str', 'x'), { type: 'adviceTaken', advised })).toMatchObject({
    draft: advised,
    unread: {},
    correction: null,
  })
})

test('more than are left become what is left, with the sentence', () => {
  expect(after(typed('hp', 5))).toMatchObject({ draft: { hp: 4 }, correction: { why: 'tooMany', most: 4 } })
  expect(after(typed('hp', 3), typed('str', 2))).toMatchObject({ draft: { hp: 3, str: 1 }, correction: { why: 'tooMany', most: 1 } })
})

test('the sentence beside a number that was put right goes when its input or the view is left', () => {
  const hp = { type: 'fieldLeft', attribute: 'hp' } as const
  expect(after(typed('hp', 5), hp)).toMatchObject({ draft: { hp: 4 }, correction: null })
  expect(after(typed('hp', 4), typed('luc', -2), hp)).toMatchObject({ correction: { why: 'negative', attribute: 'luc' } })
  expect(after(typed('hp', 'x'), hp)).toMatchObject({ unread: { hp: 'x' }, correction: { why: 'notANumber' } })
  expect(after(typed('hp', 5), { type: 'viewChosen', view: 'skill' })).toMatchObject({ draft: { hp: 4 }, correction: null })
})

test('a negative number becomes 0, with the sentence', () => {
  expect(after(typed('luc', -2))).toMatchObject({ draft: { luc: 0 }, correction: { why: 'negative', attribute: 'luc' } })
})

test('a typed minus never gives points away: the minus stays as typed, and with its digit it becomes 0', () => {
  const minus = after(typed('hp', '-'))
  expect(entryFor(minus, 'hp')).toEqual({ text: '-', number: null })
  expect(canSpend(minus, 4)).toBe(false)
  const negative = after(typed('hp', '-'), typed('hp', '-1'))
  expect(negative).toMatchObject({ draft: { hp: 0 }, correction: { why: 'negative', attribute: 'hp' } })
  expect(entryFor(negative, 'hp')).toEqual({ text: '0', number: 0 })
  expect(canSpend(negative, 4)).toBe(false)
})

test.each(['1.5', '1e1', '', '三'])('"%s" is no number: it stays as typed, and nothing can be confirmed beside it', (text) => {
  const state = after(typed('str', 1), typed('hp', text))
  expect(state).toMatchObject({ draft: { hp: 0, str: 1 }, correction: { why: 'notANumber', attribute: 'hp' } })
  expect(entryFor(state, 'hp')).toEqual({ text, number: null })
  expect(canSpend(state, 4)).toBe(false)
  expect(canSpend(after(typed('str', 1), typed('hp', text), typed('hp', '２')), 4)).toBe(true)
})

test('when other inputs hold all points, none are left to give here, and the reason says where they are', () => {
  const state = after(typed('hp', 4), typed('luc', 2))
  expect(state).toMatchObject({ draft: { hp: 4, luc: 0 }, correction: { why: 'elsewhere', attribute: 'luc' } })
})

test('without points the sentence says that there are none', () => {
  expect(after(typed('hp', 1, 0))).toMatchObject({ draft: NO_POINTS, correction: { why: 'noPoints' } })
})

test('another member begins with an empty draft; the same one keeps it', () => {
  expect(after(typed('hp', 2), { type: 'memberChosen', member: 2 })).toMatchObject({ member: 2, draft: NO_POINTS })
  expect(after(typed('hp', 2), { type: 'memberChosen', member: 0 })).toMatchObject({ draft: { hp: 2 } })
})

test('a draft that asks for more than is free any more is empty', () => {
  expect(after(typed('hp', 3), typed('str', 1, 2))).toMatchObject({ draft: { hp: 0, str: 1 }, correction: null })
  expect(withinFree(after(typed('hp', 3)), 2)).toMatchObject({ draft: NO_POINTS })
  expect(withinFree(after(typed('hp', 3)), 3)).toMatchObject({ draft: { hp: 3 } })
})

test('while updating nothing else can be done, and afterwards the same view is back', () => {
  const updating = after({ type: 'viewChosen', view: 'skill' }, { type: 'updateSent' })
  expect(updating).toMatchObject({ updating: true })
  expect(statusFlow(updating, { type: 'memberChosen', member: 1 })).toEqual(updating)
  expect(statusFlow(updating, typed('hp', 1))).toEqual(updating)
  const done = statusFlow(updating, { type: 'updateDone', outcome: { ok: true, message: '身についた。' } })
  expect(done).toMatchObject({ view: 'skill', updating: false, outcome: { message: '身についた。' } })
})

test('when one of several figures fails, what was not spent stays typed', () => {
  const state = after(
    typed('hp', 2),
    typed('str', 1),
    { type: 'updateSent' },
    { type: 'pointsSpent', attribute: 'hp' },
    { type: 'updateDone', outcome: failed },
  )
  expect(withinFree(state, 2)).toMatchObject({ draft: { hp: 0, str: 1 }, outcome: failed })
})
