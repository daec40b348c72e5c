import { Migrator } from 'kysely/migration'
import { StartError } from '../start-error.ts'
import type { StoreDialect, Tx } from './dialect.ts'
import { firstTables } from './migrations/0001-first-tables.ts'
import { receiptsOfUsers } from './migrations/0002-receipts-of-users.ts'
import { namesInEvents } from './migrations/0003-names-in-events.ts'
import { difficulties } from './migrations/0004-difficulty.ts'
import { encoreEntries } from './migrations/0005-encore.ts'
import { losses } from './migrations/0006-losses.ts'
import { firstSteps } from './migrations/0007-first-steps.ts'
import { journal } from './migrations/0008-journal.ts'
import { speech } from './migrations/0009-speech.ts'

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
  close(): Promise<void>
}

/** The database cannot be reached now; the call may be repeated. */
export class DatabaseAway extends Error {}

const MOST_ATTEMPTS = 12

export function openStore(dialect: StoreDialect): Store {
  return {
    write: (work) => withRetries(dialect, () => dialect.transaction('write', work)),
    read: (work) => withRetries(dialect, () => dialect.transaction('read', work)),
    migrate: () => migrate(dialect),
    check: () => dialect.check(),
    close: () => dialect.close(),
  }
}

async function withRetries<T>(dialect: StoreDialect, run: () => Promise<T>): Promise<T> {
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

/** Waits a random time, longer with every attempt, so that two conflicting transactions do not meet again. */
function pause(attempt: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, Math.random() * 4 * 2 ** Math.min(attempt, 6)))
}

function migrate({ migration, columns }: StoreDialect): Promise<void> {
  return migration(async (db) => {
    const migrator = new Migrator({
      db,
      provider: {
        getMigrations: async () => ({
          '0001-first-tables': firstTables(columns),
          '0002-receipts-of-users': receiptsOfUsers(columns),
          '0003-names-in-events': namesInEvents,
          '0004-difficulty': difficulties(columns),
          '0005-encore': encoreEntries(columns),
          '0006-losses': losses(columns),
          '0007-first-steps': firstSteps(columns),
          '0008-journal': journal(columns),
          '0009-speech': speech(columns),
        }),
      },
    })
    const { error } = await migrator.migrateToLatest()
    if (error) throw newerSchema(error) ?? error
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
