import { expect, test } from 'vitest'
import type { Violation } from './checker.ts'
import { textOf } from './violation-text.ts'

const violation: Violation = {
  call: 'p3.b12 shop {}',
  why: 'gold 70 instead of 40; open: none',
  before: ['p3.b11 job {} → 200'],
  states: [
    { gold: 40, bag: { '1': 2, '4': 1 }, members: [1, 2] },
    { gold: 40, bag: { '1': 3, '4': 1 }, members: null },
  ],
}

test('of several possible states only what differs is told', () => {
  expect(textOf(violation)).toBe(
    `p3.b12 shop {}: gold 70 instead of 40; open: none
  last changes before it: p3.b11 job {} → 200
  possible before it: bag.1 2 or 3
  possible before it: members [1,2] or null`,
  )
})

test('asked for whole states, all of them are told', () => {
  expect(textOf({ ...violation, before: [], states: [{ gold: 40 }] }, { whole: true })).toBe(
    `p3.b12 shop {}: gold 70 instead of 40; open: none
  last changes before it: nothing
  possible before it: {"gold":40}`,
  )
})
