import type { Kysely } from 'kysely'
import type { Database } from './database.ts'
import type { Columns } from './migrations/0001-first-tables.ts'

/** A transaction. The functions of the store read and write with it; nobody else writes SQL. */
export type Tx = Kysely<Database>

/** How much this process asks of its database now. */
export interface DatabaseLoad {
  readonly connections: number
  /** Connections that work on a transaction. */
  readonly inUse: number
  /** Transactions that wait for one. */
  readonly waiting: number
}

/** Everything in which the two databases differ. */
export interface StoreDialect {
  readonly columns: Columns
  /** Runs `work` in one transaction, once. Whatever it throws undoes everything. */
  readonly transaction: <T>(access: 'read' | 'write', work: (tx: Tx) => Promise<T>) => Promise<T>
  /** Runs migrations, which begin their own transactions where the database has transactional DDL. */
  readonly migration: <T>(work: (db: Kysely<Database>) => Promise<T>) => Promise<T>
  /** Throws unless the database could store something now. */
  readonly check: () => Promise<void>
  readonly load: () => DatabaseLoad
  /** The transaction met another one and may simply be tried again. */
  readonly isConflict: (error: unknown) => boolean
  /** The database cannot be reached now. */
  readonly isAway: (error: unknown) => boolean
  readonly close: () => Promise<void>
}
