import { expect, test } from 'vitest'
import { catalog } from '../../content/catalog.ts'
import { enterNextStage, startAdventure } from './adventure.ts'
import { enemyScale, offeringPercent } from './difficulty.ts'
import { newMember } from '../party/growth.ts'
import { rngStateFrom } from '../rng.ts'

const setOut = (scale?: { hp: number; attack: number }) =>
  startAdventure({ field: 1, members: [1, 2, 3].map(newMember), bag: [], rng: rngStateFrom(1), ...(scale ? { scale } : {}) }, catalog)
const enemyOf = ({ battle }: ReturnType<typeof setOut>) => {
  const enemy = battle.combatants[3]
  if (!enemy) throw new Error('no enemy')
  return enemy
}

test('a difficulty scales the enemies’ HP, STR and INT, rounded down, and nothing else, in every stage', () => {
  const normal = enemyOf(setOut())
  const easier = setOut(enemyScale('story', 0))
  const story = enemyOf(easier)
  expect(story.maxHp).toBe(Math.floor(normal.maxHp * 0.75))
  expect(story.base).toEqual({ ...normal.base, str: Math.floor(normal.base.str * 0.6), int: Math.floor(normal.base.int * 0.6) })
  const next = enterNextStage({ ...easier, phase: 'won' }, catalog)
  expect(next.battle.combatants[3]?.maxHp).toBe(Math.floor(catalog.enemy(catalog.field(1).stages[1]?.[0] ?? 0).hp * 0.75))
  expect(enemyOf(setOut(enemyScale('hard', 0))).maxHp).toBe(Math.floor(normal.maxHp * 1.15))
})

test('an offering opens after two losses in a row, grows by 4 points a loss to 20, and never on hard', () => {
  expect([0, 1, 2, 3, 5, 6, 7, 30].map((losses) => offeringPercent('normal', losses))).toEqual([0, 0, 4, 8, 16, 20, 20, 20])
  expect(offeringPercent('hard', 10)).toBe(0)
  expect(enemyScale('normal', 20)).toEqual({ hp: 100, attack: 80 })
  expect(enemyScale('story', 20)).toEqual({ hp: 75, attack: 48 })
})
