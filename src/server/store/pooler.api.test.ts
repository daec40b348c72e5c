import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshDatabase, type TestDatabase } from '../../../tests/databases/databases.ts'
import { openConfiguredStore } from './open.ts'
import type { Store } from './store.ts'
import { setGold } from './rows/save/saves.ts'

let database: TestDatabase | null = null
const stores: Store[] = []

async function opened(databasePooler: 'none' | 'transaction'): Promise<Store> {
  const store = await openConfiguredStore({ databaseUrl: database?.url ?? '', databasePool: 1, databasePooler }, () => undefined)
  stores.push(store)
  return store
}

beforeAll(async () => {
  database = await freshDatabase('PostgreSQL')
})
afterAll(async () => {
  for (const store of stores) await store.close()
  await database?.drop()
})

/** What a later transaction finds in the same session, which with a pooler may be somebody else's. */
async function leftBehind(store: Store): Promise<{ readonly statements: number; readonly locks: number } | undefined> {
  await store.write((tx) => setGold(tx, 0, 0))
  return store.read(async (tx) => {
    const { rows } = await sql<{ statements: number; locks: number }>`select
      (select count(*) from pg_prepared_statements where not statement like '%pg_prepared_statements%') as statements,
      (select count(*) from pg_locks where locktype = 'advisory' and pid = pg_backend_pid()) as locks`.execute(tx)
    return rows[0]
  })
}

const limitIn = (store: Store): Promise<string | undefined> =>
  store.write(async (tx) => (await sql<{ statement_timeout: string }>`show statement_timeout`.execute(tx)).rows[0]?.statement_timeout)

test('four servers that start at once on an empty database make its tables once', async () => {
  const starting = await Promise.all([opened('none'), opened('transaction'), opened('none'), opened('transaction')])
  await Promise.all(starting.map((store) => store.migrate()))
  expect(await Promise.all(starting.map((store) => store.schema()))).toEqual(['current', 'current', 'current', 'current'])
})

test('for a pooler nothing is left in the session, and every transaction brings its limit', async () => {
  const store = await opened('transaction')
  expect(await leftBehind(store)).toEqual({ statements: 0, locks: 0 })
  expect(await limitIn(store)).toBe('10s')
})

test('without one the statements stay, and the session has the limit', async () => {
  const store = await opened('none')
  expect((await leftBehind(store))?.statements).toBeGreaterThan(0)
  expect(await limitIn(store)).toBe('10s')
})
