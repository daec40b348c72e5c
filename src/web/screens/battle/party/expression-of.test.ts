import { expect, test } from 'vitest'
import { expressionOf } from './expression-of.ts'

const well = { down: false, combatant: { hp: 60, maxHp: 100 }, struck: false, mended: false, won: false }

test.each([
  ['nothing', {}, 'calm'],
  ['HP that come back', { mended: true }, 'joy'],
  ['a blow', { struck: true }, 'hit'],
  ['little HP, where the number turns red', { combatant: { hp: 29, maxHp: 100 } }, 'strain'],
  ['a blow at little HP', { combatant: { hp: 29, maxHp: 100 }, struck: true }, 'hit'],
  ['a fall, with the number of the blow still rising', { down: true, struck: true }, 'down'],
  ['a won stage', { won: true }, 'joy'],
  ['a won stage at little HP', { won: true, combatant: { hp: 3, maxHp: 100 } }, 'joy'],
  ['a won stage, fallen', { won: true, down: true, combatant: { hp: 0, maxHp: 100 } }, 'down'],
] as const)('a portrait shows %s', (_, change, expression) => {
  expect(expressionOf({ ...well, ...change })).toBe(expression)
})
