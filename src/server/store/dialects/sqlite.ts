import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import Database from 'better-sqlite3'
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely'
import type { StoreDialect } from '../dialect.ts'

/** How long another process may hold the file before a call gives up. */
const BUSY_MILLISECONDS = 5_000

/** SQLite in one file: one connection, one transaction at a time; the others wait their turn in a queue. */
export function sqlite(path: string): StoreDialect {
  return {
    kysely: {
      createAdapter: () => new SqliteAdapter(),
      createDriver: () => new OneFileDriver(path),
      createIntrospector: (db) => new SqliteIntrospector(db),
      createQueryCompiler: () => new SqliteQueryCompiler(),
    },
    columns: { identity: 'integer primary key autoincrement', integer: 'integer', bigint: 'integer', text: 'text' },
    // One connection: whoever has begun is alone.
    writing: {},
    reading: {},
    isConflict: () => false,
    isAway: (error) => /^SQLITE_(BUSY|LOCKED|CANTOPEN|IOERR|FULL|READONLY|NOTADB)/.test(codeOf(error)),
  }
}

function codeOf(error: unknown): string {
  return error instanceof Database.SqliteError ? error.code : ''
}

class OneFileDriver implements Driver {
  readonly #path: string
  #connection: OneFileConnection | null = null
  #busy = false
  readonly #waiting: (() => void)[] = []

  constructor(path: string) {
    this.#path = path
  }

  async init(): Promise<void> {
    if (this.#path !== ':memory:') mkdirSync(dirname(this.#path), { recursive: true })
    const file = new Database(this.#path, { timeout: BUSY_MILLISECONDS })
    // An answered write is in the operating system's hands: killing the process loses nothing.
    for (const pragma of ['journal_mode = WAL', 'synchronous = NORMAL', 'foreign_keys = ON', 'cache_size = -32000']) file.pragma(pragma)
    this.#connection = new OneFileConnection(file)
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    if (this.#busy) await new Promise<void>((resolve) => this.#waiting.push(resolve))
    this.#busy = true
    if (this.#connection === null) throw new Error('The database is closed')
    return this.#connection
  }

  async releaseConnection(): Promise<void> {
    const next = this.#waiting.shift()
    if (next) next()
    else this.#busy = false
  }

  async beginTransaction(): Promise<void> {
    this.#connection?.run('begin immediate')
  }

  async commitTransaction(): Promise<void> {
    this.#connection?.run('commit')
  }

  async rollbackTransaction(): Promise<void> {
    this.#connection?.rollback()
  }

  async destroy(): Promise<void> {
    this.#connection?.close()
    this.#connection = null
  }
}

class OneFileConnection implements DatabaseConnection {
  readonly #file: Database.Database
  /** Every query text of the server is one of a few dozen: each is prepared once. */
  readonly #prepared = new Map<string, Database.Statement>()

  constructor(file: Database.Database) {
    this.#file = file
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const statement = this.#prepare(query.sql)
    if (statement.reader) return { rows: statement.all(...query.parameters) as Row[] }
    const { changes, lastInsertRowid } = statement.run(...query.parameters)
    return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) }
  }

  // biome-ignore lint/correctness/useYield: the server streams nothing
  async *streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    throw new Error('Streaming is not supported')
  }

  run(text: string): void {
    this.#prepare(text).run()
  }

  /** SQLite has rolled back by itself after some failures (a full disk, for one). */
  rollback(): void {
    if (this.#file.inTransaction) this.run('rollback')
  }

  close(): void {
    this.#prepared.clear()
    this.#file.close()
  }

  #prepare(text: string): Database.Statement {
    const known = this.#prepared.get(text)
    if (known) return known
    const statement = this.#file.prepare(text)
    this.#prepared.set(text, statement)
    return statement
  }
}
