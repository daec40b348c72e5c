import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { GameServer } from '../../../tests/servers/game-server.ts'

/** So many reads are answered while the lock is held. */
const READS = 20
const GIVES_UP_AFTER = 5_000

const LOCKER = `
  const SqliteFile = require('better-sqlite3')
  const file = new SqliteFile(process.argv[1])
  file.exec('begin immediate')
  console.log('locked')
  process.stdin.once('data', () => { file.exec('commit'); file.close(); process.stdin.destroy() })
`

let server: GameServer

beforeEach(async () => {
  server = await GameServer.start('test')
})

afterEach(() => server.stop())

/** Another process takes the write lock and holds it. @returns what ends that. */
async function lock(): Promise<() => Promise<void>> {
  const child = spawn(process.execPath, ['-e', LOCKER, server.database], { stdio: ['pipe', 'pipe', 'inherit'] })
  await once(child.stdout, 'data')
  return async () => {
    const exited = once(child, 'exit')
    child.stdin.write('enough')
    await exited
  }
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
  const release = await lock()
  let isWritten = false
  const write = signUp('waits').finally(() => (isWritten = true))
  const times: number[] = []
  while (times.length < READS) {
    const [alive, read] = await Promise.all([call('/healthz'), call(READ)])
    expect(alive).toMatchObject({ status: 200 })
    expect(read).toMatchObject({ status: 200 })
    times.push(alive.milliseconds, read.milliseconds)
  }
  // All were answered while the lock was held. A busy machine may delay one of them, but none waits for the lock.
  expect(isWritten).toBe(false)
  expect(Math.max(...times)).toBeLessThan(1000)
  expect(median(times)).toBeLessThan(100)
  await release()
  expect(await write).toMatchObject({ status: 200 })
})

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

test('a write that the lock keeps out for too long is refused with a sentence, and works once the lock is gone', async () => {
  const release = await lock()
  const refused = await signUp('gives-up')
  expect(refused).toMatchObject({ status: 503, body: expect.stringMatching(/[ぁ-ん]/) })
  expect(refused.milliseconds).toBeLessThan(GIVES_UP_AFTER * 1.5 + 2000)
  const notReady = await call('/readyz')
  expect(notReady.status).toBe(503)
  await release()
  expect(await signUp('gives-up')).toMatchObject({ status: 200 })
})
