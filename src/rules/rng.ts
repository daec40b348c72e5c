/** What a roll decides, in a battle or before it (`lineUp`). The name has no influence on the number. */
export type RollName = 'damageSpread' | 'critical' | 'enemyAction' | 'enemyTarget' | 'hitTarget' | 'escape' | 'lineUp'

/** The random numbers of a battle. Every random decision of the rules is one named roll, so that a battle can be replayed. */
export interface Rng {
  /** A whole number from `min` to `max`, both included, all equally likely. */
  roll(name: RollName, min: number, max: number): number
}

/** One entry of `list`, all equally likely. One roll, even when there is only one entry. @throws RangeError when `list` is empty. */
export const rollOne = <T>(rng: Rng, name: RollName, list: readonly T[]): T => oneOf(list, (most) => rng.roll(name, 0, most))

/** The whole state of a seeded generator: four unsigned 32-bit words, not all zero. Plain JSON. */
export type RngState = readonly [number, number, number, number]

/** A generator that can be stored: keep `state`, and `seededRng(state)` continues where it stopped. */
export interface SeededRng extends Rng {
  /** A roll without a name, for the policies of the lab and for tests. */
  int(min: number, max: number): number
  /** One entry of `list`, all equally likely: one roll. @throws RangeError when `list` is empty. */
  pick<T>(list: readonly T[]): T
  readonly state: RngState
}

/** xoshiro128** by Blackman and Vigna (public domain): 128 bits of state, so a seed cannot be guessed from seen damage. */
export function seededRng(start: RngState): SeededRng {
  let [a, b, c, d] = start
  const next = (): number => {
    const product = Math.imul(b, 5)
    const result = Math.imul((product << 7) | (product >>> 25), 9) >>> 0
    const shifted = b << 9
    c ^= a
    d ^= b
    b ^= c
    a ^= d
    c ^= shifted
    d = (d << 11) | (d >>> 21)
    return result
  }
  const int = (min: number, max: number): number => min + below(max - min + 1, next)
  return {
    roll: (_name, min, max) => int(min, max),
    int,
    pick: (list) => oneOf(list, (most) => int(0, most)),
    get state(): RngState {
      return [a >>> 0, b >>> 0, c >>> 0, d >>> 0]
    },
  }
}

/** Spreads one number over a full state (splitmix32), for tests, benches and the lab; adventures take theirs from a cryptographic source. */
export function rngStateFrom(seed: number): RngState {
  let word = seed >>> 0
  const next = (): number => {
    word = (word + 0x9e3779b9) >>> 0
    let mixed = Math.imul(word ^ (word >>> 16), 0x21f0aaad)
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97)
    return (mixed ^ (mixed >>> 15)) >>> 0
  }
  return [next(), next(), next(), next() | 1]
}

function oneOf<T>(list: readonly T[], upTo: (most: number) => number): T {
  if (list.length === 0) throw new RangeError('Nothing to pick from')
  // The index is in range, so the entry is there.
  return list[upTo(list.length - 1)] as T
}

/** A whole number from 0 to `count` − 1 out of 32-bit words, without modulo bias: words in the incomplete last range are drawn again. */
function below(count: number, next: () => number): number {
  const fair = 2 ** 32 - (2 ** 32 % count)
  let word = next()
  while (word >= fair) word = next()
  return word % count
}
