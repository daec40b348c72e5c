import { randomBytes } from 'node:crypto'
import type { RngState } from '../../rules/rng.ts'

/** The state of a new generator: 128 bits from the cryptographic source. */
export function newRngState(): RngState {
  const bytes = randomBytes(16)
  // The last word is odd: with all four zero the generator would give zeros only.
  return [bytes.readUInt32LE(0), bytes.readUInt32LE(4), bytes.readUInt32LE(8), bytes.readUInt32LE(12) | 1]
}
