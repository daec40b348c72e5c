import { Migrator } from 'kysely/migration'
import type { StoreDialect, Tx } from './dialect.ts'
import { firstTables } from './migrations/0001-first-tables.ts'

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
  /** Brings the tables to this program's version. */
  migrate(): Promise<void>
  close(): Promise<void>
}

/** The database cannot be reached; what was asked may be asked again. */
export class DatabaseAway extends Error {}

const MOST_ATTEMPTS = 12

export function openStore(dialect: StoreDialect): Store {
  return {
    write: (work) => persevering(dialect, () => dialect.transaction('write', work)),
    read: (work) => persevering(dialect, () => dialect.transaction('read', work)),
    migrate: () => migrate(dialect),
    close: () => dialect.close(),
  }
}

async function persevering<T>(dialect: StoreDialect, run: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await run()
    } catch (error) {
      if (dialect.isAway(error)) throw new DatabaseAway('The database is away', { cause: error })
      if (!dialect.isConflict(error) || attempt === MOST_ATTEMPTS) throw error
      await pause(attempt)
    }
  }
}

/** Rivals wait for different lengths of time, longer with every attempt, so that they do not meet again. */
function pause(attempt: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, Math.random() * 4 * 2 ** Math.min(attempt, 6)))
}

async function migrate({ db, columns }: StoreDialect): Promise<void> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => ({ '0001-first-tables': firstTables(columns) }) },
  })
  const { error } = await migrator.migrateToLatest()
  if (error) throw error
}
