import { prepared } from '../prepared.ts'
import type { Tx } from '../store.ts'

export interface PurchaseRow {
  readonly id: number
  /** "YYYY-MM-DD" */
  readonly date: string
  readonly priceCents: number
  readonly description: string
}

const byUser = prepared<{ userId: number }, PurchaseRow>((tx, place) =>
  tx
    .selectFrom('purchases')
    .select(['id', 'date', 'price_cents as priceCents', 'description'])
    .where('user_id', '=', place('userId'))
    .orderBy('date', 'desc')
    .orderBy('id', 'desc'),
)

/** Newest date first. */
export const purchasesOf = (tx: Tx, userId: number): Promise<readonly PurchaseRow[]> => byUser(tx, { userId })

export async function countPurchases(tx: Tx, userId: number): Promise<number> {
  const { count } = await tx
    .selectFrom('purchases')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

export async function insertPurchase(tx: Tx, userId: number, { date, priceCents, description }: Omit<PurchaseRow, 'id'>): Promise<number> {
  const { id } = await tx
    .insertInto('purchases')
    .values({ user_id: userId, date, price_cents: priceCents, description })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** @returns false when the user has no such purchase. */
export async function updatePurchase(tx: Tx, userId: number, { id, date, priceCents, description }: PurchaseRow): Promise<boolean> {
  const rows = await tx
    .updateTable('purchases')
    .set({ date, price_cents: priceCents, description })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning('id')
    .execute()
  return rows.length > 0
}

/** @returns false when the user has no such purchase. */
export async function deletePurchase(tx: Tx, userId: number, id: number): Promise<boolean> {
  const rows = await tx.deleteFrom('purchases').where('id', '=', id).where('user_id', '=', userId).returning('id').execute()
  return rows.length > 0
}
