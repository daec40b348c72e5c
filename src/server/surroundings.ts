import { argon2, randomBytes, randomUUID } from 'node:crypto'
import { setImmediate, setTimeout } from 'node:timers/promises'

/** What Argon2id makes a hash of, and at which cost. */
export interface HashInput {
  readonly message: string
  readonly nonce: Buffer
  /** In KiB. */
  readonly memory: number
  readonly passes: number
  readonly parallelism: number
  /** Of the hash, in bytes. */
  readonly tagLength: number
}

/**
 * Time, chance and waiting, as the server gets them. With others that depend on a seed the same calls have the same answers, byte by byte:
 * nothing that answers calls takes them from anywhere else (`surroundings.test.ts`).
 */
export interface Surroundings {
  /** Milliseconds since 1970; goes back when the machine's clock is set. */
  readonly clock: () => number
  /** Milliseconds since any moment; never goes back. */
  readonly elapsed: () => number
  /** Bytes that nobody can guess. */
  readonly bytes: (count: number) => Buffer
  readonly uuid: () => string
  readonly pause: (milliseconds: number) => Promise<void>
  /** Everything else that waits has had its turn. */
  readonly endOfTurn: () => Promise<void>
  readonly argon2id: (input: HashInput) => Promise<Buffer>
}

/** The machine's. */
export const REAL: Surroundings = {
  clock: Date.now,
  elapsed: () => performance.now(),
  bytes: randomBytes,
  uuid: randomUUID,
  pause: (milliseconds) => setTimeout(milliseconds),
  endOfTurn: () => setImmediate(),
  argon2id: (input) => {
    const { promise, resolve, reject } = Promise.withResolvers<Buffer>()
    argon2('argon2id', input, (error, tag) => (error ? reject(error) : resolve(tag)))
    return promise
  },
}
