import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { Columns } from './0001-first-tables.ts'

/** Hidden runs of the rankings, and which run an operator has dealt with. All are shown as before, except those of closed accounts. */
export function moderatedRuns(columns: Columns): Migration {
  return {
    async up(db: Kysely<unknown>): Promise<void> {
      for (const statement of statements(columns)) await sql.raw(statement).execute(db)
    },
  }
}

const statements = ({ integer, bigint }: Columns): readonly string[] => [
  `alter table encore_entries add column hidden_at ${bigint}`,
  `alter table moderation add column run_id ${integer}`,
  // The rankings leave out the runs of closed accounts, which are few among many.
  `create index closed_users on users (id) where closed_at is not null`,
]
