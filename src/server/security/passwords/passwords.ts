import { timingSafeEqual } from 'node:crypto'
import { type HashInput, REAL, type Surroundings } from '../../surroundings.ts'
import { MOST_WAITING, type QueueLoad, TaskQueue } from '../../work/task-queue.ts'

/** What one hash takes: `memory` in KiB, `passes` over it. */
export interface HashCost {
  readonly memory: number
  readonly passes: number
}

/**
 * Of the settings that OWASP holds equal, the one with one pass over 46 MB. The C library always gives blocks over 32 MB back to the system;
 * after 50 hashes of 19 MB in two passes, which take half the time, 115 MB stayed with the threads that had them.
 */
const COST: HashCost = { memory: 47_104, passes: 1 }

const PARALLELISM = 1
const TAG_LENGTH = 32
const NONCE_LENGTH = 16
const FORM = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/

interface PasswordOptions {
  /** The full one when left out; tests that need many hashes name a smaller one. */
  readonly cost?: HashCost
  readonly queue?: TaskQueue
  readonly surroundings?: Surroundings
}

/** Hashes passwords with Argon2id. */
export class Passwords {
  /** Matches no password; comparing with it takes as long as with any hash of this cost. */
  readonly unmatched: string
  readonly #cost: HashCost
  readonly #prefix: string
  readonly #queue: TaskQueue
  readonly #surroundings: Surroundings

  /** At the full cost each hash takes 46 MB while it runs, about 70 ms of one core; the last in the queue waits for some two seconds. */
  constructor({ cost = COST, queue = new TaskQueue({ atOnce: 2, waiting: MOST_WAITING }), surroundings = REAL }: PasswordOptions = {}) {
    this.#cost = cost
    this.#queue = queue
    this.#surroundings = surroundings
    this.#prefix = `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${PARALLELISM}$`
    this.unmatched = `${this.#prefix}${'A'.repeat(22)}$${NO_TAG}`
  }

  get load(): QueueLoad {
    return this.#queue.load()
  }

  /** @returns the hash with its cost written into it, in the usual form. @throws TooManyWaiting when the queue is full. */
  async hash(password: string): Promise<string> {
    const nonce = this.#surroundings.bytes(NONCE_LENGTH)
    const tag = await this.#tagOf({ message: password, nonce, ...this.#cost, parallelism: PARALLELISM, tagLength: TAG_LENGTH })
    return `${this.#prefix}${bare(nonce)}$${bare(tag)}`
  }

  /** Whether the hash was made of the password, at whatever cost. @throws TooManyWaiting when the queue is full. */
  async isMatch(password: string, hash: string): Promise<boolean> {
    const [, memory, passes, parallelism, nonce, tag] = FORM.exec(hash) ?? []
    if (nonce === undefined || tag === undefined) return false
    const expected = Buffer.from(tag, 'base64')
    const cost = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism), tagLength: expected.length }
    const given = await this.#tagOf({ message: password, nonce: Buffer.from(nonce, 'base64'), ...cost })
    return timingSafeEqual(given, expected)
  }

  /** Whether a hash was made at another cost: comparing with it takes another time than with `unmatched`. */
  isOutdated(hash: string): boolean {
    return !hash.startsWith(this.#prefix)
  }

  #tagOf(input: HashInput): Promise<Buffer> {
    return this.#queue.run(() => this.#surroundings.argon2id(input))
  }
}

const NO_TAG = 'A'.repeat(43)

/** Whether there is a password that the hash was made of: not of `unmatched`, at whatever cost. */
export const hasPassword = (hash: string): boolean => !hash.endsWith(`$${NO_TAG}`)

const bare = (bytes: Buffer): string => bytes.toString('base64').replaceAll('=', '')
