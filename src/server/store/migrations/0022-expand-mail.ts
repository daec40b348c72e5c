import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { Columns } from './0001-first-tables.ts'

/** Letters that wait to be sent, the links in those that were, and who has opened one. */
export function mail({ identity, integer, bigint, text, keyed }: Columns): Migration {
  const owner = `${integer} not null references users(id) on delete cascade`
  return {
    async up(db: Kysely<unknown>): Promise<void> {
      for (const statement of [
        `create table letters (
          id ${identity}, kind ${text} not null, address ${text} not null, created_at ${bigint} not null, due_at ${bigint} not null,
          tries ${integer} not null)`,
        `create index letters_by_due on letters (due_at)`,
        `create table mailed_links (
          user_id ${owner}, purpose ${text} not null, token_hash ${text} not null unique, created_at ${bigint} not null,
          primary key (user_id, purpose))${keyed}`,
        `create table confirmed_addresses (
          user_id ${integer} primary key references users(id) on delete cascade, confirmed_at ${bigint} not null)${keyed}`,
      ])
        await sql.raw(statement).execute(db)
    },
  }
}
