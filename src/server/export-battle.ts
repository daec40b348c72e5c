import { existsSync, writeFileSync } from 'node:fs'
import { readConfig } from './config.ts'
import { findRecord } from './store/records.ts'
import { openConfiguredStore } from './store/open.ts'

/**
 * `npm run export-battle -- <session> [file]`: writes a stored adventure as JSON for `npm run replay`, to the file or to the terminal.
 * Reads the database that the settings name and changes nothing in it. Exits with 1 when there is no such adventure.
 */
async function main([sessionId, file]: readonly string[]): Promise<number> {
  if (sessionId === undefined) return fail('Usage: npm run export-battle -- <session> [file.json]', 2)
  const config = readConfig(process.env)
  const path = config.databaseUrl.startsWith('file:') ? config.databaseUrl.slice('file:'.length) : null
  // Opening a SQLite file makes it.
  if (path !== null && !existsSync(path)) return fail(`There is no database at ${path} (DATABASE_URL).`)
  const store = await openConfiguredStore(config, () => undefined)
  try {
    const record = await store.read((tx) => findRecord(tx, sessionId))
    if (!record) return fail(`No adventure is stored for the session ${sessionId}.`)
    const json = `${JSON.stringify(record, null, 2)}\n`
    if (file === undefined) process.stdout.write(json)
    else writeFileSync(file, json)
    return 0
  } finally {
    await store.close()
  }
}

function fail(sentence: string, code = 1): number {
  process.stderr.write(`${sentence}\n`)
  return code
}

process.exitCode = await main(process.argv.slice(2))
