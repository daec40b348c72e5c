import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { Columns } from './0001-first-tables.ts'

/** Points, by which the runs of 無尽の幕 are ranked. The earlier index stays for servers of before. */
export function runPoints(columns: Columns): Migration {
  return {
    async up(db: Kysely<unknown>): Promise<void> {
      for (const statement of statements(columns)) await sql.raw(statement).execute(db)
    },
  }
}

const statements = ({ integer }: Columns): readonly string[] => [
  `alter table encore_entries add column points ${integer} not null default 0`,
  `create index encore_points on encore_entries (field_id, content_version, points desc, stages desc, turns, reached_at, id)`,
]
