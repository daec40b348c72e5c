import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { Crowd, IN_HASTE } from '../../../tests/clients/crowd.ts'
import { freePort } from '../../../tests/servers/free-port.ts'
import { startTemporaryPostgres } from '../../../tests/databases/postgres.ts'
import { ServerProcess } from '../../../tests/servers/server-process.ts'
import { Wire } from '../../../tests/clients/wire.ts'
import { openConfiguredStore } from '../store/open.ts'

test.each([1, 2, 3])('PostgreSQL is killed under play and its synchronous standby takes over: no answered round is lost (%i)', async () => {
  const primary = await startTemporaryPostgres({ waitsForDisk: true, settings: ['synchronous_standby_names=standby'] })
  onTestFinished(() => primary.stop())
  await primary.pause()
  const conninfo = `host=127.0.0.1 port=${new URL(primary.url).port} user=postgres password=postgres application_name=standby`
  const standby = await startTemporaryPostgres({ waitsForDisk: true, standbyOf: primary, settings: [`primary_conninfo=${conninfo}`] })
  onTestFinished(() => standby.stop())
  await primary.resume()
  await untilSynchronous(primary.url)

  // Stands for the address that both had: a name, a virtual address, a pooler.
  const wire = new Wire(primary.url)
  await wire.mend()
  onTestFinished(() => wire.cut())
  const servers = [await serverOn(wire.url), await serverOn(wire.url)]
  const crowd = new Crowd({ urls: servers.map(({ url }) => url), players: 24, pace: IN_HASTE })
  await crowd.playRounds(200)
  await primary.kill()
  const killedAt = performance.now()
  await crowd.play(300)
  await wire.turnTo(standby.url)
  // Not promoted yet, it only reads: players are asked to wait, and no balancer sends anybody.
  expect((await fetch(`${servers[0]?.url}/readyz`)).status).toBe(503)
  await crowd.play(700)
  await query(standby.url, 'select pg_promote()')
  await crowd.playRounds(1)
  const silence = performance.now() - killedAt
  await crowd.playRounds(200)
  await crowd.end()
  console.log(`the next round ${(silence / 1000).toFixed(1)} s after the kill; ${crowd.answered} rounds; ${String(crowd.encounters)}`)
  expect(crowd.encounters.faults).toEqual([])
  const store = await openConfiguredStore({ databaseUrl: standby.url, databasePool: 2 }, () => undefined)
  await crowd.expectKept(store)
  await store.close()
})

async function serverOn(databaseUrl: string): Promise<ServerProcess> {
  const server = new ServerProcess({ port: await freePort(), databaseUrl })
  onTestFinished(() => server.end('SIGTERM'))
  await server.start()
  return server
}

async function untilSynchronous(url: string): Promise<void> {
  for (;;) {
    const [row] = await query(url, 'select sync_state from pg_stat_replication')
    if (row?.['sync_state'] === 'sync') return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

async function query(url: string, text: string): Promise<readonly Readonly<Record<string, unknown>>[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query(text)
  await client.end()
  return rows
}
