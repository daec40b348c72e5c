import { expect, test } from 'vitest'
import { catalog } from '../../../../content/catalog.ts'
import { ENDLESS, FINALE } from '../../../../content/named-ids.ts'
import { type Adventure, startAdventure } from '../../../../rules/adventure/adventure.ts'
import { newMember } from '../../../../rules/party/growth.ts'
import { rngStateFrom } from '../../../../rules/rng.ts'
import { scoreOf, startsOf } from './encore.service.ts'

test('a run begins with its first stage, and in 無尽の幕 also five before the last that the best one won', () => {
  for (const best of [null, { stages: 0 }, { stages: 6 }]) expect(startsOf(ENDLESS, best)).toEqual([1])
  expect(startsOf(ENDLESS, { stages: 7 })).toEqual([1, 2])
  expect(startsOf(ENDLESS, { stages: 50 })).toEqual([1, 45])
  for (const best of [null, { stages: 12 }]) expect(startsOf(FINALE, best)).toEqual([1])
})

const members = [1, 2, 3].map((role) => newMember(role))
const begun = (field: number): Adventure => startAdventure({ field, members, bag: [], rng: rngStateFrom(1) }, catalog)

test('the score of a run is its points, the stages won, and the turns of those alone', () => {
  const turns = [1, 1, 2, 3, 3, 3]
  const endless = { first: 1, points: 30, taken: [1, 5], next: null }
  expect(scoreOf({ turns, end: { ...begun(ENDLESS), stage: 3, phase: 'lost', endless } })).toEqual({ points: 30, stages: 2, turns: 3 })
  expect(scoreOf({ turns, end: { ...begun(FINALE), stage: 3, phase: 'won' } })).toEqual({ points: 0, stages: 3, turns: 6 })
  expect(scoreOf({ turns: [1], end: { ...begun(FINALE), phase: 'fighting' } })).toEqual({ points: 0, stages: 0, turns: 0 })
})
