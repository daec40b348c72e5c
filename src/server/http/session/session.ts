import type { Access } from '../../../contract/endpoint.ts'
import { deleteSession, findSession, insertSession } from '../../store/rows/sessions.ts'
import type { Tx } from '../../store/store.ts'
import type { Client } from '../calls/client.ts'
import { hashOf, newSessionToken } from './cookies.ts'
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

/** A session expires when it has not been used for thirty days. */
const EXPIRES_AFTER = 30 * 24 * 3600 * 1000
/** How old the stored time of last use may become before it is written again. */
const TOUCH_AFTER = 3600 * 1000

/** Sessions that were last used before this time have expired. */
export const expiryLimit = (now: number): number => now - EXPIRES_AFTER

export const isStale = ({ lastSeenAt }: Caller, now: number): boolean => now - lastSeenAt > TOUCH_AFTER

export async function findCaller(tx: Tx, { sessionHash }: Client, now: number): Promise<Caller | null> {
  if (sessionHash === null) return null
  const session = await findSession(tx, sessionHash, expiryLimit(now))
  return session && { ...session, sessionHash }
}

/** Replaces the client's session, if there is one: a token is never used for two users. @returns the new token. */
export async function openSession(
  tx: Tx,
  userId: number,
  { sessionHash, isSecure }: Client,
  { now, bytes }: { readonly now: number; readonly bytes: Surroundings['bytes'] },
): Promise<string> {
  if (sessionHash !== null) await deleteSession(tx, sessionHash)
  const token = newSessionToken(isSecure, bytes)
  await insertSession(tx, hashOf(token), userId, now)
  return token
}

export const signedOutRefusal = (access: Access, caller: Caller | null): Refusal<'signedOut'> | null =>
  access !== 'anyone' && caller === null ? refuse('signedOut') : null

export const noSaveRefusal = (access: Access, caller: Caller | null): Refusal<'noSave'> | null =>
  access === 'save' && caller?.saveId === null ? refuse('noSave') : null
