import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { Columns } from './0001-first-tables.ts'

/** The difficulty of a save and of each adventure, and which fields were won on the hardest. All that was played before counts as normal. */
export function difficulties(columns: Columns): Migration {
  return {
    async up(db: Kysely<unknown>): Promise<void> {
      for (const statement of statements(columns)) await sql.raw(statement).execute(db)
    },
  }
}

const statements = ({ integer, text }: Columns): readonly string[] => [
  `alter table saves add column difficulty ${text} not null default 'normal' check (difficulty in ('story', 'normal', 'hard'))`,
  `alter table adventures add column difficulty ${text} not null default 'normal' check (difficulty in ('story', 'normal', 'hard'))`,
  `alter table cleared_fields add column won_on_hard ${integer} not null default 0`,
]
