import { describe, expect, onTestFinished, test } from 'vitest'
import { type Balancer, startHaproxy, startNginx } from '../../../tests/servers/balancers.ts'
import { Crowd, IN_HASTE } from '../../../tests/clients/crowd.ts'
import { freePort } from '../../../tests/servers/free-port.ts'
import { programAt } from '../../../tests/servers/outside-program.ts'
import { startTemporaryPostgres } from '../../../tests/databases/postgres.ts'
import { ServerProcess } from '../../../tests/servers/server-process.ts'
import { openConfiguredStore } from '../store/open.ts'

const RESTARTS = 4

const balancers: readonly {
  readonly name: string
  readonly mayCut: boolean
  readonly start: (program: string, servers: readonly number[]) => Promise<Balancer>
}[] = [
  { name: 'haproxy', mayCut: false, start: startHaproxy },
  // It does not ask `/readyz`, so that it may send a call to a server that is just closing. It then answers 502, and the screens repeat the call.
  { name: 'nginx', mayCut: true, start: startNginx },
]

describe.each(balancers)('two servers behind $name', ({ name, mayCut, start }) => {
  const program = programAt(name)

  test.skipIf(program === null)('are restarted in turn under play: no player sees an error, nothing is lost', async () => {
    const postgres = await startTemporaryPostgres({ waitsForDisk: true })
    onTestFinished(() => postgres.stop())
    const ports = [await freePort(), await freePort()]
    const environment = { TRUST_PROXY: 'loopback', STOP_DELAY: '4' }
    const servers = ports.map((port) => new ServerProcess({ port, databaseUrl: postgres.url, environment }))
    for (const server of servers) {
      onTestFinished(() => server.end('SIGTERM'))
      await server.start()
    }
    const balancer = await start(program ?? '', ports)
    onTestFinished(() => balancer.process.stop())
    const crowd = new Crowd({ urls: [balancer.url], players: 24, pace: IN_HASTE })
    await crowd.playTurns(100)
    for (let restart = 0; restart < RESTARTS; restart += 1) {
      const server = servers[restart % servers.length]
      await server?.end('SIGTERM')
      await server?.start()
      await crowd.playTurns(60)
    }
    await crowd.end()
    console.log(`${name}, ${RESTARTS} restarts: ${crowd.answered} turns; ${String(crowd.encounters)}`)
    const { statuses, lost } = crowd.encounters
    expect(crowd.encounters).toMatchObject({ faults: [], shown: 0 })
    expect(mayCut || (lost === 0 && [...statuses.keys()].every((status) => status < 300))).toBe(true)
    const store = await openConfiguredStore({ databaseUrl: postgres.url, databasePool: 2 }, () => undefined)
    await crowd.expectKept(store)
    await store.close()
  })
})
