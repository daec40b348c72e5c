import type { FastifyRequest } from 'fastify'
import { findSession } from '../store/sessions.ts'
import type { Tx } from '../store/store.ts'
import { hashOf, readCookie, SESSION_COOKIE, TOKEN_COOKIE } from './cookies.ts'

/** What a request's cookies say, before anything is looked up. */
export interface Visitor {
  readonly sessionToken: string | null
  /** Hash of the session's token; null for visitors. */
  readonly tokenHash: string | null
  readonly csrfCookie: string | null
  readonly address: string
}

/** A signed-in user. */
export interface Caller {
  readonly userId: number
  readonly saveId: number | null
  readonly tokenHash: string
  readonly lastSeenAt: number
}

/** A signed-in user with a save. */
export interface Player extends Caller {
  readonly saveId: number
}

const IDLE_LIMIT = 30 * 24 * 3600 * 1000
/** How stale the time of last use may become before it is written. */
export const TOUCH_AFTER = 3600 * 1000

export function visitorOf(request: FastifyRequest): Visitor {
  const { cookie } = request.headers
  const sessionToken = readCookie(cookie, SESSION_COOKIE)
  return {
    sessionToken,
    tokenHash: sessionToken === null ? null : hashOf(sessionToken),
    csrfCookie: readCookie(cookie, TOKEN_COOKIE),
    address: request.ip,
  }
}

export async function findCaller(tx: Tx, { tokenHash }: Visitor, now: number): Promise<Caller | null> {
  if (tokenHash === null) return null
  const session = await findSession(tx, tokenHash, now - IDLE_LIMIT)
  return session && { ...session, tokenHash }
}

export const oldestUsefulSession = (now: number): number => now - IDLE_LIMIT
