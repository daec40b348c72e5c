import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { check } from './judge/checker.ts'
import { History } from './judge/history.ts'
import { type AccountState, afterAccountCall, NO_ACCOUNT } from './judge/model/account.ts'
import { after } from './judge/model/model.ts'
import { NEW_SAVE, type State } from './judge/model/state.ts'
import { mutations } from './mutations.ts'
import { planOf } from './plan.ts'
import { simulate } from './simulation.ts'

const SEEDS = 50
/** Of each player. */
const ACTIONS = 25
const MOST_PLAYERS = 4

test(`under ${SEEDS} seeds nothing that was answered is lost, doubled or changed`, async () => {
  for (let seed = 1; seed <= SEEDS; seed += 1) {
    const plan = planOf(seed, ACTIONS)
    const smaller = { ...plan, players: Math.min(plan.players, MOST_PLAYERS) }
    const { problems } = await simulate(smaller)
    expect(problems, `npm run test:world -- --shrink --plan '${JSON.stringify(smaller)}'`).toEqual([])
  }
})

test('a run repeats itself, and another seed is another run', async () => {
  const [first, again, other] = [await simulate(planOf(3, ACTIONS)), await simulate(planOf(3, ACTIONS)), await simulate(planOf(5, ACTIONS))]
  expect(first.calls).toBeGreaterThan(20)
  expect(again).toEqual(first)
  expect(other.hash).not.toBe(first.hash)
})

describe('the checker', () => {
  const rich: State = { isSignedUp: true, purchases: {}, save: { ...NEW_SAVE, gold: 100 } }
  const buy = { kind: 'buy', args: { item: 1, number: 1, price: 30, max: 5 } }
  const shop = (gold: number, count: number) => ({
    status: 200,
    body: { money: gold, sellItemList: [{ id: 1, possession_number: count }] },
  })

  type Asked = readonly [kind: 'buy' | 'shop', answer: ReturnType<typeof shop> | null]

  /** One after the other; null: nobody knows what was answered. */
  function verdictOn(...asked: readonly Asked[]): string | null {
    const history = new History()
    for (const [kind, answer] of asked) {
      const operation = history.invoke(kind, kind === 'buy' ? buy : { kind, args: {} }, kind === 'shop')
      if (answer) Object.assign(operation, { answer, answered: history.next() })
      operation.gone = history.next()
    }
    return check(history, rich, after)?.why ?? null
  }

  const bought = { status: 200, body: {} as never }
  const refused = { status: 409, body: {} as never }

  test('takes a call without an answer for done or not done', () => {
    expect(verdictOn(['buy', null], ['shop', shop(70, 1)])).toBeNull()
    expect(verdictOn(['buy', null], ['shop', shop(100, 0)])).toBeNull()
    expect(verdictOn(['buy', null], ['shop', shop(40, 2)])).toContain('gold 40')
  })

  test('finds what was answered and is not there, what was done twice, and a refusal without a reason', () => {
    expect(verdictOn(['buy', bought], ['shop', shop(70, 1)])).toBeNull()
    expect(verdictOn(['buy', bought], ['shop', shop(100, 0)])).toContain('gold 100')
    expect(verdictOn(['buy', bought], ['shop', shop(40, 2)])).toContain('gold 40')
    expect(verdictOn(['buy', refused])).toContain('refused with 409')
  })
})

describe('the model of accounts', () => {
  const sender = { csrf: 'c', isRepeat: false, email: 'one@example.com' }
  const owned: AccountState = {
    account: { name: '名', password: 'a password', code: 'CODE' },
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
  const shown = { status: 200, body: { name: '名', email: 'one@example.com', has_recovery_code: true } }
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

test.each(Object.entries(mutations))('the text that the mutation %s breaks is still there, once', (_, edits) => {
  for (const { file, from } of edits) expect(readFileSync(`src/server/${file}`, 'utf8').split(from)).toHaveLength(2)
})
