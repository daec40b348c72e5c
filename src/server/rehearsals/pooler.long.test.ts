import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, onTestFinished, test } from 'vitest'
import { freePort } from '../../../tests/servers/free-port.ts'
import { programAt } from '../../../tests/servers/outside-program.ts'
import { startPgbouncer } from '../../../tests/databases/pgbouncer.ts'
import { startTemporaryPostgres } from '../../../tests/databases/postgres.ts'
import { ServerProcess } from '../../../tests/servers/server-process.ts'
import { Rehearsal } from '../../../tests/world/real/rehearsal.ts'

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
    const seed = Math.floor(Math.random() * 1e9)
    const rehearsal = new Rehearsal({ seed, urls: servers.map(({ url }) => url), players: 12, actions: 80, settles: 1_000 })
    await rehearsal.playOn(300)
    await pooler.process.end('SIGKILL')
    await pause(500)
    await pooler.process.start()
    await rehearsal.playOn(300)
    await postgres.kill()
    await pause(500)
    await postgres.resume()
    await rehearsal.playOn(1)
    expect(rehearsal.isOver).toBe(false)
    const problems = await rehearsal.end()
    console.log(`seed ${seed}; ${String(rehearsal)}`)
    expect(problems).toEqual([])
  })
})

async function serverBehind(databaseUrl: string): Promise<ServerProcess> {
  return new ServerProcess({ port: await freePort(), databaseUrl, environment: { DATABASE_POOLER: 'transaction' } })
}
