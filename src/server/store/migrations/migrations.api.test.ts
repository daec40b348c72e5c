import { sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { expect, test } from 'vitest'
import { DATABASES, freshDatabase } from '../../../../tests/databases/databases.ts'
import type { StoreDialect } from '../dialect.ts'
import { postgres } from '../dialects/postgres.ts'
import { sqlite } from '../dialects/sqlite.ts'
import { firstTables } from './0001-first-tables.ts'

test.each(DATABASES)(
  'a %s database of the first release keeps its posts, when their authors last posted, and the events of its battles',
  async (name) => {
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
      expect(await tx.selectFrom('saves').select(['gold', 'difficulty']).execute()).toEqual([{ gold: 7, difficulty: 'normal' }])
      expect(await tx.selectFrom('posts').select('message').execute()).toEqual([{ message: '一' }])
      const { events } = await tx.selectFrom('adventure_turns').select('events').executeTakeFirstOrThrow()
      expect(JSON.parse(events)).toEqual([
        { type: 'acted', actor: 0, action: 'skill:101', targets: [3] },
        { type: 'battleEnded', outcome: 'lost', outOfTurns: true },
      ])
    })
    await store.close()
    await database.drop()
  },
)

async function makeFirstRelease({ migration, columns, close }: StoreDialect): Promise<void> {
  const provider = { getMigrations: async () => ({ '0001-first-tables': firstTables(columns) }) }
  await migration(async (db) => {
    expect((await new Migrator({ db, provider }).migrateToLatest()).error).toBeUndefined()
    for (const statement of [
      `insert into users (name, email, password_hash, created_at) values ('灯', 'a@example.com', '', 1), ('影', 'b@example.com', '', 1)`,
      `insert into saves (user_id, gold, posted_at, posted_today, created_at) values (1, 7, 123, 4, 1)`,
      `insert into posts (save_id, message, is_spoiled, created_at) values (1, '一', 0, 123)`,
      `insert into adventures (session_id, save_id, "cast", field_id, stage_id, phase, is_current, state, content_version, started_at)
        values ('a', 1, '[]', 1, 1, 'lost', 0, '{}', 1, 1)`,
      `insert into adventure_turns (adventure_id, stage_id, turn, commands, events) values (1, 1, 1, '[]',
        '[{"type":"acted","actor":0,"deed":"skill:101","targets":[3]},{"type":"battleEnded","outcome":"lost","byDawn":true}]')`,
    ])
      await sql.raw(statement).execute(db)
  })
  await close()
}
