import { expect } from 'vitest'
import { itemEntry } from '../../content/catalog.ts'
import { freeSkillPoints, freeStatusPoints } from '../../rules/growth.ts'
import { BAG_LIMIT, bagTotal } from '../../rules/shop.ts'
import { bagOf, findSave, membersOf } from '../store/saves.ts'
import type { Game } from './game.ts'

/** What holds of every save at any time. Free points follow from spent ones, so that none are free below zero means none were made. */
export async function expectSound(game: Game, saveId: number): Promise<void> {
  const { save, bag, members } = await game.store.read(async (tx) => ({
    save: await findSave(tx, saveId),
    bag: await bagOf(tx, saveId),
    members: await membersOf(tx, saveId),
  }))
  expect(save?.gold).toBeGreaterThanOrEqual(0)
  expect(bagTotal(bag)).toBeLessThanOrEqual(BAG_LIMIT)
  for (const { item, count } of bag) expect(count).toBeLessThanOrEqual(itemEntry(item).max)
  expect(members).toHaveLength(3)
  for (const member of members) {
    expect(freeStatusPoints(member)).toBeGreaterThanOrEqual(0)
    expect(freeSkillPoints(member)).toBeGreaterThanOrEqual(0)
  }
}
