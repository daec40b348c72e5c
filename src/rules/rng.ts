/** A stream of chance. Every roll of the rules comes through here, so a battle can be replayed. */
export interface Rng {
  /** A whole number from `min` to `max`, both included, all equally likely. One roll. */
  int(min: number, max: number): number
  /** One member of `list`, all equally likely. One roll, even when there is only one. @throws RangeError when `list` is empty. */
  pick<T>(list: readonly T[]): T
}

/** The whole state of a seeded generator: four unsigned 32-bit words, not all zero. Plain JSON. */
export type RngState = readonly [number, number, number, number]

/** An Rng that can be stored: keep `state`, and `seededRng(state)` goes on where it stopped. */
export interface SeededRng extends Rng {
  readonly state: RngState
}

/** xoshiro128** by Blackman and Vigna (public domain algorithm): 128 bits of state, so a seed cannot be guessed from seen damage. */
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
  const rng = rngFrom((min, max) => min + below(max - min + 1, next))
  return {
    ...rng,
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

export interface ScriptedRng extends Rng {
  /** How many rolls are still unused. */
  readonly left: number
}

/** For tests: answers the rolls with these very numbers. @throws RangeError when the script runs out or a number lies outside what is rolled. */
export function scriptedRng(...script: readonly number[]): ScriptedRng {
  let used = 0
  const rng = rngFrom((min, max) => {
    const roll = script[used++]
    if (roll === undefined) throw new RangeError(`The script has no roll left for ${min}…${max}`)
    if (roll < min || roll > max) throw new RangeError(`Roll ${used} of the script is ${roll}, but ${min}…${max} was rolled`)
    return roll
  })
  return {
    ...rng,
    get left() {
      return script.length - used
    },
  }
}

function rngFrom(int: Rng['int']): Rng {
  return {
    int,
    pick(list) {
      if (list.length === 0) throw new RangeError('Nothing to pick from')
      // In range by construction, so the element is there.
      return list[int(0, list.length - 1)] as (typeof list)[number]
    },
  }
}

/** A whole number from 0 to `count` − 1 out of 32-bit words, without modulo bias: the ragged end of the range is rolled again. */
function below(count: number, next: () => number): number {
  const fair = 2 ** 32 - (2 ** 32 % count)
  let word = next()
  while (word >= fair) word = next()
  return word % count
}
