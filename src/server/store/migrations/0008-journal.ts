import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { Columns } from './0001-first-tables.ts'

/** What a save has seen and done, from now on: saves from before begin with an empty journal. */
export function journal(columns: Columns): Migration {
  return {
    async up(db: Kysely<unknown>): Promise<void> {
      for (const statement of statements(columns)) await sql.raw(statement).execute(db)
    },
  }
}

const statements = ({ integer, bigint, text, keyed }: Columns): readonly string[] => [
  `create table journal (
    save_id ${integer} not null references saves(id) on delete cascade, kind ${text} not null, entry ${text} not null,
    noted_at ${bigint} not null, primary key (save_id, kind, entry))${keyed}`,
]
