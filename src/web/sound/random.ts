/** A source of numbers in [0, 1). The same seed gives the same performance. */
export type Random = () => number

/** Mulberry32. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** About −1 to 1, mostly near 0. */
export function aroundZero(random: Random): number {
  return (random() + random() + random()) / 1.5 - 1
}
