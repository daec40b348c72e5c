import { afterEach, beforeEach, expect, test } from 'vitest'
import { damageTable, freshDatabase, type TestDatabase } from '../../../tests/databases/databases.ts'
import { Game } from '../../../tests/game.ts'
import { sqlite } from './dialects/sqlite.ts'
import { openStore } from './store.ts'
import { api } from '../../contract/api.ts'

const game = new Game()
let database: TestDatabase

beforeEach(async () => {
  database = await freshDatabase('SQLite')
})
afterEach(async () => {
  await game.stop()
  await database.drop()
})

test('once damage is met players get 503, nothing more is written, and the server is not ready until it is restarted', async () => {
  const path = database.url.slice('file:'.length)
  await game.start(database)
  const [owner, other] = [await game.player(), await game.player()]
  await game.stop()
  damageTable(path, 'posts')
  // A file too large to be looked through at the start.
  await game.start({ ...database, open: async () => openStore(sqlite(path)) })

  expect(await owner.get('/readyz')).toMatchObject({ status: 200 })
  await owner.call(api.job.fetchStatus)
  expect(await owner.refusal(api.board.fetchPost)).toMatchObject({ status: 503, code: 'databaseAway', retryAfter: 2 })
  expect(await owner.get('/readyz')).toMatchObject({ status: 503 })
  expect(await other.refusal(api.job.calculate, { earned_money: 1, push_count: 1 })).toMatchObject({
    status: 503,
    code: 'databaseAway',
  })
  expect(await other.get('/readyz')).toMatchObject({ status: 503 })
  expect(await other.get('/healthz')).toMatchObject({ status: 200 })
})
