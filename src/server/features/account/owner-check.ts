import type { Assertion } from '../../../contract/account/passkeys.ts'
import { Refusal, refuse } from '../../refusal.ts'
import { findUser, type User } from '../../store/rows/account/users.ts'
import type { Store, Tx } from '../../store/store.ts'
import { type AccountService, isStillValid } from './account.service.ts'
import type { AnsweredPasskey, PasskeyService } from './passkeys/passkeys.service.ts'

/** With which a signed-in user confirms a deed. */
interface Proof {
  readonly password?: string | undefined
  /** Instead of the password. */
  readonly passkey?: Assertion | undefined
}

/** A user who has confirmed a deed. */
export interface Owner {
  readonly user: User
  /** The passkey that has confirmed it; null: it was the password. */
  readonly passkey: AnsweredPasskey | null
}

/** Confirms a deed of a signed-in user: by the password, or by a passkey for whoever has forgotten it. */
export class OwnerCheck {
  readonly #store: Store
  readonly #passwords: AccountService
  readonly #passkeys: PasskeyService

  constructor(store: Store, passwords: AccountService, passkeys: PasskeyService) {
    this.#store = store
    this.#passwords = passwords
    this.#passkeys = passkeys
  }

  /** A passkey's try was counted when it was asked for. */
  async check(userId: number, { password = '', passkey }: Proof, { network, now }: { readonly network: string; readonly now: number }) {
    if (passkey === undefined) {
      const user = await this.#passwords.checkPassword(userId, { password, network, now })
      return user instanceof Refusal ? user : { user, passkey: null }
    }
    const answered = await this.#passkeys.checkAnswer(passkey, userId, now)
    if (answered instanceof Refusal) return answered
    const user = await this.#store.read((tx) => findUser(tx, userId))
    return user === null ? refuse('signedOut') : { user, passkey: answered }
  }

  /** Why the deed is no longer confirmed; null while it is. The answer holds until the transaction ends. */
  async refusalOf(tx: Tx, { user, passkey }: Owner, now: number) {
    const refused = passkey && (await this.#passkeys.use(tx, passkey, now))
    if (refused) return refused
    return (await isStillValid(tx, user)) ? null : refuse('wrongPassword')
  }
}
