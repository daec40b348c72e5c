import { expect, test } from 'vitest'
import { all, exec, fight, give, STRONG } from '../../../../tests/adventures.ts'
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
