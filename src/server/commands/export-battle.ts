import { writeFileSync } from 'node:fs'
import { findRecord } from '../store/rows/battle/records.ts'
import { CommandError, runCommand, UsageError, withGame } from './command.ts'

/**
 * `npm run export-battle -- <session> [file]`: writes a stored adventure as JSON for `npm run replay`, to the file or to the terminal.
 * Reads the database that the settings name and changes nothing in it. Exits with 1 when there is no such adventure.
 */
await runCommand('Usage: npm run export-battle -- <session> [file.json]', async ([sessionId, file], { databaseUrl }) => {
  if (sessionId === undefined) throw new UsageError()
  const record = await withGame(databaseUrl, (store) => store.read((tx) => findRecord(tx, sessionId)))
  if (!record) throw new CommandError(`No adventure is stored for the session ${sessionId}.`)
  const json = `${JSON.stringify(record, null, 2)}\n`
  if (file === undefined) process.stdout.write(json)
  else writeFileSync(file, json)
})
