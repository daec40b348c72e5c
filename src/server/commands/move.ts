import { existsSync } from 'node:fs'
import { DATABASE_URL } from '../config.ts'
import { copyDatabase, listed } from '../store/copy.ts'
import { pathOf } from '../store/open.ts'
import { CommandError, nameOf, runCommand, say, UsageError, withGame, withStore } from './command.ts'
import { requireFree } from './in-use.ts'
import { deleteFile } from './sqlite-file.ts'

const USAGE = 'Usage: npm run move -- FROM TO\nEach is file:<path> or postgres://user:password@host:5432/database.'

/**
 * `npm run move -- FROM TO`: copies the whole game from one database into an empty one, in batches of rows and in one transaction, and compares the
 * counts in the end. FROM stays as it is. Exits with 1 when nothing was copied.
 */
await runCommand(USAGE, async ([from, to, ...rest]) => {
  if (from === undefined || to === undefined || rest.length > 0 || ![from, to].every((each) => DATABASE_URL.test(each)))
    throw new UsageError()
  const [source, target] = [pathOf(from), pathOf(to)]
  if (source !== null && !existsSync(source)) throw new CommandError(`There is no database at ${source}.`)
  if (target !== null && existsSync(target)) throw new CommandError(`${target} exists already. Name a new file.`)
  await requireFree(from)
  const started = performance.now()
  try {
    const counts = await withGame(from, (old) =>
      withStore(to, async (fresh) => {
        await fresh.migrate()
        return copyDatabase(old, fresh, { replaces: false })
      }),
    )
    const seconds = ((performance.now() - started) / 1000).toFixed(1)
    say(`${nameOf(from)} was copied to ${nameOf(to)} in ${seconds} s, the counts are the same: ${listed(counts)}.`)
    say(`Start the server with the new DATABASE_URL. ${nameOf(from)} is as it was.`)
  } catch (error) {
    if (target !== null) deleteFile(target)
    throw error
  }
})
