import { sql } from 'kysely'
import { DEFAULT_MIGRATION_TABLE, Migrator } from 'kysely/migration'
import { StartError } from '../start-error.ts'
import { REAL, type Surroundings } from '../surroundings.ts'
import type { DatabaseLoad, StoreDialect, Tx } from './dialect.ts'
import { migrations } from './migrations/all.ts'

export type { Tx } from './dialect.ts'

export interface Store {
  /**
   * Runs `work` in one transaction, and may run it again when the database asks for it: `work` must have no effect outside the transaction.
   * Whatever it throws undoes everything. What one user changes is kept in order by `lockUserOf`.
   * @throws DatabaseAway when the database cannot be reached.
   */
  write<T>(work: (tx: Tx) => Promise<T>): Promise<T>
  /** Runs `work` on one consistent view of the database. @throws DatabaseAway when the database cannot be reached. */
  read<T>(work: (tx: Tx) => Promise<T>): Promise<T>
  /** @throws Error unless the database could store something now. */
  check(): Promise<void>
  /** Brings the tables to this program's version. */
  migrate(): Promise<void>
  /** How the tables stand to this program's version. Changes nothing. */
  schema(): Promise<SchemaState>
  load(): DatabaseLoad
  close(): Promise<void>
}

/**
 * `none`: no tables of the game; `older`: `migrate` would change them; `newer`: made by a later version of the game; `expanded`: the same, but
 * this version can serve on them (see `isExpansion`).
 */
export type SchemaState = 'none' | 'older' | 'current' | 'expanded' | 'newer'

/** The database cannot be reached now; the call may be repeated. */
export class DatabaseAway extends Error {}

const MOST_ATTEMPTS = 12

/** What decides how long a transaction waits before it is tried again. */
type Waits = Pick<Surroundings, 'bytes' | 'pause'>

export function openStore(dialect: StoreDialect, waits: Waits = REAL): Store {
  return {
    write: (work) => withRetries(dialect, waits, () => dialect.transaction('write', work)),
    read: (work) => withRetries(dialect, waits, () => dialect.transaction('read', work)),
    migrate: () => migrate(dialect),
    schema: () => schemaState(dialect),
    check: () => dialect.check(),
    load: () => dialect.load(),
    close: () => dialect.close(),
  }
}

async function withRetries<T>(dialect: StoreDialect, waits: Waits, run: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await run()
    } catch (error) {
      if (dialect.isAway(error)) throw new DatabaseAway('The database is away', { cause: error })
      if (!dialect.isConflict(error) || attempt === MOST_ATTEMPTS) throw error
      await waits.pause(backOff(attempt, waits))
    }
  }
}

/** A random time in milliseconds, longer with every attempt, so that two conflicting transactions do not meet again. */
const backOff = (attempt: number, { bytes }: Waits): number => (bytes(1).readUInt8() / 256) * 4 * 2 ** Math.min(attempt, 6)

function migrate(dialect: StoreDialect): Promise<void> {
  const { migration, columns } = dialect
  return migration(async (db) => {
    const migrator = new Migrator({
      db,
      provider: { getMigrations: async () => migrations(columns) },
    })
    const { error } = await migrator.migrateToLatest()
    if (error) throw newerSchema(error) ?? error
  }).catch(async (error: unknown) => {
    if (!(error instanceof StartError) || (await schemaState(dialect)) !== 'expanded') throw error
  })
}

/**
 * A migration whose name says so only adds to the tables what an earlier version need not know: columns that are null or have a default, tables,
 * indexes. So earlier versions go on, and start, beside the version that brought it (docs/decisions/0022).
 */
const isExpansion = (name: string): boolean => /^\d{4}-expand-/.test(name)

function schemaState({ transaction, columns }: StoreDialect): Promise<SchemaState> {
  return transaction('read', async (tx) => {
    const tables = await tx.introspection.getTables({ withInternalKyselyTables: true })
    if (!tables.some(({ name }) => name === DEFAULT_MIGRATION_TABLE)) return 'none'
    const { rows } = await sql<{ name: string }>`select name from ${sql.table(DEFAULT_MIGRATION_TABLE)}`.execute(tx)
    const known = Object.keys(migrations(columns))
    const unknown = rows.filter(({ name }) => !known.includes(name))
    const isComplete = rows.length - unknown.length === known.length
    if (unknown.length === 0) return isComplete ? 'current' : 'older'
    return isComplete && unknown.every(({ name }) => isExpansion(name)) ? 'expanded' : 'newer'
  })
}

/** The error to show when the tables were made by a version that knows more migrations, or null when something else is wrong. */
function newerSchema(error: unknown): Error | null {
  const unknown = error instanceof Error ? /previously executed migration (\S+) is missing/.exec(error.message)?.[1] : undefined
  if (unknown === undefined) return null
  return new StartError(
    `The database was made by a newer version of the game: this version does not know its migration ${unknown}. Start the newer version, or restore a backup from before.`,
  )
}
