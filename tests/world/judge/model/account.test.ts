import { describe, expect, test } from 'vitest'
import { type AccountState, afterAccountCall, NO_ACCOUNT } from './account.ts'

describe('the model of accounts', () => {
  const sender = { csrf: 'c', isRepeat: false, email: 'one@example.com' }
  const owned: AccountState = {
    account: { name: '灯籠の持ち主', password: 'a password', code: 'CODE', isClosed: false },
    sessions: [
      { token: 'mine', id: null },
      { token: 'other', id: null },
    ],
    receipts: {},
  }
  const change = {
    kind: 'changePassword',
    args: { ...sender, token: 'mine', key: 'k', request: 'r', current: 'a password', password: 'another one' },
  }
  const me = (token: string) => ({ kind: 'me', args: { ...sender, token, key: 'm', request: 'm' } })
  const granted = { status: 200, body: { message: '' }, session: 'new' }
  const shown = { status: 200, body: { name: '灯籠の持ち主', email: 'one@example.com', has_recovery_code: true } }
  const signedOut = { status: 401, body: {} }

  test('a new password ends all sessions but the new one', () => {
    const [after = NO_ACCOUNT] = afterAccountCall(owned, change, granted)
    expect(afterAccountCall(after, me('new'), shown)).toEqual([after])
    expect(afterAccountCall(after, me('other'), signedOut)).toEqual([after])
    expect(() => afterAccountCall(after, me('other'), shown)).toThrow('to nobody')
    expect(() => afterAccountCall(after, me('mine'), shown)).toThrow('to nobody')
  })

  test('sent again with its key it signs in again, and is not done again', () => {
    const [after = NO_ACCOUNT] = afterAccountCall(owned, change, granted)
    const [again = NO_ACCOUNT] = afterAccountCall(after, change, { ...granted, session: 'newer' })
    expect(again.sessions.map(({ token }) => token)).toEqual(['new', 'newer'])
    expect(() => afterAccountCall(after, change, { status: 422, body: { code: 'wrongPassword' } })).toThrow('another answer')
  })

  test('the own name, the own address and the name of the game are no passwords', () => {
    const owner = { ...owned, account: { name: 'Lantern Bearer', password: 'a password', code: 'CODE', isClosed: false } }
    for (const password of ['lantern bearer', sender.email.toUpperCase(), 'kageakari']) {
      const own = { ...change, args: { ...change.args, password } }
      expect(afterAccountCall(owner, own, { status: 422, body: { code: 'ownPassword' } })).toHaveLength(1)
      expect(() => afterAccountCall(owner, own, granted)).toThrow('ownPassword')
    }
  })

  test('a session that was ended is answered no more', () => {
    const known = { ...owned, sessions: owned.sessions.map(({ token }) => ({ token, id: `id of ${token}` })) }
    const end = { kind: 'endSession', args: { ...sender, token: 'mine', key: 'e', request: 'e', id: 'id of other' } }
    const [after = NO_ACCOUNT] = afterAccountCall(known, end, { status: 200, body: { message: '' } })
    expect(afterAccountCall(after, me('other'), signedOut)).toEqual([after])
    expect(() => afterAccountCall(after, me('other'), shown)).toThrow('to nobody')
    expect(() => afterAccountCall(known, end, { status: 404, body: { code: 'sessionGone' } })).toThrow('without a reason')
    const own = { ...end, args: { ...end.args, id: 'id of mine' } }
    expect(() => afterAccountCall(known, own, { status: 200, body: { message: '' } })).toThrow('that is none')
  })

  test('a bad password is refused, and a used code is bad', () => {
    const bad = { ...change, args: { ...change.args, password: 'aaaaaaaa' } }
    expect(() => afterAccountCall(owned, bad, granted)).toThrow('repeatedPassword')
    const recover = { kind: 'recover', args: { ...sender, token: null, key: 'r', request: 'r', code: 'CODE', password: 'another one' } }
    const told = { status: 200, body: { recovery_code: 'NEXT' }, session: 'new' }
    const [after = NO_ACCOUNT] = afterAccountCall(owned, recover, told)
    const second = { ...recover, args: { ...recover.args, key: 's' } }
    expect(() => afterAccountCall(after, second, { ...told, body: { recovery_code: 'LAST' }, session: 'newest' })).toThrow('not good')
  })
})
