import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { Columns } from './0001-first-tables.ts'

/**
 * A receipt belongs to a user, and knows which request it answered; receipts of the earlier form live a day and are dropped. When a user last
 * posted is kept with the user, so that a new save does not forget it.
 */
export function receiptsOfUsers(columns: Columns): Migration {
  return {
    async up(db: Kysely<unknown>): Promise<void> {
      for (const statement of statements(columns)) await sql.raw(statement).execute(db)
    },
  }
}

const statements = ({ integer, bigint, text }: Columns): readonly string[] => [
  `drop table receipts`,
  `create table receipts (
    scope ${text} not null, key ${text} not null, fingerprint ${text} not null, status ${integer} not null, body ${text} not null,
    user_id ${integer} not null references users(id) on delete cascade, signs_in ${integer} not null, created_at ${bigint} not null,
    primary key (scope, key))`,
  `create index receipts_by_age on receipts (created_at)`,
  `create index receipts_of_user on receipts (user_id, created_at)`,
  `alter table users add column posted_at ${bigint}`,
  `alter table users add column posted_today ${integer} not null default 0`,
  `update users set
    posted_at = (select posted_at from saves where saves.user_id = users.id),
    posted_today = coalesce((select posted_today from saves where saves.user_id = users.id), 0)`,
  `alter table saves drop column posted_at`,
  `alter table saves drop column posted_today`,
]
