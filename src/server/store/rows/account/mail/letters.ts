import type { Tx } from '../../../store.ts'

/** What a letter is about; what it says is composed when it is sent. */
export type LetterKind = 'reset' | 'confirm' | 'newPassword' | 'newPasskey'

/** A letter that waits to be sent. */
export interface Letter {
  readonly id: number
  readonly kind: LetterKind
  readonly address: string
  /** How often it was tried before. */
  readonly tries: number
}

/** It is sent soon after the transaction, by any server. */
export async function insertLetter(tx: Tx, { kind, address }: Pick<Letter, 'kind' | 'address'>, now: number): Promise<void> {
  await tx.insertInto('letters').values({ kind, address, created_at: now, due_at: now, tries: 0 }).execute()
}

export async function hasDueLetter(tx: Tx, now: number): Promise<boolean> {
  return (await tx.selectFrom('letters').select('id').where('due_at', '<=', now).limit(1).executeTakeFirst()) !== undefined
}

/**
 * The letter that is due longest. No other server takes it before `nextTry` has come.
 * @param nextTry in ms since 1970, by the number of tries before.
 */
export async function takeDueLetter(tx: Tx, now: number, nextTry: (tries: number) => number): Promise<Letter | null> {
  for (;;) {
    const row = await tx
      .selectFrom('letters')
      .selectAll()
      .where('due_at', '<=', now)
      .orderBy('due_at')
      .orderBy('id')
      .limit(1)
      .executeTakeFirst()
    if (row === undefined) return null
    const { id, kind, address, due_at, tries } = row
    // Where another server has taken it in between, the row is no longer as it was read.
    const { numUpdatedRows } = await tx
      .updateTable('letters')
      .set({ due_at: nextTry(tries), tries: tries + 1 })
      .where('id', '=', id)
      .where('due_at', '=', due_at)
      .executeTakeFirst()
    if (numUpdatedRows === 1n) return { id, kind, address, tries }
  }
}

export async function deleteLetter(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('letters').where('id', '=', id).execute()
}
