import { expect, onTestFinished, test } from 'vitest'
import pg from 'pg'
import { quantile } from '../../../bench/shared/figures.ts'
import { processorSeconds, residentMegabytes } from '../../../bench/shared/load.ts'
import { Crowd, LIKE_PEOPLE } from '../../../tests/clients/crowd.ts'
import { freePort } from '../../../tests/servers/free-port.ts'
import { startTemporaryPostgres } from '../../../tests/databases/postgres.ts'
import { ServerProcess } from '../../../tests/servers/server-process.ts'
import { openConfiguredStore } from '../store/open.ts'

const PLAYERS = 200
const MINUTES = Number(process.env['HOUR_MINUTES'] ?? 60)
const MINUTE = 60_000

test(
  'two hundred players on two servers for an hour, and PostgreSQL stops once and is killed once: nothing is lost',
  async () => {
    const postgres = await startTemporaryPostgres({ waitsForDisk: true })
    onTestFinished(() => postgres.stop())
    const servers = [await serverOn(postgres.url), await serverOn(postgres.url)]
    const sizeBefore = await databaseSize(postgres.url)
    const crowd = new Crowd({ urls: servers.map(({ url }) => url), players: PLAYERS, pace: LIKE_PEOPLE })
    const third = (MINUTES * MINUTE) / 3
    const memory: (number | null)[] = []
    const note = (when: string): void => {
      memory.push(...servers.map(({ pid }) => residentMegabytes(pid)))
      console.log(
        `${when}: ${crowd.answered} turns; ${String(crowd.encounters)}; MB of the servers: ${memory
          .slice(-2)
          .map((each) => each?.toFixed(0))
          .join(', ')}`,
      )
    }

    await crowd.play(third)
    note('first third')
    await postgres.pause()
    await crowd.play(3_000)
    await postgres.resume()

    // Between the outages the servers' work is measured.
    await crowd.play(third / 10)
    const [turnsBefore, before, from] = [crowd.answered, processorSeconds(servers.map(({ pid }) => pid)), performance.now()]
    await crowd.play((third * 9) / 10)
    const seconds = (performance.now() - from) / 1000
    const used = (processorSeconds(servers.map(({ pid }) => pid)) ?? 0) - (before ?? 0)
    const turns = crowd.answered - turnsBefore
    note('second third')
    console.log(
      `${(turns / seconds).toFixed(1)} turns/s, ${((turns / seconds / PLAYERS) * 60).toFixed(1)} a minute and player; ` +
        `${((used / seconds) * 100).toFixed(1)} % of one core for both servers: ${((used * 1000) / turns).toFixed(2)} ms a turn with all calls around it, ` +
        `${(PLAYERS / (used / seconds)).toFixed(0)} players a core`,
    )

    await postgres.kill()
    await crowd.play(3_000)
    await postgres.resume()
    await crowd.play(third)
    await crowd.end()
    note('the end')
    const { encounters, answered } = crowd
    const size = (await databaseSize(postgres.url)) - sizeBefore
    console.log(
      `turns answered in ms: median ${quantile(encounters.turns, 0.5).toFixed(1)}, p99 ${quantile(encounters.turns, 0.99).toFixed(1)}; ` +
        `database grew by ${(size / 1e6).toFixed(1)} MB: ${(size / PLAYERS / 1000).toFixed(0)} KB a player, ${(size / answered).toFixed(0)} bytes a turn`,
    )

    expect(encounters.faults).toEqual([])
    expect([...encounters.statuses.keys()].toSorted((a, b) => a - b)).toEqual(
      [200, 204, 429, 503].filter((status) => encounters.count(status) > 0),
    )
    expect(encounters.count(503)).toBeGreaterThan(0)
    const store = await openConfiguredStore({ databaseUrl: postgres.url, databasePool: 2 }, () => undefined)
    await crowd.expectKept(store)
    await store.close()
  },
  (MINUTES + 30) * MINUTE,
)

async function serverOn(databaseUrl: string): Promise<ServerProcess> {
  const server = new ServerProcess({ port: await freePort(), databaseUrl })
  onTestFinished(() => server.end('SIGTERM'))
  await server.start()
  return server
}

async function databaseSize(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query('select pg_database_size(current_database()) as size')
  await client.end()
  return Number(rows[0].size)
}
