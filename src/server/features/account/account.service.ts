import { type Refusal, refuse } from '../../refusal.ts'
import type { AttemptLimits } from '../../security/attempt-limits.ts'
import { hashPassword, isOutdated, isPassword, UNMATCHED_HASH } from '../../security/passwords.ts'
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

export class AccountService {
  readonly #store: Store
  readonly #limits: AttemptLimits
  readonly #devices: KnownDevices

  constructor(store: Store, limits: AttemptLimits, devices: KnownDevices) {
    this.#store = store
    this.#limits = limits
    this.#devices = devices
  }

  /** An unknown address and a wrong password look and take the same. */
  async checkLogin({ email, password, network, deviceCookie, now }: LoginAttempt): Promise<CheckedLogin | Refusal<LoginRefusal>> {
    const wanted = email.normalize('NFC').trim().toLowerCase()
    const user = LOOKABLE.test(wanted) ? await this.#store.read((tx) => findUserByEmail(tx, wanted)) : null
    const device = user && this.#devices.deviceOf(deviceCookie, user.id)
    const over = await this.#limits.login(network, device === null ? { account: wanted } : { device }, now)
    if (over) return over
    const matches = await isPassword(password, user?.passwordHash ?? UNMATCHED_HASH)
    if (!user || !matches) return refuse('badLogin')
    if (user.isClosed) return refuse('accountClosed')
    return { user, newHash: isOutdated(user.passwordHash) ? await hashPassword(password) : null }
  }

  /** For what a signed-in user must confirm with the password. */
  async checkPassword(
    userId: number,
    attempt: Pick<LoginAttempt, 'password' | 'network' | 'now'>,
  ): Promise<User | Refusal<'wrongPassword' | 'tooManyLogins' | 'signedOut'>> {
    const user = await this.#store.read((tx) => findUser(tx, userId))
    if (!user) return refuse('signedOut')
    const over = await this.#limits.login(attempt.network, { user: user.id }, attempt.now)
    if (over) return over
    return (await isPassword(attempt.password, user.passwordHash)) ? user : refuse('wrongPassword')
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
