import { oldestUsefulSession } from './http/caller.ts'
import { deleteAttemptsBefore } from './store/attempts.ts'
import { deleteReceiptsBefore } from './store/receipts.ts'
import { deleteSessionsBefore } from './store/sessions.ts'
import type { Store } from './store/store.ts'

const HOUR = 3600 * 1000
const RECEIPTS_KEPT = 24 * HOUR
const ATTEMPTS_KEPT = HOUR

/** Throws away what has run out. */
export async function tidy(store: Store, now: number): Promise<void> {
  await store.write(async (tx) => {
    await deleteReceiptsBefore(tx, now - RECEIPTS_KEPT)
    await deleteAttemptsBefore(tx, now - ATTEMPTS_KEPT)
    await deleteSessionsBefore(tx, oldestUsefulSession(now))
  })
}

/** Tidies now and every hour. @returns how to stop. */
export function startHousekeeping(store: Store, onFailure: (error: unknown) => void): () => void {
  const run = (): void => void tidy(store, Date.now()).catch(onFailure)
  const first = setTimeout(run, 10_000)
  const timer = setInterval(run, HOUR)
  return () => {
    clearTimeout(first)
    clearInterval(timer)
  }
}
