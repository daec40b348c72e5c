import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { Columns } from './0001-first-tables.ts'

/** What was counted for looking back at a stage: it takes a second of a core, and stays the same. */
export function lookbacks(columns: Columns): Migration {
  return {
    async up(db: Kysely<unknown>): Promise<void> {
      for (const statement of statements(columns)) await sql.raw(statement).execute(db)
    },
  }
}

const statements = ({ integer, text, keyed }: Columns): readonly string[] => [
  `create table lookbacks (
    adventure_id ${integer} not null references adventures(id) on delete cascade, stage_id ${integer} not null, counted ${text} not null,
    primary key (adventure_id, stage_id))${keyed}`,
]
