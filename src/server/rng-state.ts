import type { RngState } from '../rules/rng.ts'
import type { Surroundings } from './surroundings.ts'

/** The state of a new generator, of 128 bits. */
export function newRngState(bytesOf: Surroundings['bytes']): RngState {
  const bytes = bytesOf(16)
  // The last word is odd: with all four zero the generator would give zeros only.
  return [bytes.readUInt32LE(0), bytes.readUInt32LE(4), bytes.readUInt32LE(8), bytes.readUInt32LE(12) | 1]
}
