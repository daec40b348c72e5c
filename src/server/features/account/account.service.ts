import { Refusal, refuse } from '../../refusal.ts'
import type { AttemptLimits } from '../../security/attempt-limits.ts'
import type { Passwords } from '../../security/passwords/passwords.ts'
import type { KnownDevices } from '../../security/known-devices.ts'
import { recoveryHashOf } from '../../store/rows/account/recovery-codes.ts'
import type { Store, Tx } from '../../store/store.ts'
import type { Surroundings } from '../../surroundings.ts'
import { typedRecoveryCode } from '../../security/passwords/recovery-code.ts'
import { changePasswordHash, findUser, findUserByEmail, type User } from '../../store/rows/account/users.ts'
import { deleteLinks } from '../../store/rows/account/mail/mailed-links.ts'
import { deleteReceiptsOf } from '../../store/rows/receipts.ts'
import { lockUser } from '../../store/rows/locks.ts'
import { deleteSessionsOf } from '../../store/rows/account/sessions.ts'

/** An id that no user has. */
const NOBODY = 0

/** What an address may be made of: whatever else is typed has no account. */
const LOOKABLE = /^[\x21-\x7e]+$/

interface LoginAttempt {
  readonly email: string
  readonly password: string
  readonly network: string
  readonly deviceCookie: string | null
  readonly now: number
}

/** The password is the user's. */
interface CheckedLogin {
  readonly user: User
  /** The password at today's cost, when the stored hash was made at another; else null. */
  readonly newHash: string | null
}

type LoginRefusal = 'badLogin' | 'accountClosed' | 'tooManyLogins'
type RecoveryAttempt = Omit<LoginAttempt, 'password'> & { readonly code: string }

/** The recovery code is the user's. */
export type RecoveringUser = User & { readonly recoveryHash: string }

/** What accounts are judged with. */
export interface AccountMeans {
  readonly store: Store
  readonly attempts: AttemptLimits
  readonly devices: KnownDevices
  readonly passwords: Passwords
  readonly bytes: Surroundings['bytes']
  /** Whether letters are sent. */
  readonly hasMail: boolean
}

export class AccountService {
  readonly #means: AccountMeans

  constructor(means: AccountMeans) {
    this.#means = means
  }

  /** An unknown address and a wrong password look and take the same. */
  async checkLogin({ password, ...attempt }: LoginAttempt): Promise<CheckedLogin | Refusal<LoginRefusal>> {
    const { passwords } = this.#means
    const user = await this.#userToTry(attempt)
    if (user instanceof Refusal) return user
    const matches = await passwords.isMatch(password, user?.passwordHash ?? passwords.unmatched)
    if (!user || !matches) return tried(user, refuse('badLogin'))
    if (user.isClosed) return tried(user, refuse('accountClosed'))
    return { user, newHash: passwords.isOutdated(user.passwordHash) ? await passwords.hash(password) : null }
  }

  /** An unknown address, a user without a code and a wrong code look and take the same; the tries count as those of the password do. */
  async checkRecovery({
    code,
    ...attempt
  }: RecoveryAttempt): Promise<RecoveringUser | Refusal<'badRecovery' | 'accountClosed' | 'tooManyLogins'>> {
    const { store, passwords } = this.#means
    const user = await this.#userToTry(attempt)
    if (user instanceof Refusal) return user
    const recoveryHash = await store.read((tx) => recoveryHashOf(tx, user?.id ?? NOBODY))
    const matches = await passwords.isMatch(typedRecoveryCode(code) ?? '', recoveryHash ?? passwords.unmatched)
    if (!user || recoveryHash === null || !matches) return tried(user, refuse('badRecovery'))
    return user.isClosed ? tried(user, refuse('accountClosed')) : { ...user, recoveryHash }
  }

  /** The user with this address, or null, unless it was tried too often. */
  async #userToTry({ email, network, deviceCookie, now }: Omit<LoginAttempt, 'password'>): Promise<User | null | Refusal<'tooManyLogins'>> {
    const { store, attempts, devices } = this.#means
    const wanted = email.normalize('NFC').trim().toLowerCase()
    const user = LOOKABLE.test(wanted) ? await store.read((tx) => findUserByEmail(tx, wanted)) : null
    const device = user && devices.deviceOf(deviceCookie, user.id)
    const over = await attempts.countLogin(network, device === null ? { account: wanted } : { device }, now)
    return over ? tried(user, over) : user
  }

  /** For what a signed-in user must confirm with the password. */
  async checkPassword(
    userId: number,
    attempt: Pick<LoginAttempt, 'password' | 'network' | 'now'>,
  ): Promise<User | Refusal<'wrongPassword' | 'tooManyLogins' | 'signedOut'>> {
    const { store, attempts, passwords } = this.#means
    const user = await store.read((tx) => findUser(tx, userId))
    if (!user) return refuse('signedOut')
    const over = await attempts.countLogin(attempt.network, { user: user.id }, attempt.now)
    if (over) return tried(user, over)
    return (await passwords.isMatch(attempt.password, user.passwordHash)) ? user : tried(user, refuse('wrongPassword'))
  }
}

/** Names the account that was tried, for the log. */
const tried = <Code extends string>(user: User | null, refusal: Refusal<Code>): Refusal<Code> => refusal.with({ userId: user?.id ?? null })

/** Whether the password that was checked is still the user's, and the account open. The answer holds until the transaction ends. */
export async function isStillValid(tx: Tx, { id, passwordHash }: User): Promise<boolean> {
  await lockUser(tx, id)
  const user = await findUser(tx, id)
  return user !== null && !user.isClosed && user.passwordHash === passwordHash
}

/** Sets a new password, which ends all sessions, receipts and mailed links of the user. */
export async function setPassword(tx: Tx, userId: number, passwordHash: string): Promise<void> {
  await changePasswordHash(tx, userId, passwordHash)
  await deleteLinks(tx, { userId, purpose: 'reset' })
  await deleteSessionsOf(tx, userId)
  await deleteReceiptsOf(tx, userId)
}
