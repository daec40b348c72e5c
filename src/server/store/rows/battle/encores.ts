import type { ExpressionBuilder, SelectQueryBuilder } from 'kysely'
import type { Recording } from '../../../../rules/adventure/recording.ts'
import type { Database } from '../../database.ts'
import type { Tx } from '../../store.ts'

/** How far a run came. */
export interface RunScore {
  /** In 無尽の幕; 0 in 千秋楽. */
  readonly points: number
  /** Stages won. */
  readonly stages: number
  /** Turns until the last of them was won. */
  readonly turns: number
}

export interface EncoreEntry extends RunScore {
  readonly id: number
  readonly saveId: number
  readonly field: number
  readonly reachedAt: number
  readonly contentVersion: number
  /** By position in the party. */
  readonly cast: readonly EncoreCast[]
  /** Since when an operator keeps it from being shown; null: it is shown. */
  readonly hiddenAt: number | null
}

export interface EncoreCast {
  readonly name: string
  readonly role: number
}

/** One of the two rankings. A change of the tables begins a new one: what was played by other rules is not compared. */
export interface RankingRef {
  readonly field: number
  readonly contentVersion: number
}

/** Places behind this one are not counted: it would take the longer, the more runs there are. */
const LAST_RANK = 1000

export interface RankedEntry extends EncoreEntry {
  /** From 1; null behind `LAST_RANK` and of a hidden run. */
  readonly rank: number | null
}

const COLUMNS = [
  'id',
  'save_id as saveId',
  'field_id as field',
  'points',
  'stages',
  'turns',
  'reached_at as reachedAt',
  'content_version as contentVersion',
  'cast',
  'hidden_at as hiddenAt',
] as const

type Row = Omit<EncoreEntry, 'cast'> & { readonly cast: string }

const fromRow = ({ cast, ...row }: Row): EncoreEntry => ({ ...row, cast: JSON.parse(cast) })

/** Neither hidden nor of a closed account. */
const isShown = (row: ExpressionBuilder<Database, 'encore_entries'>) =>
  row.and([row('hidden_at', 'is', null), row('save_id', 'not in', closedSaves(row))])

const closedSaves = (row: ExpressionBuilder<Database, 'encore_entries'>) =>
  row.selectFrom('users').innerJoin('saves', 'saves.user_id', 'users.id').where('closed_at', 'is not', null).select('saves.id')

interface OrderedBy {
  readonly column: keyof Database['encore_entries']
  readonly direction: 'asc' | 'desc'
}

/** What makes a run better than another, the weightiest first. */
const SCORE_ORDER = [
  { column: 'points', property: 'points', direction: 'desc' },
  { column: 'stages', property: 'stages', direction: 'desc' },
  { column: 'turns', property: 'turns', direction: 'asc' },
] as const satisfies readonly (OrderedBy & { readonly property: keyof RunScore })[]

/** The order of a ranking: the better run first, of equal ones the earlier. */
const RANKING_ORDER = [
  ...SCORE_ORDER,
  { column: 'reached_at', property: 'reachedAt', direction: 'asc' },
  { column: 'id', property: 'id', direction: 'asc' },
] as const satisfies readonly (OrderedBy & { readonly property: keyof EncoreEntry })[]

/** Whether a run is better than another by its score alone; equal ones are not. */
export function isBetterScore(one: RunScore, other: RunScore): boolean {
  const decisive = SCORE_ORDER.find(({ property }) => one[property] !== other[property])
  if (decisive === undefined) return false
  const { property, direction } = decisive
  return direction === 'desc' ? one[property] > other[property] : one[property] < other[property]
}

/** The entries of a ranking that are shown, in its order. */
const inOrder = <Row>(entries: SelectQueryBuilder<Database, 'encore_entries', Row>, { field, contentVersion }: RankingRef) =>
  RANKING_ORDER.reduce(
    (ordered, { column, direction }) => ordered.orderBy(column, direction),
    entries.where('field_id', '=', field).where('content_version', '=', contentVersion).where(isShown),
  )

/** The first of a ranking. */
export async function firstEntries(tx: Tx, ranking: RankingRef, count: number): Promise<readonly RankedEntry[]> {
  const rows = await inOrder(tx.selectFrom('encore_entries').select(COLUMNS), ranking).limit(count).execute()
  return rows.map((row, index) => ({ ...fromRow(row), rank: index + 1 }))
}

/** The save's entry in a ranking; null when it has none. */
export async function ownEntry(tx: Tx, saveId: number, { field, contentVersion }: RankingRef): Promise<RankedEntry | null> {
  const row = await tx
    .selectFrom('encore_entries')
    .select(COLUMNS)
    .where('save_id', '=', saveId)
    .where('field_id', '=', field)
    .where('content_version', '=', contentVersion)
    .executeTakeFirst()
  return row ? withRank(tx, fromRow(row)) : null
}

export interface RecordedEntry {
  readonly entry: RankedEntry
  /** JSON of the `Recording`, which may be long. */
  readonly record: string
}

/** An entry with its recording, of whatever ranking, if it is shown or the save's own. */
export async function findEntry(tx: Tx, id: number, saveId: number): Promise<RecordedEntry | null> {
  const row = await tx
    .selectFrom('encore_entries')
    .select([...COLUMNS, 'record'])
    .where('id', '=', id)
    .where((entry) => entry.or([entry('save_id', '=', saveId), isShown(entry)]))
    .executeTakeFirst()
  if (!row) return null
  const { record, ...rest } = row
  return { entry: await withRank(tx, fromRow(rest)), record }
}

async function withRank(tx: Tx, entry: EncoreEntry): Promise<RankedEntry> {
  if (entry.hiddenAt !== null) return { ...entry, rank: null }
  const { before } = await tx
    .selectFrom((from) =>
      inOrder(
        from
          .selectFrom('encore_entries')
          .select('id')
          .where((row) => standsBefore(row, entry)),
        entry,
      )
        .limit(LAST_RANK)
        .as('first'),
    )
    .select((row) => row.fn.countAll<number | string>().as('before'))
    .executeTakeFirstOrThrow()
  const rank = Number(before) + 1
  return { ...entry, rank: rank > LAST_RANK ? null : rank }
}

/** Equal in all that weighs more, and ahead in one of the things that make the order. */
const standsBefore = (row: ExpressionBuilder<Database, 'encore_entries'>, entry: EncoreEntry) =>
  row.or(
    RANKING_ORDER.map(({ column, property, direction }, index) =>
      row.and([
        ...RANKING_ORDER.slice(0, index).map((weightier) => row(weightier.column, '=', entry[weightier.property])),
        row(column, direction === 'desc' ? '>' : '<', entry[property]),
      ]),
    ),
  )

interface NewEntry extends Omit<EncoreEntry, 'id' | 'hiddenAt'> {
  readonly recording: Recording
}

/** Puts a run in the place of the save's earlier one. Its address stays the same, and it is hidden if that one was. */
export async function setEntry(
  tx: Tx,
  { saveId, field, points, stages, turns, reachedAt, contentVersion, cast, recording }: NewEntry,
): Promise<void> {
  const values = {
    points,
    stages,
    turns,
    reached_at: reachedAt,
    content_version: contentVersion,
    cast: JSON.stringify(cast),
    record: JSON.stringify(recording),
  }
  await tx
    .insertInto('encore_entries')
    .values({ save_id: saveId, field_id: field, ...values })
    .onConflict((conflict) => conflict.columns(['save_id', 'field_id']).doUpdateSet(values))
    .execute()
}
