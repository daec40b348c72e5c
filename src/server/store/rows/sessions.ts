import { PostgresAdapter, sql } from 'kysely'
import { prepared } from '../prepared.ts'
import type { Tx } from '../store.ts'

/** Who is calling, as far as the session's cookie tells. */
export interface SessionRow {
  readonly userId: number
  readonly saveId: number | null
  readonly lastSeenAt: number
}

const byToken = prepared<{ tokenHash: string }, SessionRow>((tx, place) =>
  tx
    .selectFrom('sessions')
    .where('token_hash', '=', place('tokenHash'))
    .select((eb) => [
      'user_id as userId',
      'last_seen_at as lastSeenAt',
      // A save without a party counts as none.
      eb
        .selectFrom('saves')
        .innerJoin('members', (on) => on.onRef('members.save_id', '=', 'saves.id').on('members.position', '=', sql.lit(0)))
        .select('saves.id')
        .whereRef('saves.user_id', '=', 'sessions.user_id')
        .as('saveId'),
    ]),
)

/** The session, unless it was last used before `notBefore`. */
export async function findSession(tx: Tx, tokenHash: string, notBefore: number): Promise<SessionRow | null> {
  const [row] = await byToken(tx, { tokenHash })
  return row && row.lastSeenAt >= notBefore ? row : null
}

const lock = prepared<{ tokenHash: string }, { id: number }>((tx, place) =>
  tx
    .selectFrom('users')
    .select('id')
    .where('id', '=', (eb) => eb.selectFrom('sessions').select('user_id').where('token_hash', '=', place('tokenHash')))
    .forUpdate(),
)

/**
 * Lets the transactions of one user pass one after the other: whatever is read after this stays true until the end. Everything that a call
 * changes belongs to its caller, so no other lock is needed. (SQLite has one writer and needs none.)
 */
export async function lockUserOf(tx: Tx, tokenHash: string): Promise<void> {
  if (tx.getExecutor().adapter instanceof PostgresAdapter) await lock(tx, { tokenHash })
}

/** The same for the sign-in of a user. */
export async function lockUser(tx: Tx, userId: number): Promise<void> {
  if (!(tx.getExecutor().adapter instanceof PostgresAdapter)) return
  await tx.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute()
}

export async function insertSession(tx: Tx, tokenHash: string, userId: number, now: number): Promise<void> {
  await tx.insertInto('sessions').values({ token_hash: tokenHash, user_id: userId, created_at: now, last_seen_at: now }).execute()
}

export async function touchSession(tx: Tx, tokenHash: string, now: number): Promise<void> {
  await tx.updateTable('sessions').set({ last_seen_at: now }).where('token_hash', '=', tokenHash).execute()
}

export async function deleteSession(tx: Tx, tokenHash: string): Promise<void> {
  await tx.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute()
}

export async function deleteSessionsOf(tx: Tx, userId: number): Promise<void> {
  await tx.deleteFrom('sessions').where('user_id', '=', userId).execute()
}

export async function deleteOtherSessions(tx: Tx, userId: number, keptTokenHash: string): Promise<void> {
  await tx.deleteFrom('sessions').where('user_id', '=', userId).where('token_hash', '!=', keptTokenHash).execute()
}

export async function deleteSessionsBefore(tx: Tx, time: number): Promise<void> {
  await tx.deleteFrom('sessions').where('last_seen_at', '<', time).execute()
}

/** Signs everybody out. Receipts go too: those of a sign-in open a session. */
export async function endAllSessions(tx: Tx): Promise<void> {
  await tx.deleteFrom('sessions').execute()
  await tx.deleteFrom('receipts').execute()
}
