import { type Refusal, refuse } from '../../http/refusal.ts'
import type { AttemptLimits } from '../../security/attempt-limits.ts'
import { hashPassword, isPassword, NOBODYS_HASH } from '../../security/passwords.ts'
import type { Store, Tx } from '../../store/store.ts'
import { changePasswordHash, findUser, findUserByEmail, type User } from '../../store/users.ts'
import { deleteOtherSessions } from '../../store/sessions.ts'

/** What an address may be made of: whatever else is typed has no account. */
const LOOKABLE = /^[\x21-\x7e]+$/

interface Attempt {
  readonly email: string
  readonly password: string
  readonly address: string
  readonly now: number
}

export class AccountService {
  readonly #store: Store
  readonly #limits: AttemptLimits

  constructor(store: Store, limits: AttemptLimits) {
    this.#store = store
    this.#limits = limits
  }

  /** An unknown address and a wrong password look and take the same. */
  async checkLogin({ email, password, address, now }: Attempt): Promise<User | Refusal<'badLogin' | 'tooManyLogins'>> {
    const wanted = email.normalize('NFC').trim().toLowerCase()
    const over = await this.#limits.login(address, wanted, now)
    if (over) return over
    const user = LOOKABLE.test(wanted) ? await this.#store.read((tx) => findUserByEmail(tx, wanted)) : null
    const matches = await isPassword(password, user?.passwordHash ?? NOBODYS_HASH)
    return user && matches ? user : refuse('badLogin')
  }

  /** For what a signed-in user must confirm with the password. */
  async checkPassword(
    userId: number,
    attempt: Omit<Attempt, 'email'>,
  ): Promise<User | Refusal<'wrongPassword' | 'tooManyLogins' | 'signedOut'>> {
    const user = await this.#store.read((tx) => findUser(tx, userId))
    if (!user) return refuse('signedOut')
    const over = await this.#limits.login(attempt.address, user.email, attempt.now)
    if (over) return over
    return (await isPassword(attempt.password, user.passwordHash)) ? user : refuse('wrongPassword')
  }

  hash(password: string): Promise<string> {
    return hashPassword(password)
  }
}

/** The password that was checked may have changed since: then the check counts for nothing. */
export async function isStill(tx: Tx, { id, passwordHash }: User): Promise<boolean> {
  return (await findUser(tx, id))?.passwordHash === passwordHash
}

export async function changePassword(tx: Tx, user: User, passwordHash: string, tokenHash: string): Promise<void> {
  await changePasswordHash(tx, user.id, passwordHash)
  await deleteOtherSessions(tx, user.id, tokenHash)
}
