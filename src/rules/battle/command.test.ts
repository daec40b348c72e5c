import { describe, expect, test } from 'vitest'
import { act, battleOf, catalogOf, fighter } from './battle.fixture.ts'
import { type Command, commandRefusal, costOf, isComplete, levelOf } from './command.ts'
import { NO_CHANGE } from './modify.ts'
import type { Combatant } from './state.ts'

const blow = act(1, 'foe', [], { levels: [{ apCost: 30, percent: 100, turns: 0 }] })
const dear = act(2, 'foes', [], {
  levels: [
    { apCost: 3, percent: 100, turns: 0 },
    { apCost: 31, percent: 100, turns: 0 },
  ],
})
const balm = act(3, 'ally', [])
const catalog = catalogOf({ skills: [blow, dear, balm], items: [act(7, 'ally', []), act(8, 'foe', [])] })
const learned = [
  { id: 1, level: 1 },
  { id: 2, level: 2 },
  { id: 3, level: 1 },
]

const member = (id: number, over: Partial<Combatant> = {}) => fighter({ id, side: 'party', skills: learned, ...over })
const state = battleOf(
  [member(0), member(1, { hp: 0 }), fighter({ id: 2, side: 'enemies' }), fighter({ id: 3, side: 'enemies', hp: 0 })],
  [
    { item: 7, count: 1 },
    { item: 8, count: 0 },
  ],
)
const refusal = (command: Command) => commandRefusal(state, command, catalog)
const skill = (id: number, target: number | null): Command => ({ type: 'skill', actor: 0, skill: id, target })
const item = (id: number, target: number | null): Command => ({ type: 'item', actor: 0, item: id, target })

describe('a command is refused', () => {
  test.each([1, 2, 9])('to %i: the fallen, an enemy, nobody', (actor) => {
    expect(refusal({ type: 'defence', actor })).toBe('notOneCommandEach')
    expect(refusal({ type: 'attack', actor, target: 2 })).toBe('notOneCommandEach')
  })

  test('when its target is none, or of the wrong side', () => {
    for (const target of [0, 1, 9]) expect(refusal({ type: 'attack', actor: 0, target })).toBe('badTarget')
    for (const target of [null, 0]) expect(refusal(skill(1, target))).toBe('badTarget')
    for (const target of [null, 2]) expect(refusal(skill(3, target))).toBe('badTarget')
    for (const target of [null, 3]) expect(refusal(item(7, target))).toBe('badTarget')
  })

  test('when the skill is not learned, or dearer at its level than the AP', () => {
    expect(commandRefusal(battleOf([member(0, { skills: [] }), ...state.combatants.slice(1)]), skill(1, 2), catalog)).toBe(
      'skillNotLearned',
    )
    expect(refusal(skill(2, null))).toBe('apShort')
  })

  test('when the item is not held', () => {
    expect(refusal(item(8, 2))).toBe('itemNotHeld')
    expect(refusal(item(9, 0))).toBe('itemNotHeld')
  })
})

test('a command is granted with the last AP and the last item, at the fallen too', () => {
  expect(refusal({ type: 'defence', actor: 0 })).toBeNull()
  expect(refusal({ type: 'escape', actor: 0 })).toBeNull()
  for (const target of [2, 3]) expect(refusal({ type: 'attack', actor: 0, target })).toBeNull()
  for (const target of [2, 3]) expect(refusal(skill(1, target))).toBeNull()
  for (const target of [0, 1]) expect(refusal(skill(3, target))).toBeNull()
  for (const target of [0, 1]) expect(refusal(item(7, target))).toBeNull()
  const braced = { ...NO_CHANGE, source: 'braced', discount: 2 } as const
  const cheaper = battleOf([member(0, { modifiers: [braced] }), ...state.combatants.slice(1)])
  expect(commandRefusal(cheaper, skill(2, null), catalog)).toBeNull()
})

test('a skill costs less by the greatest discount, and never less than nothing', () => {
  const modifiers = [
    { ...NO_CHANGE, source: 'braced', discount: 2 },
    { ...NO_CHANGE, source: 'slip', discount: 1 },
  ] as const
  expect(costOf(member(0), { apCost: 5 })).toBe(5)
  expect(costOf(member(0, { modifiers }), { apCost: 5 })).toBe(3)
  expect(costOf(member(0, { modifiers }), { apCost: 1 })).toBe(0)
})

test('commands are complete when each who stands has one', () => {
  const three = battleOf([member(0), member(1, { hp: 0 }), member(2), fighter({ id: 3, side: 'enemies' })])
  const defend = (actor: number): Command => ({ type: 'defence', actor })
  expect(isComplete(three, [defend(2), defend(0)])).toBe(true)
  expect(isComplete(three, [defend(0)])).toBe(false)
  expect(isComplete(three, [defend(0), defend(0)])).toBe(false)
  expect(isComplete(three, [defend(0), defend(1)])).toBe(false)
  expect(isComplete(three, [defend(0), defend(2), defend(2)])).toBe(false)
})

test('a level that an act does not have is an error that names both', () => {
  expect(levelOf(dear, 2)).toEqual({ apCost: 31, percent: 100, turns: 0 })
  expect(() => levelOf(dear, 3)).toThrow('Act 2 has no level 3')
  expect(() => levelOf(dear, 0)).toThrow(RangeError)
})
