import { expect, test } from 'vitest'
import { all, encount, EXEC, fight, FINISH, give, idsOf, REFRESH, RESULT, STRONG } from '../../../../tests/adventures.ts'
import type { Browser } from '../../../../tests/clients/browser.ts'
import { onBothDatabases } from '../../../../tests/game.ts'
import { GUILD_GIFT } from '../../../rules/town/shop.ts'

const SAVE = '/api/game/rpg/title/check_savedata_info'
const MENU = '/api/game/rpg/menu/can_be_clear'
const INCREMENT = '/api/game/rpg/status/increment'
const LEARN = '/api/game/rpg/status/skill/learn'
const PAYMENT = '/api/game/rpg/shop/payment'

const money = async (browser: Browser): Promise<number> => (await browser.get(SAVE)).body.money

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
    const [lines, , , { gift }] = (await browser.post(RESULT, { session_id: session, is_win: true, field_id: 1 })).body
    const says = lines.some((line: string) => line.includes('鋏代'))
    expect(gift).toBe(says ? GUILD_GIFT : 0)
    return says
  }

  test('comes once with the fifth cleared field, and the result says so', async () => {
    const browser = await strong([2, 3, 4, 5])
    const { session, last } = await winFirstField(browser)
    expect(await money(browser)).toBe(200 + GUILD_GIFT)
    expect(await saysSo(browser, session)).toBe(true)
    const again = { session_id: session, selectedCommands: all(last.body[0], { command: 'DEFENCE' }), turn: last.body[4] - 1 }
    await Promise.all([browser.tab().post(EXEC, again), browser.tab().post(EXEC, again)])
    expect(await money(browser)).toBe(200 + GUILD_GIFT)
    await browser.post(FINISH, { session_id: session })
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
    await browser.post(REFRESH, {})
    const before = await money(browser)
    const { session } = await winFirstField(browser)
    expect(await money(browser)).toBe(before + GUILD_GIFT)
    expect(await saysSo(browser, session)).toBe(true)
  })
})

onBothDatabases('the first errand', (game) => {
  const errand = async (browser: Browser) => (await browser.get(MENU)).body.errand

  test('ticks each step once it is done, for this save alone', async () => {
    const [browser, other] = [await game.player(), await game.player()]
    const { members } = await idsOf(game, browser)
    expect(await errand(browser)).toEqual({ has_spent: false, has_bought: false, has_defended: false })
    await browser.post(LEARN, { party_id: members[0], skill_id: 101 })
    expect(await errand(browser)).toMatchObject({ has_spent: false })
    await browser.post(INCREMENT, { party_id: members[2], input_point: 1, status_type: 'HP' })
    expect(await errand(browser)).toEqual({ has_spent: true, has_bought: false, has_defended: false })
    expect(await browser.post(PAYMENT, { item_id: 1, number: 1, name: '', price: 30 })).toMatchObject({ status: 409 })
    expect(await errand(browser)).toMatchObject({ has_bought: false })
    expect(await browser.post(PAYMENT, { item_id: 1, number: 1, name: '', price: 29 })).toMatchObject({ status: 200 })
    expect(await errand(browser)).toEqual({ has_spent: true, has_bought: true, has_defended: false })
    expect(await errand(other)).toEqual({ has_spent: false, has_bought: false, has_defended: false })
  })

  test('counts a defence that was carried out, whatever becomes of the adventure', async () => {
    const browser = await game.player()
    const { body } = await encount(browser, 1, 1)
    const refused = { session_id: body[2], selectedCommands: [], turn: 1 }
    expect(await browser.post(EXEC, refused)).toMatchObject({ status: 422 })
    await browser.post(EXEC, { session_id: body[2], selectedCommands: all(body[0], { command: 'ATTACK', enemyIndex: 0 }), turn: 1 })
    expect(await errand(browser)).toMatchObject({ has_defended: false })
    await browser.post(EXEC, { session_id: body[2], selectedCommands: all(body[0], { command: 'DEFENCE' }), turn: 2 })
    await browser.post(REFRESH, {})
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
