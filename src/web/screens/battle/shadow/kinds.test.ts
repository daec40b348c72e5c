import { expect, test } from 'vitest'
import { down, enemy, party, viewOf } from '../sample-battle.fixture.ts'
import { kindLookedAt, kindsOn } from './kinds.ts'

const crab = { id: 32, name: 'カマドガニ' }
/** Places 3, 4 and 5. */
const enemies = [enemy(0), enemy(1), enemy(2, crab)]

test('each kind is named once, without the letters that tell several apart', () => {
  expect(kindsOn(enemies)).toEqual([{ id: 11, name: 'ケシカゲ' }, crab])
  expect(kindsOn([enemy(0, crab)])).toEqual([crab])
})

test('the marked enemy is looked at, else the first that stands', () => {
  const stateOf = (standing: typeof enemies) => viewOf(party, standing, 1).state
  expect(kindLookedAt(stateOf(enemies), 5)).toBe(32)
  expect(kindLookedAt(stateOf(enemies), null)).toBe(11)
  const last = stateOf([enemy(0, down), enemy(1, down), enemy(2, crab)])
  expect(kindLookedAt(last, null)).toBe(32)
  // A member who is marked, as for a cure.
  expect(kindLookedAt(last, 0)).toBe(32)
  expect(kindLookedAt(stateOf([enemy(0, down)]), null)).toBeNull()
})
