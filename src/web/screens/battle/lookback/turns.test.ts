import { expect, test } from 'vitest'
import { turnOf } from './lookback.fixture.ts'
import { firstToShow, kindledAfter, turnByKey } from './turns.ts'
import { countingOf } from './use-lookback.ts'

const five = [1, 2, 3, 4, 5].map((turn) => turnOf(turn))
const marked = five.map((turn) => ({ ...turn, mark: turn.turn === 2 ? ('second' as const) : turn.turn === 4 ? ('worst' as const) : null }))

test('the turn that decided is shown first, else the last', () => {
  expect(firstToShow(marked)).toBe(3)
  expect(firstToShow([turnOf(1, { mark: 'best' }), turnOf(2)])).toBe(0)
  expect(firstToShow(five)).toBe(4)
  expect(firstToShow([])).toBe(0)
})

test('arrows sideways go by one and stop at the ends, Home and End go there', () => {
  expect(turnByKey('ArrowRight', 1, five)).toBe(2)
  expect(turnByKey('ArrowRight', 4, five)).toBe(4)
  expect(turnByKey('ArrowLeft', 1, five)).toBe(0)
  expect(turnByKey('ArrowLeft', 0, five)).toBe(0)
  expect(turnByKey('Home', 3, five)).toBe(0)
  expect(turnByKey('End', 1, five)).toBe(4)
})

test('arrows up and down go from mark to mark and round, and mean nothing without marks', () => {
  expect(turnByKey('ArrowDown', 0, marked)).toBe(1)
  expect(turnByKey('ArrowDown', 1, marked)).toBe(3)
  expect(turnByKey('ArrowDown', 3, marked)).toBe(1)
  expect(turnByKey('ArrowUp', 4, marked)).toBe(3)
  expect(turnByKey('ArrowUp', 1, marked)).toBe(3)
  expect(turnByKey('ArrowDown', 2, five)).toBeNull()
  expect(turnByKey('x', 2, marked)).toBeNull()
})

test('lamps that were counted together kindle one after the other; what is lit stays lit', () => {
  const counted = (...chances: readonly (number | null)[]) => chances.map((chance) => ({ chance }))
  const first = kindledAfter([], counted(6, 7, null, null))
  expect(first).toEqual([0, 1, null, null])
  expect(kindledAfter(first, counted(6, 7, 5, 0))).toEqual([0, 1, 0, 1])
})

test('how the counting stands', () => {
  const failure = (kind: 'offline' | 'broken' | 'refused', status: number) => ({ kind, status })
  expect(countingOf(null, null)).toBe('counting')
  expect(countingOf({ is_counted: false }, null)).toBe('counting')
  expect(countingOf({ is_counted: true }, failure('offline', 0))).toBe('counted')
  expect(countingOf({ is_counted: false }, failure('offline', 0))).toBe('failed')
  expect(countingOf(null, failure('broken', 500))).toBe('failed')
  expect(countingOf(null, failure('refused', 429))).toBe('busy')
  expect(countingOf(null, failure('refused', 410))).toBe('refused')
})
