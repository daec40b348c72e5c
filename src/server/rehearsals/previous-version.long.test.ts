import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, describe, expect, onTestFinished, test } from 'vitest'
import { DATABASES, freshDatabase } from '../../../tests/databases/databases.ts'
import { freePort } from '../../../tests/servers/free-port.ts'
import { ServerProcess } from '../../../tests/servers/server-process.ts'
import { Rehearsal } from '../../../tests/world/real/rehearsal.ts'

const folder = mkdtempSync(join(tmpdir(), 'kageakari-previous-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Of each player. */
const [ACTIONS_BEFORE, ACTIONS_NOW] = [200, 60]

/** Unpacks the version before the newest migration. @returns whether this repository knows it: a shallow copy does not. */
function unpackPrevious(): boolean {
  const git = (...words: readonly string[]): string | null => {
    const { status, stdout } = spawnSync('git', words, { encoding: 'utf8' })
    return status === 0 ? stdout.trim() : null
  }
  const newest = git('log', '-1', '--first-parent', '--format=%H', '--', 'src/server/store/migrations/all.ts')
  const archive = join(folder, 'previous.tar')
  const isKnown = newest !== null && newest !== '' && git('archive', '--output', archive, `${newest}^`) !== null
  if (!isKnown) {
    process.stdout.write('The history of the repository is not here: the version before the newest migration is not tried.\n')
    return false
  }
  expect(spawnSync('tar', ['-xf', archive, '-C', folder]).status).toBe(0)
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
  return true
}

describe.skipIf(!unpackPrevious())('the version before the newest migration', () => {
  test.each(DATABASES)(
    'plays on, on %s, while this version brings the tables up to date and plays beside it',
    async (name) => {
      const database = await freshDatabase(name)
      onTestFinished(() => database.drop())
      const program = [join(folder, 'src/server/main.ts')]
      const before = new ServerProcess({ port: await freePort(), databaseUrl: database.url, program })
      onTestFinished(() => before.end('SIGTERM'))
      await before.start()
      const longer = new Rehearsal({ seed: 1, urls: [before.url], players: 3, actions: ACTIONS_BEFORE, names: 'before', settles: 0 })
      await longer.playOn(50)

      const now = new ServerProcess({ port: await freePort(), databaseUrl: database.url })
      onTestFinished(() => now.end('SIGTERM'))
      await now.start()
      const alone = longer.answered
      const newer = new Rehearsal({ seed: 2, urls: [now.url], players: 3, actions: ACTIONS_NOW, names: 'now', settles: 0 })
      const problems = [...(await newer.end()), ...(await longer.end())]
      console.log(
        `${name}: ${alone} requests by the version before alone; with those beside this one: ${String(longer)}; this one: ${String(newer)}`,
      )
      expect(problems).toEqual([])
      expect(longer.answered).toBeGreaterThan(alone)
    },
    300_000,
  )
})
