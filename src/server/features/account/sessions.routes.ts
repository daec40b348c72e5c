import { account } from '../../../contract/account/account.ts'
import { confirmations } from '../../../content/text/refusals.ts'
import type { Routes } from '../../http/calls/routes.ts'
import { hashOf } from '../../http/session/cookies.ts'
import { sessionAges } from '../../http/session/session.ts'
import { refuse } from '../../refusal.ts'
import { deleteReceiptsOf } from '../../store/rows/receipts.ts'
import { deleteOtherSessions, deleteSession, sessionsOf } from '../../store/rows/account/sessions.ts'

/** What a session is called outside: the hash of its token is told to nobody. */
const idOf = (tokenHash: string): string => hashOf(`session|${tokenHash}`).slice(0, 16)

/** Ending a session ends the user's receipts too: those of a sign-in open one. */
export function registerSessions(routes: Routes): void {
  routes.read(account.sessions, async ({ tx, caller, now }) => {
    const sessions = await sessionsOf(tx, caller.userId, sessionAges(now))
    return sessions.map(({ tokenHash, browser, system, openedAt, lastSeenAt }) => ({
      id: idOf(tokenHash),
      browser,
      system,
      opened_at: openedAt,
      seen_at: lastSeenAt,
      is_current: tokenHash === caller.sessionHash,
    }))
  })

  routes.write(account.endSession, {
    event: 'sessions ended',
    handle: async ({ tx, caller, body, now }) => {
      const sessions = await sessionsOf(tx, caller.userId, sessionAges(now))
      const named = sessions.find(({ tokenHash }) => tokenHash !== caller.sessionHash && idOf(tokenHash) === body.id)
      if (named === undefined) return refuse('sessionGone')
      await deleteSession(tx, named.tokenHash)
      await deleteReceiptsOf(tx, caller.userId)
      return { message: confirmations.sessionEnded }
    },
  })

  routes.write(account.endOtherSessions, {
    event: 'sessions ended',
    handle: async ({ tx, caller }) => {
      await deleteOtherSessions(tx, caller.userId, caller.sessionHash)
      await deleteReceiptsOf(tx, caller.userId)
      return { message: confirmations.otherSessionsEnded }
    },
  })
}
