import { expect, test } from 'vitest'
import { all, encount, exec, fight, give, idsOf, STRONG } from '../../../../tests/adventures.ts'
import type { Browser } from '../../../../tests/clients/browser.ts'
import { onBothDatabases } from '../../../../tests/game.ts'
import { GUILD_GIFT } from '../../../rules/town/shop.ts'
import { api } from '../../../contract/api.ts'

const money = async (browser: Browser): Promise<number> => (await browser.call(api.title.savedataInfo)).money

/** Plays field 1 to the end of its last stage. */
async function winFirstField(browser: Browser) {
  for (let stage = 1; stage <= 3; stage += 1) await fight(browser, 1, stage)
  return fight(browser, 1, 4)
}

onBothDatabases('the guild’s gift', (game) => {
  const strong = async (cleared: readonly number[]): Promise<Browser> => {
    const browser = await game.player()
    await give(game, browser, { exp: STRONG, cleared })
    return browser
  }
  const saysSo = async (browser: Browser, session: string): Promise<boolean> => {
    const [lines, , , gains] = await browser.call(api.battle.resultWin, { session_id: session, is_win: true, field_id: 1 })
    const says = lines.some((line) => line.includes('鋏代'))
    expect(gains?.gift).toBe(says ? GUILD_GIFT : 0)
    return says
  }

  test('comes once with the fifth cleared field, and the result says so', async () => {
    const browser = await strong([2, 3, 4, 5])
    const { session, last } = await winFirstField(browser)
    expect(await money(browser)).toBe(200 + GUILD_GIFT)
    expect(await saysSo(browser, session)).toBe(true)
    const again = { session_id: session, selectedCommands: all(last.members, { command: 'DEFENCE' }), turn: last.turn - 1 }
    await Promise.all([exec(browser.tab(), again), exec(browser.tab(), again)])
    expect(await money(browser)).toBe(200 + GUILD_GIFT)
    await browser.call(api.battle.finish, { session_id: session })
    const afterwards = await money(browser)
    expect(afterwards).toBeGreaterThan(200 + GUILD_GIFT)
    const second = await winFirstField(browser)
    expect(await money(browser)).toBe(afterwards)
    expect(await saysSo(browser, second.session)).toBe(false)
  })

  test('does not come with the fourth', async () => {
    const browser = await strong([2, 3, 4])
    const { session } = await winFirstField(browser)
    expect(await money(browser)).toBe(200)
    expect(await saysSo(browser, session)).toBe(false)
  })

  test('comes with the next boss for a save that had five fields before, an old boss too', async () => {
    const browser = await strong([1, 2, 3, 4, 5, 6])
    await fight(browser, 1, 1)
    expect(await money(browser)).toBe(200)
    await browser.call(api.battle.refresh, {})
    const before = await money(browser)
    const { session } = await winFirstField(browser)
    expect(await money(browser)).toBe(before + GUILD_GIFT)
    expect(await saysSo(browser, session)).toBe(true)
  })
})

onBothDatabases('the first errand', (game) => {
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
