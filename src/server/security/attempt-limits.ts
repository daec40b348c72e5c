import { hash } from 'node:crypto'
import { type Refusal, refuseFor } from '../refusal.ts'
import { countAttempt } from '../store/attempts.ts'
import type { Store } from '../store/store.ts'

const WINDOW = 10 * 60 * 1000
const SIGN_UPS_OF_ADDRESS = 30
const LOGINS_OF_ADDRESS = 20
const LOGINS_OF_ACCOUNT = 10

/** All strangers who try an account, one device that has signed in to it before, or its signed-in user. */
export type Trier = { readonly account: string } | { readonly device: string } | { readonly user: number }

/** Sign-ups and logins, counted in the database: all servers count together. Addresses and e-mails are kept as hashes only. */
export class AttemptLimits {
  readonly #store: Store
  readonly #scale: number

  constructor(store: Store, scale: number) {
    this.#store = store
    this.#scale = scale
  }

  async signUp(network: string, now: number): Promise<Refusal<'tooManySignUps'> | null> {
    const wait = await this.#count([{ subject: `sign-up|${network}`, most: SIGN_UPS_OF_ADDRESS }], now)
    return wait === 0 ? null : refuseFor(wait, 'tooManySignUps')
  }

  /** Also for the other places where a password is tried. @param who whose tries are counted together, besides those of the address. */
  async login(network: string, who: Trier, now: number): Promise<Refusal<'tooManyLogins'> | null> {
    const [[kind, name] = ['', '']] = Object.entries(who)
    const subjects = [
      { subject: `login|${network}`, most: LOGINS_OF_ADDRESS },
      { subject: `${kind}|${name}`, most: LOGINS_OF_ACCOUNT },
    ]
    const wait = await this.#count(subjects, now)
    return wait === 0 ? null : refuseFor(wait, 'tooManyLogins')
  }

  /** @returns the seconds to wait; 0 when no limit is passed. */
  async #count(subjects: readonly { readonly subject: string; readonly most: number }[], now: number): Promise<number> {
    const start = now - (now % WINDOW)
    const over = await this.#store.write(async (tx) => {
      let isOver = false
      for (const { subject, most } of subjects) {
        const count = await countAttempt(tx, hash('sha256', subject, 'base64url'), start)
        if (count > most * this.#scale) isOver = true
      }
      return isOver
    })
    return over ? (start + WINDOW - now) / 1000 : 0
  }
}
