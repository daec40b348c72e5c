import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { check } from './judge/checker.ts'
import { History } from './judge/history.ts'
import { after } from './judge/model/model.ts'
import { NEW_SAVE, type State, VISITOR } from './judge/model/state.ts'
import { mutations } from './mutations.ts'
import { planOf } from './plan.ts'
import { simulate } from './simulation.ts'

/** Of each player. */
const ACTIONS = 25

test('a run repeats itself, and another seed is another run', async () => {
  const [first, again, other] = [await simulate(planOf(3, ACTIONS)), await simulate(planOf(3, ACTIONS)), await simulate(planOf(5, ACTIONS))]
  expect(first.calls).toBeGreaterThan(20)
  expect(again).toEqual(first)
  expect(other.hash).not.toBe(first.hash)
})

describe('the checker', () => {
  const rich: State = { ...VISITOR, isSignedUp: true, hasSession: true, save: { ...NEW_SAVE, gold: 100 } }
  const buy = { kind: 'buy', args: { item: 1, number: 1, price: 30 } }
  const shop = (gold: number, count: number) => ({
    status: 200,
    body: {
      money: gold,
      current_possession: count,
      buyItemList: [{ id: 1, price: 30, discounted_price: 30, max_possession_number: 4 }],
      sellItemList: [{ id: 1, possession_number: count, price: 12 }],
    },
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

  test('names the calls before a failure that may have changed something, and no readings', () => {
    const history = new History()
    for (const [kind, answer] of [
      ['buy', bought],
      ['shop', shop(70, 1)],
      ['shop', shop(100, 0)],
    ] as const) {
      const operation = history.invoke(kind, kind === 'buy' ? buy : { kind, args: {} }, kind === 'shop')
      Object.assign(operation, { answer, answered: history.next(), gone: history.next() })
    }
    expect(check(history, rich, after)?.before).toEqual([expect.stringMatching(/^buy .*200$/)])
  })
})

test.each(Object.entries(mutations))('the text that the mutation %s breaks is still there, once', (_, edits) => {
  for (const { file, from } of edits) expect(readFileSync(`src/server/${file}`, 'utf8').split(from)).toHaveLength(2)
})
