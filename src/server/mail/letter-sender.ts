import { letterTexts } from '../../content/mail/letters.ts'
import { isSampleAddress } from '../../rules/town/quick-account.ts'
import { isConfirmed } from '../store/rows/account/mail/confirmed-addresses.ts'
import { deleteLetter, hasDueLetter, type Letter, takeDueLetter } from '../store/rows/account/mail/letters.ts'
import { setLink } from '../store/rows/account/mail/mailed-links.ts'
import { findUserByEmail } from '../store/rows/account/users.ts'
import type { Store, Tx } from '../store/store.ts'
import type { Surroundings } from '../surroundings.ts'
import { newLink, pageAddress } from './links.ts'
import type { Mailer, Message } from './mailer.ts'

const LOOK_EVERY = 1_000
const MINUTE = 60 * 1000
/** After each try, how long until the next; after the last one the letter is given up. */
const RETRY_WAITS = [1, 3, 10, 15].map((minutes) => minutes * MINUTE)

interface SenderMeans extends Pick<Surroundings, 'clock' | 'bytes'> {
  readonly store: Store
  readonly mailer: Mailer
  readonly publicUrl: string
  /** The letter is tried again, four times in all. */
  readonly onFailure: (error: unknown) => void
}

/** Sends the letters that wait in the database: any number of servers may do so, and one that stops loses none. */
export class LetterSender {
  readonly #means: SenderMeans
  #timer: NodeJS.Timeout | null = null
  #isStopped = false
  #running: Promise<void> = Promise.resolve()

  constructor(means: SenderMeans) {
    this.#means = means
  }

  start(): void {
    this.#timer = setTimeout(() => {
      this.#running = this.sendDue()
        .catch((error: unknown) => this.#means.onFailure(error))
        .finally(() => {
          if (!this.#isStopped) this.start()
        })
    }, LOOK_EVERY)
  }

  /** Waits for the letter that is being sent; those that are due stay for another server, or the next start. */
  async stop(): Promise<void> {
    this.#isStopped = true
    if (this.#timer !== null) clearTimeout(this.#timer)
    await this.#running
    this.#means.mailer.close()
  }

  /** Sends all that are due, one after the other. */
  async sendDue(): Promise<void> {
    const { store, clock } = this.#means
    while (!this.#isStopped && (await store.read((tx) => hasDueLetter(tx, clock())))) {
      const now = clock()
      const letter = await store.write((tx) => takeDueLetter(tx, now, (tries) => now + (RETRY_WAITS[tries] ?? MINUTE)))
      if (letter !== null) await this.#send(letter)
    }
  }

  async #send(letter: Letter): Promise<void> {
    const { store, mailer, onFailure } = this.#means
    try {
      const message = await store.write((tx) => this.#compose(tx, letter))
      if (message !== null) await mailer.send(message)
    } catch (error) {
      onFailure(error)
      if (letter.tries + 1 < RETRY_WAITS.length) return
    }
    await store.write((tx) => deleteLetter(tx, letter.id))
  }

  /** @returns null when there is nobody to write to, as for an address without an account. */
  async #compose(tx: Tx, { kind, address }: Letter): Promise<Message | null> {
    const { bytes, clock, publicUrl } = this.#means
    if (isSampleAddress(address)) return null
    const user = await findUserByEmail(tx, address)
    if (user === null || user.isClosed) return null
    const isKnown = await isConfirmed(tx, user.id)
    // A stranger may own an address that nobody has confirmed: nothing is told there but what its reader can do.
    const isWanted = { reset: true, confirm: !isKnown, newPassword: isKnown, newPasskey: isKnown }[kind]
    if (!isWanted) return null
    if (kind === 'newPassword' || kind === 'newPasskey')
      return { to: address, ...letterTexts[kind](user.name, pageAddress(publicUrl, 'login')) }
    const link = newLink(kind, publicUrl, bytes)
    await setLink(tx, user.id, kind, link.tokenHash, clock())
    return { to: address, ...letterTexts[kind](user.name, link.address) }
  }
}
