import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { Columns } from './0001-first-tables.ts'

/** Hidden posts, closed accounts, and who did it when. All is shown and open as before. */
export function moderation(columns: Columns): Migration {
  return {
    async up(db: Kysely<unknown>): Promise<void> {
      for (const statement of statements(columns)) await sql.raw(statement).execute(db)
    },
  }
}

const statements = ({ identity, integer, bigint, text }: Columns): readonly string[] => [
  `alter table posts add column hidden_at ${bigint}`,
  `alter table users add column closed_at ${bigint}`,
  `create table moderation (
    id ${identity}, at ${bigint} not null, by_whom ${text} not null, deed ${text} not null,
    user_id ${integer} not null references users(id) on delete cascade, post_id ${integer})`,
  `create index moderation_of_user on moderation (user_id)`,
]
