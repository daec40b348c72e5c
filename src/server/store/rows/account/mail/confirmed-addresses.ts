import type { Tx } from '../../../store.ts'

/** Whether the user has opened a link that was sent to the address. */
export async function isConfirmed(tx: Tx, userId: number): Promise<boolean> {
  return (await tx.selectFrom('confirmed_addresses').select('user_id').where('user_id', '=', userId).executeTakeFirst()) !== undefined
}

export async function confirmAddress(tx: Tx, userId: number, now: number): Promise<void> {
  await tx
    .insertInto('confirmed_addresses')
    .values({ user_id: userId, confirmed_at: now })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .execute()
}
