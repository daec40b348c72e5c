import { expect, test } from 'vitest'
import { attacks, encount, exec, fight, give, idsOf, STRONG } from '../../../../tests/adventures.ts'
import type { Browser } from '../../../../tests/clients/browser.ts'
import { firstOf } from '../../../../tests/first-of.ts'
import { type Game, onBothDatabases } from '../../../../tests/game.ts'
import { books } from '../../../content/books/all.ts'
import { DEED } from '../../../rules/town/deeds.ts'
import { notedOf } from '../../store/rows/save/journal.ts'
import { api } from '../../../contract/api.ts'

const newsOf = async (browser: Browser): Promise<readonly number[]> => (await browser.call(api.journal.news)).deeds
const noted = async (game: Game, browser: Browser, kind: Parameters<typeof notedOf>[2]) => {
  const { save } = await idsOf(game, browser)
  return game.reach((tx) => notedOf(tx, save, kind))
}

onBothDatabases('the journal', (game) => {
  test('begins empty', async () => {
    const browser = await game.player()
    expect(await browser.call(api.journal.information)).toEqual({
      scenes: [],
      fields: [],
      cleared: [],
      deeds: [],
      tallies: expect.any(Array),
    })
    expect(await newsOf(browser)).toEqual([])
  })

  test('notes a stage that is entered, whom it shows, and who was folded in it', async () => {
    const browser = await game.player()
    await give(game, browser, { exp: STRONG })
    await encount(browser, 1, 1)
    expect(await noted(game, browser, 'met')).toEqual(new Set(['11']))
    expect(await noted(game, browser, 'folded')).toEqual(new Set())
    await fight(browser, 1, 1)
    expect(await noted(game, browser, 'folded')).toEqual(new Set(['11']))
    await encount(browser, 1, 2)
    expect(await noted(game, browser, 'met')).toEqual(new Set(['11', '12']))
    expect((await browser.call(api.journal.information)).fields).toEqual([{ id: 1, stages: [1, 2] }])
    expect(await newsOf(browser)).toContain(DEED.firstFold)
  })

  test('counts every stage of a field that was cleared before there was a journal', async () => {
    const browser = await game.player()
    await give(game, browser, { cleared: [8] })
    expect(await browser.call(api.journal.information)).toMatchObject({ fields: [{ id: 8, stages: [1, 2, 3] }], cleared: [8] })
  })

  test('names the cleared fields in the order in which they were cleared', async () => {
    const browser = await game.player()
    await give(game, browser, { cleared: [1, 4, 2] })
    expect((await browser.call(api.journal.information)).cleared).toEqual([1, 4, 2])
  })

  test('knows a lost fight, a flight, and a stage that was given up', async () => {
    const loser = await game.player()
    await give(game, loser, { cleared: [1, 2, 3] })
    await fight(loser, 5, 1)
    expect(await newsOf(loser)).toContain(DEED.lost)

    const runner = await game.player()
    await give(game, runner, { bag: [{ item: 19, count: 1 }] })
    const start = await encount(runner, 1, 1)
    const first = firstOf(start.members)
    const smoke = start.members.map(({ id }) =>
      id === first.id ? { partyId: id, command: 'ITEM', itemId: 19 } : { partyId: id, command: 'DEFENCE' },
    )
    await exec(runner, { session_id: start.session, selectedCommands: smoke, turn: start.turn })
    expect(await newsOf(runner)).toEqual([DEED.fled])

    const quitter = await game.player()
    await give(game, quitter, { exp: STRONG })
    const fought = await encount(quitter, 1, 1)
    await exec(quitter, { session_id: fought.session, selectedCommands: attacks(fought), turn: fought.turn })
    await quitter.call(api.battle.refresh, { session_id: fought.session })
    expect(await newsOf(quitter)).toContain(DEED.firstFold)
    expect(await noted(game, quitter, 'folded')).toEqual(new Set(['11']))
  })

  test('notes a boss that is beaten after two losses, and no boss after one', async () => {
    for (const [losses, expected] of [
      [2, true],
      [1, false],
    ] as const) {
      const browser = await game.player()
      const { save } = await give(game, browser, { exp: STRONG })
      await game.reach((tx) => tx.insertInto('field_losses').values({ save_id: save, field_id: 1, losses }).execute())
      let session = ''
      for (const stage of [1, 2, 3, 4]) session = (await fight(browser, 1, stage)).session
      expect((await newsOf(browser)).includes(DEED.afterTwoLosses)).toBe(expected)
      await browser.call(api.battle.finish, { session_id: session })
    }
  })

  test('notes what is bought at a discount of a tenth, what is unpicked, and what is posted', async () => {
    const browser = await game.player()
    const { members } = await give(game, browser, { gold: 5000, cleared: [1, 2, 3, 4, 5], exp: STRONG })
    await browser.call(api.status.increment, { party_id: members[0], input_point: 1, status_type: 'LUC' })
    const before = firstOf((await browser.call(api.shop.information)).buyItemList)
    expect(before.discounted_price).toBeLessThanOrEqual(before.price * 0.9)
    expect(await newsOf(browser)).not.toContain(DEED.discount)
    await browser.call(api.shop.payment, { item_id: before.id, number: 1, name: '', price: before.discounted_price })
    expect(await newsOf(browser)).toContain(DEED.discount)
    await browser.call(api.rest.reset, { party_id: members[0], payment_money: 1000 })
    expect(await newsOf(browser)).toContain(DEED.unpicked)
    await browser.call(api.board.store, { message: 'はじめての貼り紙', is_spoiled: false })
    expect(await newsOf(browser)).toContain(DEED.posted)
  })

  test('notes no discount of a twentieth', async () => {
    const browser = await game.player()
    await browser.call(api.shop.payment, { item_id: 1, number: 1, name: '', price: 29 })
    expect(await newsOf(browser)).not.toContain(DEED.discount)
  })

  test('takes the rest from what the save has reached, also in saves from before', async () => {
    const browser = await game.player()
    const ids = books.map(({ id }) => id)
    const { save } = await give(game, browser, { cleared: [1, 8, 11, 12], read: ids, exp: 1_000_000 })
    await game.reach(async (tx) => {
      await tx.updateTable('saves').set({ battles_won: 1, ending: 3 }).where('id', '=', save).execute()
      await tx.insertInto('job_totals').values({ save_id: save, total: 1600, reached_at: 0, settled_at: 0 }).execute()
    })
    expect(await newsOf(browser)).toEqual([1, 2, 17, 18, 19, 20, 21, 22, 25, 26, 27, 28, 29])
    await game.reach(async (tx) => {
      for (const entry of ['ending-1', 'ending-2', 'ending-4', 'endings-1'])
        await tx.insertInto('journal').values({ save_id: save, kind: 'scene', entry, noted_at: 0 }).execute()
    })
    expect(await newsOf(browser)).toContain(30)
  })

  test('says how far the deeds have come that count something, until they are done', async () => {
    const browser = await game.player()
    const tallies = async () => (await browser.call(api.journal.information)).tallies
    const all = books.length
    expect(await tallies()).toEqual([
      { deed: 17, done: 0, of: 10 },
      { deed: 18, done: 0, of: all },
      { deed: 21, done: 0, of: 100 },
      { deed: 22, done: 0, of: 1600 },
      { deed: 27, done: 1, of: 10 },
      { deed: 30, done: 0, of: 4 },
    ])
    const { save } = await give(game, browser, { read: books.slice(0, 12).map(({ id }) => id) })
    await game.reach(async (tx) => {
      await tx.updateTable('saves').set({ ending: 1 }).where('id', '=', save).execute()
      await tx.insertInto('job_totals').values({ save_id: save, total: 140, reached_at: 0, settled_at: 0 }).execute()
    })
    expect(await tallies()).toEqual([
      { deed: 18, done: 12, of: all },
      { deed: 22, done: 140, of: 1600 },
      { deed: 27, done: 1, of: 10 },
      { deed: 30, done: 1, of: 4 },
    ])
  })

  test('tells whoever has no recovery code of it, until it was told', async () => {
    const browser = await game.player()
    const tells = async () => (await browser.call(api.journal.news)).no_recovery_code
    expect(await tells()).toBe(true)
    await browser.call(api.journal.told, { deeds: [], no_recovery_code: false })
    expect(await tells()).toBe(true)
    await browser.call(api.journal.told, { deeds: [], no_recovery_code: true })
    expect(await tells()).toBe(false)
  })

  test('tells of a deed once, and only of those that are done', async () => {
    const browser = await game.player()
    await give(game, browser, { cleared: [1, 8] })
    expect(await newsOf(browser)).toEqual([2, 25])
    await Promise.all([browser.call(api.journal.told, { deeds: [2, 30] }), browser.call(api.journal.told, { deeds: ['2', 2] })])
    expect(await newsOf(browser)).toEqual([25])
    expect(await noted(game, browser, 'told')).toEqual(new Set(['2']))
    expect((await browser.call(api.journal.information)).deeds).toEqual([2, 25])
    await browser.call(api.journal.told, { deeds: [] })
  })

  test.each([{}, { deeds: 2 }, { deeds: [0] }, { deeds: [31] }, { deeds: ['二'] }, { deeds: [null] }, { deeds: Array(31).fill(1) }])(
    'does not take %o for deeds',
    async (body) => {
      expect(await (await game.player()).refusal(api.journal.told, body)).toMatchObject({ status: 422 })
    },
  )

  test('is each save’s own, and goes with it', async () => {
    const [mine, other] = [await game.player(), await game.player()]
    await give(game, mine, { cleared: [1] })
    await mine.call(api.journal.told, { deeds: [2] })
    expect(await newsOf(other)).toEqual([])
    await give(game, other, { cleared: [1] })
    expect(await newsOf(other)).toEqual([2])
    await mine.call(api.title.deleteSavedata, {})
    const { information, news, told } = api.journal
    for (const gone of [await mine.refusal(information), await mine.refusal(news), await mine.refusal(told, { deeds: [2] })])
      expect(gone).toMatchObject({ status: 409 })
    expect(await game.visitor().refusal(api.journal.information)).toMatchObject({ status: 401 })
  })
})
