import { expect, test } from 'vitest'
import { type QuickAccount, type QuickAccountEvent, quickAccountFlow } from './quick-account-flow.ts'

const credentials = { name: '登録くん', emailToken: 'abcdefghij', password: 'abcd1234' }
const initial: QuickAccount = { created: false, recoveryCode: null, credentials, problem: null }
const after = (...events: readonly QuickAccountEvent[]): QuickAccount => events.reduce(quickAccountFlow, initial)

test('the values of the one-click account can be edited', () => {
  const state = after({ type: 'edited', field: 'name', value: 'あかり' })
  expect(state).toMatchObject({ created: false, credentials: { name: 'あかり', password: 'abcd1234' } })
})

test('making the values anew keeps the name that the player typed', () => {
  const again: QuickAccountEvent = { type: 'generated', credentials: { ...credentials, emailToken: 'zzzzzzzzzz' } }
  const state = after({ type: 'edited', field: 'name', value: 'すみれ' }, again)
  expect(state).toMatchObject({ credentials: { name: 'すみれ', emailToken: 'zzzzzzzzzz' } })
})

test('values that the server would refuse are named, and the next edit takes the sentence away', () => {
  const checked = after({ type: 'edited', field: 'password', value: 'short' }, { type: 'checked' })
  expect(checked).toMatchObject({ created: false, problem: 'badPassword' })
  expect(quickAccountFlow(checked, { type: 'edited', field: 'password', value: 'long enough' })).toMatchObject({ problem: null })
})

test('once the account is made its values stay', () => {
  const created = after({ type: 'accepted', recoveryCode: '0DT7M-1EV8N-2FW9P-3GXAQ' })
  expect(created).toEqual({ created: true, recoveryCode: '0DT7M-1EV8N-2FW9P-3GXAQ', credentials, problem: null })
  expect(quickAccountFlow(created, { type: 'generated', credentials: { ...credentials, password: 'another1' } })).toEqual(created)
})
