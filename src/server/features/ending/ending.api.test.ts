import { expect, test } from 'vitest'
import { attacks, encount, exec, fight, give, STRONG } from '../../../../tests/adventures.ts'
import { firstOf } from '../../../../tests/first-of.ts'
import { NO_POINTS } from '../../../rules/party/growth.ts'
import { updateMember } from '../../store/rows/save/members.ts'
import type { Standing } from '../../../../tests/clients/battle-replies.ts'
import { onBothDatabases } from '../../../../tests/game.ts'
import { api } from '../../../contract/api.ts'

onBothDatabases('an ending', (game) => {
  test('is closed until the treasure is found [ENDING-2, ENDING-4]', async () => {
    const browser = await game.player()
    await give(game, browser, { cleared: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] })
    expect(await browser.call(api.menu.canBeClear)).toMatchObject({ is_cleared: false, is_cleared_vast_expanse: false, running: null })
    expect(await browser.refusal(api.ending.canBeClear)).toMatchObject({ status: 409 })
    expect(await browser.refusal(api.ending.storeClear, { ending: 1 })).toMatchObject({ status: 409 })
    expect((await browser.call(api.title.savedataInfo)).ending).toBeNull()
  })

  test('is remembered, and follows the vast expanse [ENDING-6, MENU-4]', async () => {
    const browser = await game.player()
    await give(game, browser, { cleared: [11] })
    const figures = { days: 1, wicks: 0, battles: 0, fallen: 0 }
    const unread = { is_cleared_vast_expanse: false, is_cleared_unmown_field: false, is_read_coverless_book: false }
    expect(await browser.call(api.ending.canBeClear)).toEqual({ ...unread, ...figures })
    await give(game, browser, { cleared: [8], read: [409] })
    expect(await browser.call(api.ending.canBeClear)).toEqual({
      is_cleared_vast_expanse: false,
      is_cleared_unmown_field: true,
      is_read_coverless_book: true,
      ...figures,
    })
    expect(await browser.refusal(api.ending.storeClear, { ending: 3 })).toMatchObject({ status: 422, code: 'endingClosed' })
    expect(await browser.call(api.ending.storeClear, { ending: '2' })).toEqual({ is_game_cleared: true })
    expect(await browser.call(api.title.savedataInfo)).toMatchObject({ ending: 2, is_cleared_vast_expanse: false })
    await give(game, browser, { cleared: [12] })
    expect(await browser.call(api.menu.canBeClear)).toMatchObject({ is_cleared: true, is_cleared_vast_expanse: true })
    expect(await browser.refusal(api.ending.storeClear, { ending: 1 })).toMatchObject({ status: 422 })
    await browser.call(api.ending.storeClear, { ending: 4 })
    expect(await browser.call(api.title.savedataInfo)).toMatchObject({ ending: 4, is_cleared_vast_expanse: true })
  })

  test('is asked for with whether the vast expanse is cleared [ENDING-1]', async () => {
    const browser = await game.player()
    for (const [field, isCleared] of [
      [11, false],
      [12, true],
    ] as const) {
      await give(game, browser, { cleared: [field] })
      expect(await browser.call(api.ending.canBeClear)).toMatchObject({ is_cleared_vast_expanse: isCleared })
    }
  })

  test('counts the days since the save began, the first as 1', async () => {
    const browser = await game.player()
    await give(game, browser, { cleared: [11] })
    const began = game.now
    const days = async (later: number) => {
      game.now = began + later
      return (await browser.call(api.ending.canBeClear)).days
    }
    expect([await days(0), await days(86_399_999), await days(86_400_000), await days(3 * 86_400_000)]).toEqual([1, 1, 2, 4])
  })

  test('without a choice is no scene of the story', async () => {
    const browser = await game.player()
    const { save } = await give(game, browser, { cleared: [11] })
    await browser.call(api.ending.storeClear, {})
    expect(await game.reach((tx) => tx.selectFrom('journal').select('entry').where('save_id', '=', save).execute())).toEqual([])
    await browser.call(api.ending.storeClear, { ending: 1 })
    expect(await game.reach((tx) => tx.selectFrom('journal').select(['kind', 'entry']).where('save_id', '=', save).execute())).toEqual([
      { kind: 'scene', entry: 'ending-1' },
    ])
  })

  test('leaves the save to be played on [ENDING-12]', async () => {
    const browser = await game.player()
    await give(game, browser, { cleared: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11], gold: 5000, exp: STRONG })
    const before = await browser.call(api.status.information)
    await browser.call(api.ending.storeClear, { ending: 1 })
    expect(await browser.call(api.title.checkSituation)).toMatchObject({ status: 'ready' })
    expect(await browser.call(api.title.savedataInfo)).toMatchObject({ money: 5000, ending: 1 })
    expect(await browser.call(api.status.information)).toEqual(before)
    await browser.call(api.shop.payment, {
      item_id: 1,
      number: 1,
      name: '',
      price: firstOf((await browser.call(api.shop.information)).buyItemList).discounted_price,
    })
    await browser.call(api.status.increment, { party_id: firstOf(before).party_id, input_point: 1, status_type: 'HP' })
    const { session } = await fight(browser, 1, 1)
    await browser.call(api.battle.finish, { session_id: session })
    expect((await browser.call(api.title.savedataInfo)).money).toBeGreaterThan(4900)
    await browser.call(api.ending.storeClear, { ending: 2 })
    expect((await browser.call(api.title.savedataInfo)).ending).toBe(2)
  })

  test('that is stored without a choice forgets the earlier one [ENDING-3, ENDING-5]', async () => {
    const browser = await game.player()
    await give(game, browser, { cleared: [11] })
    await browser.call(api.ending.storeClear, { ending: 2 })
    expect(await browser.call(api.ending.storeClear)).toEqual({ is_game_cleared: true })
    expect((await browser.call(api.title.savedataInfo)).ending).toBeNull()
    await browser.call(api.ending.storeClear, { ending: 1 })
    expect(await browser.call(api.ending.storeClear, {})).toEqual({ is_game_cleared: true })
    expect((await browser.call(api.title.savedataInfo)).ending).toBeNull()
  })

  test('knows the battles won and the members that fell, those of a lost stage too, each turn once', async () => {
    const browser = await game.player()
    await give(game, browser, { cleared: [1, 2, 3, 4, 5, 6, 7, 8, 9, 11] })
    const figures = async () => {
      const { battles, fallen } = await browser.call(api.ending.canBeClear)
      return { battles, fallen }
    }
    const lost = await fight(browser, 10, 1)
    expect(lost.last.members.every((member) => member.is_defeated_flag)).toBe(true)
    expect(await figures()).toEqual({ battles: 0, fallen: 3 })
    const again = { session_id: lost.session, selectedCommands: attacks(lost.last), turn: lost.last.turn - 1 }
    await exec(browser, again)
    expect(await figures()).toEqual({ battles: 0, fallen: 3 })

    await give(game, browser, { exp: STRONG })
    await fight(browser, 1, 1)
    const { session } = await fight(browser, 1, 2)
    expect(await figures()).toEqual({ battles: 2, fallen: 3 })
    await browser.call(api.battle.finish, { session_id: session })
    expect(await figures()).toEqual({ battles: 2, fallen: 3 })

    // A stage that is dropped on the way has not ended.
    const dropped = await encount(browser, 1, 1)
    await browser.call(api.battle.refresh, { session_id: dropped.session })
    expect(await figures()).toEqual({ battles: 2, fallen: 3 })
  })

  test('counts who fell on the way to a victory, and not the enemies', async () => {
    const browser = await game.player()
    const { members } = await give(game, browser, { cleared: [1, 2, 3, 4, 5, 6, 7, 8, 9, 11] })
    // One alone is strong: it wins after the others have fallen.
    await game.reach((tx) => updateMember(tx, members[0] ?? 0, { exp: STRONG, spent: NO_POINTS, skills: [] }))
    game.newRngState = () => [1, 2, 3, 4]
    const start = await encount(browser, 4, 1)
    let last: Standing = start
    const targets: number[] = []
    for (let turn = 1; turn < 100 && last.enemies.some((enemy) => !enemy.is_defeated_flag); turn += 1) {
      const { events, ...now } = await exec(browser, { session_id: start.session, selectedCommands: attacks(last), turn })
      last = now
      for (const event of events) if (event.type === 'fell') targets.push(event.target)
    }
    const fallen = targets.filter((target) => target < 3)
    expect(fallen.length).toBeGreaterThan(0)
    expect(targets.length).toBeGreaterThan(fallen.length)
    expect(await browser.call(api.ending.canBeClear)).toMatchObject({ battles: 1, fallen: fallen.length })
  })
})
