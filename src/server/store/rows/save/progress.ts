import type { Difficulty } from '../../../../rules/adventure/difficulty.ts'
import type { Progress } from '../../../../rules/town/unlock.ts'
import { prepared } from '../../prepared.ts'
import type { Tx } from '../../store.ts'

const clearedFields = prepared<{ saveId: number }, { field_id: number }>((tx, place) =>
  tx.selectFrom('cleared_fields').select('field_id').where('save_id', '=', place('saveId')).orderBy('cleared_at').orderBy('field_id'),
)

const readBooks = prepared<{ saveId: number }, { book_id: number }>((tx, place) =>
  tx.selectFrom('read_books').select('book_id').where('save_id', '=', place('saveId')),
)

/** `cleared` from the field that was cleared first on. */
export async function progressOf(tx: Tx, saveId: number): Promise<Progress> {
  const cleared = await clearedFields(tx, { saveId })
  const read = await readBooks(tx, { saveId })
  return { cleared: new Set(cleared.map((row) => row.field_id)), read: new Set(read.map((row) => row.book_id)) }
}

const hardWins = prepared<{ saveId: number }, { field_id: number }>((tx, place) =>
  tx.selectFrom('cleared_fields').select('field_id').where('save_id', '=', place('saveId')).where('won_on_hard', '=', 1),
)

/** The fields whose boss was folded in an adventure on 険路. */
export async function hardWinsOf(tx: Tx, saveId: number): Promise<ReadonlySet<number>> {
  const rows = await hardWins(tx, { saveId })
  return new Set(rows.map((row) => row.field_id))
}

interface ClearedField {
  readonly field: number
  /** How hard the adventure was. */
  readonly difficulty: Difficulty
}

/** @returns true when the field was not cleared before. */
export async function markCleared(tx: Tx, saveId: number, { field, difficulty }: ClearedField, now: number): Promise<boolean> {
  const rows = await tx
    .insertInto('cleared_fields')
    .values({ save_id: saveId, field_id: field, cleared_at: now })
    .onConflict((conflict) => conflict.columns(['save_id', 'field_id']).doNothing())
    .returning('field_id')
    .execute()
  if (difficulty === 'hard') {
    await tx.updateTable('cleared_fields').set({ won_on_hard: 1 }).where('save_id', '=', saveId).where('field_id', '=', field).execute()
  }
  return rows.length > 0
}

/** Does nothing when it was marked before. */
export async function markRead(tx: Tx, saveId: number, book: number, now: number): Promise<void> {
  await tx
    .insertInto('read_books')
    .values({ save_id: saveId, book_id: book, read_at: now })
    .onConflict((conflict) => conflict.columns(['save_id', 'book_id']).doNothing())
    .execute()
}
