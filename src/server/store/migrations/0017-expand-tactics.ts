import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { Columns } from './0001-first-tables.ts'

/** How each member fights under おまかせ. All go on as before. */
export function tactics(columns: Columns): Migration {
  return {
    async up(db: Kysely<unknown>): Promise<void> {
      for (const statement of statements(columns)) await sql.raw(statement).execute(db)
    },
  }
}

const statements = ({ text }: Columns): readonly string[] => [
  `alter table members add column tactic ${text} not null default 'usual'
    check (tactic in ('usual', 'fierce', 'guarding', 'saving', 'supporting'))`,
]
