import { sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { expect, test } from 'vitest'
import { DATABASES, freshDatabase } from '../../../../tests/databases.ts'
import type { StoreDialect } from '../dialect.ts'
import { postgres } from '../dialects/postgres.ts'
import { sqlite } from '../dialects/sqlite.ts'
import { firstTables } from './0001-first-tables.ts'

test.each(DATABASES)('a %s database of the first release keeps its posts, and when their authors last posted', async (name) => {
  const database = await freshDatabase(name)
  await makeFirstRelease(
    name === 'SQLite'
      ? sqlite(database.url.slice('file:'.length))
      : postgres(database.url, { connections: 1, onBrokenConnection: () => undefined }),
  )
  const store = await database.open()
  await store.read(async (tx) => {
    expect(await tx.selectFrom('users').select(['posted_at', 'posted_today']).orderBy('id').execute()).toEqual([
      { posted_at: 123, posted_today: 4 },
      { posted_at: null, posted_today: 0 },
    ])
    expect(await tx.selectFrom('saves').select('gold').execute()).toEqual([{ gold: 7 }])
    expect(await tx.selectFrom('posts').select('message').execute()).toEqual([{ message: '一' }])
  })
  await store.close()
  await database.drop()
})

async function makeFirstRelease({ migration, columns, close }: StoreDialect): Promise<void> {
  const provider = { getMigrations: async () => ({ '0001-first-tables': firstTables(columns) }) }
  await migration(async (db) => {
    expect((await new Migrator({ db, provider }).migrateToLatest()).error).toBeUndefined()
    for (const statement of [
      `insert into users (name, email, password_hash, created_at) values ('灯', 'a@example.com', '', 1), ('影', 'b@example.com', '', 1)`,
      `insert into saves (user_id, gold, posted_at, posted_today, created_at) values (1, 7, 123, 4, 1)`,
      `insert into posts (save_id, message, is_spoiled, created_at) values (1, '一', 0, 123)`,
    ])
      await sql.raw(statement).execute(db)
  })
  await close()
}
