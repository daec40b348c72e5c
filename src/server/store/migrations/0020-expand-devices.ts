import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { Columns } from './0001-first-tables.ts'

/** On what a session was opened. Of sessions from before it is not known. */
export function devices({ text }: Columns): Migration {
  return {
    async up(db: Kysely<unknown>): Promise<void> {
      await sql.raw(`alter table sessions add column browser ${text}`).execute(db)
      await sql.raw(`alter table sessions add column system ${text}`).execute(db)
    },
  }
}
