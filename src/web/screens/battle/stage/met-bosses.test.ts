import { expect, test } from 'vitest'
import { enemy, member } from '../sample-battle.fixture.ts'
import { hasMet, rememberMet } from './met-bosses.ts'

test('a boss is met once it has come on, by this save alone, and those beside it are not noted', () => {
  const enemies = [enemy(0, { id: 15, is_boss: true }), enemy(1, { id: 11 })]
  const battle = { members: [member(0, { id: 7 })], enemies }
  expect(hasMet(battle, 15)).toBe(false)
  rememberMet(battle)
  expect(hasMet(battle, 15)).toBe(true)
  expect(hasMet(battle, 11)).toBe(false)
  expect(hasMet({ members: [member(0, { id: 8 })], enemies }, 15)).toBe(false)
})
