import { describe, expect, onTestFinished, test } from 'vitest'
import { Crowd, IN_HASTE } from '../../../tests/clients/crowd.ts'
import { CutDisk, canCutDisks } from '../../../tests/databases/cut-disk.ts'
import { lostOf } from '../../../tests/databases/lost-turns.ts'
import { freePort } from '../../../tests/servers/free-port.ts'
import type { AnsweredTurn } from '../../../tests/clients/patient-client.ts'
import { startTemporaryPostgres, type TemporaryPostgres } from '../../../tests/databases/postgres.ts'
import { ServerProcess } from '../../../tests/servers/server-process.ts'
import { openConfiguredStore } from '../store/open.ts'

const CUTS = 40
const PLAYERS = 16

/** Checkpoints often, so that cuts hit them too. */
const CHECKPOINTS = ['checkpoint_timeout=30s', 'max_wal_size=32MB']

interface Machine {
  readonly postgres: TemporaryPostgres
  readonly crowd: Crowd
  /** The power of the database's machine fails, and comes back. */
  readonly cut: () => Promise<void>
}

/** PostgreSQL on a disk of its own, and players on two servers that stay. */
async function machineUnderPlay(settings: readonly string[]): Promise<Machine> {
  const disk = new CutDisk()
  onTestFinished(() => disk.remove())
  const postgres = await startTemporaryPostgres({ waitsForDisk: true, settings: [...CHECKPOINTS, ...settings], below: disk.folder })
  onTestFinished(() => postgres.stop())
  const servers = [await serverOn(postgres.url), await serverOn(postgres.url)]
  // The folder was made without waiting for the disk.
  disk.sync()
  const crowd = new Crowd({ urls: servers.map(({ url }) => url), players: PLAYERS, pace: IN_HASTE })
  onTestFinished(() => crowd.end().catch(() => undefined))
  const cut = async (): Promise<void> => {
    // Its processes first, a few milliseconds before: none of them may find that the disk is gone, and say so.
    await postgres.kill()
    disk.cut()
    disk.restore()
    await postgres.resume()
  }
  return { postgres, crowd, cut }
}

async function serverOn(databaseUrl: string): Promise<ServerProcess> {
  const server = new ServerProcess({ port: await freePort(), databaseUrl })
  onTestFinished(() => server.end('SIGTERM'))
  await server.start()
  return server
}

/** The turns of the adventures that went on since `known`: older ones may have left the store, which keeps each player's last twenty. */
function ofSessionsSince(known: readonly AnsweredTurn[], answered: readonly AnsweredTurn[]): readonly AnsweredTurn[] {
  const ids = new Set(known.map(({ requestId }) => requestId))
  const sessions = new Set(answered.filter(({ requestId }) => !ids.has(requestId)).map(({ session }) => session))
  return answered.filter(({ session }) => sessions.has(session))
}

describe.skipIf(!canCutDisks())('when the power of the machine with PostgreSQL fails under play', () => {
  test('every answered turn is there', async () => {
    const { postgres, crowd, cut } = await machineUnderPlay([])
    await crowd.playTurns(100)
    let known: readonly AnsweredTurn[] = []
    for (let nth = 0; nth < CUTS; nth += 1) {
      await crowd.play(Math.random() * 1500)
      const answered = crowd.turns
      await cut()
      expect(await lostOf(ofSessionsSince(known, answered), postgres.url)).toBe(0)
      known = answered
      await crowd.playTurns(20)
    }
    await crowd.end()
    console.log(`${CUTS} cuts: ${crowd.answered} turns; ${String(crowd.encounters)}`)
    expect(crowd.encounters.faults).toEqual([])
    const store = await openConfiguredStore({ databaseUrl: postgres.url, databasePool: 2 }, () => undefined)
    await crowd.expectKept(store)
    await store.close()
  })

  // So that the test above is known to see a loss.
  test('with synchronous_commit=off the last turns may be gone', async () => {
    const { postgres, crowd, cut } = await machineUnderPlay(['synchronous_commit=off', 'wal_writer_delay=1s'])
    await crowd.playTurns(100)
    const answered = crowd.turns
    await cut()
    const lost = await lostOf(answered, postgres.url)
    console.log(`synchronous_commit=off: ${lost} of ${answered.length} turns lost`)
    expect(lost).toBeGreaterThan(0)
  })
})
