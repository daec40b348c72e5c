import type { Tx } from './store.ts'

/** The first answer to a call that came with an `Idempotency-Key`. */
export interface Receipt {
  /** Which call it answered: the same key on another call is a mistake of the client. */
  readonly call: string
  readonly status: number
  readonly body: string
  /** Whom the call signed in, or null. */
  readonly userId: number | null
}

export interface ReceiptKey {
  /** Hash of the session's token, or of the visitor's CSRF token. */
  readonly scope: string
  readonly key: string
}

export async function findReceipt(tx: Tx, { scope, key }: ReceiptKey): Promise<Receipt | null> {
  const row = await tx.selectFrom('receipts').selectAll().where('scope', '=', scope).where('key', '=', key).executeTakeFirst()
  return row ? { call: row.call, status: row.status, body: row.body, userId: row.user_id } : null
}

/** Stores the answer; the first one stays. */
export async function storeReceipt(tx: Tx, { scope, key }: ReceiptKey, receipt: Receipt, now: number): Promise<void> {
  const { call, status, body, userId } = receipt
  await tx
    .insertInto('receipts')
    .values({ scope, key, call, status, body, user_id: userId, created_at: now })
    .onConflict((conflict) => conflict.columns(['scope', 'key']).doNothing())
    .execute()
}

export async function deleteReceiptsBefore(tx: Tx, time: number): Promise<void> {
  await tx.deleteFrom('receipts').where('created_at', '<', time).execute()
}
