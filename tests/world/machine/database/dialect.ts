import SqliteFile from 'better-sqlite3'
import type { StoreDialect } from '../../../../src/server/store/dialect.ts'
import { columns, isAway } from '../../../../src/server/store/dialects/sqlite.ts'
import { kyselyOn } from '../../../../src/server/store/dialects/sqlite-connection.ts'
import { isBusy, TransactionQueue } from '../../../../src/server/store/dialects/transaction-queue.ts'
import { type Process, SimulatedConnection } from './connection.ts'
import { Interleaved } from './interleaved.ts'
import { Conflict } from './row-locks.ts'

export interface SimulatedDatabase {
  readonly dialect: StoreDialect
  readonly writer: SqliteFile.Database
  /** As the system does when a process ends. */
  readonly abandon: () => void
}

/** `sequential`: the product's queue on real SQLite. `interleaved`: transactions take turns under row locks, as PostgreSQL's. */
export type Mode = 'sequential' | 'interleaved'

export function simulatedSqlite(path: string, process: Process, mode: Mode): SimulatedDatabase {
  const files = { writer: open(path, false), reader: open(path, true) }
  const writer = new SimulatedConnection(files.writer, process)
  const reader = new SimulatedConnection(files.reader, process)
  const options = { batchSize: 100, lockWait: 5_000, waits: process.world.surroundings() }
  const writes = new TransactionQueue(writer, { begin: 'begin immediate', ...options })
  const reads = new TransactionQueue(reader, { begin: 'begin', ...options })
  const dbs = { read: kyselyOn(reader), write: kyselyOn(writer) }
  const interleaved = new Interleaved(process.world, { connection: writer, queue: writes, db: dbs.write })
  return {
    writer: files.writer,
    // The reader last: it may not write the log into the file, which a process that ends does not do either.
    abandon: () => {
      for (const file of [files.writer, files.reader]) file.close()
    },
    dialect: {
      columns,
      transaction: (access, work) => {
        if (access === 'read') return reads.run(() => work(dbs.read))
        return mode === 'interleaved' ? interleaved.run(work) : writes.run(() => work(dbs.write))
      },
      migration: (work) => writes.run(() => work(dbs.write)),
      check: () => writes.run(async () => writer.run('pragma user_version = 0')),
      load: () => ({ connections: 2, inUse: 0, waiting: 0 }),
      isConflict: (error) => isBusy(error) || error instanceof Conflict,
      isAway,
      close: async () => {
        await Promise.all([reads.close(), writes.close()])
        writer.close()
        reader.close()
      },
    },
  }
}

function open(path: string, readonly: boolean): SqliteFile.Database {
  const file = new SqliteFile(path, { readonly })
  if (!readonly) file.pragma('journal_mode = WAL')
  for (const pragma of ['synchronous = off', 'foreign_keys = ON', 'temp_store = MEMORY', 'busy_timeout = 0']) file.pragma(pragma)
  return file
}
