import type { Tx } from './store.ts'

export interface JobTotal {
  readonly saveId: number
  /** All counted clicks. */
  readonly total: number
  readonly settledAt: number
}

export async function jobTotalOf(tx: Tx, saveId: number): Promise<JobTotal | null> {
  const row = await tx.selectFrom('job_totals').selectAll().where('save_id', '=', saveId).executeTakeFirst()
  return row ? { saveId, total: row.total, settledAt: row.settled_at } : null
}

export async function setJobTotal(tx: Tx, saveId: number, total: number, now: number): Promise<void> {
  const row = { total, reached_at: now, settled_at: now }
  await tx
    .insertInto('job_totals')
    .values({ save_id: saveId, ...row })
    .onConflict((conflict) => conflict.column('save_id').doUpdateSet(row))
    .execute()
}

/** The highest totals; of equal ones, whoever was first stands above. */
export async function highestJobTotals(tx: Tx, count: number): Promise<readonly Pick<JobTotal, 'saveId' | 'total'>[]> {
  return tx
    .selectFrom('job_totals')
    .select(['save_id as saveId', 'total'])
    .orderBy('total', 'desc')
    .orderBy('reached_at')
    .orderBy('save_id')
    .limit(count)
    .execute()
}
