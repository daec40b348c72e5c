import type { Selectable } from 'kysely'
import type { Database } from '../../database.ts'
import { prepared } from '../../prepared.ts'
import type { Tx } from '../../store.ts'

export interface JobTotal {
  readonly saveId: number
  /** All counted clicks. */
  readonly total: number
  /** Up to when the time to click in is used up (`rules/town/job.ts`); the column bears the name of an older rule. */
  readonly usedUpTo: number
}

const bySave = prepared<{ saveId: number }, Selectable<Database['job_totals']>>((tx, place) =>
  tx.selectFrom('job_totals').selectAll().where('save_id', '=', place('saveId')),
)

export async function jobTotalOf(tx: Tx, saveId: number): Promise<JobTotal | null> {
  const [row] = await bySave(tx, { saveId })
  return row ? { saveId, total: row.total, usedUpTo: row.settled_at } : null
}

/** An unchanged total keeps its place among equal ones. */
export async function setJobTotal(tx: Tx, { saveId, total, usedUpTo }: JobTotal, now: number): Promise<void> {
  const before = await jobTotalOf(tx, saveId)
  if (before?.total === total) {
    await tx.updateTable('job_totals').set({ settled_at: usedUpTo }).where('save_id', '=', saveId).execute()
    return
  }
  const row = { total, reached_at: now, settled_at: usedUpTo }
  await tx
    .insertInto('job_totals')
    .values({ save_id: saveId, ...row })
    .onConflict((conflict) => conflict.column('save_id').doUpdateSet(row))
    .execute()
}

const highest = prepared<{ count: number }, Pick<JobTotal, 'saveId' | 'total'>>((tx, place) =>
  tx
    .selectFrom('job_totals')
    .select(['save_id as saveId', 'total'])
    .orderBy('total', 'desc')
    .orderBy('reached_at')
    .orderBy('save_id')
    .limit(place('count')),
)

/** The highest totals; of equal ones, the earlier first. */
export const highestJobTotals = (tx: Tx, count: number): Promise<readonly Pick<JobTotal, 'saveId' | 'total'>[]> => highest(tx, { count })
