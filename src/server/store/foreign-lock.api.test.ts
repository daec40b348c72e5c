import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { GameServer } from '../../../tests/servers/game-server.ts'

const HOLD = 3_000
const GIVES_UP_AFTER = 5_000

const LOCKER = `
  const SqliteFile = require('better-sqlite3')
  const file = new SqliteFile(process.argv[1])
  file.exec('begin immediate')
  console.log('locked')
  setTimeout(() => { file.exec('commit'); file.close() }, Number(process.argv[2]))
`

let server: GameServer

beforeEach(async () => {
  server = await GameServer.start('test')
}, 60_000)

afterEach(() => server.stop())

/** Another process takes the write lock and holds it. */
async function lockFor(milliseconds: number): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['-e', LOCKER, server.database, String(milliseconds)], { stdio: ['ignore', 'pipe', 'inherit'] })
  await once(child.stdout ?? child, 'data')
  return child
}

interface Timed {
  readonly status: number
  readonly body: string
  readonly milliseconds: number
}

async function call(path: string, init: RequestInit = {}): Promise<Timed> {
  const started = performance.now()
  const response = await fetch(server.url + path, init)
  return { status: response.status, body: await response.text(), milliseconds: performance.now() - started }
}

/** Signing up is a write. */
async function signUp(name: string): Promise<Timed> {
  const situation = await fetch(`${server.url}/api/game/rpg/title/check_situation`)
  await situation.arrayBuffer()
  const token = /XSRF-TOKEN=([^;]+)/.exec(situation.headers.getSetCookie().join())?.[1] ?? ''
  return call('/api/game/rpg/title/create_rpg_user', {
    method: 'POST',
    headers: { cookie: `XSRF-TOKEN=${token}`, 'x-xsrf-token': token, 'content-type': 'application/json' },
    body: JSON.stringify({ name, email: `${name}@example.com`, password: 'password' }),
  })
}

const READ = '/api/game/rpg/title/check_situation'

test('while another process holds the write lock, the server stays alive, reads go on, and a write waits and succeeds', async () => {
  const locker = await lockFor(HOLD)
  const released = once(locker, 'exit')
  let isReleased = false
  void released.then(() => (isReleased = true))
  const write = signUp('waits')
  const times: number[] = []
  while (!isReleased) {
    const [alive, read] = await Promise.all([call('/healthz'), call(READ)])
    if (isReleased) break
    expect(alive).toMatchObject({ status: 200 })
    expect(read).toMatchObject({ status: 200 })
    times.push(alive.milliseconds, read.milliseconds)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  // A busy machine may delay one of them, but none waits for the lock.
  expect(Math.max(...times)).toBeLessThan(1000)
  expect(times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)]).toBeLessThan(100)
  expect(await write).toMatchObject({ status: 200 })
}, 30_000)

test('a write that the lock keeps out for too long is refused with a sentence, and works once the lock is gone', async () => {
  const locker = await lockFor(60_000)
  const released = once(locker, 'exit')
  const refused = await signUp('gives-up')
  expect(refused).toMatchObject({ status: 503, body: expect.stringMatching(/[ぁ-ん]/) })
  expect(refused.milliseconds).toBeLessThan(GIVES_UP_AFTER * 1.5 + 2000)
  const notReady = await call('/readyz')
  expect(notReady.status).toBe(503)
  locker.kill()
  await released
  expect(await signUp('gives-up')).toMatchObject({ status: 200 })
}, 30_000)
