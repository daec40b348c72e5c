import type { Tx } from './store.ts'

/**
 * `scene`: a scene of the story that was told, by its key. `met`, `folded`: an enemy, by its id. `deed`: a small deed (心覚え), by its number.
 * `heard`: a line that is said once, by a key of whoever says it.
 */
export type JournalKind = 'scene' | 'met' | 'folded' | 'deed' | 'heard'

/** @returns the entries that were not noted before. */
export async function noteInJournal(
  tx: Tx,
  saveId: number,
  kind: JournalKind,
  entries: readonly string[],
  now: number,
): Promise<readonly string[]> {
  if (entries.length === 0) return []
  const rows = await tx
    .insertInto('journal')
    .values([...new Set(entries)].map((entry) => ({ save_id: saveId, kind, entry, noted_at: now })))
    .onConflict((conflict) => conflict.columns(['save_id', 'kind', 'entry']).doNothing())
    .returning('entry')
    .execute()
  return rows.map((row) => row.entry)
}

/** The entries of one kind. */
export async function notedOf(tx: Tx, saveId: number, kind: JournalKind): Promise<ReadonlySet<string>> {
  const rows = await tx.selectFrom('journal').select('entry').where('save_id', '=', saveId).where('kind', '=', kind).execute()
  return new Set(rows.map((row) => row.entry))
}
