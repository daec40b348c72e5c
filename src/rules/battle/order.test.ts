import { expect, test } from 'vitest'
import { act, battleOf, catalogOf, fighter } from './battle.fixture.ts'
import type { Command } from './command.ts'
import { actionOrder, hastened, hintedOrder, type PlannedAction } from './order.ts'

const spd = (value: number) => ({ base: { str: 20, def: 20, int: 20, spd: value, luc: 10 } })
const state = battleOf([
  fighter({ id: 0, side: 'party', ...spd(10) }),
  fighter({ id: 1, side: 'party', kind: 2, ...spd(40) }),
  fighter({ id: 2, side: 'party', hp: 0, ...spd(90) }),
  fighter({ id: 3, side: 'enemies', ...spd(40) }),
  fighter({ id: 4, side: 'enemies', ...spd(20) }),
])
const tables = catalogOf({ skills: [act(1, 'self', [], { pace: 'first' }), act(2, 'self', [], { pace: 'last' }), act(3, 'self', [])] })
/** Role 1 lets the next member act at once. */
const catalog = { ...tables, hastens: (role: number) => role === 1 }
const attack = (actor: number): Command => ({ type: 'attack', actor, target: 3 })
const skill = (actor: number, id: number): Command => ({ type: 'skill', actor, skill: id, target: null })
const plan = (actor: number, action: number | 'attack') => ({ actor, action, isAnnounced: false })
const actors = (order: readonly PlannedAction[]) => order.map(({ actor }) => actor)

test('within a rank the fast come first, then the party, then the lower place', () => {
  const plans = [plan(4, 'attack'), plan(3, 'attack')]
  expect(actors(actionOrder(state, [attack(0), attack(1)], plans, catalog))).toEqual([1, 3, 4, 0])
  expect(actors(actionOrder(state, [skill(0, 3), { type: 'item', actor: 1, item: 7, target: null }], plans, catalog))).toEqual([1, 3, 4, 0])
})

test('of the equally fast the lower place comes first, in whatever order they are given', () => {
  const even = battleOf(state.combatants.map((one) => ({ ...one, ...spd(20) })))
  expect(actors(actionOrder(even, [attack(1), attack(0)], [plan(4, 'attack'), plan(3, 'attack')], catalog))).toEqual([0, 1, 3, 4])
})

test('DEFENCE comes before 先手, 先手 before all others, 後手 after them, of an enemy too', () => {
  const defend: Command = { type: 'defence', actor: 0 }
  expect(actors(actionOrder(state, [defend, skill(1, 1)], [plan(3, 3), plan(4, 1)], catalog))).toEqual([0, 1, 4, 3])
  expect(actors(actionOrder(state, [attack(0), skill(1, 2)], [plan(3, 2), plan(4, 3)], catalog))).toEqual([4, 0, 1, 3])
})

test('who is hastened is the next member, unless 後手', () => {
  const rest = [plan(3, 'attack'), skill(1, 2), attack(0), plan(4, 'attack')]
  expect(actors(hastened(rest, catalog))).toEqual([0, 3, 1, 4])
  expect(hastened([plan(3, 'attack'), skill(1, 2)], catalog)).toEqual([plan(3, 'attack'), skill(1, 2)])
})

test('the order to be expected takes whoever has no command for striking, and hastens nobody for that', () => {
  expect(actors(hintedOrder(state, [], catalog))).toEqual([1, 3, 4, 0])
  expect(actors(hintedOrder(state, [skill(1, 2)], catalog))).toEqual([3, 4, 0, 1])
  expect(hintedOrder(state, [], catalog)[0]).toEqual({ type: 'attack', actor: 1, target: 0 })
  expect(hintedOrder(state, [], catalog)[1]).toEqual(plan(3, 'attack'))
})

test('an attack that is ordered lets the next member act at once, where its role does that', () => {
  const swift = battleOf(
    state.combatants.map((one) => (one.id === 0 ? { ...one, ...spd(90) } : one.id === 1 ? { ...one, ...spd(5) } : one)),
  )
  expect(actors(hintedOrder(swift, [attack(0)], catalog))).toEqual([0, 1, 3, 4])
  expect(actors(hintedOrder(swift, [], catalog))).toEqual([0, 3, 4, 1])
  expect(actors(hintedOrder(swift, [skill(0, 3)], catalog))).toEqual([0, 3, 4, 1])
  expect(actors(hintedOrder(swift, [attack(0)], { ...catalog, hastens: () => false }))).toEqual([0, 3, 4, 1])
})
