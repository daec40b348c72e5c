import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, describe, expect, onTestFinished, test } from 'vitest'
import { DATABASES, freshDatabase } from '../../../tests/databases/databases.ts'
import { freePort } from '../../../tests/servers/free-port.ts'
import { Player } from '../../../tests/killing.ts'
import { ServerProcess } from '../../../tests/servers/server-process.ts'

const folder = mkdtempSync(join(tmpdir(), 'kageakari-previous-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const STAGES = 5

/** Unpacks the version before the newest migration. @returns whether this repository knows it: a shallow copy does not. */
function unpackPrevious(): boolean {
  const git = (...words: readonly string[]): string | null => {
    const { status, stdout } = spawnSync('git', words, { encoding: 'utf8' })
    return status === 0 ? stdout.trim() : null
  }
  const newest = git('log', '-1', '--format=%H', '--', 'src/server/store/migrations/all.ts')
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
      const longer = new Player(before)
      await longer.arrive(`before-${crypto.randomUUID().slice(0, 8)}`)
      let isOver = false
      const playing = (async () => {
        while (!isOver) await longer.playStage()
      })()

      const now = new ServerProcess({ port: await freePort(), databaseUrl: database.url })
      onTestFinished(() => now.end('SIGTERM'))
      await now.start()
      const roundsBefore = longer.answered
      const newer = new Player(now)
      await newer.arrive(`now-${crypto.randomUUID().slice(0, 8)}`)
      for (let stage = 0; stage < STAGES; stage += 1) await newer.playStage()
      isOver = true
      await playing
      console.log(
        `${name}: ${roundsBefore} rounds by the version before alone, then ${longer.answered - roundsBefore} beside ${newer.answered} of this one`,
      )
      expect(longer.answered).toBeGreaterThan(roundsBefore)
    },
    300_000,
  )
})
