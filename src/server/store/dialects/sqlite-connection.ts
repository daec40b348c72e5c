import type SqliteFile from 'better-sqlite3'
import {
  type CompiledQuery,
  type DatabaseConnection,
  DefaultQueryExecutor,
  DummyDriver,
  Kysely,
  type QueryCompiler,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely'
import type { Database } from '../database.ts'

/** One connection to a SQLite file. Every call is synchronous and never waits for a lock: it throws `SQLITE_BUSY` instead. */
export class SqliteConnection implements DatabaseConnection {
  readonly #file: SqliteFile.Database
  /** The server has a few dozen query texts: each is prepared once. */
  readonly #statements = new Map<string, SqliteFile.Statement>()

  constructor(file: SqliteFile.Database) {
    this.#file = file
  }

  get inTransaction(): boolean {
    return this.#file.inTransaction
  }

  /** For statements without parameters and rows. */
  run(text: string): void {
    this.#prepare(text).run()
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const statement = this.#prepare(sql)
    if (statement.reader) return { rows: statement.all(...parameters) as Row[] }
    const { changes, lastInsertRowid } = statement.run(...parameters)
    return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) }
  }

  streamQuery(): never {
    throw new Error('Streaming is not supported')
  }

  close(): void {
    this.#statements.clear()
    this.#file.close()
  }

  #prepare(text: string): SqliteFile.Statement {
    const known = this.#statements.get(text)
    if (known) return known
    const statement = this.#file.prepare(text)
    this.#statements.set(text, statement)
    return statement
  }
}

/** Kysely over one connection. It begins no transactions: a `TransactionQueue` does. */
export function kyselyOn(connection: SqliteConnection): Kysely<Database> {
  const adapter = new SqliteAdapter()
  const compiler = new SqliteQueryCompiler()
  const driver = new DummyDriver()
  const dialect = {
    createAdapter: () => adapter,
    createDriver: () => driver,
    createIntrospector: (db: Kysely<unknown>) => new SqliteIntrospector(db),
    createQueryCompiler: () => compiler,
  }
  return new Kysely<Database>({ config: { dialect }, dialect, driver, executor: new DirectExecutor(connection, compiler, adapter) })
}

/** Runs each query at once. Kysely's own executor first acquires a connection, which takes longer than SQLite's answer. */
class DirectExecutor extends DefaultQueryExecutor {
  readonly #connection: SqliteConnection

  constructor(connection: SqliteConnection, compiler: QueryCompiler, adapter: SqliteAdapter) {
    super(compiler, adapter, { provideConnection: (consumer) => consumer(connection) })
    this.#connection = connection
  }

  override executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    return this.#connection.executeQuery<Row>(query)
  }
}
