import { expect, test } from 'vitest'
import { bandStateOf, type Fighter } from './band-state.ts'

const member = (kind: number, hp: number): Fighter => ({ side: 'party', kind, boss: false, hp, maxHp: 100 })
const enemy = (hp: number, boss = false): Fighter => ({ side: 'enemies', kind: 11, boss, hp, maxHp: 40 })

test('who kneels is silent, who has less than 30 % plays thinly, all others play all', () => {
  const { members } = bandStateOf([member(1, 100), member(2, 30), member(4, 29), member(6, 0), enemy(40)])
  expect(members).toEqual([
    { role: 1, gate: 'full' },
    { role: 2, gate: 'full' },
    { role: 4, gate: 'thin' },
    { role: 6, gate: 'silent' },
  ])
})

test('the last of several enemies is the last; one alone never was one of several, and a boss has phases', () => {
  const last = (...enemies: readonly Fighter[]) => bandStateOf([member(1, 100), ...enemies]).isLastEnemy
  expect(last(enemy(40), enemy(40))).toBe(false)
  expect(last(enemy(0), enemy(12), enemy(0))).toBe(true)
  expect(last(enemy(0), enemy(0))).toBe(false)
  expect(last(enemy(12))).toBe(false)
  expect(last(enemy(0), enemy(12, true))).toBe(false)
})
