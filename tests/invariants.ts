import { expect } from 'vitest'
import { itemEntry } from '../src/content/catalog.ts'
import { freeSkillPoints, freeStatusPoints } from '../src/rules/party/growth.ts'
import { BAG_LIMIT, bagTotal } from '../src/rules/town/shop.ts'
import { bagOf } from '../src/server/store/rows/save/items.ts'
import { membersOf } from '../src/server/store/rows/save/members.ts'
import { saveOf } from '../src/server/store/rows/save/saves.ts'
import type { Game } from './game.ts'

/** What must hold for every save at any time. Free points are computed from spent ones: none below zero means that none were made up. */
export async function expectSound(game: Pick<Game, 'store'>, saveId: number): Promise<void> {
  const { save, bag, members } = await game.store.read(async (tx) => ({
    save: await saveOf(tx, saveId),
    bag: await bagOf(tx, saveId),
    members: await membersOf(tx, saveId),
  }))
  expect(save.gold).toBeGreaterThanOrEqual(0)
  expect(bagTotal(bag)).toBeLessThanOrEqual(BAG_LIMIT)
  for (const { item, count } of bag) expect(count).toBeLessThanOrEqual(itemEntry(item).max)
  expect(members).toHaveLength(3)
  for (const member of members) {
    expect(freeStatusPoints(member)).toBeGreaterThanOrEqual(0)
    expect(freeSkillPoints(member)).toBeGreaterThanOrEqual(0)
  }
}
