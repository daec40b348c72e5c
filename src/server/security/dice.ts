import { randomBytes } from 'node:crypto'
import type { RngState } from '../../rules/rng.ts'

/** 128 bits that nobody can guess. */
export function unguessableDice(): RngState {
  const bytes = randomBytes(16)
  // All four words zero would stand still.
  return [bytes.readUInt32LE(0), bytes.readUInt32LE(4), bytes.readUInt32LE(8), bytes.readUInt32LE(12) | 1]
}
