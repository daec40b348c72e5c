import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { Columns } from './0001-first-tables.ts'

/** How a user likes the game to be shown: JSON, or null until something was chosen while signed in. */
export function userSettings(columns: Columns): Migration {
  return {
    async up(db: Kysely<unknown>): Promise<void> {
      for (const statement of statements(columns)) await sql.raw(statement).execute(db)
    },
  }
}

const statements = ({ text }: Columns): readonly string[] => [`alter table users add column settings ${text}`]
