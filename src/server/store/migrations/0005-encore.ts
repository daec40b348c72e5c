import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { Columns } from './0001-first-tables.ts'

/** The rankings of the two runs after the story: the best run of each save, with all that is needed to play it again. */
export function encoreEntries(columns: Columns): Migration {
  return {
    async up(db: Kysely<unknown>): Promise<void> {
      for (const statement of statements(columns)) await sql.raw(statement).execute(db)
    },
  }
}

const statements = ({ identity, integer, bigint, text }: Columns): readonly string[] => [
  `create table encore_entries (
    id ${identity}, save_id ${integer} not null references saves(id) on delete cascade, field_id ${integer} not null,
    stages ${integer} not null, turns ${integer} not null, reached_at ${bigint} not null, content_version ${integer} not null,
    "cast" ${text} not null, record ${text} not null, unique (save_id, field_id))`,
  `create index encore_ranking on encore_entries (field_id, content_version, stages desc, turns, reached_at, id)`,
]
