import { expect, test } from 'vitest'
import { catalog, CONTENT_VERSION } from '../../../content/catalog.ts'
import { type Adventure, enterNextStage, playTurn } from '../../../rules/adventure/adventure.ts'
import { fight, give, idsOf } from '../../../../tests/adventures.ts'
import { onBothDatabases } from '../../../../tests/game.ts'

onBothDatabases('the record of an adventure', (game) => {
  test('replays to the same state from its start and its commands [BATTLE-29]', async () => {
    const browser = await game.player([4, 5, 6])
    await give(game, browser, { exp: 130 })
    for (const stage of [1, 2]) await fight(browser, 1, stage)
    const { save } = await idsOf(game, browser)
    const { adventure, turns } = await game.reach(async (tx) => {
      const row = await tx
        .selectFrom('adventures')
        .innerJoin('adventure_starts', 'adventure_starts.adventure_id', 'adventures.id')
        .select(['adventures.id', 'state', 'snapshot', 'content_version'])
        .where('save_id', '=', save)
        .executeTakeFirstOrThrow()
      const played = await tx
        .selectFrom('adventure_turns')
        .selectAll()
        .where('adventure_id', '=', row.id)
        .orderBy('stage_id')
        .orderBy('turn')
        .execute()
      return { adventure: row, turns: played }
    })
    expect(adventure.content_version).toBe(CONTENT_VERSION)
    let replayed: Adventure = JSON.parse(adventure.snapshot)
    for (const turn of turns) {
      if (turn.stage_id > replayed.stage) replayed = enterNextStage(replayed, catalog)
      const played = playTurn(replayed, JSON.parse(turn.commands), catalog)
      expect(JSON.parse(JSON.stringify(played.events.filter(({ type }) => type !== 'planned')))).toEqual(JSON.parse(turn.events))
      replayed = played.adventure
    }
    expect(turns.length).toBeGreaterThan(1)
    expect(JSON.parse(JSON.stringify(replayed))).toEqual(JSON.parse(adventure.state))
  })
})
