import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshDatabase, type TestDatabase } from '../../../tests/databases/databases.ts'
import { Game } from '../../../tests/game.ts'
import { Wire } from '../../../tests/clients/wire.ts'
import { openConfiguredStore } from './open.ts'
import { api } from '../../contract/api.ts'

const game = new Game()
let database: TestDatabase | null = null
let wire: Wire | null = null

beforeAll(async () => {
  database = await freshDatabase('PostgreSQL')
  const cuttable = new Wire(database.url)
  wire = cuttable
  await cuttable.mend()
  const open = async () => {
    const store = await openConfiguredStore({ databaseUrl: cuttable.url, databasePool: 4 }, () => undefined)
    await store.migrate()
    return store
  }
  await game.start({ ...database, open })
})
afterAll(async () => {
  await game.stop()
  await wire?.cut()
  await database?.drop()
})

test('while the database is away the server says so, and goes on by itself when it is back', async () => {
  const browser = await game.player()
  await wire?.cut()
  for (let n = 0; n < 3; n += 1) {
    const answer = await browser.refusal(api.title.checkSituation)
    expect(answer).toMatchObject({ status: 503, message: expect.any(String), retryAfter: 2 })
    expect(JSON.stringify(answer)).not.toMatch(/ECONN|connect|sql/i)
  }
  expect(await browser.refusal(api.battle.encount, { field_id: 1, stage_id: 1, clear_stage: 0 })).toMatchObject({ status: 503 })
  expect(await browser.get('/readyz')).toMatchObject({ status: 503 })
  expect(await browser.get('/healthz')).toMatchObject({ status: 200 })
  await wire?.mend()
  expect(await browser.call(api.title.checkSituation)).toMatchObject({ status: 'ready' })
  expect(await browser.get('/readyz')).toMatchObject({ status: 200 })
})
