import { expect, test } from 'vitest'
import { initialQuickAccount, type QuickAccount, type QuickAccountEvent, quickAccountFlow } from './quick-account-flow.ts'

const after = (...events: readonly QuickAccountEvent[]): QuickAccount => events.reduce(quickAccountFlow, initialQuickAccount)
const credentials = { name: '登録くん', emailToken: 'abcdefghij', password: 'abcd1234' }
const generated: QuickAccountEvent = { type: 'generated', credentials }

test('the one-click account shows editable values', () => {
  const state = after(generated, { type: 'edited', field: 'name', value: 'あかり' })
  expect(state).toMatchObject({ view: 'edit', credentials: { name: 'あかり', password: 'abcd1234' } })
})

test('making the values anew keeps the name that the player typed', () => {
  const again: QuickAccountEvent = { type: 'generated', credentials: { ...credentials, emailToken: 'zzzzzzzzzz' } }
  const state = after(generated, { type: 'edited', field: 'name', value: 'すみれ' }, again)
  expect(state).toMatchObject({ credentials: { name: 'すみれ', emailToken: 'zzzzzzzzzz' } })
})

test('values that the server would refuse are named, and the next edit takes the sentence away', () => {
  const checked = after(generated, { type: 'edited', field: 'password', value: 'short' }, { type: 'checked' })
  expect(checked).toMatchObject({ view: 'edit', problem: 'badPassword' })
  expect(quickAccountFlow(checked, { type: 'edited', field: 'password', value: 'long enough' })).toMatchObject({ problem: null })
})

test('one may go back to the offer, but not once the account is made', () => {
  expect(after(generated, { type: 'left' })).toEqual({ view: 'offer' })
  const created = after(generated, { type: 'accepted' })
  expect(created).toEqual({ view: 'created', credentials })
  expect(quickAccountFlow(created, { type: 'left' })).toEqual(created)
  expect(quickAccountFlow(created, generated)).toEqual(created)
})
