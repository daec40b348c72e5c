import { expect, test } from 'vitest'
import { afterSnip, type Snip, snipAt, steadyHand } from './snip.ts'

const after = (...snips: readonly Snip[]) => snips.reduce(afterSnip, steadyHand)

test('the higher the flame, the better the snip', () => {
  expect([0, 0.1, 0.2, 0.36, 0.5, 0.64, 0.8, 0.95].map(snipAt)).toEqual([
    'sooty',
    'sooty',
    'plain',
    'perfect',
    'perfect',
    'perfect',
    'plain',
    'sooty',
  ])
})

test('perfect snips add up over plain ones, and a sooty one ends the row', () => {
  expect(after('perfect', 'plain', 'perfect').combo).toBe(2)
  expect(after('perfect', 'perfect', 'sooty')).toEqual({ combo: 0, soot: 1, last: 'sooty' })
})

test('soot gathers up to three, and goes again', () => {
  expect(after('sooty', 'sooty', 'sooty', 'sooty').soot).toBe(3)
  expect(after('sooty', 'sooty', 'perfect').soot).toBe(1)
  expect(after('perfect').soot).toBe(0)
})
