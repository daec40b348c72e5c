import type { Access } from '../../../contract/endpoint.ts'
import { deleteSession, findSession, insertSession, type SessionAges } from '../../store/rows/account/sessions.ts'
import type { Tx } from '../../store/store.ts'
import type { Client } from '../calls/client.ts'
import { hashOf, newSessionToken, SESSION_SECONDS } from './cookies.ts'
import { deviceOf } from './device.ts'
import { type Refusal, refuse } from '../../refusal.ts'
import type { Surroundings } from '../../surroundings.ts'

/** A signed-in user. */
export interface Caller {
  readonly userId: number
  readonly saveId: number | null
  readonly sessionHash: string
  readonly lastSeenAt: number
}

export interface CallerWithSave extends Caller {
  readonly saveId: number
}

/** Who may be calling an endpoint. */
export type CallerOf<A extends Access> = A extends 'anyone' ? Caller | null : A extends 'user' ? Caller : CallerWithSave

const DAY = 24 * 3600 * 1000
/** A session expires when it was not used for `SESSION_SECONDS`, and ninety days after it was opened, however often it is used. */
const EXPIRES_AFTER = 90 * DAY
/** How old the stored time of last use may become before it is written again. */
const TOUCH_AFTER = 3600 * 1000

export const sessionAges = (now: number): SessionAges => ({ openedSince: now - EXPIRES_AFTER, seenSince: now - SESSION_SECONDS * 1000 })

export const isStale = ({ lastSeenAt }: Caller, now: number): boolean => now - lastSeenAt > TOUCH_AFTER

export async function findCaller(tx: Tx, { sessionHash }: Client, now: number): Promise<Caller | null> {
  if (sessionHash === null) return null
  const session = await findSession(tx, sessionHash, sessionAges(now))
  if (session === null) return null
  const { userId, saveId, lastSeenAt } = session
  return { userId, saveId, lastSeenAt, sessionHash }
}

/** Replaces the client's session, if there is one: a token is never used for two users. @returns the new token. */
export async function openSession(
  tx: Tx,
  userId: number,
  { sessionHash, isSecure, userAgent }: Client,
  { now, bytes }: { readonly now: number; readonly bytes: Surroundings['bytes'] },
): Promise<string> {
  if (sessionHash !== null) await deleteSession(tx, sessionHash)
  const token = newSessionToken(isSecure, bytes)
  await insertSession(tx, hashOf(token), userId, { now, device: deviceOf(userAgent) })
  return token
}

export const signedOutRefusal = (access: Access, caller: Caller | null): Refusal<'signedOut'> | null =>
  access !== 'anyone' && caller === null ? refuse('signedOut') : null

export const noSaveRefusal = (access: Access, caller: Caller | null): Refusal<'noSave'> | null =>
  access === 'save' && caller?.saveId === null ? refuse('noSave') : null
