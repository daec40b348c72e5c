import { existsSync, writeFileSync } from 'node:fs'
import { findAccount } from '../store/rows/moderation.ts'
import { everythingOf } from '../store/person.ts'
import { CommandError, runCommand, say, UsageError, withGame } from './command.ts'

/**
 * `npm run export-account -- EMAIL|ID [FILE]`: writes everything that is stored about one person as JSON, to the file or to the terminal. Changes
 * nothing. Exits with 1 when there is no such account.
 */
await runCommand('Usage: npm run export-account -- EMAIL|ID [FILE]', async ([account, file, ...rest], { databaseUrl }) => {
  if (account === undefined || rest.length > 0) throw new UsageError()
  if (file !== undefined && existsSync(file)) throw new CommandError(`${file} exists already. Name a new file.`)
  const person = await withGame(databaseUrl, (store) =>
    store.read(async (tx) => {
      const user = await findAccount(tx, account)
      if (user === null) throw new CommandError(`There is no account ${account}.`)
      return everythingOf(tx, user.id)
    }),
  )
  const json = JSON.stringify(person, null, 2)
  if (file === undefined) return say(json)
  try {
    writeFileSync(file, `${json}\n`, { mode: 0o600 })
  } catch (error) {
    throw new CommandError(`${file} cannot be written: ${String(error)}`)
  }
  say(`Everything that is stored about ${account} was written to ${file}.`)
})
