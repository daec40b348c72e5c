import { expect, test } from 'vitest'
import { initialTitle, type TitleEvent, titleFlow, type TitleState } from './title-flow.ts'

const after = (...events: readonly TitleEvent[]): TitleState => events.reduce(titleFlow, initialTitle)
const visitor: TitleEvent = { type: 'situationRead', situation: { status: 'unsigned', user_id: null, name: null } }
const player: TitleEvent = { type: 'situationRead', situation: { status: 'ready', user_id: 7, name: 'あかり' } }
const credentials = { name: '登録くん', emailToken: 'abcdefghij', password: 'abcd1234' }
const generated: TitleEvent = { type: 'credentialsGenerated', credentials }

test('the situation decides between unsigned, signed and ready', () => {
  expect(after(visitor)).toEqual({ status: 'unsigned', quick: { view: 'offer' } })
  expect(after({ type: 'situationRead', situation: { status: 'signed', user_id: 7, name: 'あかり' } })).toEqual({
    status: 'signed',
    userName: 'あかり',
  })
  expect(after(player)).toMatchObject({ status: 'ready', deleting: { view: 'closed' } })
})

test('a situation that cannot be read says so, and may be read again', () => {
  const failed = after({ type: 'situationFailed', message: '通信に失敗しました。' })
  expect(failed).toEqual({ status: 'failed', message: '通信に失敗しました。' })
  expect(titleFlow(failed, { type: 'loading' })).toEqual({ status: 'start' })
})

test('the one-click account shows editable values', () => {
  const state = after(visitor, generated, { type: 'credentialEdited', field: 'name', value: 'あかり' })
  expect(state).toMatchObject({ quick: { view: 'edit', credentials: { name: 'あかり', password: 'abcd1234' } } })
})

test('making the values anew keeps the name that the player typed', () => {
  const again: TitleEvent = { type: 'credentialsGenerated', credentials: { ...credentials, emailToken: 'zzzzzzzzzz' } }
  const state = after(visitor, generated, { type: 'credentialEdited', field: 'name', value: 'すみれ' }, again)
  expect(state).toMatchObject({ quick: { credentials: { name: 'すみれ', emailToken: 'zzzzzzzzzz' } } })
})

test('values that the server would refuse are not sent', () => {
  const state = after(visitor, generated, { type: 'credentialEdited', field: 'password', value: 'short' }, { type: 'quickSent' })
  expect(state).toMatchObject({ quick: { view: 'edit', sending: false, problem: { by: 'form', code: 'badPassword' } } })
})

test('a refused account keeps what was typed and tells the sentence of the server', () => {
  const state = after(visitor, generated, { type: 'quickSent' }, { type: 'quickRefused', message: 'すでに使われています。' })
  expect(state).toMatchObject({
    quick: { view: 'edit', credentials, sending: false, problem: { by: 'server', message: 'すでに使われています。' } },
  })
})

test('while it is being made nothing changes the values', () => {
  const sending = after(visitor, generated, { type: 'quickSent' })
  for (const event of [generated, { type: 'quickLeft' }, { type: 'credentialEdited', field: 'name', value: 'x' }] as const) {
    expect(titleFlow(sending, event)).toEqual(sending)
  }
})

test('an accepted account is shown once more with what was sent', () => {
  expect(after(visitor, generated, { type: 'quickSent' }, { type: 'quickAccepted' })).toEqual({
    status: 'unsigned',
    quick: { view: 'created', credentials },
  })
})

test('deleting the save is asked, may fail with a sentence, and cannot be left while under way', () => {
  const asking = after(player, { type: 'deleteAsked' })
  expect(asking).toMatchObject({ deleting: { view: 'asking', sending: false, problem: null } })
  const sending = titleFlow(asking, { type: 'deleteSent' })
  expect(titleFlow(sending, { type: 'deleteLeft' })).toEqual(sending)
  const failed = titleFlow(sending, { type: 'deleteFailed', message: 'だめでした。' })
  expect(failed).toMatchObject({ deleting: { view: 'asking', sending: false, problem: 'だめでした。' } })
  expect(titleFlow(failed, { type: 'deleteLeft' })).toMatchObject({ deleting: { view: 'closed' } })
})

test('a visitor cannot delete, a player cannot make a second account', () => {
  expect(after(visitor, { type: 'deleteAsked' })).toEqual(after(visitor))
  expect(after(player, generated)).toEqual(after(player))
})
