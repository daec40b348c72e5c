import { describe, expect, test } from 'vitest'
import { routePaths } from '../shell/routes.ts'
import { type Fighter, musicOfBattle, musicOfEnding, musicOfRoute } from './music-plan.ts'

const member: Fighter = { side: 'party', kind: 1, boss: false, hp: 50, maxHp: 50 }
const shadow: Fighter = { side: 'enemies', kind: 11, boss: false, hp: 30, maxHp: 30 }
const boss = (kind: number, hp: number): Fighter => ({ side: 'enemies', kind, boss: true, hp, maxHp: 100 })

describe('the route decides', () => {
  test('every route has a piece or leaves it to its screen', () => {
    const silent = Object.keys(routePaths).filter((route) => musicOfRoute(route, 0) === null)
    expect(silent).toEqual(['game.rpg.ending', 'game.rpg.battle', 'game.rpg.replay'])
    expect(musicOfRoute('login', 0)).toBeNull()
  })

  test('the town has one voice more after six clears', () => {
    expect(musicOfRoute('menu_plaza', 5)).toEqual({ piece: 'town', phase: 1 })
    expect(musicOfRoute('menu_plaza', 6)).toEqual({ piece: 'town', phase: 2 })
    expect(musicOfRoute('menu_plaza_library', 6)).toEqual({ piece: 'library', phase: 1 })
  })
})

describe('the battle decides', () => {
  test('each field has its piece, which goes on after a won stage', () => {
    expect(musicOfBattle(3, [member, shadow], null)).toEqual({ piece: 'fire', phase: 1 })
    expect(musicOfBattle(3, [member, shadow], 'won')).toEqual({ piece: 'fire', phase: 1 })
  })

  test('a boss gains voices as it weakens', () => {
    const phases = [100, 61, 60, 31, 30, 1].map((hp) => musicOfBattle(1, [member, shadow, boss(15, hp)], null))
    expect(phases).toEqual([1, 1, 2, 2, 3, 3].map((phase) => ({ piece: 'boss', phase })))
  })

  test('the lord of the castle and the first lamplighter have their own', () => {
    expect(musicOfBattle(11, [boss(113, 50)], null)).toEqual({ piece: 'lord', phase: 2 })
    expect(musicOfBattle(12, [boss(129, 50)], null)).toEqual({ piece: 'lamplighter', phase: 2 })
    expect(musicOfBattle(12, [boss(129, 20)], null)).toEqual({ piece: 'lamplighterLast', phase: 3 })
  })

  test('a beaten boss and a beaten party leave silence', () => {
    expect(musicOfBattle(1, [member, boss(15, 0)], 'won')).toBeNull()
    expect(musicOfBattle(1, [member, shadow], 'lost')).toBeNull()
    expect(musicOfBattle(1, [member, shadow], 'escaped')).toEqual({ piece: 'plains', phase: 1 })
  })
})

test('each ending has its piece, and the credits of the last two run backwards', () => {
  expect([1, 2, 3, 4].map((ending) => musicOfEnding(`ending_${ending}`, ending)?.piece)).toEqual([
    'ending1',
    'ending2',
    'ending3',
    'ending4',
  ])
  expect(musicOfEnding('end_monologue_1', 0)?.piece).toBe('library')
  expect(musicOfEnding('after_1', 1)?.piece).toBe('credits')
  expect(musicOfEnding('after_2', 3)?.piece).toBe('creditsBackwards')
})
