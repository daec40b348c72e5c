import { expect, test } from 'vitest'
import { encount, fight, give, STRONG } from '../../../../tests/adventures.ts'
import type { Browser } from '../../../../tests/clients/browser.ts'
import { onBothDatabases } from '../../../../tests/game.ts'
import { api } from '../../../contract/api.ts'

const upTo = (field: number) => Array.from({ length: field }, (_, at) => at + 1)

const due = async (browser: Browser): Promise<readonly string[]> => (await browser.call(api.menu.canBeClear)).scenes

onBothDatabases('the scenes before the menu', (game) => {
  const told = async (save: number) => {
    const rows = await game.reach((tx) => tx.selectFrom('journal').select(['kind', 'entry']).where('save_id', '=', save).execute())
    return rows.filter(({ kind }) => kind === 'scene').map(({ entry }) => entry)
  }

  test('are told once, at their number of clears', async () => {
    const browser = await game.player()
    expect(await due(browser)).toEqual([])
    const { save } = await give(game, browser, { cleared: [1] })
    expect(await due(browser)).toEqual(['interlude-1'])
    await browser.call(api.journal.seen, { scene: 'interlude-1' })
    expect(await due(browser)).toEqual(['interlude-cloths'])
    // Twice changes nothing.
    await browser.call(api.journal.seen, { scene: 'interlude-1' })
    expect(await told(save)).toEqual(['interlude-1'])
    await give(game, browser, { cleared: [2] })
    expect(await due(browser)).toEqual(['interlude-cloths', 'interlude-eyes'])
    await give(game, browser, { cleared: [3] })
    expect(await due(browser)).toEqual(['interlude-2'])
  })

  test('wait until the adventure is over', async () => {
    const browser = await game.player()
    await give(game, browser, { exp: STRONG })
    for (const stage of [1, 2, 3]) await fight(browser, 1, stage)
    const { session } = await fight(browser, 1, 4)
    expect(await browser.call(api.menu.canBeClear)).toMatchObject({ scenes: [], running: { phase: 'won' } })
    await browser.call(api.battle.finish, { session_id: session })
    expect(await browser.call(api.menu.canBeClear)).toMatchObject({ scenes: ['way-home-1', 'interlude-1'], running: null })
    await encount(browser, 1, 1)
    expect(await due(browser)).toEqual([])
  })

  test('tell of the way home from a land, once and to nobody who comes from elsewhere', async () => {
    const browser = await game.player()
    await give(game, browser, { cleared: [1], exp: STRONG })
    for (const scene of ['interlude-1', 'interlude-cloths']) await browser.call(api.journal.seen, { scene })
    const home = async (field: number) => {
      for (const stage of [1, 2, 3]) await fight(browser, field, stage)
      const { session } = await fight(browser, field, 4)
      await browser.call(api.battle.finish, { session_id: session })
    }
    await home(2)
    expect(await due(browser)).toEqual(['way-home-2', 'interlude-eyes'])
    await browser.call(api.journal.seen, { scene: 'interlude-eyes' })
    await home(1)
    expect(await due(browser)).toEqual([])
    await home(2)
    await browser.call(api.journal.seen, { scene: 'way-home-2' })
    expect(await due(browser)).toEqual([])
    expect((await browser.call(api.journal.information)).scenes).toEqual([
      'way-home-1',
      'way-home-2',
      'interlude-1',
      'interlude-cloths',
      'interlude-eyes',
    ])
  })

  test('begin with the treasure and the diary, and know what was read', async () => {
    const browser = await game.player()
    await give(game, browser, { cleared: [1, 2, 3, 4, 5, 6, 7, 9, 10] })
    expect(await due(browser)).toEqual(['interlude-quarrel', 'interlude-5'])
    await give(game, browser, { cleared: [8] })
    expect(await due(browser)).toEqual(['interlude-plate', 'interlude-6'])
    await give(game, browser, { read: [409] })
    expect(await due(browser)).toEqual(['interlude-plate', 'interlude-6-read'])
    await give(game, browser, { cleared: [12] })
    // At the last number of 十四組め and 売り切れ the first of them goes with the rest.
    expect(await due(browser)).toEqual(['diary', 'interlude-fourteenth', 'interlude-7'])
    await give(game, browser, { cleared: [11] })
    expect(await due(browser)).toEqual(['treasure', 'diary'])
    await browser.call(api.journal.seen, { scene: 'treasure' })
    expect(await due(browser)).toEqual(['diary'])
    await browser.call(api.journal.seen, { scene: 'diary' })
    for (const scene of ['interlude-plate-late', 'interlude-translation', 'interlude-8']) {
      expect(await due(browser)).toEqual([scene])
      await browser.call(api.journal.seen, { scene })
    }
    expect(await due(browser)).toEqual([])
  })

  test('that are told apart follow, one at a time', async () => {
    const browser = await game.player()
    await give(game, browser, { cleared: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10], read: [409] })
    await browser.call(api.journal.seen, { scene: 'way-home-9' })
    expect(await due(browser)).toEqual(['interlude-plate', 'interlude-6-read'])
    await browser.call(api.journal.seen, { scene: 'interlude-plate' })
    for (const scene of [
      'interlude-6-read',
      'late-notice',
      'circular',
      'interlude-fourteenth',
      'interlude-translation',
      'interlude-sold-out',
    ]) {
      expect(await due(browser)).toEqual([scene])
      await browser.call(api.journal.seen, { scene })
    }
    expect(await due(browser)).toEqual([])
  })

  test('that another version was told counts as well', async () => {
    const browser = await game.player()
    await give(game, browser, { cleared: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] })
    await browser.call(api.journal.seen, { scene: 'interlude-6' })
    await give(game, browser, { read: [409] })
    expect(await due(browser)).toEqual(['late-notice'])
  })

  test('can be read again: those told, and those that a save has passed', async () => {
    const browser = await game.player()
    const readable = async () => (await browser.call(api.journal.information)).scenes
    await give(game, browser, { cleared: [1] })
    expect(await readable()).toEqual([])
    await browser.call(api.journal.seen, { scene: 'interlude-1' })
    expect(await readable()).toEqual(['interlude-1'])
    await give(game, browser, { cleared: [2, 3, 4, 5, 6, 7, 9, 10, 11] })
    await browser.call(api.journal.seen, { scene: 'treasure' })
    await browser.call(api.ending.storeClear, { ending: 1 })
    await browser.call(api.journal.seen, { scene: 'curtain-1' })
    expect(await readable()).toEqual([
      'treasure',
      'way-home-1',
      'interlude-1',
      'interlude-cloths',
      'interlude-eyes',
      'interlude-2',
      'interlude-candles',
      'interlude-committee',
      'interlude-3',
      'interlude-hands',
      'interlude-lamps',
      'interlude-4',
      'interlude-naming',
      'interlude-quarrel',
      'interlude-5',
      'ending-1',
    ])
  })

  test('can be noted by two at once', async () => {
    const browser = await game.player()
    const { save } = await give(game, browser, { cleared: [1] })
    await Promise.all(Array.from({ length: 6 }, () => browser.call(api.journal.seen, { scene: 'interlude-1' })))
    expect(await told(save)).toEqual(['interlude-1'])
  })

  test.each(['interlude-2', 'interlude-6-read', 'treasure', 'diary', 'ending-1', 'curtain-1', 'curtain-5', 'nonsense'])(
    'refuse %j while it is closed or unknown',
    async (scene) => {
      const browser = await game.player()
      const { save } = await give(game, browser, { cleared: [1] })
      expect(await browser.refusal(api.journal.seen, { scene })).toMatchObject({ status: 409, code: 'sceneClosed' })
      expect(await told(save)).toEqual([])
    },
  )

  test.each(['あ'.repeat(41), '', 7, null])('are not called %j', async (scene) => {
    expect(await (await game.player()).refusal(api.journal.seen, { scene })).toMatchObject({ status: 422, code: 'badBody' })
  })

  test('are each save’s own', async () => {
    const [one, other] = [await game.player(), await game.player()]
    await give(game, one, { cleared: [1] })
    await give(game, other, { cleared: [1] })
    await one.call(api.journal.seen, { scene: 'interlude-1' })
    expect(await due(one)).toEqual(['interlude-cloths'])
    expect(await due(other)).toEqual(['interlude-1'])
    expect(await game.visitor().refusal(api.journal.seen, { scene: 'interlude-1' })).toMatchObject({ status: 401 })
    expect(await (await game.user()).refusal(api.journal.seen, { scene: 'interlude-1' })).toMatchObject({ status: 409, code: 'noSave' })
  })

  test('go with their save', async () => {
    const browser = await game.player()
    const { save } = await give(game, browser, { cleared: [1] })
    await browser.call(api.journal.seen, { scene: 'interlude-1' })
    await browser.call(api.title.deleteSavedata, {})
    expect(await told(save)).toEqual([])
    expect(await browser.refusal(api.journal.seen, { scene: 'interlude-1' })).toMatchObject({ status: 409, code: 'noSave' })
  })

  test('end with the curtain, once after each ending', async () => {
    const browser = await game.player()
    const { save } = await give(game, browser, { cleared: upTo(11) })
    for (const scene of [
      'treasure',
      'interlude-7',
      'interlude-fourteenth',
      'interlude-plate-late',
      'interlude-translation',
      'interlude-sold-out',
    ])
      await browser.call(api.journal.seen, { scene })
    expect(await due(browser)).toEqual([])
    await browser.call(api.ending.storeClear, { ending: 2 })
    expect(await told(save)).toContain('ending-2')
    expect(await due(browser)).toEqual(['curtain-2'])
    await browser.call(api.journal.seen, { scene: 'curtain-2' })
    await browser.call(api.ending.storeClear, { ending: 2 })
    expect(await due(browser)).toEqual([])
    // Without a choice nothing is known of an ending.
    await browser.call(api.ending.storeClear, {})
    expect(await due(browser)).toEqual([])
  })
})
