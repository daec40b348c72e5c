import { prepared } from '../../prepared.ts'
import type { Tx } from '../../store.ts'

/** The steps of the errand that a save has to remember: whether it has done each at least once. */
export interface ErrandSteps {
  readonly hasBought: boolean
  readonly hasDefended: boolean
}

const steps = prepared<{ saveId: number }, { has_bought: number; has_defended: number }>((tx, place) =>
  tx.selectFrom('saves').select(['has_bought', 'has_defended']).where('id', '=', place('saveId')),
)

export async function errandStepsOf(tx: Tx, saveId: number): Promise<ErrandSteps> {
  const [row] = await steps(tx, { saveId })
  return { hasBought: row?.has_bought === 1, hasDefended: row?.has_defended === 1 }
}

export async function markBought(tx: Tx, saveId: number): Promise<void> {
  await tx.updateTable('saves').set({ has_bought: 1 }).where('id', '=', saveId).where('has_bought', '=', 0).execute()
}

export async function markDefended(tx: Tx, saveId: number): Promise<void> {
  await tx.updateTable('saves').set({ has_defended: 1 }).where('id', '=', saveId).where('has_defended', '=', 0).execute()
}
