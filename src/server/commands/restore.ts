import { existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { copyDatabase, countRows, listed, type TableCount } from '../store/copy.ts'
import type { Store } from '../store/store.ts'
import { pathOf } from '../store/open.ts'
import { endAllSessions } from '../store/rows/account/sessions.ts'
import { CommandError, nameOf, requireCurrent, runCommand, say, UsageError, withStore } from './command.ts'
import { requireFree } from './in-use.ts'
import { copyFile, deleteFile, FILE_ENDS, requireWhole } from './sqlite-file.ts'

const USAGE = 'Usage: npm run restore -- FILE [--force]\n--force: replaces what the database holds.'

const SIGNED_OUT = 'Everybody has to sign in again.'

/**
 * `npm run restore -- FILE [--force]`: puts a backup in the place of the database that the settings name, a SQLite file or PostgreSQL. The backup
 * is copied and checked first; a backup of an older version is brought up to date on the way. Everybody is signed out. Exits with 1 when nothing was changed.
 */
await runCommand(USAGE, async (given, { databaseUrl }) => {
  const { file, isForced } = argumentsOf(given)
  if (!existsSync(file)) throw new CommandError(`There is no file ${file}.`)
  const path = pathOf(databaseUrl)
  if (path === null) await restoreRows(file, databaseUrl, isForced)
  else await restoreFile(file, path, isForced)
})

function argumentsOf(given: readonly string[]): { readonly file: string; readonly isForced: boolean } {
  try {
    const { positionals, values } = parseArgs({ args: [...given], allowPositionals: true, options: { force: { type: 'boolean' } } })
    if (positionals.length === 1 && positionals[0] !== undefined) return { file: positionals[0], isForced: values.force === true }
  } catch {
    // Neither is an unknown option.
  }
  throw new UsageError()
}

/** A copy of the backup, whole and with the tables of this version. What had ended after the backup is not open again. @returns what it holds. */
async function prepare<T>(file: string, copy: string, work: (store: Store, counts: readonly TableCount[]) => Promise<T>): Promise<T> {
  try {
    await copyFile(file, copy)
  } catch {
    throw new CommandError(`${file} is not a SQLite database. Nothing was changed.`)
  }
  requireWhole(copy, file)
  return withStore(`file:${copy}`, async (store) => {
    const schema = await store.schema()
    if (schema === 'older') await store.migrate()
    else requireCurrent(schema, file)
    await store.write(endAllSessions)
    return work(store, await store.read(countRows))
  })
}

async function restoreFile(file: string, path: string, isForced: boolean): Promise<void> {
  await requireFree(`file:${path}`)
  // A log without its file counts too: SQLite would play it into the restored one.
  const isThere = FILE_ENDS.some((end) => existsSync(path + end))
  if (isThere && !isForced) throw new CommandError(`${path} exists already. --force puts it aside and restores the backup.`)
  const copy = `${path}.unfinished`
  deleteFile(copy)
  try {
    const counts = await prepare(file, copy, async (_, found) => found)
    const aside = isThere ? putAside(path) : null
    renameSync(copy, path)
    say(`${file} was restored to ${path}: ${listed(counts)}. ${SIGNED_OUT}`)
    if (aside !== null) say(`The database from before is ${aside} now. Delete it when you no longer need it.`)
  } finally {
    deleteFile(copy)
  }
}

/** With its log: what it holds is kept. @returns its new name. */
function putAside(path: string): string {
  const aside = `${path}.before-${new Date().toISOString().replaceAll(':', '')}`
  for (const end of FILE_ENDS) {
    if (existsSync(path + end)) renameSync(path + end, aside + end)
  }
  return aside
}

async function restoreRows(file: string, databaseUrl: string, isForced: boolean): Promise<void> {
  await requireFree(databaseUrl)
  const folder = mkdtempSync(join(tmpdir(), 'kageakari-restore-'))
  try {
    const counts = await prepare(file, join(folder, 'copy.db'), (from) =>
      withStore(databaseUrl, async (to) => {
        await to.migrate()
        await refuseRows(to, databaseUrl, isForced)
        return copyDatabase(from, to, { replaces: isForced })
      }),
    )
    say(`${file} was restored to ${nameOf(databaseUrl)}: ${listed(counts)}. ${SIGNED_OUT}`)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function refuseRows(store: Store, databaseUrl: string, isForced: boolean): Promise<void> {
  const counts = await store.read(countRows)
  if (isForced || counts.every(({ rows }) => rows === 0)) return
  throw new CommandError(`${nameOf(databaseUrl)} holds a game already: ${listed(counts)}. --force deletes it and restores the backup.`)
}
