import { randomBytes } from 'node:crypto'
import type { RngState } from '../../rules/rng.ts'

/** 128 random bits from the cryptographic generator. */
export function unguessableDice(): RngState {
  const bytes = randomBytes(16)
  // With all four words zero the generator would give zeros only.
  return [bytes.readUInt32LE(0), bytes.readUInt32LE(4), bytes.readUInt32LE(8), bytes.readUInt32LE(12) | 1]
}
