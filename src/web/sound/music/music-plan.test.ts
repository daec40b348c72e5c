import { describe, expect, test } from 'vitest'
import { routePaths } from '../../../contract/pages.ts'
import { musicOfEnding, musicOfRoute } from './music-plan.ts'

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
