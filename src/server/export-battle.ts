import { writeFileSync } from 'node:fs'
import { readConfig } from './config.ts'
import { findRecord } from './store/records.ts'
import { openConfiguredStore } from './store/open.ts'

/**
 * `npm run export-battle -- <session> [file]`: writes a stored adventure as JSON for `npm run replay`, to the file or to the terminal.
 * Reads the database that the settings name and changes nothing in it. Exits with 1 when there is no such adventure.
 */
async function main([sessionId, file]: readonly string[]): Promise<number> {
  if (sessionId === undefined) {
    process.stderr.write('Usage: npm run export-battle -- <session> [file.json]\n')
    return 2
  }
  const store = await openConfiguredStore(readConfig(process.env), () => undefined)
  try {
    const record = await store.read((tx) => findRecord(tx, sessionId))
    if (!record) {
      process.stderr.write(`No adventure is stored for the session ${sessionId}\n`)
      return 1
    }
    const json = `${JSON.stringify(record, null, 2)}\n`
    if (file === undefined) process.stdout.write(json)
    else writeFileSync(file, json)
    return 0
  } finally {
    await store.close()
  }
}

process.exitCode = await main(process.argv.slice(2))
