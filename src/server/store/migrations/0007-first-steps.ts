import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { Columns } from './0001-first-tables.ts'

/** Whether the guild's gift was paid, and what a newcomer has done that no other table tells. */
export function firstSteps(columns: Columns): Migration {
  return {
    async up(db: Kysely<unknown>): Promise<void> {
      for (const statement of statements(columns)) await sql.raw(statement).execute(db)
    },
  }
}

const statements = ({ integer }: Columns): readonly string[] => [
  `alter table saves add column gift_paid ${integer} not null default 0`,
  `alter table saves add column has_bought ${integer} not null default 0`,
  `alter table saves add column has_defended ${integer} not null default 0`,
]
