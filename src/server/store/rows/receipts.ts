import type { Selectable } from 'kysely'
import type { Database } from '../database.ts'
import { prepared } from '../prepared.ts'
import type { Tx } from '../store.ts'

/** The first answer to a call that came with an `Idempotency-Key`. */
export interface Receipt {
  /** Whose call it answered; for a sign-in, who was signed in. */
  readonly userId: number
  /** Of the request: the same key on another request is a mistake of the client. */
  readonly fingerprint: string
  readonly status: number
  /** From status 400 on the refusal as JSON, else the body as it was sent. */
  readonly body: string
  /** The answer opened a session. */
  readonly signsIn: boolean
  readonly createdAt: number
}

export interface ReceiptKey {
  /** Hash of the session's token, or of the visitor's CSRF token. */
  readonly scope: string
  readonly key: string
}

/**
 * How many receipts of one user are kept, the newest: at most about 2 MB. An answer that was lost is asked for again within seconds, and the
 * fastest client that the rate limit allows needs 50 seconds for so many calls.
 */
const MOST_OF_USER = 1000

type ReceiptRow = Selectable<Database['receipts']>

const byKey = prepared<ReceiptKey, ReceiptRow>((tx, place) =>
  tx.selectFrom('receipts').selectAll().where('scope', '=', place('scope')).where('key', '=', place('key')),
)

export async function findReceipt(tx: Tx, { scope, key }: ReceiptKey): Promise<Receipt | null> {
  const [row] = await byKey(tx, { scope, key })
  if (!row) return null
  const { user_id: userId, fingerprint, status, body, signs_in, created_at: createdAt } = row
  return { userId, fingerprint, status, body, signsIn: signs_in === 1, createdAt }
}

const insert = prepared<ReceiptRow, never>((tx, place) =>
  tx.insertInto('receipts').values({
    scope: place('scope'),
    key: place('key'),
    fingerprint: place('fingerprint'),
    status: place('status'),
    body: place('body'),
    user_id: place('user_id'),
    signs_in: place('signs_in'),
    created_at: place('created_at'),
  }),
)

const deleteSurplus = prepared<{ userId: number }, never>((tx, place) =>
  tx
    .deleteFrom('receipts')
    .where('user_id', '=', place('userId'))
    .where('created_at', '<', (eb) =>
      eb
        .selectFrom('receipts')
        .select('created_at')
        .where('user_id', '=', place('userId'))
        .orderBy('created_at', 'desc')
        .limit(1)
        .offset(MOST_OF_USER - 1),
    ),
)

export async function storeReceipt(tx: Tx, { scope, key }: ReceiptKey, receipt: Omit<Receipt, 'createdAt'>, now: number): Promise<void> {
  const { userId, fingerprint, status, body, signsIn } = receipt
  await insert(tx, { scope, key, fingerprint, status, body, user_id: userId, signs_in: signsIn ? 1 : 0, created_at: now })
  await deleteSurplus(tx, { userId })
}

export async function deleteReceiptsOf(tx: Tx, userId: number): Promise<void> {
  await tx.deleteFrom('receipts').where('user_id', '=', userId).execute()
}

export async function deleteReceiptsBefore(tx: Tx, time: number): Promise<void> {
  await tx.deleteFrom('receipts').where('created_at', '<', time).execute()
}
