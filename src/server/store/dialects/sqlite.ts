import { statSync } from 'node:fs'
import SqliteFile from 'better-sqlite3'
import { REAL } from '../../surroundings.ts'
import type { StoreDialect } from '../dialect.ts'
import { makePrivate } from './private-file.ts'
import { kyselyOn, SqliteConnection } from './sqlite-connection.ts'
import { ClosedError, isBusy, LockedError, type QueueOptions, TransactionQueue } from './transaction-queue.ts'

interface Options {
  /** `full`: neither a power cut nor the end of the process loses anything that was answered. `normal`: only the latter is certain. */
  readonly synchronous?: 'normal' | 'full'
  /** How many transactions may share one commit. */
  readonly batchSize?: number
  /** How long a write waits for another process that holds the write lock, in milliseconds. */
  readonly lockWait?: number
  /** Whether the file is looked through for damage when it is opened, unless it is large. */
  readonly isLookedThrough?: boolean
  readonly waits?: QueueOptions['waits']
}

/** Where no thread keeps the log short (`checkpoints.ts`), a commit copies it into the file at 64 MB. Pages that the small cache (4 MB) does not hold are in the system's. */
const PRAGMAS = ['foreign_keys = ON', 'cache_size = -4000', 'temp_store = MEMORY', 'wal_autocheckpoint = 16000']

/** How long opening the file waits for another process, in milliseconds: nothing else runs yet. */
const OPEN_WAIT = 5_000

/** Larger files are not looked through at the start, in bytes. So much takes 0.2 s when the system has it in memory, and as long as reading it when not. */
const LOOKED_THROUGH_MOST = 128_000_000

export const columns: StoreDialect['columns'] = {
  identity: 'integer primary key autoincrement',
  integer: 'integer',
  bigint: 'integer',
  text: 'text',
  keyed: ' without rowid',
}

/** SQLite in one file: one connection that writes, and one that reads and so never waits for a writer. */
export function sqlite(
  path: string,
  { synchronous = 'full', batchSize = 100, lockWait = 5_000, isLookedThrough = false, waits = REAL }: Options = {},
): StoreDialect {
  const file = open(path, { readonly: false, synchronous })
  if (isLookedThrough && statSync(path).size <= LOOKED_THROUGH_MOST) requireUndamaged(file)
  const writer = new SqliteConnection(file)
  const reader = new SqliteConnection(open(path, { readonly: true, synchronous }))
  const opened = identityOf(path)
  let damage: DamagedError | null = null
  const check = (): void => {
    if (damage) throw damage
    if (identityOf(path) !== opened) throw new FileGoneError(`The database file ${path} was deleted or replaced. Restart the server.`)
  }
  const writes = new TransactionQueue(writer, { begin: 'begin immediate', batchSize, lockWait, waits, check })
  const reads = new TransactionQueue(reader, { begin: 'begin', batchSize, lockWait, waits })
  /** Once damage was met, nothing more is written: a backup that is restored would lose it. */
  const watched = async <T>(work: Promise<T>): Promise<T> => {
    try {
      return await work
    } catch (error) {
      if (isDamage(error)) damage ??= new DamagedError(`The database file ${path} is damaged. Restore a backup.`, { cause: error })
      throw error
    }
  }
  const dbs = { read: kyselyOn(reader), write: kyselyOn(writer) }
  return {
    columns,
    transaction: (access, work) => watched(access === 'write' ? writes.run(() => work(dbs.write)) : reads.run(() => work(dbs.read))),
    migration: (work) => writes.run(() => work(dbs.write)),
    // A transaction that is rolled back stays in memory. This one writes an unchanged value to the disk.
    check: () => watched(writes.run(async () => writer.run('pragma user_version = 0'))),
    load: () => ({
      connections: 2,
      inUse: [reads, writes].filter((queue) => queue.isWorking).length,
      waiting: reads.waiting + writes.waiting,
    }),
    isConflict: (error) => isBusy(error),
    isAway,
    close: async () => {
      await Promise.all([reads.close(), writes.close()])
      await Promise.all([dbs.read.destroy(), dbs.write.destroy()])
      reader.close()
      writer.close()
    },
  }
}

class FileGoneError extends Error {}

/** What the file holds makes no sense. That does not pass: the server is not ready again before a restart. */
class DamagedError extends Error {}

const AWAY = [ClosedError, LockedError, FileGoneError, DamagedError]

/** The file cannot be read or written now, or holds no sense. */
export function isAway(error: unknown): boolean {
  return AWAY.some((kind) => error instanceof kind) || isDamage(error) || hasCode(error, /^SQLITE_(CANTOPEN|IOERR|FULL|READONLY)/)
}

const isDamage = (error: unknown): boolean => hasCode(error, /^SQLITE_(CORRUPT|NOTADB)/)

const hasCode = (error: unknown, code: RegExp): boolean => error instanceof SqliteFile.SqliteError && code.test(error.code)

/** @throws SqliteError as SQLite does when it meets the damage by itself. */
function requireUndamaged(file: SqliteFile.Database): void {
  const found = file.pragma('quick_check(1)', { simple: true })
  if (found === 'ok') return
  file.close()
  throw new SqliteFile.SqliteError(String(found), 'SQLITE_CORRUPT')
}

function open(path: string, { readonly, synchronous }: { readonly readonly: boolean; readonly synchronous: string }): SqliteFile.Database {
  if (!readonly) makePrivate(path)
  const file = new SqliteFile(path, { timeout: OPEN_WAIT, readonly })
  if (!readonly) file.pragma('journal_mode = WAL')
  for (const pragma of [`synchronous = ${synchronous}`, ...PRAGMAS]) file.pragma(pragma)
  file.pragma('busy_timeout = 0')
  return file
}

/** Which file stands at this path now. */
function identityOf(path: string): string {
  const found = statSync(path, { throwIfNoEntry: false })
  return found ? `${found.dev}:${found.ino}` : 'none'
}
