import type { Store, Tx } from '../../store/store.ts'
import { Refusal } from '../../refusal.ts'

/** A refusal on its way out of a transaction. */
class RolledBack extends Error {
  readonly refusal: Refusal
  constructor(refusal: Refusal) {
    super(refusal.code)
    this.refusal = refusal
  }
}

/** Runs `work` in a transaction, which is rolled back when `work` returns a refusal. */
export async function writeOrRollBack<T>(store: Store, work: (tx: Tx) => Promise<T | Refusal>): Promise<T | Refusal> {
  try {
    return await store.write(async (tx) => {
      const result = await work(tx)
      if (result instanceof Refusal) throw new RolledBack(result)
      return result
    })
  } catch (error) {
    if (error instanceof RolledBack) return error.refusal
    throw error
  }
}
