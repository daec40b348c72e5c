/** A unique row was there already, or two wait for each other: 23505 and 40P01 in PostgreSQL. */
export class Conflict extends Error {}

/** Rows that transactions have locked with `for update`, until their end. */
export class RowLocks<Transaction> {
  readonly #holders = new Map<string, Transaction>()
  readonly #waiting = new Map<Transaction, { readonly row: string; readonly go: () => void }>()

  /** Waits until the row is free. @throws Conflict when its holder waits for this transaction. */
  async take(row: string, transaction: Transaction): Promise<void> {
    for (let holder = this.#holders.get(row); holder !== undefined && holder !== transaction; holder = this.#holders.get(row))
      await this.#wait(row, holder, transaction)
    this.#holders.set(row, transaction)
  }

  /** Waits until nobody else holds a row. @throws Conflict when one who does waits for this transaction. */
  async waitForOthers(transaction: Transaction): Promise<void> {
    for (let held = this.#heldBesides(transaction); held !== undefined; held = this.#heldBesides(transaction))
      await this.#wait(held[0], held[1], transaction)
  }

  release(transaction: Transaction): void {
    for (const [row, holder] of this.#holders) if (holder === transaction) this.#holders.delete(row)
    for (const [waiting, { row, go }] of this.#waiting) {
      if (this.#holders.has(row)) continue
      this.#waiting.delete(waiting)
      go()
    }
  }

  #heldBesides(transaction: Transaction): readonly [string, Transaction] | undefined {
    return [...this.#holders].find(([, holder]) => holder !== transaction)
  }

  async #wait(row: string, holder: Transaction, transaction: Transaction): Promise<void> {
    if (this.#waitsFor(holder, transaction)) throw new Conflict('deadlock')
    await new Promise<void>((go) => this.#waiting.set(transaction, { row, go }))
  }

  #waitsFor(first: Transaction, wanted: Transaction): boolean {
    for (let at: Transaction | undefined = first; at !== undefined; at = this.#holders.get(this.#waiting.get(at)?.row ?? '')) {
      if (at === wanted) return true
    }
    return false
  }
}
