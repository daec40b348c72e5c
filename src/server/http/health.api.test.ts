import { spawnSync } from 'node:child_process'
import { renameSync } from 'node:fs'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { GameServer } from '../../../tests/servers/game-server.ts'

let server: GameServer

beforeEach(async () => {
  server = await GameServer.start('test')
})

afterEach(() => server.stop())

async function statusOf(address: string): Promise<number> {
  const response = await fetch(server.url + address)
  await response.arrayBuffer()
  return response.status
}

test('/readyz says no when the database file was deleted or replaced; /healthz still says yes [GENERAL-45, GENERAL-46]', async () => {
  expect(await statusOf('/readyz')).toBe(200)
  renameSync(server.database, `${server.database}.old`)
  expect(await statusOf('/readyz')).toBe(503)
  expect(await statusOf('/healthz')).toBe(200)
  renameSync(`${server.database}.old`, server.database)
  expect(await statusOf('/readyz')).toBe(200)
})

const canLimit = process.platform === 'linux' && spawnSync('prlimit', ['--version']).status === 0

/** Every write of the process to a file fails from now on, as on a full disk; or no longer. */
function limitFiles(size: '0' | 'unlimited'): void {
  const { status, stderr } = spawnSync('prlimit', [`--pid=${server.pid}`, `--fsize=${size}:`], { encoding: 'utf8' })
  expect(stderr).toBe('')
  expect(status).toBe(0)
}

test.skipIf(!canLimit)('/readyz says no while nothing can be stored, and yes as soon as it can [GENERAL-45, GENERAL-46]', async () => {
  expect(await statusOf('/readyz')).toBe(200)
  limitFiles('0')
  expect(await statusOf('/readyz')).toBe(503)
  expect(await statusOf('/healthz')).toBe(200)
  limitFiles('unlimited')
  expect(await statusOf('/readyz')).toBe(200)
})

test('/readyz may be asked again and again: it takes no ten times as long as /healthz', async () => {
  const timeOf = async (address: string): Promise<number> => {
    const started = performance.now()
    expect(await statusOf(address)).toBe(200)
    return performance.now() - started
  }
  const [alive, ready]: [number[], number[]] = [[], []]
  // In turns, so that both meet the same load.
  for (let nth = 0; nth < 100; nth += 1) {
    alive.push(await timeOf('/healthz'))
    ready.push(await timeOf('/readyz'))
  }
  expect(median(ready)).toBeLessThan(10 * median(alive))
})

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
