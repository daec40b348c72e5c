/** Token buckets in memory: each key may spend `burst` at once and `perSecond` in the long run. Each server counts for itself (README). */
export class RateLimit {
  readonly #perSecond: number
  readonly #burst: number
  readonly #buckets = new Map<string, { left: number; at: number }>()

  constructor({ perSecond, burst }: { readonly perSecond: number; readonly burst: number }) {
    this.#perSecond = perSecond
    this.#burst = burst
  }

  /** How many keys are kept: 20,000 at most, and more only while none of them has everything back. */
  get size(): number {
    return this.#buckets.size
  }

  /** Takes one token. @returns 0 when there was one, else the seconds until there will be. */
  take(key: string, now: number): number {
    const bucket = this.#buckets.get(key)
    if (bucket === undefined) {
      if (this.#buckets.size >= MOST_KEYS) this.#deleteFull(now)
      this.#buckets.set(key, { left: this.#burst - 1, at: now })
      return 0
    }
    const left = Math.min(this.#burst, bucket.left + (Math.max(0, now - bucket.at) / 1000) * this.#perSecond)
    bucket.at = now
    if (left < 1) {
      bucket.left = left
      return (1 - left) / this.#perSecond
    }
    bucket.left = left - 1
    return 0
  }

  /** A full bucket is the same as none. */
  #deleteFull(now: number): void {
    for (const [key, { left, at }] of this.#buckets) {
      if (left + ((now - at) / 1000) * this.#perSecond >= this.#burst) this.#buckets.delete(key)
    }
  }
}

const MOST_KEYS = 20_000
