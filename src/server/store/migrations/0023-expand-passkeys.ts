import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { Columns } from './0001-first-tables.ts'

/** Passkeys, and the challenges that are to be answered with one. */
export function passkeys(columns: Columns): Migration {
  return {
    async up(db: Kysely<unknown>): Promise<void> {
      for (const statement of statements(columns)) await sql.raw(statement).execute(db)
    },
  }
}

const statements = ({ identity, integer, bigint, text, keyed }: Columns): readonly string[] => [
  `create table passkeys (
    id ${identity}, user_id ${integer} not null references users(id) on delete cascade, credential_id ${text} not null unique,
    public_key ${text} not null, counter ${bigint} not null, name ${text} not null, created_at ${bigint} not null, used_at ${bigint})`,
  `create index passkeys_of_user on passkeys (user_id, id)`,
  `create table passkey_challenges (
    challenge_hash ${text} primary key, purpose ${text} not null, user_id ${integer} references users(id) on delete cascade,
    created_at ${bigint} not null)${keyed}`,
  `create index passkey_challenges_of_user on passkey_challenges (user_id)`,
  `create index passkey_challenges_by_age on passkey_challenges (created_at)`,
]
