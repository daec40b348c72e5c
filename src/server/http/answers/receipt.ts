import { createCipheriv, createDecipheriv, createHash, createHmac } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { findReceipt, type Receipt, type ReceiptKey } from '../../store/rows/receipts.ts'
import { lockUser } from '../../store/rows/locks.ts'
import type { Tx } from '../../store/store.ts'
import type { Client } from '../calls/client.ts'
import { hashOf } from '../session/cookies.ts'
import { Refusal, refuse } from '../../refusal.ts'
import type { Surroundings } from '../../surroundings.ts'

/**
 * A writing call may carry an `Idempotency-Key`. Its answer is stored as a receipt, in the transaction that makes the change, and for 24 hours
 * the same key gets that answer again without anything being done, also where it was a refusal or changed nothing: a copy that comes late
 * does nothing new.
 *
 * - A key belongs to one session (before sign-in: to one CSRF cookie), one URL and one body. With another URL or body it is refused.
 * - A caller who is not signed in gets no receipt where one must be, but that of a new password, whose first answer ended the session that it was
 *   sent in. A user's receipts end with logout, another new password, the ending of sessions and the account.
 * - Refusals with 401, 419, 429 and 5xx leave no receipt, nor does a refusal of a visitor, to whom no receipt could belong: the same call sent
 *   again is judged anew.
 * - Registration, login and recovery come without a session, so anybody who holds the CSRF cookie, the key and the same body may repeat them: the
 *   answer is given again, with a new session. That is only what the password in the body would open anyhow, since the receipt ends with a new
 *   password and with the account; from then on (and after logout) the same call is judged anew: a login by its password, a registration by
 *   whether the address is free. A client that did receive its first answer has a session, and its repeated registration is refused with 409.
 * - A sign-in by a passkey is repeated in the same way, but for five minutes only: its body opens nothing by itself, since its challenge has been
 *   answered. The removal of a passkey ends the user's receipts.
 */
export interface IdempotencyKey extends ReceiptKey {
  readonly fingerprint: string
}

const KEY_LENGTH_MOST = 64

/** @param isGuarded the body carries its own guard against being done twice, and needs no receipt. */
export function keyOf(request: FastifyRequest, client: Client, isGuarded: boolean): IdempotencyKey | null {
  const key = request.headers['idempotency-key']
  if (typeof key !== 'string' || key === '' || (isGuarded && key.length <= KEY_LENGTH_MOST)) return null
  const { sessionHash, csrfCookie } = client
  // Bodies may hold passwords. The database knows the tokens as hashes only, so nobody can try passwords on a stolen fingerprint.
  const fingerprint = createHmac('sha256', secretOf(client))
    .update(`${request.method} ${request.url}\n${JSON.stringify(request.body ?? null)}`)
    .digest('base64url')
  return { scope: sessionHash ?? hashOf(`visitor|${csrfCookie ?? ''}`), key, fingerprint }
}

/** What a client holds and the database knows as a hash only. */
const secretOf = ({ sessionToken, csrfCookie }: Client): string => sessionToken ?? csrfCookie ?? ''

const SEALED = 'sealed:'
const CIPHER = 'aes-256-gcm'
const NONCE_LENGTH = 12
const TAG_LENGTH = 16
const sealingKey = (client: Client): Buffer =>
  createHash('sha256')
    .update(`receipt|${secretOf(client)}`)
    .digest()

/** A body that only the client that it was sent to can have unsealed. */
export function sealed(body: string, client: Client, bytes: Surroundings['bytes']): string {
  const nonce = bytes(NONCE_LENGTH)
  const cipher = createCipheriv(CIPHER, sealingKey(client), nonce)
  const text = Buffer.concat([cipher.update(body), cipher.final()])
  return SEALED + Buffer.concat([nonce, cipher.getAuthTag(), text]).toString('base64url')
}

/** The body as it was sent, sealed or not. */
export function unsealed(body: string, client: Client): string {
  if (!body.startsWith(SEALED)) return body
  const bytes = Buffer.from(body.slice(SEALED.length), 'base64url')
  const decipher = createDecipheriv(CIPHER, sealingKey(client), bytes.subarray(0, NONCE_LENGTH))
  decipher.setAuthTag(bytes.subarray(NONCE_LENGTH, NONCE_LENGTH + TAG_LENGTH))
  return Buffer.concat([decipher.update(bytes.subarray(NONCE_LENGTH + TAG_LENGTH)), decipher.final()]).toString()
}

/** The receipt of the same request; null when there is none. */
export async function receiptFor(tx: Tx, key: IdempotencyKey | null): Promise<Receipt | Refusal<'badKey'> | null> {
  if (key === null) return null
  if (key.key.length > KEY_LENGTH_MOST) return refuse('badKey')
  const receipt = await findReceipt(tx, key)
  return receipt === null || receipt.fingerprint === key.fingerprint ? receipt : refuse('badKey')
}

/** The receipt of a request that was sent before, within a writing transaction, which may open a session for the receipt's user. */
export async function receiptToRepeat(tx: Tx, key: IdempotencyKey | null): Promise<Receipt | Refusal<'badKey'> | null> {
  const receipt = await receiptFor(tx, key)
  if (receipt === null || receipt instanceof Refusal || !receipt.signsIn) return receipt
  // A new password is set under this lock: either it has deleted the receipt by now, or it will end the session that is opened.
  await lockUser(tx, receipt.userId)
  return receiptFor(tx, key)
}
