import { PostgresAdapter } from 'kysely'
import { prepared } from '../prepared.ts'
import type { Tx } from '../store.ts'

const lock = prepared<{ tokenHash: string }, { id: number }>((tx, place) =>
  tx
    .selectFrom('users')
    .select('id')
    .where('id', '=', (eb) => eb.selectFrom('sessions').select('user_id').where('token_hash', '=', place('tokenHash')))
    .forUpdate(),
)

/**
 * Locks the user of a session, so that the transactions of one user pass one after the other: whatever is read after this stays true until the
 * end. Everything that a call changes belongs to its caller, so no other lock is needed. (SQLite has one writer and needs none.)
 */
export async function lockUserOf(tx: Tx, tokenHash: string): Promise<void> {
  if (tx.getExecutor().adapter instanceof PostgresAdapter) await lock(tx, { tokenHash })
}

/** Does what `lockUserOf` does where no session tells whose call it is: at a sign-in, or from an operator's command. */
export async function lockUser(tx: Tx, userId: number): Promise<void> {
  if (!(tx.getExecutor().adapter instanceof PostgresAdapter)) return
  await tx.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute()
}
