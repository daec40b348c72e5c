import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { Columns } from './0001-first-tables.ts'

/** Since which stage the orders of an adventure name their turns. Of adventures that are on, and of those that the version before begins, it is not known: 0. */
export function numberedOrders(columns: Columns): Migration {
  return {
    async up(db: Kysely<unknown>): Promise<void> {
      for (const statement of statements(columns)) await sql.raw(statement).execute(db)
    },
  }
}

const statements = ({ integer }: Columns): readonly string[] => [`alter table adventures add column numbered_since ${integer} default 0`]
