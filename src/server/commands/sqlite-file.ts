import { existsSync, rmSync } from 'node:fs'
import SqliteFile from 'better-sqlite3'
import { makePrivate } from '../store/dialects/private-file.ts'
import { CommandError } from './command.ts'

/** Every page in one step: a copy in several steps begins anew whenever the server writes between two of them. */
const ALL_PAGES = 0x7fffffff

/** Of the log, of its index, and of the database itself. */
export const FILE_ENDS = ['-wal', '-shm', '']

/** Copies a SQLite database, also one that is being written: the copy holds all that was committed before, and can be read by its owner only. */
export async function copyFile(source: string, target: string): Promise<void> {
  const database = new SqliteFile(source, { readonly: true })
  try {
    makePrivate(target)
    await database.backup(target, { progress: () => ALL_PAGES })
  } finally {
    database.close()
  }
}

/** Takes the log into the file: it can be read from a folder that may not be written, and nothing lies beside it. A server that opens it makes a new log. */
export function takeLogIn(path: string): void {
  const database = new SqliteFile(path)
  database.pragma('journal_mode = DELETE')
  database.close()
}

/** @throws CommandError unless the file is a whole SQLite database. */
export function requireWhole(path: string, name: string): void {
  const found = integrityOf(path)
  if (found !== 'ok') throw new CommandError(`${name} is damaged (${found.trim().replaceAll(/\s+/g, ' ')}). Nothing was changed.`)
}

function integrityOf(path: string): string {
  const database = new SqliteFile(path)
  try {
    const lines = database.pragma('integrity_check(1)') as readonly { readonly integrity_check: string }[]
    return lines[0]?.integrity_check ?? 'no answer'
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  } finally {
    database.close()
  }
}

/** Whether another process has the database open. A lock that keeps all others out is tried for. */
export function isFileInUse(path: string): boolean {
  if (!existsSync(path)) return false
  const database = new SqliteFile(path, { timeout: 200 })
  try {
    database.pragma('locking_mode = EXCLUSIVE')
    database.exec('begin immediate; rollback')
    return false
  } catch (error) {
    if (error instanceof SqliteFile.SqliteError && error.code.startsWith('SQLITE_BUSY')) return true
    // A damaged file is in nobody's use.
    return false
  } finally {
    database.close()
  }
}

/** Deletes a SQLite file with the two that may lie beside it. */
export function deleteFile(path: string): void {
  for (const end of FILE_ENDS) rmSync(path + end, { force: true })
}
