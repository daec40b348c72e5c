import { expect, test } from 'vitest'
import { battleOf, fighter } from '../../../rules/battle/battle.fixture.ts'
import { threatIn } from './threat.ts'

const member = fighter({ id: 0, side: 'party' })
const enemy = (id: number, forced: number | null) => fighter({ id, side: 'enemies', forced })
const shown = (...enemies: readonly (number | null)[]) => ({
  state: battleOf([member, ...enemies.map((forced, at) => enemy(at + 1, forced))]),
  down: new Set<number>(),
})

test('nobody threatens who prepares nothing', () => {
  expect(threatIn(shown(null), 1)).toBeNull()
})

test('of two who prepare it is the first', () => {
  expect(threatIn(shown(null, 1502, 1502), 1)).toBe(2)
})

test('whoever has fallen prepares nothing', () => {
  expect(threatIn({ ...shown(1502, 1502), down: new Set([1]) }, 1)).toBe(2)
})

test.each(['won', 'lost', 'escaped'] as const)('nobody threatens any more when all is %s', (outcome) => {
  const { state, down } = shown(1502)
  expect(threatIn({ state: { ...state, outcome }, down }, 1)).toBeNull()
})

test('in field 12 there are no shadows', () => {
  expect(threatIn(shown(1502), 12)).toBeNull()
})
