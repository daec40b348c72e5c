import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import SqliteFile from 'better-sqlite3'
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  Kysely,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely'
import type { Database as Tables } from '../database.ts'
import type { StoreDialect } from '../dialect.ts'
import { runDirectly } from '../prepared.ts'

/**
 * An answered write is in the operating system's hands: killing the process loses nothing. The write-ahead log may grow to 64 MB before it is
 * folded into the file, which is the only moment that waits for the disk. Pages that the small cache (4 MB) does not hold are in the system's.
 */
const PRAGMAS = [
  'journal_mode = WAL',
  'synchronous = NORMAL',
  'foreign_keys = ON',
  'cache_size = -4000',
  'temp_store = MEMORY',
  'wal_autocheckpoint = 16000',
]

/** How long another process may hold the file before a call gives up. */
const BUSY_MILLISECONDS = 5_000

/** SQLite in one file. */
export function sqlite(path: string): StoreDialect {
  if (path !== ':memory:') mkdirSync(dirname(path), { recursive: true })
  const file = new OneFile(path)
  const db = new Kysely<Tables>({
    dialect: {
      createAdapter: () => new SqliteAdapter(),
      createDriver: () => new DirectDriver(file),
      createIntrospector: (kysely) => new SqliteIntrospector(kysely),
      createQueryCompiler: () => new SqliteQueryCompiler(),
    },
  })
  runDirectly(db, (text, parameters) => file.query(text, parameters).rows)
  const transactions = new Transactions(file)
  return {
    db,
    columns: {
      identity: 'integer primary key autoincrement',
      integer: 'integer',
      bigint: 'integer',
      text: 'text',
      keyed: ' without rowid',
    },
    transaction: (_access, work) => transactions.run(() => work(db)),
    isConflict: () => false,
    isAway: (error) => error instanceof ClosedError || /^SQLITE_(BUSY|LOCKED|CANTOPEN|IOERR|FULL|READONLY|NOTADB)/.test(codeOf(error)),
    close: async () => {
      await transactions.close()
      await db.destroy()
      file.close()
    },
  }
}

/** The server is stopping. */
class ClosedError extends Error {}

function codeOf(error: unknown): string {
  return error instanceof SqliteFile.SqliteError ? error.code : ''
}

/**
 * Transactions run one after the other on the one connection, each inside a savepoint. Those that arrive in the same turn of the event loop
 * share one real transaction, and none is answered before that is committed: under load, many pay for one commit.
 */
class Transactions {
  readonly #file: OneFile
  #batch: Batch | null = null
  #isBusy = false
  #isFlushDue = false
  #isClosed = false
  readonly #waiting: (() => void)[] = []

  constructor(file: OneFile) {
    this.#file = file
  }

  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.#isBusy) await new Promise<void>((resolve) => this.#waiting.push(resolve))
    this.#isBusy = true
    let done: { readonly result: T; readonly batch: Batch }
    try {
      done = await this.#inSavepoint(work)
    } finally {
      this.#letNextIn()
    }
    await done.batch.committed
    return done.result
  }

  /** Lets whoever waits finish. */
  async close(): Promise<void> {
    while (this.#isBusy) await new Promise((resolve) => setImmediate(resolve))
    this.#isClosed = true
    this.#flush()
  }

  async #inSavepoint<T>(work: () => Promise<T>): Promise<{ readonly result: T; readonly batch: Batch }> {
    const batch = this.#begin()
    this.#file.run('savepoint deed')
    try {
      const result = await work()
      this.#file.run('release deed')
      return { result, batch }
    } catch (error) {
      this.#rollBack()
      throw error
    }
  }

  #begin(): Batch {
    if (this.#isClosed) throw new ClosedError('The database is closed')
    if (this.#batch && !this.#file.isInTransaction) this.#flush()
    if (this.#batch) return this.#batch
    this.#file.run('begin immediate')
    setImmediate(() => this.#flushWhenFree())
    this.#batch = new Batch()
    return this.#batch
  }

  #rollBack(): void {
    // SQLite has rolled everything back by itself after some failures (a full disk, for one).
    if (!this.#file.isInTransaction) return this.#flush()
    this.#file.run('rollback to deed')
    this.#file.run('release deed')
  }

  #letNextIn(): void {
    if (this.#isFlushDue) this.#flush()
    const next = this.#waiting.shift()
    if (next) next()
    else this.#isBusy = false
  }

  #flushWhenFree(): void {
    if (this.#isBusy) this.#isFlushDue = true
    else this.#flush()
  }

  #flush(): void {
    this.#isFlushDue = false
    const batch = this.#batch
    this.#batch = null
    if (!batch) return
    try {
      this.#file.run('commit')
      batch.succeed()
    } catch (error) {
      if (this.#file.isInTransaction) this.#file.run('rollback')
      batch.fail(error)
    }
  }
}

/** The transactions that are committed together. */
class Batch {
  readonly committed: Promise<void>
  succeed: () => void = () => undefined
  fail: (error: unknown) => void = () => undefined

  constructor() {
    this.committed = new Promise((resolve, reject) => {
      this.succeed = resolve
      this.fail = reject
    })
    // Nobody may be waiting: a batch of refused deeds.
    this.committed.catch(() => undefined)
  }
}

/** Hands every query straight to the file: whose turn it is has been settled before. */
class DirectDriver implements Driver {
  readonly #connection: DatabaseConnection

  constructor(file: OneFile) {
    this.#connection = {
      executeQuery: async <Row>({ sql, parameters }: CompiledQuery) => file.query(sql, parameters) as QueryResult<Row>,
      streamQuery: () => {
        throw new Error('Streaming is not supported')
      },
    }
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    return this.#connection
  }

  async releaseConnection(): Promise<void> {}

  async beginTransaction(): Promise<void> {
    throw new Error('Transactions are begun by the store')
  }

  async commitTransaction(): Promise<void> {}

  async rollbackTransaction(): Promise<void> {}

  async destroy(): Promise<void> {}
}

class OneFile {
  readonly #file: SqliteFile.Database
  /** Every query text of the server is one of a few dozen: each is prepared once. */
  readonly #prepared = new Map<string, SqliteFile.Statement>()

  constructor(path: string) {
    this.#file = new SqliteFile(path, { timeout: BUSY_MILLISECONDS })
    for (const pragma of PRAGMAS) this.#file.pragma(pragma)
  }

  get isInTransaction(): boolean {
    return this.#file.inTransaction
  }

  query(text: string, parameters: readonly unknown[]): QueryResult<unknown> {
    const statement = this.#prepare(text)
    if (statement.reader) return { rows: statement.all(...parameters) }
    const { changes, lastInsertRowid } = statement.run(...parameters)
    return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) }
  }

  run(text: string): void {
    this.#prepare(text).run()
  }

  close(): void {
    this.#prepared.clear()
    this.#file.close()
  }

  #prepare(text: string): SqliteFile.Statement {
    const known = this.#prepared.get(text)
    if (known) return known
    const statement = this.#file.prepare(text)
    this.#prepared.set(text, statement)
    return statement
  }
}
