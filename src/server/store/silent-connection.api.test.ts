import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { Wire } from '../../../tests/clients/wire.ts'
import { freshDatabase } from '../../../tests/databases/databases.ts'
import { openConfiguredStore } from './open.ts'
import { DatabaseAway, type Store } from './store.ts'

test('a connection to a database that says nothing any more fails one call, and is not used for the next', async () => {
  const { store, wire } = await storeOverWire()
  await select(store)
  wire.silence()
  await expect(select(store)).rejects.toBeInstanceOf(DatabaseAway)
  await select(store)
})

test('a call on it ends with the first query: its rollback does not wait as long again', async () => {
  const { store, wire } = await storeOverWire()
  let failedAt = 0
  const call = store.write(async (tx) => {
    wire.silence()
    await sql`select 1`.execute(tx).finally(() => (failedAt = performance.now()))
  })
  await expect(call).rejects.toBeInstanceOf(DatabaseAway)
  expect(performance.now() - failedAt).toBeLessThan(5_000)
})

async function storeOverWire(): Promise<{ readonly store: Store; readonly wire: Wire }> {
  const database = await freshDatabase('PostgreSQL')
  onTestFinished(() => database.drop())
  const wire = new Wire(database.url)
  await wire.mend()
  onTestFinished(() => wire.cut())
  const store = await openConfiguredStore({ databaseUrl: wire.url, databasePool: 1 }, () => undefined)
  onTestFinished(() => store.close())
  return { store, wire }
}

const select = (store: Store): Promise<unknown> => store.write((tx) => sql`select 1`.execute(tx))
