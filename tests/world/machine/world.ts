import { createHash } from 'node:crypto'
import type { Surroundings } from '../../../src/server/surroundings.ts'
import { type Chance, chanceOf } from './chance.ts'

interface Scheduled {
  readonly at: number
  readonly order: number
  readonly run: () => void
}

/** Of the simulated time, in milliseconds since 1970. */
export const BEGINNING = Date.UTC(2026, 3, 1, 3)

/** In simulated milliseconds. */
const END_OF_TURN = 0.02
const HASHING = 70

/** Before time leaps so far, requests that are read in several macrotasks are let through, or clients would give up on a server that is at work. */
const LEAP = 20
const MACROTASKS_OF_A_REQUEST = 8

const MOST_EVENTS = 500_000
/** So often nothing may be scheduled while something is still waited for: Fastify starts with some real work. */
const MOST_IDLE = 20_000

/** Simulated time, the one source of chance, and the trace. Nothing in a run may know another clock or another chance. */
export class World {
  readonly seed: number
  /** Milliseconds since 1970. */
  now = BEGINNING
  /** The lines of the trace, when they are kept. */
  readonly trace: string[] | null
  events = 0
  readonly #entropy: Chance
  readonly #queue = new Queue()
  readonly #hash = createHash('sha256')
  #order = 0

  constructor(seed: number, keepsTrace = false) {
    this.seed = seed
    this.trace = keepsTrace ? [] : null
    this.#entropy = chanceOf(seed, 'entropy')
  }

  /** Of a server whose clock is wrong by `clockError()` milliseconds. */
  surroundings(clockError: () => number = () => 0): Surroundings {
    const bytes = (count: number): Buffer => this.#entropy.bytes(count)
    return {
      bytes,
      clock: () => Math.floor(this.now + clockError()),
      elapsed: () => this.now,
      uuid: () =>
        bytes(16)
          .toString('hex')
          .replace(/^(.{8})(.{4}).(.{3}).(.{3})/, '$1-$2-4$3-a$4-'),
      pause: (milliseconds) => this.sleep(milliseconds),
      endOfTurn: () => this.sleep(END_OF_TURN),
      argon2id: async ({ message, nonce, tagLength }) => {
        await this.sleep(HASHING)
        return createHash('sha256').update(nonce).update(message).digest().subarray(0, tagLength)
      },
    }
  }

  after(delay: number, run: () => void): void {
    this.#order += 1
    this.#queue.push({ at: this.now + Math.max(0, delay), order: this.#order, run })
  }

  sleep(delay: number): Promise<void> {
    return new Promise((resolve) => this.after(delay, resolve))
  }

  log(line: string): void {
    const text = `${(this.now - BEGINNING).toFixed(3)} ${line}\n`
    this.#hash.update(text)
    this.trace?.push(text)
  }

  /** Of the trace so far. */
  digest(): string {
    return this.#hash.copy().digest('hex').slice(0, 16)
  }

  /** Runs what is scheduled until the work is done, one after the other; after each, everything that follows from it at once. */
  async until<T>(work: Promise<T>): Promise<T> {
    let isDone = false
    const done = work.finally(() => {
      isDone = true
    })
    done.catch(() => undefined)
    for (let idle = 0; !isDone; idle += 1) {
      if (this.#queue.nextAt - this.now > LEAP && this.#queue.nextAt < Infinity) await everythingAtOnce(MACROTASKS_OF_A_REQUEST)
      const next = isDone ? undefined : this.#queue.pop()
      if (next) {
        idle = 0
        this.now = Math.max(this.now, next.at)
        this.events += 1
        if (this.events > MOST_EVENTS) throw new Error('This never ends')
        next.run()
      } else if (idle > MOST_IDLE) throw new Error('Deadlock: nothing is scheduled any more')
      await everythingAtOnce()
    }
    return done
  }
}

/** Promise callbacks and `nextTick` have run when the next macrotask begins. */
async function everythingAtOnce(macrotasks = 1): Promise<void> {
  for (let nth = 0; nth < macrotasks; nth += 1) await new Promise((resolve) => void setImmediate(resolve))
}

/** A binary heap. */
class Queue {
  readonly #heap: Scheduled[] = []

  /** Infinity when there is none. */
  get nextAt(): number {
    return this.#heap[0]?.at ?? Infinity
  }

  push(one: Scheduled): void {
    const heap = this.#heap
    let at = heap.length
    heap.push(one)
    for (let up = (at - 1) >> 1; at > 0 && isBefore(one, heap[up]); up = (at - 1) >> 1) {
      heap[at] = heap[up] as Scheduled
      at = up
    }
    heap[at] = one
  }

  pop(): Scheduled | undefined {
    const heap = this.#heap
    const first = heap[0]
    const last = heap.pop()
    if (!first || !last || heap.length === 0) return first
    let at = 0
    for (let down = 1; down < heap.length; down = 2 * at + 1) {
      const smaller = down + 1 < heap.length && isBefore(heap[down + 1] as Scheduled, heap[down]) ? down + 1 : down
      if (!isBefore(heap[smaller] as Scheduled, last)) break
      heap[at] = heap[smaller] as Scheduled
      at = smaller
    }
    heap[at] = last
    return first
  }
}

const isBefore = (one: Scheduled, other: Scheduled | undefined): boolean =>
  other !== undefined && (one.at < other.at || (one.at === other.at && one.order < other.order))
