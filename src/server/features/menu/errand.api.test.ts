import { expect, test } from 'vitest'
import { all, encount, exec, give, idsOf } from '../../../../tests/adventures.ts'
import type { Browser } from '../../../../tests/clients/browser.ts'
import { onBothDatabases } from '../../../../tests/game.ts'
import { api } from '../../../contract/api.ts'

onBothDatabases('the errand', (game) => {
  const errand = async (browser: Browser) => (await browser.call(api.menu.canBeClear)).errand

  test('ticks each step once it is done, for this save alone', async () => {
    const [browser, other] = [await game.player(), await game.player()]
    const { members } = await idsOf(game, browser)
    expect(await errand(browser)).toEqual({ has_spent: false, has_bought: false, has_defended: false })
    await browser.call(api.status.learn, { party_id: members[0], skill_id: 101 })
    expect(await errand(browser)).toMatchObject({ has_spent: false })
    await browser.call(api.status.increment, { party_id: members[2], input_point: 1, status_type: 'HP' })
    expect(await errand(browser)).toEqual({ has_spent: true, has_bought: false, has_defended: false })
    expect(await browser.refusal(api.shop.payment, { item_id: 1, number: 1, name: '', price: 30 })).toMatchObject({ status: 409 })
    expect(await errand(browser)).toMatchObject({ has_bought: false })
    await browser.call(api.shop.payment, { item_id: 1, number: 1, name: '', price: 29 })
    expect(await errand(browser)).toEqual({ has_spent: true, has_bought: true, has_defended: false })
    expect(await errand(other)).toEqual({ has_spent: false, has_bought: false, has_defended: false })
  })

  test('counts a defence that was carried out, whatever becomes of the adventure', async () => {
    const browser = await game.player()
    const start = await encount(browser, 1, 1)
    const refused = { session_id: start.session, selectedCommands: [], turn: 1 }
    expect(await browser.refusal(api.battle.exec, refused)).toMatchObject({ status: 422 })
    await exec(browser, { session_id: start.session, selectedCommands: all(start.members, { command: 'ATTACK', enemyIndex: 0 }), turn: 1 })
    expect(await errand(browser)).toMatchObject({ has_defended: false })
    await exec(browser, { session_id: start.session, selectedCommands: all(start.members, { command: 'DEFENCE' }), turn: 2 })
    await browser.call(api.battle.refresh, {})
    expect(await errand(browser)).toMatchObject({ has_defended: true })
  })

  test('is over with the second cleared field', async () => {
    const browser = await game.player()
    await give(game, browser, { cleared: [1] })
    expect(await errand(browser)).toEqual({ has_spent: false, has_bought: false, has_defended: false })
    await give(game, browser, { cleared: [2] })
    expect(await errand(browser)).toBeNull()
  })
})
