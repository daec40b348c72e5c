import type SqliteFile from 'better-sqlite3'
import {
  type CompiledQuery,
  type DatabaseConnection,
  DefaultQueryExecutor,
  type DialectAdapter,
  DummyDriver,
  Kysely,
  type QueryCompiler,
  type QueryExecutor,
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
  const [adapter, compiler] = [new SqliteAdapter(), new SqliteQueryCompiler()]
  return kyselyWith(new DirectExecutor(connection, compiler, adapter), adapter)
}

/** Kysely that writes SQLite's SQL and gives each query to the executor. */
export function kyselyWith(executor: QueryExecutor, adapter: DialectAdapter): Kysely<Database> {
  const driver = new DummyDriver()
  const dialect = {
    createAdapter: () => adapter,
    createDriver: () => driver,
    createIntrospector: (db: Kysely<unknown>) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  }
  return new Kysely<Database>({ config: { dialect }, dialect, driver, executor })
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
