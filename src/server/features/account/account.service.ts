import { type Refusal, refuse } from '../../refusal.ts'
import type { AttemptLimits } from '../../security/attempt-limits.ts'
import type { Passwords } from '../../security/passwords.ts'
import type { KnownDevices } from '../../security/known-devices.ts'
import type { Store, Tx } from '../../store/store.ts'
import { changePasswordHash, findUser, findUserByEmail, type User } from '../../store/rows/users.ts'
import { deleteReceiptsOf } from '../../store/rows/receipts.ts'
import { deleteOtherSessions, lockUser } from '../../store/rows/sessions.ts'

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

/** What accounts are judged with. */
export interface AccountMeans {
  readonly store: Store
  readonly attempts: AttemptLimits
  readonly devices: KnownDevices
  readonly passwords: Passwords
}

export class AccountService {
  readonly #means: AccountMeans

  constructor(means: AccountMeans) {
    this.#means = means
  }

  /** An unknown address and a wrong password look and take the same. */
  async checkLogin({ email, password, network, deviceCookie, now }: LoginAttempt): Promise<CheckedLogin | Refusal<LoginRefusal>> {
    const { store, attempts, devices, passwords } = this.#means
    const wanted = email.normalize('NFC').trim().toLowerCase()
    const user = LOOKABLE.test(wanted) ? await store.read((tx) => findUserByEmail(tx, wanted)) : null
    const device = user && devices.deviceOf(deviceCookie, user.id)
    const over = await attempts.login(network, device === null ? { account: wanted } : { device }, now)
    if (over) return over
    const matches = await passwords.isMatch(password, user?.passwordHash ?? passwords.unmatched)
    if (!user || !matches) return refuse('badLogin')
    if (user.isClosed) return refuse('accountClosed')
    return { user, newHash: passwords.isOutdated(user.passwordHash) ? await passwords.hash(password) : null }
  }

  /** For what a signed-in user must confirm with the password. */
  async checkPassword(
    userId: number,
    attempt: Pick<LoginAttempt, 'password' | 'network' | 'now'>,
  ): Promise<User | Refusal<'wrongPassword' | 'tooManyLogins' | 'signedOut'>> {
    const { store, attempts, passwords } = this.#means
    const user = await store.read((tx) => findUser(tx, userId))
    if (!user) return refuse('signedOut')
    const over = await attempts.login(attempt.network, { user: user.id }, attempt.now)
    if (over) return over
    return (await passwords.isMatch(attempt.password, user.passwordHash)) ? user : refuse('wrongPassword')
  }
}

/** Whether the password that was checked is still the user's, and the account open. Until the transaction ends it stays so. */
export async function isStill(tx: Tx, { id, passwordHash }: User): Promise<boolean> {
  await lockUser(tx, id)
  const user = await findUser(tx, id)
  return user !== null && !user.isClosed && user.passwordHash === passwordHash
}

export async function changePassword(tx: Tx, user: User, passwordHash: string, tokenHash: string): Promise<void> {
  await changePasswordHash(tx, user.id, passwordHash)
  await deleteOtherSessions(tx, user.id, tokenHash)
  await deleteReceiptsOf(tx, user.id)
}
