import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { Crowd, IN_HASTE } from '../../../tests/clients/crowd.ts'
import { DATABASES, freshDatabase } from '../../../tests/databases/databases.ts'
import { freePort } from '../../../tests/servers/free-port.ts'
import { ServerProcess } from '../../../tests/servers/server-process.ts'
import type { Store } from './store.ts'
import { TABLES } from './tables.ts'

const TURNS = 25

/** What a later version may do to the tables while this one plays: each table gets a column, and there is a new table and a new index. */
async function expand(store: Store): Promise<void> {
  await store.write(async (tx) => {
    for (const name of Object.keys(TABLES))
      await sql`alter table ${sql.table(name)} add column later integer not null default 7`.execute(tx)
    await sql`create table later_table (save_id integer primary key references saves(id) on delete cascade)`.execute(tx)
    await sql`create index later_index on adventures (later)`.execute(tx)
    await sql`insert into kysely_migration (name, timestamp) values ('9000-expand-later', '2099-01-01T00:00:00.000Z')`.execute(tx)
  })
}

test.each(DATABASES)(
  'a server goes on, and starts, on %s whose tables a later version has expanded under play',
  async (name) => {
    const database = await freshDatabase(name)
    onTestFinished(() => database.drop())
    const server = new ServerProcess({ port: await freePort(), databaseUrl: database.url })
    onTestFinished(() => server.end('SIGTERM'))
    await server.start()
    const store = await database.open()
    onTestFinished(() => store.close())
    const crowd = new Crowd({ urls: [server.url], players: 6, pace: IN_HASTE })
    await crowd.playTurns(TURNS)
    await expand(store)
    expect(await store.schema()).toBe('expanded')
    await crowd.playTurns(TURNS)
    await server.end('SIGTERM')
    await server.start()
    await crowd.playTurns(TURNS)
    await crowd.end()
    expect(crowd.encounters.faults).toEqual([])
    await crowd.expectKept(store)
  },
  120_000,
)
