import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { all, encount, exec, give, idsOf } from '../../../tests/adventures.ts'
import { Browser } from '../../../tests/clients/browser.ts'
import { freshDatabase, type TestDatabase } from '../../../tests/databases/databases.ts'
import { Game } from '../../../tests/game.ts'
import { expectSound } from '../../../tests/invariants.ts'
import { api } from '../../contract/api.ts'

describe('two servers on one PostgreSQL', () => {
  const [one, two] = [new Game(), new Game()]
  let database: TestDatabase | null = null
  beforeAll(async () => {
    database = await freshDatabase('PostgreSQL')
    await one.start(database)
    await two.start(database)
  })
  afterAll(async () => {
    await one.stop()
    await two.stop()
    await database?.drop()
  })

  /** The same person, arriving at the other server. */
  function elsewhere(browser: Browser): Browser {
    const other = new Browser(() => two.app)
    for (const [name, value] of browser.cookies) other.cookies.set(name, value)
    return other
  }

  test('know the same sessions and tokens', async () => {
    const browser = await one.player()
    expect(await elsewhere(browser).call(api.title.checkSituation)).toMatchObject({ status: 'ready' })
    await elsewhere(browser).call(api.account.logout)
    expect(await browser.call(api.title.checkSituation)).toMatchObject({ status: 'unsigned' })
  })

  test('sell the last coin’s worth once, and play a turn once', async () => {
    for (let nth = 0; nth < 10; nth += 1) {
      const browser = await one.player()
      await give(one, browser, { gold: 40 })
      const order = { item_id: 1, number: 1, name: '', price: 29 }
      const bought = await Promise.all([browser.outcome(api.shop.payment, order), elsewhere(browser).outcome(api.shop.payment, order)])
      expect(bought.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400])
      const start = await encount(browser, 1, 1)
      const turn = { session_id: start.session, selectedCommands: all(start.members, { command: 'DEFENCE' }), turn: 1 }
      const [a, b] = await Promise.all([exec(browser, turn), exec(elsewhere(browser), turn)])
      expect(a).toEqual(b)
      await expectSound(one, (await idsOf(one, browser)).save)
    }
  })
})
