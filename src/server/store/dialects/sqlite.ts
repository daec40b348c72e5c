import { closeSync, existsSync, mkdirSync, openSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import SqliteFile from 'better-sqlite3'
import type { StoreDialect } from '../dialect.ts'
import { kyselyOn, SqliteConnection } from './sqlite-connection.ts'
import { ClosedError, isBusy, LockedError, TransactionQueue } from './transaction-queue.ts'

interface Options {
  /** `full`: neither a power cut nor the end of the process loses anything that was answered. `normal`: only the latter is certain. */
  readonly synchronous?: 'normal' | 'full'
  /** How many transactions may share one commit. */
  readonly batchSize?: number
  /** How long a write waits for another process that holds the write lock, in milliseconds. */
  readonly lockWait?: number
}

/** Where no thread keeps the log short (`checkpoints.ts`), a commit copies it into the file at 64 MB. Pages that the small cache (4 MB) does not hold are in the system's. */
const PRAGMAS = ['foreign_keys = ON', 'cache_size = -4000', 'temp_store = MEMORY', 'wal_autocheckpoint = 16000']

/** How long opening the file waits for another process, in milliseconds: nothing else runs yet. */
const OPEN_WAIT = 5_000

/** SQLite in one file: one connection that writes, and one that reads and so never waits for a writer. */
export function sqlite(path: string, { synchronous = 'full', batchSize = 100, lockWait = 5_000 }: Options = {}): StoreDialect {
  const writer = new SqliteConnection(open(path, { readonly: false, synchronous }))
  const reader = new SqliteConnection(open(path, { readonly: true, synchronous }))
  const opened = identityOf(path)
  const check = (): void => {
    if (identityOf(path) !== opened) throw new FileGoneError(`The database file ${path} was deleted or replaced. Restart the server.`)
  }
  const writes = new TransactionQueue(writer, { begin: 'begin immediate', batchSize, lockWait, check })
  const reads = new TransactionQueue(reader, { begin: 'begin', batchSize, lockWait })
  const dbs = { read: kyselyOn(reader), write: kyselyOn(writer) }
  return {
    columns: {
      identity: 'integer primary key autoincrement',
      integer: 'integer',
      bigint: 'integer',
      text: 'text',
      keyed: ' without rowid',
    },
    transaction: (access, work) => (access === 'write' ? writes.run(() => work(dbs.write)) : reads.run(() => work(dbs.read))),
    migration: (work) => writes.run(() => work(dbs.write)),
    // A transaction that is rolled back stays in memory. This one writes an unchanged value to the disk.
    check: () => writes.run(async () => writer.run('pragma user_version = 0')),
    load: () => ({
      connections: 2,
      inUse: [reads, writes].filter((queue) => queue.isWorking).length,
      waiting: reads.waiting + writes.waiting,
    }),
    isConflict: (error) => isBusy(error),
    isAway: (error) => isAway(error),
    close: async () => {
      await Promise.all([reads.close(), writes.close()])
      await Promise.all([dbs.read.destroy(), dbs.write.destroy()])
      reader.close()
      writer.close()
    },
  }
}

class FileGoneError extends Error {}

function isAway(error: unknown): boolean {
  if (error instanceof ClosedError || error instanceof LockedError || error instanceof FileGoneError) return true
  return error instanceof SqliteFile.SqliteError && /^SQLITE_(CANTOPEN|IOERR|FULL|READONLY|NOTADB)/.test(error.code)
}

function open(path: string, { readonly, synchronous }: { readonly readonly: boolean; readonly synchronous: string }): SqliteFile.Database {
  if (!readonly && !existsSync(path)) createPrivate(path)
  const file = new SqliteFile(path, { timeout: OPEN_WAIT, readonly })
  if (!readonly) file.pragma('journal_mode = WAL')
  for (const pragma of [`synchronous = ${synchronous}`, ...PRAGMAS]) file.pragma(pragma)
  file.pragma('busy_timeout = 0')
  return file
}

/** An empty file, in a folder that is made if need be; nobody else may read either. SQLite gives the files that it makes beside it the same mode. */
function createPrivate(path: string): void {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
  closeSync(openSync(path, 'a', 0o600))
}

/** Which file stands at this path now. */
function identityOf(path: string): string {
  const found = statSync(path, { throwIfNoEntry: false })
  return found ? `${found.dev}:${found.ino}` : 'none'
}
