import { createHash } from 'node:crypto'
import { rngStateFrom, seededRng } from '../../src/rules/rng.ts'
import { REAL, type Surroundings } from '../../src/server/surroundings.ts'

/** Time goes on by a millisecond whenever somebody looks, waiting takes none, all chance comes from the seed, and a hash costs nothing. */
export function seededSurroundings(seed: number): Surroundings {
  const rng = seededRng(rngStateFrom(seed))
  let now = Date.UTC(2026, 3, 1, 3)
  const bytes = (count: number): Buffer => Buffer.from(Array.from({ length: count }, () => rng.int(0, 255)))
  const later = (): number => (now += 1)
  return {
    bytes,
    clock: later,
    elapsed: later,
    uuid: () =>
      bytes(16)
        .toString('hex')
        .replace(/^(.{8})(.{4}).(.{3}).(.{3})/, '$1-$2-4$3-a$4-'),
    pause: () => REAL.endOfTurn(),
    endOfTurn: () => REAL.endOfTurn(),
    argon2id: async ({ message, nonce, tagLength }) => createHash('sha256').update(nonce).update(message).digest().subarray(0, tagLength),
  }
}
