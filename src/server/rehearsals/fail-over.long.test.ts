import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { freePort } from '../../../tests/servers/free-port.ts'
import { startTemporaryPostgres } from '../../../tests/databases/postgres.ts'
import { ServerProcess } from '../../../tests/servers/server-process.ts'
import { Wire } from '../../../tests/clients/wire.ts'
import { Rehearsal } from '../../../tests/world/real/rehearsal.ts'

test.each([1, 2, 3])(
  'PostgreSQL is killed under play and its synchronous standby takes over: nothing that was answered is lost or doubled (%i)',
  async () => {
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
    const seed = Math.floor(Math.random() * 1e9)
    const rehearsal = new Rehearsal({ seed, urls: servers.map(({ url }) => url), players: 12, actions: 80, settles: 1_000 })
    await rehearsal.playOn(300)
    await primary.kill()
    const killedAt = performance.now()
    await pause(300)
    await wire.turnTo(standby.url)
    // Not promoted yet, it only reads: players are asked to wait, and no balancer sends anybody.
    expect((await fetch(`${servers[0]?.url}/readyz`)).status).toBe(503)
    await pause(700)
    await query(standby.url, 'select pg_promote()')
    await rehearsal.playOn(1)
    const silence = performance.now() - killedAt
    expect(rehearsal.isOver).toBe(false)
    const problems = await rehearsal.end()
    console.log(`seed ${seed}; the next answer ${(silence / 1000).toFixed(1)} s after the kill; ${String(rehearsal)}`)
    expect(problems).toEqual([])
  },
)

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
    await pause(50)
  }
}

async function query(url: string, text: string): Promise<readonly Readonly<Record<string, unknown>>[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query(text)
  await client.end()
  return rows
}
