import { prepared } from '../prepared.ts'
import type { Tx } from '../store.ts'

/** What a save has done at least once. */
export interface FirstSteps {
  readonly hasBought: boolean
  readonly hasDefended: boolean
}

const steps = prepared<{ saveId: number }, { has_bought: number; has_defended: number }>((tx, place) =>
  tx.selectFrom('saves').select(['has_bought', 'has_defended']).where('id', '=', place('saveId')),
)

export async function firstStepsOf(tx: Tx, saveId: number): Promise<FirstSteps> {
  const [row] = await steps(tx, { saveId })
  return { hasBought: row?.has_bought === 1, hasDefended: row?.has_defended === 1 }
}

export async function markBought(tx: Tx, saveId: number): Promise<void> {
  await tx.updateTable('saves').set({ has_bought: 1 }).where('id', '=', saveId).where('has_bought', '=', 0).execute()
}

/** Adds gold to a save that has not had the guild's gift yet. @returns false when it has. */
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
