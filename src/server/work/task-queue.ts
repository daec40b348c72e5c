/** At most this many requests wait in a queue; the next one is answered with 429. */
export const MOST_WAITING = 60

/** Too much is waiting already; answered with 429. */
export class TooManyWaiting extends Error {
  readonly statusCode = 429
}

interface QueueLimits {
  readonly atOnce: number
  readonly waiting: number
}

export interface QueueLoad {
  readonly running: number
  readonly waiting: number
}

/** Runs at most `atOnce` tasks at a time, in the order in which they come. */
export class TaskQueue {
  readonly #limits: QueueLimits
  readonly #waiting: (() => void)[] = []
  #running = 0

  constructor(limits: QueueLimits) {
    this.#limits = limits
  }

  /** @throws TooManyWaiting when the queue is full. */
  async run<T>(task: () => Promise<T>): Promise<T> {
    if (this.#running < this.#limits.atOnce) this.#running += 1
    else await this.#waitForPlace()
    try {
      return await task()
    } finally {
      const next = this.#waiting.shift()
      if (next) next()
      else this.#running -= 1
    }
  }

  load(): QueueLoad {
    return { running: this.#running, waiting: this.#waiting.length }
  }

  /** A task that ends starts the one that waits longest. */
  #waitForPlace(): Promise<void> {
    if (this.#waiting.length >= this.#limits.waiting) throw new TooManyWaiting()
    return new Promise((resolve) => void this.#waiting.push(resolve))
  }
}
