import SqliteFile from 'better-sqlite3'
import { type CompiledQuery, DefaultQueryExecutor, PostgresAdapter, type QueryResult, SqliteQueryCompiler } from 'kysely'
import type { Tx } from '../../../../src/server/store/dialect.ts'
import { isAway } from '../../../../src/server/store/dialects/sqlite.ts'
import { kyselyWith } from '../../../../src/server/store/dialects/sqlite-connection.ts'
import type { TransactionQueue } from '../../../../src/server/store/dialects/transaction-queue.ts'
import { isReading, type SimulatedConnection } from './connection.ts'
import { Conflict, RowLocks } from './row-locks.ts'
import type { World } from '../world.ts'

interface Task {
  readonly work: (tx: Tx) => Promise<unknown>
  readonly resolve: (result: unknown) => void
  readonly reject: (error: unknown) => void
}

type Outcome = { readonly result: unknown } | { readonly error: unknown }

/** So long tasks gather, that many may overlap, in simulated milliseconds. */
const GATHERING = 4

/**
 * Transactions that run at the same time and take turns with every query, as PostgreSQL's. `for update` locks a row until the end. All commit
 * together; when one that has written fails, all are rolled back and each runs again alone, which `Store.write` allows.
 */
export class Interleaved {
  readonly #world: World
  readonly #connection: SimulatedConnection
  readonly #queue: TransactionQueue
  readonly #db: Tx
  #waiting: Task[] = []
  #running: readonly Task[] = []

  /** @param db on the same connection, for tasks that run alone. */
  constructor(
    world: World,
    { connection, queue, db }: { readonly connection: SimulatedConnection; readonly queue: TransactionQueue; readonly db: Tx },
  ) {
    this.#world = world
    this.#connection = connection
    this.#queue = queue
    this.#db = db
  }

  run<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    const { promise, resolve, reject } = Promise.withResolvers<T>()
    this.#waiting.push({ work, resolve: resolve as Task['resolve'], reject })
    if (this.#waiting.length === 1) void this.#runBatch()
    return promise
  }

  /** A batch is one task of the product's queue: its begin, its commit and their failures are the product's. */
  async #runBatch(): Promise<void> {
    try {
      await this.#world.sleep(GATHERING)
      const settle = await this.#queue.run(() => this.#together())
      settle()
    } catch (error) {
      const failed = this.#running.length > 0 ? this.#running : this.#waiting.splice(0)
      this.#running = []
      for (const { reject } of failed) reject(error)
    }
  }

  /** @returns what tells the tasks their outcomes, once all is committed. */
  async #together(): Promise<() => void> {
    const batch = this.#waiting
    this.#waiting = []
    this.#running = batch
    this.#connection.run('savepoint together')
    const locks = new RowLocks<OneOfMany>()
    const all = batch.map(() => new OneOfMany(this.#connection, locks))
    let outcomes = await Promise.all(batch.map(({ work }, place) => (all[place] as OneOfMany).perform(work)))
    this.#mustBeInTransaction(outcomes)
    if (outcomes.some((outcome, place) => 'error' in outcome && all[place]?.hasWritten)) {
      this.#connection.run('rollback to together')
      outcomes = []
      for (const { work } of batch) outcomes.push(await this.#alone(work))
      this.#mustBeInTransaction(outcomes)
    }
    this.#connection.run('release together')
    return () => {
      this.#running = []
      for (const [place, outcome] of outcomes.entries()) {
        if ('error' in outcome) batch[place]?.reject(outcome.error)
        else batch[place]?.resolve(outcome.result)
      }
    }
  }

  /** After some failures (a full disk, for one) SQLite has rolled back the whole transaction by itself. */
  #mustBeInTransaction(outcomes: readonly Outcome[]): void {
    if (this.#connection.inTransaction) return
    throw outcomes.map((each) => ('error' in each ? each.error : null)).find((error) => isAway(error)) ?? new Conflict('rolled back')
  }

  async #alone(work: (tx: Tx) => Promise<unknown>): Promise<Outcome> {
    this.#connection.run('savepoint alone')
    try {
      const result = await work(this.#db)
      this.#connection.run('release alone')
      return { result }
    } catch (error) {
      if (this.#connection.inTransaction) {
        this.#connection.run('rollback to alone')
        this.#connection.run('release alone')
      }
      return { error }
    }
  }
}

/** Rows are locked where the adapter is PostgreSQL's (`lockUserOf`). */
const adapter = new PostgresAdapter()
const compiler = new SqliteQueryCompiler()
const FOR_UPDATE = / for update$/

/** One of the transactions that take turns. */
class OneOfMany {
  readonly #connection: SimulatedConnection
  readonly #locks: RowLocks<OneOfMany>
  hasWritten = false

  constructor(connection: SimulatedConnection, locks: RowLocks<OneOfMany>) {
    this.#connection = connection
    this.#locks = locks
  }

  async perform(work: (tx: Tx) => Promise<unknown>): Promise<Outcome> {
    const executor = new Executor((query) => this.#execute(query))
    try {
      return { result: await work(kyselyWith(executor, adapter)) }
    } catch (error) {
      const isTaken = error instanceof SqliteFile.SqliteError && /UNIQUE|PRIMARYKEY/.test(error.code)
      return { error: isTaken ? new Conflict(error.message) : error }
    } finally {
      this.#locks.release(this)
    }
  }

  async #execute(query: CompiledQuery): Promise<QueryResult<unknown>> {
    if (!isReading(query)) this.hasWritten = true
    if (!FOR_UPDATE.test(query.sql)) return this.#connection.executeQuery(query, true)
    const unlocked = { ...query, sql: query.sql.replace(FOR_UPDATE, '') }
    const { rows } = await this.#connection.executeQuery<{ readonly id: number }>(unlocked, true)
    // What another has deleted and not committed is gone here, not in PostgreSQL, where this would find the row and wait for its holder.
    if (rows.length === 0) await this.#locks.waitForOthers(this)
    for (const { id } of rows) await this.#locks.take(`users ${id}`, this)
    // PostgreSQL reads the row again when it had to wait.
    return this.#connection.executeQuery(unlocked, true)
  }
}

class Executor extends DefaultQueryExecutor {
  readonly #execute: (query: CompiledQuery) => Promise<QueryResult<unknown>>

  constructor(execute: (query: CompiledQuery) => Promise<QueryResult<unknown>>) {
    super(compiler, adapter, { provideConnection: () => Promise.reject(new Error('Not used')) })
    this.#execute = execute
  }

  override executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    return this.#execute(query) as Promise<QueryResult<Row>>
  }
}
