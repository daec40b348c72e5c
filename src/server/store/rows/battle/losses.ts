import type { Selectable } from 'kysely'
import type { Database } from '../../database.ts'
import { prepared } from '../../prepared.ts'
import type { Tx } from '../../store.ts'

/** How a field went since it was last won. */
export interface Losses {
  /** Lost adventures in a row. Those that were fled, cut short or given up count neither way. */
  readonly count: number
  readonly isOffered: boolean
}

const NONE: Losses = { count: 0, isOffered: false }

export async function lossesIn(tx: Tx, saveId: number, field: number): Promise<Losses> {
  return (await lossesOf(tx, saveId))(field)
}

const bySave = prepared<{ saveId: number }, Selectable<Database['field_losses']>>((tx, place) =>
  tx.selectFrom('field_losses').selectAll().where('save_id', '=', place('saveId')),
)

/** @returns the losses of a field by its id. */
export async function lossesOf(tx: Tx, saveId: number): Promise<(field: number) => Losses> {
  const rows = await bySave(tx, { saveId })
  const byField = new Map(rows.map((row) => [row.field_id, { count: row.losses, isOffered: row.offered === 1 }]))
  return (field) => byField.get(field) ?? NONE
}

const count = prepared<{ saveId: number; field: number }, never>((tx, place) =>
  tx
    .insertInto('field_losses')
    .values({ save_id: place('saveId'), field_id: place('field'), losses: 1 })
    .onConflict((conflict) =>
      conflict.columns(['save_id', 'field_id']).doUpdateSet((row) => ({ losses: row('field_losses.losses', '+', 1) })),
    ),
)

export async function countLoss(tx: Tx, saveId: number, field: number): Promise<void> {
  await count(tx, { saveId, field })
}

/** After a win: the next loss is the first again, and an offering goes out. @returns how many losses there were. */
export async function forgetLosses(tx: Tx, saveId: number, field: number): Promise<number> {
  const row = await tx
    .deleteFrom('field_losses')
    .where('save_id', '=', saveId)
    .where('field_id', '=', field)
    .returning('losses')
    .executeTakeFirst()
  return row?.losses ?? 0
}

export async function setOffered(tx: Tx, saveId: number, field: number): Promise<void> {
  await tx.updateTable('field_losses').set({ offered: 1 }).where('save_id', '=', saveId).where('field_id', '=', field).execute()
}
