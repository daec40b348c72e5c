/**
 * Chance by name, not by order: every decision of a run is drawn from (seed, name of the decision). Leaving one action or one fault out while
 * shrinking therefore does not shift any other.
 */
export function chanceOf(seed: number, ...name: readonly (string | number)[]): Chance {
  let hash = (seed ^ 0x9e3779b9) >>> 0
  for (const part of name.join('|')) {
    hash = Math.imul(hash ^ part.charCodeAt(0), 0x01000193)
    hash = (hash ^ (hash >>> 15)) >>> 0
  }
  return new Chance(hash)
}

/** splitmix32. */
export class Chance {
  #word: number

  constructor(seed: number) {
    this.#word = seed >>> 0
  }

  next(): number {
    this.#word = (this.#word + 0x9e3779b9) >>> 0
    let mixed = Math.imul(this.#word ^ (this.#word >>> 16), 0x21f0aaad)
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97)
    return (mixed ^ (mixed >>> 15)) >>> 0
  }

  /** 0 ≤ x < 1. */
  unit(): number {
    return this.next() / 2 ** 32
  }

  is(probability: number): boolean {
    return this.unit() < probability
  }

  int(min: number, max: number): number {
    return min + Math.floor(this.unit() * (max - min + 1))
  }

  pick<T>(list: readonly T[]): T {
    if (list.length === 0) throw new RangeError('Nothing to pick from')
    return list[this.int(0, list.length - 1)] as T
  }

  bytes(count: number): Buffer {
    const bytes = Buffer.alloc(count)
    for (let at = 0; at < count; at += 1) bytes[at] = this.next() & 255
    return bytes
  }
}
