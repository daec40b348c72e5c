import { sessionAges } from './http/session/session.ts'
import { deleteAttemptsBefore } from './store/rows/account/attempts.ts'
import { LINK_LIVES } from './mail/links.ts'
import { deleteLinksBefore } from './store/rows/account/mail/mailed-links.ts'
import { deleteChallengesBefore } from './store/rows/account/passkeys/challenges.ts'
import { deleteReceiptsBefore } from './store/rows/receipts.ts'
import { deleteExpiredSessions } from './store/rows/account/sessions.ts'
import type { Store } from './store/store.ts'

const HOUR = 3600 * 1000
const RECEIPTS_KEPT = 24 * HOUR
const ATTEMPTS_KEPT = HOUR
const CHALLENGES_KEPT = HOUR

/** Deletes expired receipts, attempts, challenges, mailed links and sessions. */
export async function deleteExpired(store: Store, now: number): Promise<void> {
  await store.write(async (tx) => {
    await deleteReceiptsBefore(tx, now - RECEIPTS_KEPT)
    await deleteAttemptsBefore(tx, now - ATTEMPTS_KEPT)
    await deleteLinksBefore(tx, now - Math.max(...Object.values(LINK_LIVES)))
    await deleteChallengesBefore(tx, now - CHALLENGES_KEPT)
    await deleteExpiredSessions(tx, sessionAges(now))
  })
}

/** Deletes what has expired shortly after the start and every hour. @param clock the server's, in ms since 1970. @returns a function that stops it. */
export function startHousekeeping(store: Store, clock: () => number, onFailure: (error: unknown) => void): () => void {
  const run = (): void => void deleteExpired(store, clock()).catch(onFailure)
  const first = setTimeout(run, 10_000)
  const timer = setInterval(run, HOUR)
  return () => {
    clearTimeout(first)
    clearInterval(timer)
  }
}
