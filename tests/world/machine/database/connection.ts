import SqliteFile from 'better-sqlite3'
import type { CompiledQuery, QueryResult } from 'kysely'
import { SqliteConnection } from '../../../../src/server/store/dialects/sqlite-connection.ts'
import type { World } from '../world.ts'

/** What the process of a server does to its connections. */
export interface Process {
  readonly world: World
  readonly isDead: () => boolean
  /** Before each query: time passes, others act, and the process may end. Does not resolve once it has. */
  readonly step: () => Promise<void>
  /** @throws Error of the disk. */
  readonly beforeWrite: (sql: string) => void
  /** The process may end there. */
  readonly aroundCommit: (place: 'before' | 'after') => void
}

export class DeadError extends Error {}

const IS_READING = /^\s*(select|begin|savepoint|release|rollback|commit|pragma)/i

export const isReading = ({ sql }: CompiledQuery): boolean => IS_READING.test(sql)

/** The product's connection in a process that may end, on a disk that may fail. */
export class SimulatedConnection extends SqliteConnection {
  readonly #process: Process

  constructor(file: SqliteFile.Database, process: Process) {
    super(file)
    this.#process = process
  }

  override get inTransaction(): boolean {
    return !this.#process.isDead() && super.inTransaction
  }

  override run(text: string): void {
    this.#mustLive()
    if (text !== 'commit') return super.run(text)
    this.#process.aroundCommit('before')
    this.#mustLive()
    this.#process.beforeWrite(text)
    super.run(text)
    return this.#process.aroundCommit('after')
  }

  override async executeQuery<Row>(query: CompiledQuery, isInTransaction = false): Promise<QueryResult<Row>> {
    await this.#process.step()
    this.#mustLive()
    // Another transaction of the batch has met a full disk: SQLite has rolled back all of them.
    if (isInTransaction && !this.inTransaction) throw new SqliteFile.SqliteError('rolled back', 'SQLITE_FULL')
    if (!isReading(query)) this.#process.beforeWrite(query.sql)
    return super.executeQuery<Row>(query)
  }

  #mustLive(): void {
    if (this.#process.isDead()) throw new DeadError('This process has ended')
  }
}
