import { expect, test } from 'vitest'
import { battleOf, fighter } from '../../rules/battle/battle.fixture.ts'
import { threatIn } from './threat.ts'

const nobodyDown: ReadonlySet<number> = new Set()
const member = fighter({ id: 0, side: 'party' })
const enemy = (id: number, forced: number | null) => fighter({ id, side: 'enemies', forced })

test('nobody prepares', () => {
  expect(threatIn(battleOf([member, enemy(1, null)]), nobodyDown)).toBeNull()
})

test('of two who prepare it is the first', () => {
  expect(threatIn(battleOf([member, enemy(1, null), enemy(2, 1502), enemy(3, 1502)]), nobodyDown)).toBe(2)
})

test('whoever has fallen prepares nothing', () => {
  expect(threatIn(battleOf([member, enemy(1, 1502), enemy(2, 1502)]), new Set([1]))).toBe(2)
})

test.each(['won', 'lost', 'escaped'] as const)('nothing threatens any more when all is %s', (outcome) => {
  expect(threatIn({ ...battleOf([member, enemy(1, 1502)]), outcome }, nobodyDown)).toBeNull()
})
