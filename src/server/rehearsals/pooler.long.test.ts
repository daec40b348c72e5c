import { describe, expect, onTestFinished, test } from 'vitest'
import { Crowd, IN_HASTE } from '../../../tests/clients/crowd.ts'
import { freePort } from '../../../tests/servers/free-port.ts'
import { programAt } from '../../../tests/servers/outside-program.ts'
import { startPgbouncer } from '../../../tests/databases/pgbouncer.ts'
import { startTemporaryPostgres } from '../../../tests/databases/postgres.ts'
import { ServerProcess } from '../../../tests/servers/server-process.ts'
import { openConfiguredStore } from '../store/open.ts'

const pgbouncer = programAt('pgbouncer')

describe.skipIf(pgbouncer === null)('behind PgBouncer in transaction mode', () => {
  test('two servers start at once and share fewer connections than they open; pooler and PostgreSQL are killed under play', async () => {
    const postgres = await startTemporaryPostgres({ waitsForDisk: true })
    onTestFinished(() => postgres.stop())
    const pooler = await startPgbouncer(pgbouncer ?? '', postgres.url, 6)
    onTestFinished(() => pooler.process.stop())
    const servers = [await serverBehind(pooler.url), await serverBehind(pooler.url)]
    for (const server of servers) onTestFinished(() => server.end('SIGTERM'))
    await Promise.all(servers.map((server) => server.start()))
    const crowd = new Crowd({ urls: servers.map(({ url }) => url), players: 24, pace: IN_HASTE })
    await crowd.playRounds(300)
    await pooler.process.end('SIGKILL')
    await crowd.play(500)
    await pooler.process.start()
    await crowd.playRounds(300)
    await postgres.kill()
    await crowd.play(500)
    await postgres.resume()
    await crowd.playRounds(300)
    await crowd.end()
    console.log(`${crowd.answered} rounds; ${String(crowd.encounters)}`)
    expect(crowd.encounters.faults).toEqual([])
    const store = await openConfiguredStore({ databaseUrl: postgres.url, databasePool: 2 }, () => undefined)
    await crowd.expectKept(store)
    await store.close()
  })
})

async function serverBehind(databaseUrl: string): Promise<ServerProcess> {
  return new ServerProcess({ port: await freePort(), databaseUrl, environment: { DATABASE_POOLER: 'transaction' } })
}
