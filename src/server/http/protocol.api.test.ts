import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { type AddressInfo, connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildApp } from '../app.ts'
import { readConfig } from '../config.ts'
import { Passwords } from '../security/passwords/passwords.ts'
import { TaskQueue } from '../work/task-queue.ts'
import { freshDatabase, type TestDatabase } from '../../../tests/databases/databases.ts'
import { CHEAP, Game } from '../../../tests/game.ts'
import { api } from '../../contract/api.ts'

const game = new Game()
/** One at a time, and nobody waits. */
const hashing = new TaskQueue({ atOnce: 1, waiting: 0 })
const root = mkdtempSync(join(tmpdir(), 'kageakari-web-'))
let database: TestDatabase | null = null
let port = 0

beforeAll(async () => {
  mkdirSync(join(root, 'assets'))
  writeFileSync(join(root, 'index.html'), '<!doctype html><title>影あかり</title>')
  writeFileSync(join(root, 'assets', 'main-abc123.js'), 'console.log("影")')
  database = await freshDatabase('SQLite')
  game.passwords = new Passwords({ cost: CHEAP, queue: hashing })
  await game.start(database, { webRoot: root, publicUrl: 'https://kageakari.example' })
  await game.app.listen({ port: 0, host: '127.0.0.1' })
  port = (game.app.server.address() as AddressInfo).port
})
afterAll(async () => {
  await game.stop()
  await database?.drop()
  rmSync(root, { recursive: true, force: true })
})

interface RawAnswer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly text: string
}

/** Sends these bytes and reads until the server closes. */
async function send(bytes: string, to = port): Promise<RawAnswer> {
  const socket = connect(to, '127.0.0.1')
  // Only a server that never closes it takes so long.
  socket.setTimeout(60_000, () => socket.destroy(new Error('The server did not close the connection')))
  socket.write(bytes)
  let text = ''
  for await (const chunk of socket) text += String(chunk)
  const [head = '', ...rest] = text.split('\r\n\r\n')
  const [first = '', ...lines] = head.split('\r\n')
  const headers = Object.fromEntries(lines.map((line) => [line.split(':')[0]?.toLowerCase(), line.slice(line.indexOf(':') + 2)]))
  return { status: Number(first.split(' ')[1]), headers, text: rest.join('\r\n\r\n') }
}

const get = (path: string, more = ''): Promise<RawAnswer> =>
  send(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n${more}Connection: close\r\n\r\n`)

function expectRefusal({ status, headers, text }: RawAnswer, expected: { readonly status: number; readonly code: string }): void {
  expect(status).toBe(expected.status)
  expect(headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'same-origin',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
    'strict-transport-security': expect.stringContaining('max-age='),
    'x-request-id': expect.stringMatching(/^[\da-f-]{36}$/),
  })
  expect(JSON.parse(text)).toEqual({
    message: expect.stringMatching(/[ぁ-ん]/),
    code: expected.code,
    request_id: headers['x-request-id'],
  })
}

test.each([
  ['an address that is no text', '/%ff', 400, 'badRequest'],
  ['an address that ends in the middle', '/api/%e3%81', 400, 'badRequest'],
  ['an unknown call', '/api/nothing', 404, 'notFound'],
  ['an unknown file', '/nothing.js', 404, 'notFound'],
  ['a folder', '/assets/', 404, 'notFound'],
  ['two slashes at the start', '//x', 404, 'notFound'],
  ['two slashes inside', '/assets//main-abc123.js', 404, 'notFound'],
  ['two slashes in a call', '/api//account', 404, 'notFound'],
  ['a way out', '/assets/..%2f..%2fpackage.json', 404, 'notFound'],
  ['a drawing that is not there', '/art/enemies/999.svg', 404, 'notFound'],
  ['an id that is much too long', `/study/techbook/vue/chapter8_purchases/${'1'.repeat(200)}`, 404, 'notFound'],
] as const)('%s is answered as every refusal [GENERAL-18]', async (_, path, status, code) => {
  expectRefusal(await get(path), { status, code })
})

test.each(['http://localhost', 'HTTPS://kageakari.example:8443'])('an address that is written whole (%s) is its path', async (host) => {
  expect(await get(`${host}/game/rpg`)).toMatchObject({ status: 200, headers: { 'content-type': 'text/html; charset=utf-8' } })
  expect(await get(`${host}/assets/main-abc123.js`)).toMatchObject({ status: 200, text: expect.stringContaining('影') })
  expect(await get(`${host}/image/rpg/enemy/11.svg`)).toMatchObject({ status: 200 })
  expect(await get(`${host}?from=elsewhere`)).toMatchObject({ status: 302, headers: { location: '/game/rpg' } })
  expect(await get(host)).toMatchObject({ status: 302, headers: { location: '/game/rpg' } })
  expectRefusal(await get(`${host}/api/account`), { status: 401, code: 'signedOut' })
  expectRefusal(await get(`${host}//x`), { status: 404, code: 'notFound' })
})

test('a folder without its slash is not found', async () => {
  expect((await get('/assets')).status).toBe(404)
})

test('a range outside a file is 416, with the size that there is', async () => {
  const answer = await get('/assets/main-abc123.js', 'Range: bytes=9000-9999\r\n')
  expectRefusal(answer, { status: 416, code: 'badRange' })
  expect(answer.headers['content-range']).toBe('bytes */18')
  expect((await get('/assets/main-abc123.js', 'Range: bytes=0-6\r\n')).status).toBe(206)
})

test.each([
  ['no HTTP at all', 'hello\r\n\r\n', 400, 'badRequest'],
  ['an unknown method', 'FOO / HTTP/1.1\r\nHost: localhost\r\n\r\n', 400, 'badRequest'],
  ['a broken header', 'GET / HTTP/1.1\r\nHost: localhost\r\nbad header\r\n\r\n', 400, 'badRequest'],
  ['no host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 400, 'badRequest'],
  ['two lengths', 'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n', 400, 'badRequest'],
  ['headers without an end', `GET / HTTP/1.1\r\nHost: localhost\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, 431, 'headersTooLarge'],
  [
    'a body that is too large',
    `POST /api/account/login HTTP/1.1\r\nHost: localhost\r\nContent-Length: 70000\r\nConnection: close\r\n\r\n${'x'.repeat(70_000)}`,
    413,
    'tooLarge',
  ],
  [
    'a body that is no JSON',
    'POST /api/account/login HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1\r\nConnection: close\r\n\r\n{',
    422,
    'badBody',
  ],
  ['a request for itself', 'TRACE /game/rpg HTTP/1.1\r\nHost: localhost\r\nX-Secret: told\r\nConnection: close\r\n\r\n', 404, 'notFound'],
  [
    'a method that an address does not know',
    'DELETE /api/account/login HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n',
    404,
    'notFound',
  ],
] as const)('%s is answered as every refusal [GENERAL-18]', async (_, bytes, status, code) => {
  expectRefusal(await send(bytes), { status, code })
})

test('an expectation that nobody knows changes nothing', async () => {
  expect((await get('/healthz', 'Expect: tea\r\n')).status).toBe(200)
})

test('a fault of the server is answered as every refusal, and tells nothing of itself', async () => {
  const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', PUBLIC_URL: 'https://kageakari.example' })
  const read = () => Promise.reject(new Error('SECRET'))
  const app = await buildApp(config, { ...game.store, read })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const answer = await send(
    'GET /api/account HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n',
    (app.server.address() as AddressInfo).port,
  )
  expectRefusal(answer, { status: 500, code: 'unexpected' })
  expect(JSON.stringify(answer)).not.toContain('SECRET')
  await app.close()
})

test('a request that does not come to its end is answered with 408 when its time is over [GENERAL-43]', async () => {
  const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', PUBLIC_URL: 'https://kageakari.example' })
  const app = await buildApp(config, game.store, { requestTimeout: 200 })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port: hasty } = app.server.address() as AddressInfo
  const head = 'POST /api/account/login HTTP/1.1\r\nHost: localhost\r\n'
  const stalled = [
    head,
    `${head}Content-Length: 10\r\n\r\n{`,
    `${head}Transfer-Encoding: chunked\r\n\r\n1\r\n{\r\n`,
    'PUT /nowhere HTTP/1.1\r\nHost: localhost\r\nContent-Length: 10\r\n\r\n{',
  ]
  const answers = await Promise.all(stalled.map((bytes) => send(bytes, hasty)))
  for (const answer of answers) expectRefusal(answer, { status: 408, code: 'tooSlow' })
  await app.close()
})

test('a body that comes drop by drop has no longer time [GENERAL-43]', async () => {
  // What nobody has set is no more than half a minute.
  const { requestTimeout, headersTimeout } = game.app.server
  expect([requestTimeout, headersTimeout]).toEqual([30_000, 30_000])
  const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent' })
  const app = await buildApp(config, game.store, { requestTimeout: 200 })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  socket.write('POST /api/account/login HTTP/1.1\r\nHost: localhost\r\nContent-Length: 60000\r\n\r\n{')
  const drops = setInterval(() => socket.write(' '), 50)
  const [answer] = await once(socket, 'data')
  clearInterval(drops)
  expect(String(answer)).toMatch(/^HTTP\/1\.1 408 /)
  socket.destroy()
  await app.close()
})

test('a login is asked to come again while too many passwords wait to be hashed, and not when they are done', async () => {
  const login = { email: 'a@example.com', password: 'x' }
  const { promise, resolve } = Promise.withResolvers<undefined>()
  const hashed = hashing.run(() => promise)
  expect(await game.visitor().refusal(api.account.login, login)).toMatchObject({ status: 429, code: 'tooFast', retryAfter: 2 })
  resolve(undefined)
  await hashed
  expect(await game.visitor().refusal(api.account.login, login)).toMatchObject({ status: 422, code: 'badLogin' })
})
