import { expect, test } from 'vitest'
import { NO_CHANGE } from '../../../../rules/battle/modify.ts'
import type { Modifier } from '../../../../rules/battle/state.ts'
import { signsOf } from './modifier-chips.tsx'

const modifier = (more: Partial<Modifier>): Modifier => ({ ...NO_CHANGE, source: 'skill:1', turns: 3, ...more })

test('a modifier that raises one figure and lowers another shows both, each in its direction', () => {
  expect(signsOf(modifier({ stats: { def: -8, str: 12 } }))).toEqual([
    { effect: 'str', up: true },
    { effect: 'def', up: false },
  ])
})

test('the taunt comes first, then figures, then what lasts', () => {
  const signs = signsOf(modifier({ taunt: true, stats: { def: 5 }, damageTaken: 50, regen: 5 }))
  expect(signs.map(({ effect }) => effect)).toEqual(['taunt', 'def', 'guard', 'regen'])
  expect(signs.every(({ up }) => up)).toBe(true)
})

test('a stain that spreads points down, and what changes nothing has no sign', () => {
  expect(signsOf(modifier({ bleed: 4, bad: true }))).toEqual([{ effect: 'bleed', up: false }])
  expect(signsOf(modifier({ stats: { luc: 0 } }))).toEqual([])
  expect(signsOf(modifier({ damageTaken: 130, bad: true }))).toEqual([{ effect: 'guard', up: false }])
})
