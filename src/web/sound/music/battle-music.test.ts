import { expect, test } from 'vitest'
import { bandStateOf, type Fighter } from '../band/band-state.ts'
import { musicOfBattle } from './battle-music.ts'

const member: Fighter = { side: 'party', kind: 1, boss: false, hp: 50, maxHp: 50 }
const shadow: Fighter = { side: 'enemies', kind: 11, boss: false, hp: 30, maxHp: 30 }
const boss = (kind: number, hp: number): Fighter => ({ side: 'enemies', kind, boss: true, hp, maxHp: 100 })

test('each field has its piece, which the party plays, and which goes on after a won stage', () => {
  expect(musicOfBattle(3, [member, shadow], null)).toEqual({ piece: 'fire', phase: 1, band: bandStateOf([member, shadow]) })
  expect(musicOfBattle(3, [member, shadow], 'won')).toMatchObject({ piece: 'fire', phase: 1 })
})

test('a boss gains voices as it weakens', () => {
  const phases = [100, 61, 60, 31, 30, 1].map((hp) => musicOfBattle(1, [member, shadow, boss(15, hp)], null))
  expect(phases).toMatchObject([1, 1, 2, 2, 3, 3].map((phase) => ({ piece: 'bossGrass', phase })))
})

test('the lord of the castle and the first lamplighter have their own', () => {
  expect(musicOfBattle(11, [boss(113, 50)], null)).toMatchObject({ piece: 'lord', phase: 2 })
  expect(musicOfBattle(12, [boss(129, 50)], null)).toMatchObject({ piece: 'lamplighter', phase: 2 })
  expect(musicOfBattle(12, [boss(129, 20)], null)).toMatchObject({ piece: 'lamplighterLast', phase: 3 })
})

test('a beaten boss and a beaten party leave silence', () => {
  expect(musicOfBattle(1, [member, boss(15, 0)], 'won')).toBeNull()
  expect(musicOfBattle(1, [member, shadow], 'lost')).toBeNull()
  expect(musicOfBattle(1, [member, shadow], 'escaped')).toMatchObject({ piece: 'plains', phase: 1 })
})
