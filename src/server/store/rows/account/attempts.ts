import { sql } from 'kysely'
import type { Tx } from '../../store.ts'

/** @returns how many attempts of `subject` are counted in the window that began at `windowStart`. */
export async function attemptsOf(tx: Tx, subject: string, windowStart: number): Promise<number> {
  const row = await tx
    .selectFrom('attempts')
    .select('count')
    .where('subject', '=', subject)
    .where('window_start', '=', windowStart)
    .executeTakeFirst()
  return row?.count ?? 0
}

/** Counts one more attempt of `subject` in the window that began at `windowStart`. @returns how many it makes. */
export async function countAttempt(tx: Tx, subject: string, windowStart: number): Promise<number> {
  const { count } = await tx
    .insertInto('attempts')
    .values({ subject, window_start: windowStart, count: 1 })
    .onConflict((conflict) => conflict.columns(['subject', 'window_start']).doUpdateSet({ count: sql<number>`attempts.count + 1` }))
    .returning('count')
    .executeTakeFirstOrThrow()
  return count
}

export async function deleteAttemptsBefore(tx: Tx, time: number): Promise<void> {
  await tx.deleteFrom('attempts').where('window_start', '<', time).execute()
}
