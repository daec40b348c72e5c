import { sql } from 'kysely'
import { prepared } from '../../prepared.ts'
import type { Tx } from '../../store.ts'

/** Who is calling, as far as the session's cookie tells. */
export interface SessionRow {
  readonly userId: number
  readonly saveId: number | null
  readonly openedAt: number
  readonly lastSeenAt: number
}

/** A session that was opened before the one, or last used before the other, has expired. */
export interface SessionAges {
  readonly openedSince: number
  readonly seenSince: number
}

/** A session as its user may know it. */
export interface ListedSession {
  readonly tokenHash: string
  readonly browser: string | null
  readonly system: string | null
  readonly openedAt: number
  readonly lastSeenAt: number
}

const byToken = prepared<{ tokenHash: string }, SessionRow>((tx, place) =>
  tx
    .selectFrom('sessions')
    .where('token_hash', '=', place('tokenHash'))
    .select((eb) => [
      'user_id as userId',
      'created_at as openedAt',
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

/** The session, unless it has expired. */
export async function findSession(tx: Tx, tokenHash: string, { openedSince, seenSince }: SessionAges): Promise<SessionRow | null> {
  const [row] = await byToken(tx, { tokenHash })
  return row && row.openedAt >= openedSince && row.lastSeenAt >= seenSince ? row : null
}

/** The user's sessions that have not expired, the one that was used last first. */
export function sessionsOf(tx: Tx, userId: number, { openedSince, seenSince }: SessionAges): Promise<readonly ListedSession[]> {
  return tx
    .selectFrom('sessions')
    .select(['token_hash as tokenHash', 'browser', 'system', 'created_at as openedAt', 'last_seen_at as lastSeenAt'])
    .where('user_id', '=', userId)
    .where('created_at', '>=', openedSince)
    .where('last_seen_at', '>=', seenSince)
    .orderBy('last_seen_at', 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('token_hash')
    .execute()
}

/** At most this many sessions of one user: a new one ends those that were used longest ago. */
export const MOST_SESSIONS = 20

/** On what the session is opened, where that is known. */
interface OpenedOn {
  readonly browser: string | null
  readonly system: string | null
}

export async function insertSession(
  tx: Tx,
  tokenHash: string,
  userId: number,
  { now, device: { browser, system } = { browser: null, system: null } }: { readonly now: number; readonly device?: OpenedOn },
): Promise<void> {
  await tx
    .insertInto('sessions')
    .values({ token_hash: tokenHash, user_id: userId, created_at: now, last_seen_at: now, browser, system })
    .execute()
  const surplus = await tx
    .selectFrom('sessions')
    .select('token_hash')
    .where('user_id', '=', userId)
    .where('token_hash', '!=', tokenHash)
    .orderBy('last_seen_at', 'desc')
    .orderBy('created_at', 'desc')
    .limit(1000)
    .offset(MOST_SESSIONS - 1)
    .execute()
  for (const { token_hash } of surplus) await deleteSession(tx, token_hash)
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

export async function deleteExpiredSessions(tx: Tx, { openedSince, seenSince }: SessionAges): Promise<void> {
  await tx.deleteFrom('sessions').where('last_seen_at', '<', seenSince).execute()
  await tx.deleteFrom('sessions').where('created_at', '<', openedSince).execute()
}

/** On what the session was opened. */
export async function deviceOfSession(tx: Tx, tokenHash: string): Promise<OpenedOn> {
  const row = await tx.selectFrom('sessions').select(['browser', 'system']).where('token_hash', '=', tokenHash).executeTakeFirst()
  return row ?? { browser: null, system: null }
}

/** Signs everybody out. Receipts of sign-ins, challenges and mailed links open a session: they go too, and letters that would hold such links. */
export async function endAllSessions(tx: Tx): Promise<void> {
  await tx.deleteFrom('sessions').execute()
  await tx.deleteFrom('receipts').execute()
  await tx.deleteFrom('mailed_links').execute()
  await tx.deleteFrom('letters').execute()
  await tx.deleteFrom('passkey_challenges').execute()
}
