import { expect, test } from 'vitest'
import { ApiFailure } from '../server/api.ts'
import { type Batch, type BatchEvent, batchFlow } from './batch-flow.ts'

const failure = new ApiFailure('refused', 409, { message: '値段が変わりました。', code: 'priceChanged' })
const after = (...events: readonly BatchEvent<string>[]): Batch<string> | null =>
  events.reduce<Batch<string> | null>(batchFlow<string>, null)
const shown: BatchEvent<string> = { type: 'shown', work: 'two calls' }

test('while it is sent, what has succeeded is marked', () => {
  expect(after(shown, { type: 'sent' }, { type: 'advanced', work: 'one call' })).toEqual({ work: 'one call', sending: true, failure: null })
})

test('after a failure what has succeeded stays marked, and another try or showing it anew forgets the failure', () => {
  const failed = after(shown, { type: 'sent' }, { type: 'advanced', work: 'one call' }, { type: 'failed', failure })
  expect(failed).toEqual({ work: 'one call', sending: false, failure })
  expect(batchFlow(failed, { type: 'sent' })).toEqual({ work: 'one call', sending: true, failure: null })
  expect(batchFlow(failed, shown)).toEqual({ work: 'two calls', sending: false, failure: null })
})

test('it cannot be left while it is being sent, and is over when all is done', () => {
  expect(after(shown, { type: 'left' })).toBeNull()
  expect(after(shown, { type: 'sent' }, { type: 'left' })).toMatchObject({ sending: true })
  expect(after(shown, { type: 'sent' }, { type: 'done' })).toBeNull()
  expect(after({ type: 'sent' })).toBeNull()
})
