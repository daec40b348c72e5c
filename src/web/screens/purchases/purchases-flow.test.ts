import { expect, test } from 'vitest'
import { ApiFailure } from '../../server/api.ts'
import { errorsOf, initialPurchases, type PurchasesEvent, purchasesFlow, type PurchasesState } from './purchases-flow.ts'

const purchase = { id: 7, date: '2026-01-05', price: '19.90', description: 'lamp oil' }
const form = { date: '2026-02-01', price: '3', description: 'wick' }
const after = (...events: readonly PurchasesEvent[]): PurchasesState => events.reduce(purchasesFlow, initialPurchases)
const fallback = 'Something went wrong. Please try again.'

test('what is typed into create is kept until it is created', () => {
  expect(after({ type: 'createOpened' }, { type: 'typed', form }, { type: 'closed' }, { type: 'createOpened' })).toMatchObject({
    draft: form,
  })
  expect(after({ type: 'createOpened' }, { type: 'typed', form }, { type: 'sent' }, { type: 'done' })).toEqual(initialPurchases)
})

test('edit begins with the row, and leaves the draft of create alone', () => {
  const editing = after({ type: 'createOpened' }, { type: 'typed', form }, { type: 'closed' }, { type: 'editOpened', purchase })
  expect(editing.modal).toMatchObject({ type: 'edit', id: 7, form: { price: '19.90' } })
  expect(purchasesFlow(editing, { type: 'done' })).toEqual({ draft: form, modal: { type: 'closed' } })
})

test('errors are shown in the modal and gone with the next try', () => {
  const failed = after({ type: 'createOpened' }, { type: 'sent' }, { type: 'saveFailed', errors: ['The date field is required.'] })
  expect(failed.modal).toMatchObject({ sending: false, errors: ['The date field is required.'] })
  expect(purchasesFlow(failed, { type: 'sent' }).modal).toMatchObject({ sending: true, errors: [] })
})

test('a modal cannot be closed while its call is in flight', () => {
  const sending = after({ type: 'deleteOpened', id: 7 }, { type: 'sent' })
  expect(purchasesFlow(sending, { type: 'closed' })).toEqual(sending)
  expect(purchasesFlow(sending, { type: 'deletionFailed' }).modal).toMatchObject({ type: 'delete', id: 7, sending: false, failed: true })
})

test('all sentences of an error object become one list', () => {
  const body = { message: '予期しないエラーが発生しました。', date: ['a', 'b'], price: ['c'] }
  expect(errorsOf(new ApiFailure('refused', 422, body, null), fallback)).toEqual(['a', 'b', 'c'])
})

test('a refusal shows its English sentence, and neither its code nor its request', () => {
  const body = { code: 'tooManyPurchases', request_id: '0123abcd', message: 'You cannot keep more than 1,000 purchases.' }
  expect(errorsOf(new ApiFailure('refused', 422, body), fallback)).toEqual(['You cannot keep more than 1,000 purchases.'])
})

test('whatever brings no English sentence gets the fallback', () => {
  const game = { code: 'adventureOn', request_id: '0123abcd', message: '冒険の途中です。' }
  expect(errorsOf(new ApiFailure('refused', 409, game), fallback)).toEqual([fallback])
  expect(errorsOf(new ApiFailure('refused', 422, { message: '予期しないエラーが発生しました。' }, null), fallback)).toEqual([fallback])
  expect(errorsOf(new ApiFailure('broken', 500, { message: '', date: ['a'] }), fallback)).toEqual([fallback])
  expect(errorsOf(new ApiFailure('offline', 0, { message: '' }, null), fallback)).toEqual([fallback])
})
