import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { Columns } from './0001-first-tables.ts'

/** Recovery codes. Accounts from before have none. */
export function recoveryCodes({ integer, bigint, text, keyed }: Columns): Migration {
  return {
    async up(db: Kysely<unknown>): Promise<void> {
      const table = `create table recovery_codes (
        user_id ${integer} primary key references users(id) on delete cascade, code_hash ${text}, created_at ${bigint} not null)${keyed}`
      await sql.raw(table).execute(db)
    },
  }
}
