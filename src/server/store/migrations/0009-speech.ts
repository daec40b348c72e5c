import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { Columns } from './0001-first-tables.ts'

/** What is said in the stage of an adventure. In adventures that are on, nobody speaks until the next stage. */
export function speech(columns: Columns): Migration {
  return {
    async up(db: Kysely<unknown>): Promise<void> {
      for (const statement of statements(columns)) await sql.raw(statement).execute(db)
    },
  }
}

const statements = ({ text }: Columns): readonly string[] => [`alter table adventures add column speech ${text}`]
