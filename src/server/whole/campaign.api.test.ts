import { expect, test } from 'vitest'
import { api } from '../../contract/api.ts'
import { VAST_EXPANSE } from '../../content/named-ids.ts'
import { USUAL_ORDER } from '../../content/fields.ts'
import { people } from '../../lab/people/person.ts'
import { attackOnly } from '../../lab/policies/simple.ts'
import { rngStateFrom } from '../../rules/rng.ts'
import { Campaigner } from '../../../tests/clients/campaigner.ts'
import { onBothDatabases } from '../../../tests/game.ts'

/** Striker, medic, mage: sturdy enough for changes of a few figures. */
const PARTY = [1, 2, 4]
const MOST_TRIES = 6

onBothDatabases('a whole campaign', (game) => {
  test('leads from a new account through all twelve fields to the third ending', async () => {
    let adventures = 0
    game.newRngState = () => rngStateFrom((adventures += 1))
    const player = new Campaigner(game.visitor(), { party: PARTY, person: people.solver, seed: 2026 })
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
    expect(await player.call(api.menu.canBeClear)).toEqual({
      savedata_id: expect.any(Number),
      is_cleared: true,
      is_cleared_vast_expanse: true,
      scenes: ['treasure', 'diary', 'way-home-12'],
      running: null,
      lost_field: null,
      errand: null,
    })
    expect(await player.call(api.ending.storeClear, { ending: 3 })).toEqual({ is_game_cleared: true })
    expect(await player.call(api.title.savedataInfo)).toMatchObject({ ending: 3 })
  })

  test('of a casual player leads to the first ending', async () => {
    let adventures = 0
    game.newRngState = () => rngStateFrom((adventures += 1))
    const player = new Campaigner(game.visitor(), { party: [1, 3, 5], person: people.casual, seed: 7 })
    await player.begin()
    expect(await player.call(api.settings.difficulty)).toEqual({ difficulty: 'normal' })
    await liveThrough(player, USUAL_ORDER.slice(0, -1))
    expect(await player.call(api.menu.canBeClear)).toEqual({
      savedata_id: expect.any(Number),
      is_cleared: true,
      is_cleared_vast_expanse: false,
      scenes: ['treasure', 'way-home-11', 'interlude-7'],
      running: null,
      lost_field: null,
      errand: null,
    })
    expect(await player.call(api.ending.storeClear, { ending: 1 })).toEqual({ is_game_cleared: true })
    expect(await player.call(api.title.savedataInfo)).toMatchObject({ ending: 1 })
  })

  test('of a novice who wants the story leads to the third ending', async () => {
    let adventures = 0
    game.newRngState = () => rngStateFrom((adventures += 1))
    const player = new Campaigner(game.visitor(), { party: [2, 4, 6], person: people.novice, seed: 11 })
    await player.begin('story')
    await liveThrough(player, USUAL_ORDER)
    expect(await player.call(api.settings.difficulty)).toEqual({ difficulty: 'story' })
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

const LOSSES_BEFORE_REPLAYS = 3
const LOSSES_BEFORE_ADVICE = 4
const LOSSES_BEFORE_GIVING_UP = 25

/** Plays the fields in their order as people do in the lab: replays, offerings and advice after losses. */
async function liveThrough(player: Campaigner, order: readonly number[]): Promise<void> {
  let advised = 0
  for (const [place, field] of order.entries()) {
    await player.train()
    if (field === VAST_EXPANSE) await openVastExpanse(player)
    for (let losses = 0; ; ) {
      await player.pack(field)
      await player.offer(field)
      if (await player.attempt(field)) break
      losses += 1
      expect(losses, `losses in field ${field}`).toBeLessThan(LOSSES_BEFORE_GIVING_UP)
      if (losses >= LOSSES_BEFORE_ADVICE && place >= 5 && advised < 3 && (await player.rest(advised))) advised += 1
      if (losses % LOSSES_BEFORE_REPLAYS === 0 && place > 0) await player.attempt(order[place - 1] ?? 1)
      await player.train()
    }
  }
}
