import type { Lookback } from '../../../players/lookback/lookback.ts'
import type { Tx } from '../store.ts'

/** What was counted of the stage; null when it was not yet. */
export async function findLookback(tx: Tx, adventureId: number, stage: number): Promise<Lookback | null> {
  const row = await tx
    .selectFrom('lookbacks')
    .select('counted')
    .where('adventure_id', '=', adventureId)
    .where('stage_id', '=', stage)
    .executeTakeFirst()
  return row ? JSON.parse(row.counted) : null
}

/** Keeps it with the adventure; nothing where another process has kept one, or the adventure is gone. */
export async function insertLookback(tx: Tx, adventureId: number, stage: number, lookback: Lookback): Promise<void> {
  const adventure = await tx.selectFrom('adventures').select('id').where('id', '=', adventureId).executeTakeFirst()
  if (!adventure) return
  await tx
    .insertInto('lookbacks')
    .values({ adventure_id: adventureId, stage_id: stage, counted: JSON.stringify(lookback) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
