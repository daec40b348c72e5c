import { expect, test } from 'vitest'
import { api } from '../contract/api.ts'
import { VAST_EXPANSE } from '../content/named-ids.ts'
import { planFor, USUAL_ORDER } from '../lab/party.ts'
import { attackOnly } from '../lab/policies/simple.ts'
import { rngStateFrom } from '../rules/rng.ts'
import { Campaigner } from '../../tests/campaigner.ts'
import { onBothDatabases } from '../../tests/game.ts'

/** Striker, medic, mage: sturdy enough for changes of a few figures. */
const PARTY = [1, 2, 4]
const MOST_TRIES = 6

onBothDatabases('a whole campaign', (game) => {
  test('leads from a new account through all twelve fields to the third ending', { timeout: 180_000 }, async () => {
    let adventures = 0
    game.newRngState = () => rngStateFrom((adventures += 1))
    const player = new Campaigner(game.visitor(), planFor(PARTY), 2026)
    await player.begin()
    let hasRested = false
    for (const [place, field] of USUAL_ORDER.entries()) {
      await player.train()
      if (place >= 5 && !hasRested) hasRested = await player.rest()
      if (field === VAST_EXPANSE) {
        await openVastExpanse(player)
        await loseInHaste(player, field)
      }
      await clear(player, field, USUAL_ORDER[Math.floor(place / 2)] ?? 1)
    }
    expect(hasRested).toBe(true)
    expect((await player.call(api.field.list)).filter(({ is_cleared }) => is_cleared)).toHaveLength(12)
    expect(await player.call(api.menu.canBeClear)).toEqual({ is_cleared: true, is_cleared_vast_expanse: true, running: null })
    expect(await player.call(api.ending.storeClear, { ending: 3 })).toEqual({ is_game_cleared: true })
    expect(await player.call(api.title.savedataInfo)).toMatchObject({ ending: 3 })
  })
})

/** It is closed until the book without a cover has been read. */
async function openVastExpanse(player: Campaigner): Promise<void> {
  expect((await player.call(api.field.list)).map(({ id }) => id)).not.toContain(VAST_EXPANSE)
  expect(await player.read()).toBe(true)
}

/** Whoever only strikes is beaten, and stands before the town gate as before. */
async function loseInHaste(player: Campaigner, field: number): Promise<void> {
  const before = await player.call(api.title.savedataInfo)
  expect(await player.attempt(field, attackOnly)).toBe(false)
  expect(await player.call(api.title.savedataInfo)).toEqual(before)
}

/** Tries again after a defeat, and gathers strength in an older field after every second one. */
async function clear(player: Campaigner, field: number, older: number): Promise<void> {
  for (let tries = 1; tries <= MOST_TRIES; tries += 1) {
    await player.pack(field)
    if (await player.attempt(field)) return
    if (tries % 2 === 0 && older !== field) await player.attempt(older)
    await player.train()
  }
  expect.fail(`Field ${field} was lost ${MOST_TRIES} times`)
}
