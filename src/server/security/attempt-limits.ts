import { hash } from 'node:crypto'
import { type Refusal, refuseFor } from '../refusal.ts'
import { attemptsOf, countAttempt } from '../store/rows/account/attempts.ts'
import type { Store } from '../store/store.ts'

const WINDOW = 10 * 60 * 1000
const SIGN_UPS_OF_ADDRESS = 30
const LOGINS_OF_ADDRESS = 20
const LOGINS_OF_ACCOUNT = 10
const LETTERS_FROM_NETWORK = 10
const LETTERS_TO_ADDRESS = 3

/** All strangers who try an account, one device that has signed in to it before, or its signed-in user. */
export type Trier = { readonly account: string } | { readonly device: string } | { readonly user: number }

/** Whose attempts are counted together, and how many are allowed in a window. */
interface Subject {
  readonly subject: string
  readonly most: number
}

/** Whether `isSo` holds for at least one item. They are asked one after the other, and the first that says yes ends it. */
async function some<Item>(items: readonly Item[], isSo: (item: Item) => Promise<boolean>): Promise<boolean> {
  for (const item of items) if (await isSo(item)) return true
  return false
}

/** Sign-ups, logins and letters, counted in the database: all servers count together. Addresses and e-mails are kept as hashes only. */
export class AttemptLimits {
  readonly #store: Store
  readonly #scale: number

  constructor(store: Store, scale: number) {
    this.#store = store
    this.#scale = scale
  }

  /** Counts a new account. */
  async countSignUp(network: string, now: number): Promise<Refusal<'tooManySignUps'> | null> {
    const wait = await this.#count([{ subject: `sign-up|${network}`, most: SIGN_UPS_OF_ADDRESS }], now)
    return wait === 0 ? null : refuseFor('tooManySignUps', wait)
  }

  /** Counts a letter that is asked for, alike whether or not there is an account with this e-mail address. */
  async countLetter(network: string, email: string, now: number): Promise<Refusal<'tooManyLetters'> | null> {
    const subjects = [
      { subject: `letter|${network}`, most: LETTERS_FROM_NETWORK },
      { subject: `letter-to|${email}`, most: LETTERS_TO_ADDRESS },
    ]
    const wait = await this.#count(subjects, now)
    return wait === 0 ? null : refuseFor('tooManyLetters', wait)
  }

  /** Counts a try of a password, wherever it is, or of a passkey. @param who whose tries are counted together, besides those of the address; null: nobody knows. */
  async countLogin(network: string, who: Trier | null, now: number): Promise<Refusal<'tooManyLogins'> | null> {
    const triers = Object.entries(who ?? {}).map(([kind, name]) => ({ subject: `${kind}|${name}`, most: LOGINS_OF_ACCOUNT }))
    const subjects = [{ subject: `login|${network}`, most: LOGINS_OF_ADDRESS }, ...triers]
    const wait = await this.#count(subjects, now)
    return wait === 0 ? null : refuseFor('tooManyLogins', wait)
  }

  /**
   * Counts the attempt for each subject, in their order, up to the first that is over its limit: an address that is refused counts for no account, so
   * that it can lock nobody out. Where a limit is reached already, nothing is written.
   * @returns the seconds to wait; 0 when no limit is passed.
   */
  async #count(subjects: readonly Subject[], now: number): Promise<number> {
    const start = now - (now % WINDOW)
    const limits = subjects.map(({ subject, most }) => ({ key: hash('sha256', subject, 'base64url'), most: most * this.#scale }))
    const isReached = await this.#store.read((tx) => some(limits, async ({ key, most }) => (await attemptsOf(tx, key, start)) >= most))
    const isOver =
      isReached || (await this.#store.write((tx) => some(limits, async ({ key, most }) => (await countAttempt(tx, key, start)) > most)))
    return isOver ? (start + WINDOW - now) / 1000 : 0
  }
}
