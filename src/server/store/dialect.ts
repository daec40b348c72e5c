import type { Dialect, IsolationLevel } from 'kysely'
import type { Columns } from './migrations/0001-first-tables.ts'

/** Everything in which the two databases differ. */
export interface StoreDialect {
  readonly kysely: Dialect
  readonly columns: Columns
  readonly writing: TransactionMode
  readonly reading: TransactionMode
  /** The transaction met another one and may simply be tried again. */
  isConflict(error: unknown): boolean
  /** The database cannot be reached now. */
  isAway(error: unknown): boolean
}

export interface TransactionMode {
  readonly isolation?: IsolationLevel
  readonly readOnly?: true
}
