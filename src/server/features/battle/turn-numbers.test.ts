import { expect, test } from 'vitest'
import { catalog } from '../../../content/catalog.ts'
import { type Adventure, startAdventure } from '../../../rules/adventure/adventure.ts'
import { newMember } from '../../../rules/party/growth.ts'
import { rngStateFrom } from '../../../rules/rng.ts'
import { firstTurnOf, nextTurnOf } from './turn-numbers.ts'

const begun = startAdventure({ field: 1, members: [1, 2, 3].map((role) => newMember(role)), bag: [], rng: rngStateFrom(1) }, catalog)
/** The third turn of stage 2, the first of which would be the seventh of the adventure. */
const state: Adventure = { ...begun, stage: 2, firstTurn: 7, battle: { ...begun.battle, turn: 3 } }

test('numbers run on from an earlier stage in which an order named its turn, also from one that is not known', () => {
  for (const numberedSince of [0, 1]) {
    expect([firstTurnOf({ state, numberedSince }), nextTurnOf({ state, numberedSince })]).toEqual([7, 9])
  }
})

test('numbers begin with 1 where no order has named its turn, or none before this stage', () => {
  for (const numberedSince of [null, 2]) {
    expect([firstTurnOf({ state, numberedSince }), nextTurnOf({ state, numberedSince })]).toEqual([1, 3])
  }
})

test('numbers begin with 1 in a record from before they ran on', () => {
  const { firstTurn: _, ...old } = state
  expect([firstTurnOf({ state: old, numberedSince: 1 }), nextTurnOf({ state: old, numberedSince: 1 })]).toEqual([1, 3])
})
