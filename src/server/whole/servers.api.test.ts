import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { EXEC, all, encount, give, idsOf } from '../../../tests/adventures.ts'
import { Browser } from '../../../tests/clients/browser.ts'
import { freshDatabase, type TestDatabase } from '../../../tests/databases/databases.ts'
import { Game } from '../../../tests/game.ts'
import { expectSound } from '../../../tests/invariants.ts'

const PAYMENT = '/api/game/rpg/shop/payment'

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
    expect((await elsewhere(browser).get('/api/game/rpg/title/check_situation')).body).toMatchObject({ status: 'ready' })
    expect(await elsewhere(browser).post('/api/account/logout')).toMatchObject({ status: 200 })
    expect((await browser.get('/api/game/rpg/title/check_situation')).body).toMatchObject({ status: 'unsigned' })
  })

  test('sell the last coin’s worth once, and play a turn once', async () => {
    for (let round = 0; round < 10; round += 1) {
      const browser = await one.player()
      await give(one, browser, { gold: 40 })
      const order = { item_id: 1, number: 1, name: '', price: 29 }
      const bought = await Promise.all([browser.post(PAYMENT, order), elsewhere(browser).post(PAYMENT, order)])
      expect(bought.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400])
      const start = await encount(browser, 1, 1)
      const turn = { session_id: start.body[2], selectedCommands: all(start.body[0], { command: 'DEFENCE' }), turn: 1 }
      const [a, b] = await Promise.all([browser.post(EXEC, turn), elsewhere(browser).post(EXEC, turn)])
      expect(a).toMatchObject({ status: 200, body: b.body })
      await expectSound(one, (await idsOf(one, browser)).save)
    }
  })
})
