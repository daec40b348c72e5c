import { expect, test } from 'vitest'
import { encount, exec, fight, give, STRONG } from '../../../../tests/adventures.ts'
import { onBothDatabases } from '../../../../tests/game.ts'
import { api } from '../../../contract/api.ts'

const SMOKE = 19
const FIVE = [1, 2, 3, 4, 5]

onBothDatabases('while an adventure', (game) => {
  /** A player whose save could do everything in town, in an adventure of this phase. */
  async function away(phase: 'fighting' | 'won' | 'escaped') {
    const browser = await game.player()
    const bag = [
      { item: 1, count: 1 },
      { item: SMOKE, count: 1 },
    ]
    const { members } = await give(game, browser, { gold: 5000, cleared: FIVE, exp: STRONG, bag })
    await browser.call(api.status.increment, { party_id: members[0], input_point: 1, status_type: 'HP' })
    const start = await encount(browser, 1, 1)
    const smoke = start.members.map(({ id }, index) => ({
      partyId: id,
      ...(index === 0 ? { command: 'ITEM', itemId: SMOKE } : { command: 'DEFENCE' }),
    }))
    if (phase === 'escaped') await exec(browser, { session_id: start.session, selectedCommands: smoke })
    if (phase === 'won') await fight(browser, 1, 1)
    return { browser, session: start.session, party_id: members[0] ?? 0 }
  }

  test.each(['fighting', 'won', 'escaped'] as const)('is %s, the menu names it [MENU-5]', async (phase) => {
    const { browser, session } = await away(phase)
    const { running } = await browser.call(api.menu.canBeClear)
    expect(running).toEqual({ field_id: 1, stage_id: 1, session_id: session, phase })
    await browser.call(api.battle.refresh, {})
    expect((await browser.call(api.menu.canBeClear)).running).toBeNull()
  })

  test('is lost, or there is none, the menu names none [MENU-5]', async () => {
    const browser = await game.player()
    expect((await browser.call(api.menu.canBeClear)).running).toBeNull()
    await give(game, browser, { cleared: [1, 2, 3, 4, 5, 6, 7, 8, 9] })
    expect((await fight(browser, 10, 1)).last.members.every((one) => one.is_defeated_flag)).toBe(true)
    expect((await browser.call(api.menu.canBeClear)).running).toBeNull()
  })

  test.each(['fighting', 'won', 'escaped'] as const)(
    'is %s, shop, status, skills and rest can be read and not written; library, board and labour stay open [MENU-9, MENU-10, MENU-11]',
    async (phase) => {
      const { browser, party_id } = await away(phase)
      const town = async () => [
        await browser.call(api.shop.information),
        await browser.call(api.status.information),
        await browser.call(api.rest.partiesInfo),
      ]
      const before = await town()
      for (const [endpoint, body] of [
        [api.shop.payment, { item_id: 1, number: 1, name: '', price: 24 }],
        [api.shop.sellOff, { item_id: 1, number: 1, name: '', price: 12 }],
        [api.status.increment, { party_id, input_point: 1, status_type: 'STR' }],
        [api.status.learn, { party_id, skill_id: 101 }],
        [api.rest.reset, { party_id, payment_money: 1000 }],
      ] as const)
        expect(await browser.refusal(endpoint, body), endpoint.path).toMatchObject({
          status: 409,
          code: 'adventureOn',
          message: '冒険の途中です。町へ戻ってからにしましょう。',
        })
      expect(await town()).toEqual(before)

      const [[book]] = await browser.call(api.library.fetchBook)
      await browser.call(api.library.markFinished, { book_id: book?.id })
      await browser.call(api.board.store, { message: '途中から', is_spoiled: false })
      const [save, [post]] = await browser.call(api.board.fetchPost)
      expect(post).toMatchObject({ savedata_id: save, message: '途中から' })
      await browser.call(api.board.delete, { id: post?.id })
      await browser.call(api.job.fetchStatus)
      expect((await browser.call(api.job.calculate, { push_count: 10 }))[0].total_count).toBe(10)
      // And the same goes again as soon as it has ended.
      await browser.call(api.battle.refresh, {})
      await browser.call(api.status.learn, { party_id, skill_id: 101 })
    },
  )
})
