import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { Columns } from './0001-first-tables.ts'

/** How often a field was lost in a row, and whether an offering was made since. What was lost before is not counted. */
export function losses(columns: Columns): Migration {
  return {
    async up(db: Kysely<unknown>): Promise<void> {
      for (const statement of statements(columns)) await sql.raw(statement).execute(db)
    },
  }
}

const statements = ({ integer, keyed }: Columns): readonly string[] => [
  `create table field_losses (
    save_id ${integer} not null references saves(id) on delete cascade, field_id ${integer} not null,
    losses ${integer} not null check (losses > 0), offered ${integer} not null default 0, primary key (save_id, field_id))${keyed}`,
]
