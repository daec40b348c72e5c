import { accessSync, constants, existsSync, renameSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { copyDatabase, countRows, listed } from '../store/copy.ts'
import type { Store } from '../store/store.ts'
import { pathOf } from '../store/open.ts'
import { CommandError, nameOf, requireCurrent, runCommand, say, UsageError, withGame, withStore } from './command.ts'
import { copyFile, deleteFile, requireWhole, takeLogIn } from './sqlite-file.ts'

/**
 * `npm run backup -- FILE`: copies the database that the settings name into a new SQLite file, also while servers run and write. The copy holds
 * everything that was answered before the backup began. A damaged SQLite file is found out. Exits with 1 when there is no copy.
 */
await runCommand('Usage: npm run backup -- FILE', async ([file, ...rest], { databaseUrl }) => {
  if (file === undefined || rest.length > 0) throw new UsageError()
  if (existsSync(file)) throw new CommandError(`${file} exists already. Name a new file.`)
  if (!isWritable(dirname(file))) throw new CommandError(`${file} cannot be written. Name a file in a folder that this user may write to.`)
  // The copy gets its name when it is complete.
  const unfinished = `${file}.unfinished`
  deleteFile(unfinished)
  try {
    await copyTo(unfinished, databaseUrl)
    const held = await withStore(`file:${unfinished}`, contents)
    takeLogIn(unfinished)
    renameSync(unfinished, file)
    say(`${nameOf(databaseUrl)} was copied to ${file} (${megabytes(file)} MB): ${held}.`)
  } finally {
    deleteFile(unfinished)
  }
})

function isWritable(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK)
    return true
  } catch {
    return false
  }
}

/** A SQLite file page by page, PostgreSQL row by row. */
async function copyTo(unfinished: string, databaseUrl: string): Promise<void> {
  const path = pathOf(databaseUrl)
  if (path === null) {
    await withGame(databaseUrl, (from) =>
      withStore(`file:${unfinished}`, async (to) => {
        await to.migrate()
        await copyDatabase(from, to, { replaces: false })
      }),
    )
    return
  }
  if (!existsSync(path)) throw new CommandError(`There is no database at ${path} (DATABASE_URL).`)
  await copyFile(path, unfinished)
  requireWhole(unfinished, path)
}

/** Before an upgrade, the new version's command copies what the old version made. */
async function contents(store: Store): Promise<string> {
  const schema = await store.schema()
  if (schema === 'older' || schema === 'newer') return `a game of ${schema === 'older' ? 'an older' : 'a newer'} version`
  requireCurrent(schema, 'The database')
  return listed(await store.read(countRows))
}

function megabytes(file: string): string {
  return (statSync(file).size / 1_000_000).toFixed(1)
}
