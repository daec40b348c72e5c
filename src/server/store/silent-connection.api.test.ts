import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { Wire } from '../../../tests/clients/wire.ts'
import { freshDatabase } from '../../../tests/databases/databases.ts'
import { openConfiguredStore } from './open.ts'
import { DatabaseAway, type Store } from './store.ts'

test('a connection to a database that says nothing any more fails one call, and is not used for the next', async () => {
  const database = await freshDatabase('PostgreSQL')
  onTestFinished(() => database.drop())
  const wire = new Wire(database.url)
  await wire.mend()
  onTestFinished(() => wire.cut())
  const store = await openConfiguredStore({ databaseUrl: wire.url, databasePool: 1 }, () => undefined)
  onTestFinished(() => store.close())
  await write(store)
  wire.silence()
  await expect(write(store)).rejects.toBeInstanceOf(DatabaseAway)
  await write(store)
})

const write = (store: Store): Promise<unknown> => store.write((tx) => sql`select 1`.execute(tx))
