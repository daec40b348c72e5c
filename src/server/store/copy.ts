import { PostgresAdapter, sql } from 'kysely'
import { StartError } from '../start-error.ts'
import type { Store, Tx } from './store.ts'
import { TABLE_NAMES, type TableName, TABLES } from './tables.ts'

export interface TableCount {
  readonly table: TableName
  readonly rows: number
}

type Row = Readonly<Record<string, unknown>>

interface CopyOptions {
  /** Deletes what the target holds. Otherwise a target with rows is refused. */
  readonly replaces: boolean
}

/**
 * Copies every row from one database to another, of either kind: one consistent view of the source, one transaction in the target. Both have this
 * program's tables. @throws StartError when the target holds rows, or when the counts differ in the end; the target is then as it was.
 */
export function copyDatabase(from: Store, to: Store, { replaces }: CopyOptions): Promise<readonly TableCount[]> {
  return from.read((source) =>
    to.write(async (target) => {
      if (replaces) await deleteAll(target)
      refuseRows(await countRows(target))
      for (const table of TABLE_NAMES) {
        await copyTable(source, target, table)
        if (TABLES[table].identity) await setLastId(target, table, await lastId(source, table))
      }
      const [expected, found] = [await countRows(source), await countRows(target)]
      const wrong = found.filter(({ rows }, index) => rows !== expected[index]?.rows)
      if (wrong.length > 0) throw new StartError(`The counts differ: ${listed(wrong)} arrived. Nothing was copied.`)
      return found
    }),
  )
}

/** How many rows each table holds. */
export async function countRows(tx: Tx): Promise<readonly TableCount[]> {
  const counts: TableCount[] = []
  for (const table of TABLE_NAMES) {
    const { rows } = await tx
      .selectFrom(table)
      .select((eb) => eb.fn.countAll<number>().as('rows'))
      .executeTakeFirstOrThrow()
    counts.push({ table, rows })
  }
  return counts
}

/** "users 2, saves 1": the tables that hold something. */
export const listed = (counts: readonly TableCount[]): string =>
  counts
    .filter(({ rows }) => rows > 0)
    .map(({ table, rows }) => `${table} ${rows.toLocaleString('en')}`)
    .join(', ')

function refuseRows(counts: readonly TableCount[]): void {
  if (counts.some(({ rows }) => rows > 0)) throw new StartError(`The target holds rows already: ${listed(counts)}.`)
}

async function deleteAll(tx: Tx): Promise<void> {
  for (const table of TABLE_NAMES.toReversed()) await tx.deleteFrom(table).execute()
}

/** Neither database takes more values than this in one statement. */
const MOST_VALUES = 16_000
const MOST_ROWS = 500

/** In batches, each continuing after the key at which the last one ended. */
async function copyTable(source: Tx, target: Tx, table: TableName): Promise<void> {
  // The first row tells how many columns there are.
  let batch = await rowsAfter(source, table, null, 1)
  while (batch.length > 0) {
    await target.insertInto(table).values(batch).execute()
    const last: Row = batch.at(-1) ?? {}
    batch = await rowsAfter(source, table, last, Math.min(MOST_ROWS, Math.floor(MOST_VALUES / Object.keys(last).length)))
  }
}

/** In the order of the key. @param last null: from the beginning. */
async function rowsAfter(source: Tx, table: TableName, last: Row | null, limit: number): Promise<readonly Row[]> {
  const { key } = TABLES[table]
  const columns = sql.join(key.map((column) => sql.ref(column)))
  const after = last === null ? sql`` : sql`where (${columns}) > (${sql.join(key.map((column) => last[column]))})`
  const { rows } = await sql<Row>`select * from ${sql.table(table)} ${after} order by ${columns} limit ${sql.lit(limit)}`.execute(source)
  return rows
}

const isPostgres = (tx: Tx): boolean => tx.getExecutor().adapter instanceof PostgresAdapter

/** The id that was given last, also when its row is gone; 0 before the first. */
async function lastId(tx: Tx, table: TableName): Promise<number> {
  const query = isPostgres(tx)
    ? sql<{ id: number | null }>`select pg_sequence_last_value(pg_get_serial_sequence(${table}, 'id')::regclass) as id`
    : sql<{ id: number | null }>`select seq as id from sqlite_sequence where name = ${table}`
  return (await query.execute(tx)).rows[0]?.id ?? 0
}

async function setLastId(tx: Tx, table: TableName, id: number): Promise<void> {
  if (isPostgres(tx)) {
    await sql`select setval(pg_get_serial_sequence(${table}, 'id'), ${Math.max(1, id)}, ${id > 0})`.execute(tx)
    return
  }
  await sql`delete from sqlite_sequence where name = ${table}`.execute(tx)
  await sql`insert into sqlite_sequence (name, seq) values (${table}, ${id})`.execute(tx)
}
