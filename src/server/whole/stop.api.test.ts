import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { freePort } from '../../../tests/servers/free-port.ts'

/** The processes are looked up in /proc. */
const isLinux = process.platform === 'linux'
/** Within this time the process must have ended. If it waited for anything, it would be for the 20 seconds that a stop may take. */
const AT_ONCE = 1000
const BODY = '{"email":"nobody@example.com","password":"password"}'

let folder = ''
let port = 0
let npm: ChildProcess | null = null
/** Every process that `npm start` has started, itself included. */
let tree: readonly number[] = []

beforeEach(async () => {
  if (!isLinux) return
  folder = mkdtempSync(join(tmpdir(), 'kageakari-stop-'))
  writeFileSync(join(folder, 'index.html'), '')
  port = await freePort()
  npm = spawn('npm', ['start'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      LOG_LEVEL: 'silent',
      HOST: '127.0.0.1',
      PORT: String(port),
      DATABASE_URL: `file:${join(folder, 'game.db')}`,
      WEB_ROOT: folder,
    },
  })
  await ready()
  tree = withDescendants(npm.pid ?? 0)
  expect(tree.length).toBeGreaterThan(1)
})

afterEach(() => {
  for (const pid of tree.filter(isAlive)) process.kill(pid, 'SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

async function ready(): Promise<void> {
  for (;;) {
    const reply = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null)
    await reply?.arrayBuffer()
    if (reply?.ok === true) return
    await pause(20)
  }
}

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** Parents by process, from the fourth field of each `/proc/<pid>/stat`. */
function withDescendants(root: number): readonly number[] {
  const parents = new Map<number, number>()
  for (const name of readdirSync('/proc').filter((each) => /^\d+$/.test(each))) {
    try {
      const stat = readFileSync(`/proc/${name}/stat`, 'utf8')
      parents.set(Number(name), Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]))
    } catch {
      // It has ended meanwhile.
    }
  }
  const found = [root]
  for (const pid of found) found.push(...[...parents].filter(([, parent]) => parent === pid).map(([child]) => child))
  return found
}

function isAlive(pid: number): boolean {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return !/\) Z /.test(stat)
  } catch {
    return false
  }
}

/** A connection with everything that came over it. */
class Client {
  readonly socket: Socket = connect(port, '127.0.0.1')
  received = ''

  constructor() {
    this.socket.on('error', () => undefined)
    this.socket.on('data', (chunk: Buffer) => {
      this.received += chunk.toString()
    })
  }

  send(text: string): void {
    this.socket.write(text)
  }

  async receives(pattern: RegExp): Promise<void> {
    while (!pattern.test(this.received)) await pause(5)
  }
}

/** A request whose body is still missing, so that the server, which has read its headers, has to wait for it. */
async function halfRequest(): Promise<Client> {
  const client = new Client()
  const headers = `host: x\r\nconnection: keep-alive\r\nexpect: 100-continue\r\ncontent-length: ${BODY.length}`
  client.send(`POST /api/account/login HTTP/1.1\r\n${headers}\r\n\r\n`)
  await client.receives(/^HTTP\/1.1 100 Continue\r\n\r\n$/)
  client.received = ''
  client.send(BODY.slice(0, 1))
  return client
}

async function idleConnections(): Promise<readonly Client[]> {
  const [used, unused] = [new Client(), new Client()]
  used.send('GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n')
  await used.receives(/"ok"/)
  return [used, unused]
}

const childOf = (pid: number): number => withDescendants(pid)[1] ?? 0

describe.skipIf(!isLinux)('npm start', () => {
  test.each([
    ['SIGTERM to npm start', 'SIGTERM', (pid: number) => pid],
    ['SIGINT to npm start', 'SIGINT', (pid: number) => pid],
    ['SIGTERM to what npm has started', 'SIGTERM', childOf],
  ] as const)(
    '%s answers what is in flight, closes idle connections, and leaves no process behind [GENERAL-44]',
    async (_title, signal, target) => {
      const exited = once(npm ?? process, 'exit')
      const idle = await idleConnections()
      const client = await halfRequest()
      process.kill(target(npm?.pid ?? 0), signal)
      await Promise.all(idle.slice(0, 1).map(({ socket }) => once(socket, 'close')))
      await expect(fetch(`http://127.0.0.1:${port}/healthz`)).rejects.toThrow('fetch failed')
      await pause(300)
      expect(tree.every(isAlive)).toBe(true)
      client.send(BODY.slice(1))
      await client.receives(/^HTTP\/1.1 4\d\d [\s\S]*"message"/)
      const answered = performance.now()
      expect(client.received).toMatch(/\r\nconnection: close\r\n/i)
      expect(await exited).toEqual([0, null])
      expect(performance.now() - answered).toBeLessThan(AT_ONCE)
      expect(tree.filter(isAlive)).toEqual([])
    },
  )

  test('a second signal ends the server at once', async () => {
    const exited = once(npm ?? process, 'exit')
    await halfRequest()
    const server = childOf(npm?.pid ?? 0)
    process.kill(server, 'SIGTERM')
    await pause(700)
    expect(isAlive(server)).toBe(true)
    process.kill(server, 'SIGTERM')
    const signalled = performance.now()
    await exited
    expect(performance.now() - signalled).toBeLessThan(AT_ONCE)
    expect(tree.filter(isAlive)).toEqual([])
  })
})
