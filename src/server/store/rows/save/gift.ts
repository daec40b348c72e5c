import type { Tx } from '../../store.ts'

/** Pays the guild's gift into a save that has not had it yet. @returns false when it has. */
export async function payGift(tx: Tx, saveId: number, gold: number): Promise<boolean> {
  const paid = await tx
    .updateTable('saves')
    .set((row) => ({ gift_paid: 1, gold: row('gold', '+', gold) }))
    .where('id', '=', saveId)
    .where('gift_paid', '=', 0)
    .returning('id')
    .execute()
  return paid.length > 0
}
