import { existsSync, renameSync, rmSync } from 'node:fs'
import SqliteFile from 'better-sqlite3'
import { readConfig } from './config.ts'

/** Every page in one step: a backup in several steps begins anew whenever the server writes between two of them. */
const ALL_PAGES = 0x7fffffff

/**
 * `npm run backup -- FILE`: copies the SQLite database that the settings name, also while the server runs and writes. The copy holds
 * everything that was answered before the backup began. Exits with 1 when there is no copy.
 */
async function main([file]: readonly string[]): Promise<number> {
  if (file === undefined) return fail('Usage: npm run backup -- FILE', 2)
  const { databaseUrl } = readConfig(process.env)
  if (!databaseUrl.startsWith('file:')) return fail('This command copies SQLite only. For PostgreSQL use pg_dump.')
  const source = databaseUrl.slice('file:'.length)
  if (!existsSync(source)) return fail(`There is no database at ${source} (DATABASE_URL).`)
  if (existsSync(file)) return fail(`${file} exists already. Name a new file.`)
  await copy(source, file)
  process.stdout.write(`${source} was copied to ${file}.\n`)
  return 0
}

/** The copy gets its name when it is complete. */
async function copy(source: string, file: string): Promise<void> {
  const unfinished = `${file}.unfinished`
  const database = new SqliteFile(source, { readonly: true })
  try {
    await database.backup(unfinished, { progress: () => ALL_PAGES })
    renameSync(unfinished, file)
  } finally {
    database.close()
    rmSync(unfinished, { force: true })
  }
}

function fail(sentence: string, code = 1): number {
  process.stderr.write(`${sentence}\n`)
  return code
}

try {
  process.exitCode = await main(process.argv.slice(2))
} catch (error) {
  process.exitCode = fail(`The backup failed: ${error instanceof Error ? error.message : String(error)}`)
}
