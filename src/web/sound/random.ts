/** A source of numbers in [0, 1). The same seed gives the same performance. */
export type Random = () => number

/** Mulberry32. */
export function seededRandom(seed: number): Random {
  // In an array, so that no number has to be allocated at each call.
  const state = Int32Array.of(seed)
  return () => {
    const next = ((state[0] ?? 0) + 0x6d2b79f5) | 0
    state[0] = next
    let mixed = Math.imul(next ^ (next >>> 15), next | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** About −1 to 1, mostly near 0. */
export function aroundZero(random: Random): number {
  return (random() + random() + random()) / 1.5 - 1
}
