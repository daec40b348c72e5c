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
    console.error('Usage: npm run export-battle -- <session> [file.json]')
    return 2
  }
  const store = await openConfiguredStore(readConfig(process.env), () => undefined)
  try {
    const record = await store.read((tx) => findRecord(tx, sessionId))
    if (!record) {
      console.error(`No adventure is stored for the session ${sessionId}`)
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
