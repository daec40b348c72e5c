import SqliteFile from 'better-sqlite3'
import { ClosedError, LockedError } from '../../../../src/server/store/dialects/transaction-queue.ts'

/** As the product's dialect has it, but for files that are gone or damaged. */
export function isAway(error: unknown): boolean {
  if (error instanceof ClosedError || error instanceof LockedError) return true
  return error instanceof SqliteFile.SqliteError && /^SQLITE_(CANTOPEN|IOERR|FULL|READONLY|NOTADB)/.test(error.code)
}
