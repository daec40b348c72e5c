import type { Assertion, Attestation, CreationOptions, RequestOptions } from '../../../../contract/account/passkeys.ts'
import { PASSKEYS_MOST } from '../../../../rules/input-limits.ts'
import { hashOf } from '../../../http/session/cookies.ts'
import { Refusal, refuse } from '../../../refusal.ts'
import type { AttemptLimits, Trier } from '../../../security/attempt-limits.ts'
import type { RelyingParty } from '../../../security/relying-party.ts'
import type { ChallengePurpose } from '../../../store/database.ts'
import { type Challenge, deleteChallenge, findChallenge, insertChallenge } from '../../../store/rows/account/passkeys/challenges.ts'
import { findPasskey, insertPasskey, notePasskeyUse, type Passkey, passkeysOf } from '../../../store/rows/account/passkeys/passkeys.ts'
import type { User } from '../../../store/rows/account/users.ts'
import { lockUser } from '../../../store/rows/locks.ts'
import type { Store, Tx } from '../../../store/store.ts'
import type { Surroundings } from '../../../surroundings.ts'
import { ALGORITHMS, challengeIn, verifyAssertion, verifyAttestation } from './verify.ts'

/** How long a challenge may be answered, in ms. */
export const CHALLENGE_LIFE = 5 * 60 * 1000

/** What passkeys are judged with. */
export interface PasskeyMeans {
  readonly store: Store
  readonly attempts: AttemptLimits
  readonly bytes: Surroundings['bytes']
  /** null: there are no passkeys here. */
  readonly party: RelyingParty | null
}

/** The answer to a challenge holds; the challenge is still to be taken, with `use` or `keep`. */
interface Answered {
  readonly challengeHash: string
}

/** A passkey of this user has answered. */
export interface AnsweredPasskey extends Answered {
  readonly userId: number
  readonly credentialId: string
  readonly counter: number
}

/** A passkey was made. */
interface AnsweredMaking extends Answered {
  readonly credentialId: string
  readonly publicKey: string
  readonly counter: number
}

type AnswerRefusal = 'badPasskey' | 'passkeyTooLate' | 'passkeyGone' | 'passkeyCopied' | 'passkeysAway'

/**
 * Makes challenges and judges what answers them. The hash of a challenge is kept in the database, so that any server may judge, and deleted when it was answered,
 * rightly or wrongly.
 */
export class PasskeyService {
  readonly #means: PasskeyMeans

  constructor(means: PasskeyMeans) {
    this.#means = means
  }

  /** Counts with the tries of passwords, so that nobody fills the database with challenges. @param who null: nobody knows yet. */
  over(network: string, who: Trier | null, now: number): Promise<Refusal<'tooManyLogins'> | null> {
    return this.#means.attempts.countLogin(network, who, now)
  }

  /** @param user whose passkey shall be made. */
  async beginMaking(tx: Tx, user: User, now: number): Promise<CreationOptions | Refusal<'tooManyPasskeys' | 'passkeysAway'>> {
    const { party } = this.#means
    if (party === null) return refuse('passkeysAway')
    const passkeys = await passkeysOf(tx, user.id)
    if (passkeys.length >= PASSKEYS_MOST) return refuse('tooManyPasskeys')
    return {
      challenge: await this.#newChallenge(tx, 'making', user.id, now),
      rp: { id: party.id, name: '影あかり' },
      user: { id: handleOf(user.id), name: user.email, displayName: user.name },
      pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
      timeout: CHALLENGE_LIFE,
      attestation: 'none',
      excludeCredentials: passkeys.map(listed),
      authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
    }
  }

  async beginConfirming(tx: Tx, userId: number, now: number): Promise<RequestOptions | Refusal<'passkeyGone' | 'passkeysAway'>> {
    const { party } = this.#means
    if (party === null) return refuse('passkeysAway')
    const passkeys = await passkeysOf(tx, userId)
    if (passkeys.length === 0) return refuse('passkeyGone')
    return requestFor(party, await this.#newChallenge(tx, 'confirming', userId, now), passkeys)
  }

  /** Whoever signs in chooses among all passkeys that the browser knows for this place. */
  async beginSigningIn(tx: Tx, now: number): Promise<RequestOptions | Refusal<'passkeysAway'>> {
    const { party } = this.#means
    if (party === null) return refuse('passkeysAway')
    return requestFor(party, await this.#newChallenge(tx, 'signing in', null, now), [])
  }

  async checkMaking(
    attestation: Attestation,
    userId: number,
    now: number,
  ): Promise<AnsweredMaking | Refusal<'badPasskey' | 'passkeyTooLate' | 'passkeysAway'>> {
    const found = await this.#challengeOf(attestation, { purpose: 'making', userId, now })
    if (found instanceof Refusal) return found
    const made = await verifyAttestation(attestation, found)
    return made === null ? this.#refuseAnswer(found, refuse('badPasskey')) : { ...made, challengeHash: found.hash }
  }

  /** @param userId whose passkey it must be; null: anybody's. The refusal tells the log whose was tried. */
  async checkAnswer(assertion: Assertion, userId: number | null, now: number): Promise<AnsweredPasskey | Refusal<AnswerRefusal>> {
    const purpose = userId === null ? 'signing in' : 'confirming'
    const found = await this.#challengeOf(assertion, { purpose, userId, now })
    if (found instanceof Refusal) return found
    const passkey = await this.#means.store.read((tx) => findPasskey(tx, assertion.id))
    if (passkey === null) return this.#refuseAnswer(found, refuse('passkeyGone'))
    if (!isHolder(assertion, passkey, userId)) return this.#refuseAnswer(found, tried(passkey, 'badPasskey'))
    const counter = await verifyAssertion(assertion, { ...found, publicKey: passkey.publicKey })
    if (counter === null) return this.#refuseAnswer(found, tried(passkey, 'badPasskey'))
    if (!isAhead(counter, passkey)) return this.#refuseAnswer(found, tried(passkey, 'passkeyCopied'))
    return { challengeHash: found.hash, userId: passkey.userId, credentialId: passkey.credentialId, counter }
  }

  /** Takes the challenge and keeps the passkey, in the transaction that has locked its user. @param name null: none was given. */
  async keep(
    tx: Tx,
    { challengeHash, ...made }: AnsweredMaking,
    { userId, name, now }: { readonly userId: number; readonly name: string; readonly now: number },
  ): Promise<Refusal<'passkeyTooLate' | 'tooManyPasskeys' | 'passkeyKnown'> | null> {
    if (!(await deleteChallenge(tx, challengeHash))) return refuse('passkeyTooLate')
    if ((await passkeysOf(tx, userId)).length >= PASSKEYS_MOST) return refuse('tooManyPasskeys')
    return (await insertPasskey(tx, { ...made, userId, name }, now)) ? null : refuse('passkeyKnown')
  }

  /** Takes the challenge and locks the user. Until the transaction ends the passkey stays theirs. */
  async use(tx: Tx, answered: AnsweredPasskey, now: number): Promise<Refusal<'passkeyTooLate' | 'passkeyGone' | 'passkeyCopied'> | null> {
    await lockUser(tx, answered.userId)
    if (!(await deleteChallenge(tx, answered.challengeHash))) return refuse('passkeyTooLate')
    const passkey = await findPasskey(tx, answered.credentialId)
    if (passkey === null) return refuse('passkeyGone')
    if (!isAhead(answered.counter, passkey)) return tried(passkey, 'passkeyCopied')
    await notePasskeyUse(tx, passkey.id, answered.counter, now)
    return null
  }

  async #newChallenge(tx: Tx, purpose: ChallengePurpose, userId: number | null, now: number): Promise<string> {
    const challenge = this.#means.bytes(32).toString('base64url')
    await insertChallenge(tx, { hash: hashOf(challenge), purpose, userId, createdAt: now })
    return challenge
  }

  async #challengeOf(
    answer: Assertion | Attestation,
    { purpose, userId, now }: Pick<Challenge, 'purpose' | 'userId'> & { readonly now: number },
  ): Promise<OpenChallenge | Refusal<'badPasskey' | 'passkeyTooLate' | 'passkeysAway'>> {
    const { party, store } = this.#means
    if (party === null) return refuse('passkeysAway')
    const challenge = challengeIn(answer)
    if (challenge === null) return refuse('badPasskey')
    const found = await store.read((tx) => findChallenge(tx, hashOf(challenge)))
    const isOpen = found?.purpose === purpose && found.userId === userId && now - found.createdAt <= CHALLENGE_LIFE
    return isOpen ? { party, challenge, hash: found.hash } : refuse('passkeyTooLate')
  }

  /** A challenge that was answered wrongly is not answered again. */
  async #refuseAnswer<Code extends string>({ hash }: OpenChallenge, refusal: Refusal<Code>): Promise<Refusal<Code>> {
    await this.#means.store.write((tx) => deleteChallenge(tx, hash))
    return refusal
  }
}

interface OpenChallenge {
  readonly party: RelyingParty
  readonly challenge: string
  readonly hash: string
}

/** What authenticators know a user by: nothing that tells anybody else who it is. */
const handleOf = (userId: number): string => hashOf(`passkey|${userId}`)

const requestFor = (party: RelyingParty, challenge: string, passkeys: readonly Passkey[]): RequestOptions => ({
  challenge,
  rpId: party.id,
  timeout: CHALLENGE_LIFE,
  userVerification: 'required',
  allowCredentials: passkeys.map(listed),
})

const listed = ({ credentialId }: Passkey) => ({ type: 'public-key', id: credentialId }) as const

const tried = <const Code extends 'badPasskey' | 'passkeyCopied'>({ userId }: Passkey, code: Code): Refusal<Code> =>
  new Refusal(code, { userId })

/** Who signs in is known by the passkey alone, so that the authenticator must name its user. */
function isHolder({ response: { userHandle } }: Assertion, passkey: Passkey, userId: number | null): boolean {
  if (userId !== null && passkey.userId !== userId) return false
  return userHandle === handleOf(passkey.userId) || (userId !== null && (userHandle ?? null) === null)
}

/** An authenticator that counts never says a number twice, so that one of two with the same passkey is a copy. */
const isAhead = (counter: number, passkey: Passkey): boolean => (counter === 0 && passkey.counter === 0) || counter > passkey.counter
