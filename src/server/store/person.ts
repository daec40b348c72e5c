import type { Tx } from './store.ts'
import { TABLE_NAMES, type TableName, TABLES } from './tables.ts'

type Row = Readonly<Record<string, unknown>>
/** Everything that is stored about one person, by table. */
export type StoredPerson = Readonly<Partial<Record<TableName, readonly Row[]>>>

/** All rows that belong to the user, without secrets and their hashes; texts that hold JSON are parsed. */
export async function everythingOf(tx: Tx, userId: number): Promise<StoredPerson> {
  const person: Partial<Record<TableName, readonly Row[]>> = { users: await rowsWith(tx, 'users', 'id', [userId]) }
  const ids = {
    user_id: [userId],
    save_id: await idsOf(tx, 'saves', 'user_id', [userId]),
    member_id: [] as readonly number[],
    adventure_id: [] as readonly number[],
  }
  ids.member_id = await idsOf(tx, 'members', 'save_id', ids.save_id)
  ids.adventure_id = await idsOf(tx, 'adventures', 'save_id', ids.save_id)
  for (const table of TABLE_NAMES) {
    const { of } = TABLES[table]
    if (of !== undefined) person[table] = await rowsWith(tx, table, of, ids[of])
  }
  return person
}

/**
 * Everything that is stored about a person, as that person may read it: of an adventure that is on, what the player must not know is left out. Its state
 * holds the generator of its dice, from which all that comes could be computed, and so does its beginning.
 */
export async function everythingForPlayer(tx: Tx, userId: number): Promise<StoredPerson> {
  const person = await everythingOf(tx, userId)
  const current = new Set((person.adventures ?? []).filter(({ is_current }) => is_current === 1).map(({ id }) => id))
  return {
    ...person,
    adventures: (person.adventures ?? []).map(({ state, speech, ...row }) => (current.has(row['id']) ? row : { ...row, state, speech })),
    adventure_starts: (person.adventure_starts ?? []).filter(({ adventure_id }) => !current.has(adventure_id)),
  }
}

async function idsOf(tx: Tx, table: 'saves' | 'members' | 'adventures', column: string, values: readonly number[]) {
  return (await rowsWith(tx, table, column, values)).map(({ id }) => Number(id))
}

async function rowsWith(tx: Tx, table: TableName, column: string, values: readonly number[]): Promise<readonly Row[]> {
  if (values.length === 0) return []
  const rows: readonly Row[] = await tx
    .selectFrom(table)
    .selectAll()
    .where(column as never, 'in', values as never)
    .execute()
  const hidden: readonly string[] = TABLES[table].secret ?? []
  return rows.map((row) =>
    Object.fromEntries(Object.entries(row).flatMap(([name, value]) => (hidden.includes(name) ? [] : [[name, parsed(value)]]))),
  )
}

/** Only objects and lists: a name that happens to be JSON stays as it was written. */
function parsed(value: unknown): unknown {
  if (typeof value !== 'string' || !/^[[{]/.test(value)) return value
  try {
    return JSON.parse(value)
  } catch {
    return value
  }
}
