import { endingKey, endingNumbers } from '../../../../content/story/scenes.ts'
import { preparedForRows } from '../../prepared.ts'
import type { Tx } from '../../store.ts'

/**
 * `scene`: a scene of the story that was told, by its key. `met`, `folded`: an enemy, by its id. `stage`: a stage that was entered, as
 * `field-stage`. `deed`: a small deed (心覚え) that was done, `told`: one of which the player has been told, by its number. `heard`: a line that
 * is said once, by a key of whoever says it.
 */
export type JournalKind = 'scene' | 'met' | 'folded' | 'stage' | 'deed' | 'told' | 'heard'

export interface JournalEntry {
  readonly kind: JournalKind
  readonly entry: string
}

const note = preparedForRows<{ saveId: number; now: number }, JournalEntry, { kind: string; entry: string }>((tx, place, rows) =>
  tx
    .insertInto('journal')
    .values(rows.map(({ kind, entry }) => ({ save_id: place('saveId'), kind, entry, noted_at: place('now') })))
    .onConflict((conflict) => conflict.columns(['save_id', 'kind', 'entry']).doNothing())
    .returning(['kind', 'entry']),
)

/** Notes entries of several kinds at once. @returns those that were not noted before. */
export async function noteAll(tx: Tx, saveId: number, entries: readonly JournalEntry[], now: number): Promise<readonly JournalEntry[]> {
  if (entries.length === 0) return []
  const byKey = new Map(entries.map((each) => [`${each.kind} ${each.entry}`, each]))
  const rows = await note(tx, { saveId, now }, [...byKey.values()])
  return rows.map(({ kind, entry }) => ({ kind: kind as JournalKind, entry }))
}

/** @returns the entries that were not noted before. */
export async function noteInJournal(
  tx: Tx,
  saveId: number,
  kind: JournalKind,
  entries: readonly string[],
  now: number,
): Promise<readonly string[]> {
  const added = await noteAll(
    tx,
    saveId,
    entries.map((entry) => ({ kind, entry })),
    now,
  )
  return added.map(({ entry }) => entry)
}

/** Notes small deeds, done just now or before. */
export const noteDeeds = (tx: Tx, saveId: number, deeds: readonly number[], now: number): Promise<readonly string[]> =>
  noteInJournal(tx, saveId, 'deed', deeds.map(String), now)

const ofKinds = preparedForRows<{ saveId: number }, { kind: JournalKind }, { kind: string; entry: string }>((tx, place, rows) =>
  tx
    .selectFrom('journal')
    .select(['kind', 'entry'])
    .where('save_id', '=', place('saveId'))
    .where((row) =>
      row(
        'kind',
        'in',
        rows.map(({ kind }) => kind),
      ),
    ),
)

/** @returns the entries by their kind. */
export async function journalOf(
  tx: Tx,
  saveId: number,
  kinds: readonly JournalKind[],
): Promise<(kind: JournalKind) => ReadonlySet<string>> {
  const rows = await ofKinds(
    tx,
    { saveId },
    kinds.map((kind) => ({ kind })),
  )
  return (kind) => new Set(rows.filter((row) => row.kind === kind).map((row) => row.entry))
}

/** The entries of one kind. */
export async function notedOf(tx: Tx, saveId: number, kind: JournalKind): Promise<ReadonlySet<string>> {
  const entries = await journalOf(tx, saveId, [kind])
  return entries(kind)
}

/** The endings whose scene was told, and the one that the save has reached: it may be older than the journal. */
export const toldEndings = (scenes: ReadonlySet<string>, reached: number | null): ReadonlySet<number> =>
  new Set(endingNumbers.filter((ending) => reached === ending || scenes.has(endingKey(ending))))
