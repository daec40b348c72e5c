import { expect, test } from 'vitest'
import { act, battleOf, catalogOf, fighter } from './battle.fixture.ts'
import { NO_CHANGE } from './modify.ts'
import type { Skill } from './skill.ts'
import { combatantAt } from './state.ts'
import { weightOf } from './weight.ts'

const blow = (seeks?: Skill['seeks']): Skill => ({
  ...act(901, 'foe', [{ type: 'damage', kind: 'physical', of: ['str'] }], { percent: 200 }),
  ...(seeks && { seeks }),
})

/** 20 STR at 200 % against 20 DEF: ⌊40² ÷ 60⌋ = 26 HP. */
function weight(hp: readonly [number, number], skill: Skill = blow(), percentTaken = 100) {
  const guard = { ...NO_CHANGE, damageTaken: percentTaken }
  const state = battleOf([
    fighter({ id: 0, side: 'party', hp: hp[0], maxHp: 100, modifiers: [guard] }),
    fighter({ id: 1, side: 'party', hp: hp[1], maxHp: 100, modifiers: [guard] }),
    fighter({ id: 2, side: 'enemies', forced: 901 }),
  ])
  return weightOf(state, combatantAt(state, 2), catalogOf({ skills: [skill] }))
}

test('an announced blow is light, heavy, or may fell, by the HP that whoever is hurt most has left', () => {
  expect(weight([100, 53])).toBe(1)
  expect(weight([100, 52])).toBe(2)
  expect(weight([100, 28])).toBe(2)
  expect(weight([100, 27])).toBe(3)
})

test('a blow may fell from 95 % on, whoever stands first', () => {
  // 73 % of 26 are 19.
  expect(weight([100, 20], blow(), 73)).toBe(3)
  expect(weight([100, 21], blow(), 73)).toBe(2)
  expect(weight([27, 100])).toBe(3)
})

test('what lowers the damage counts, the fallen do not', () => {
  expect(weight([100, 27], blow(), 40)).toBe(1)
  expect(weight([100, 0])).toBe(1)
})

test('only whom it seeks out counts', () => {
  expect(weight([100, 27], blow('weakest'))).toBe(3)
  expect(weight([100, 27], blow('strongest'))).toBe(1)
  expect(weight([100, 27], { ...blow('strongest'), reach: 'foes' })).toBe(3)
})

test('several hits count together', () => {
  const twice = act(901, 'foe', [{ type: 'damage', kind: 'physical', of: ['str'], hits: 2 }], { percent: 200 })
  expect(weight([100, 100], twice)).toBe(2)
})

test('what does no damage has no weight, and neither has nothing, nor a blow when nobody stands', () => {
  expect(weight([0, 0], blow('weakest'))).toBeNull()
  expect(weight([100, 100], act(901, 'foes', [{ type: 'dispel' }]))).toBeNull()
  const calm = battleOf([fighter({ id: 0, side: 'party' }), fighter({ id: 1, side: 'enemies' })])
  expect(weightOf(calm, combatantAt(calm, 1), catalogOf({ skills: [] }))).toBeNull()
})
