import { cpSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { encount } from '../../../../tests/adventures.ts'
import type { Answer } from '../../../../tests/clients/typed-calls.ts'
import { Game } from '../../../../tests/game.ts'
import { freshDatabase, type TestDatabase } from '../../../../tests/databases/databases.ts'
import { fields } from '../../../content/fields.ts'
import { api, endpoints } from '../../../contract/api.ts'
import type { AnyEndpoint } from '../../../contract/endpoint.ts'
import { accountPaths, purchasesPaths, routePaths } from '../../../contract/pages.ts'
import { backgroundPicture, enemyPicture } from '../../wire/pictures.ts'

const PAGE = '<!doctype html><meta name="build" content="0123abcd"><meta property="og:image" content="/share.jpg"><title>影あかり</title>'
/** The page as it is served under an address of its own. */
const SERVED = PAGE.replace('/share.jpg', 'https://kageakari.example/share.jpg')
const SCRIPT = 'console.log("影")'.repeat(100)
const game = new Game()
const root = mkdtempSync(join(tmpdir(), 'kageakari-web-'))
let database: TestDatabase | null = null

beforeAll(async () => {
  mkdirSync(join(root, 'assets'))
  writeFileSync(join(root, 'index.html'), PAGE)
  writeFileSync(join(root, 'assets', 'main-abc123.js'), SCRIPT)
  writeFileSync(join(root, 'assets', 'main-abc123.js.br'), brotliCompressSync(SCRIPT))
  database = await freshDatabase('SQLite')
  await game.start(database, { webRoot: root, publicUrl: 'https://kageakari.example' })
})
afterAll(async () => {
  await game.stop()
  await database?.drop()
  rmSync(root, { recursive: true, force: true })
})

test.each([
  '/game/rpg',
  '/game/rpg/beginning',
  '/game/rpg/ending',
  '/game/rpg/menu',
  '/game/rpg/menu/plaza',
  '/game/rpg/menu/refresh',
  '/game/rpg/menu/other',
  '/game/rpg/battle/12/5',
  '/game/rpg/replay/3',
  '/game/rpg/replay/3/2',
  '/game/rpg/lookback/3/2',
  '/login',
  '/register?from=title',
  '/about',
  '/purchases',
  '/study/techbook/vue/chapter8',
])('%s is the application, never kept, with a strict policy', async (path) => {
  const { status, body, headers } = await game.visitor().get(path)
  expect([status, body]).toEqual([200, SERVED])
  expect(headers['cache-control']).toBe('no-cache')
  const policy = String(headers['content-security-policy']).split('; ')
  expect(policy).toEqual(expect.arrayContaining(["default-src 'none'", "script-src 'self'", "base-uri 'none'", "frame-ancestors 'none'"]))
  expect(policy).toEqual(expect.arrayContaining(["style-src 'self'", "img-src 'self' data:"]))
  expect(policy.join('; ')).not.toContain('unsafe')
  expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-frame-options': 'DENY', 'referrer-policy': 'same-origin' })
  expect(String(headers['set-cookie'])).toMatch(/^XSRF-TOKEN=[\w.-]+; Path=\/; Secure; SameSite=Lax$/)
})

test.each([
  '/nowhere',
  '/game/rpg/nowhere',
  '/game/rpg/menu/nowhere',
  '/game//rpg',
  '/game/rpg//menu',
  '//game/rpg',
  '//nowhere//',
  '/assets/none.js',
  '/assets//main-abc123.js',
  '/art/none.svg',
  '/image/rpg/none/x.svg',
  '/image//rpg/enemy/11.svg',
  '/api/nothing',
  '/api//game/rpg/field/list',
  '/api/game/rpg/nothing',
  '/study/techbook',
])('the unknown path %s is 404, whoever asks [PAGE-18]', async (path) => {
  for (const browser of [game.visitor(), await game.player()]) {
    expect((await browser.get(path)).status).toBe(404)
    expect((await browser.post(path, { x: 1 })).status).toBe(404)
  }
})

test('a request without a body is not answered 422, unless its call asks for one [PAGE-19]', async () => {
  const asking = endpoints.filter(({ method, body }) => method !== 'GET' && body !== null)
  const addresses = [
    '/',
    '//',
    '//x',
    '/%ff',
    '/game/rpg',
    '/game//rpg',
    '/nowhere',
    '/api/nothing',
    ...endpoints.map(({ path }) => filled(path)),
  ]
  for (const browser of [game.visitor(), await game.user(), await game.player()]) {
    for (const path of addresses) {
      for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const) {
        if (asking.some((endpoint) => endpoint.method === method && filled(endpoint.path) === path)) continue
        const { status } = method === 'GET' ? await browser.get(path) : await browser.write(method, path)
        expect(status, `${method} ${path}`).not.toBe(422)
      }
    }
  }
})

test('what has a name of its own is kept for an hour; the document is not, nor is a page with a dot taken for a file', async () => {
  writeFileSync(join(root, 'robots.txt'), 'x')
  for (const path of ['/robots.txt', '/art/roles/striker.svg'])
    expect((await game.visitor().get(path)).headers, path).toMatchObject({ 'cache-control': 'public, max-age=3600' })
  expect(await game.visitor().get('/index.html')).toMatchObject({ status: 200, headers: { 'cache-control': 'no-cache' } })
  expect(await game.visitor().get('/game/v1.25/x')).toMatchObject({ status: 404, body: SERVED })
})

test('where no screens are built a page says so', async () => {
  const [other, empty] = [new Game(), await freshDatabase('SQLite')]
  await other.start(empty, { webRoot: join(root, 'none') })
  const { statusCode, headers, body } = await other.app.inject('/game/rpg')
  expect([statusCode, headers['content-type'], body]).toEqual([
    200,
    'text/plain; charset=utf-8',
    '画面がまだ組み立てられていません。npm run build のあとでどうぞ。',
  ])
  await other.stop()
  await empty.drop()
})

test('an unknown page is asked for by HEAD as by GET, and its headers are the same', async () => {
  const [head, got] = [await game.app.inject({ method: 'HEAD', url: '/nowhere' }), await game.app.inject('/nowhere')]
  expect([head.statusCode, head.headers['content-type']]).toEqual([404, got.headers['content-type']])
})

test('an unknown page is the application too, with 404; an unknown file is not', async () => {
  expect(await game.visitor().get('/game/rpg/nowhere')).toMatchObject({ status: 404, body: SERVED })
  expect(await game.visitor().get('/assets/old-000000.js')).toMatchObject({ status: 404, body: { message: expect.any(String) } })
})

const PASSWORD = 'correct horse'
const filled = (path: string): string => path.replaceAll(/\/:\w+\?/g, '').replaceAll(/:\w+|\{\w+\}/g, '1')
const tokenIn = ({ headers }: Answer): string =>
  [headers['set-cookie'] ?? []]
    .flat()
    .map(String)
    .find((cookie) => cookie.startsWith('XSRF-TOKEN=')) ?? ''

test('the token comes with every page, every call that reads and every one that changes the session, for scripts to read [GENERAL-9]', async () => {
  const readable = /^XSRF-TOKEN=[\w.-]+; Path=\/; Secure; SameSite=Lax$/
  const pages = ['/', '/nowhere', ...Object.values(routePaths), ...Object.values(accountPaths), ...purchasesPaths].map(filled)
  const reads = endpoints.filter(({ method }) => method === 'GET').map(({ path }) => filled(path))
  for (const path of [...pages, ...reads, '/api/nothing'])
    for (const browser of [game.visitor(), await game.user(), await game.player()])
      expect(tokenIn(await browser.get(path)), path).toMatch(readable)

  const person = { name: '灯子', email: 'token@example.com', password: PASSWORD, password_confirmation: PASSWORD }
  const change = { current_password: PASSWORD, password: 'another horse', password_confirmation: 'another horse' }
  const browser = game.visitor()
  const { account, title } = api
  const seen = new Set<string>()
  const changesSession = async ({ method, path }: AnyEndpoint, body: object = {}, who = browser): Promise<Answer> => {
    const answer = await who.write(method as 'POST', path, body)
    expect(answer.status, path).toBe(200)
    expect(tokenIn(answer), path).toMatch(readable)
    seen.add(tokenIn(answer))
    return answer
  }
  const { body } = await changesSession(account.register, person)
  await changesSession(account.changePassword, change)
  await changesSession(account.logout)
  await changesSession(account.login, { ...person, password: change.password })
  const { recovery_code: code } = body as { readonly recovery_code: string }
  await changesSession(account.recover, { ...change, email: person.email, code })
  await changesSession(account.close, { password: change.password })
  await changesSession(title.createUser, { email: 'one-click@example.com', password: PASSWORD })
  // With each session comes another token.
  expect(seen.size).toBe(7)
})

test('hashed files are kept for ever and sent compressed to those who can read it', async () => {
  const plain = await game.visitor().get('/assets/main-abc123.js')
  expect(plain).toMatchObject({ status: 200, body: SCRIPT, headers: { 'cache-control': 'public, max-age=31536000, immutable' } })
  const packed = await game.visitor().send('GET', '/assets/main-abc123.js', undefined, { headers: { 'accept-encoding': 'br, gzip' } })
  expect(packed.headers).toMatchObject({ 'content-encoding': 'br', 'content-type': expect.stringContaining('javascript') })
})

test('a missing file costs what any other 404 costs, however many files lie in its folder', async () => {
  const crowded = join(root, 'assets', 'crowded')
  mkdirSync(crowded)
  for (let n = 0; n < 5000; n += 1) writeFileSync(join(crowded, `picture-${n}.svg`), '')
  const headers = { 'accept-encoding': 'br, gzip' }
  /** Processor time of all threads, in microseconds. */
  const costOf = async (path: string): Promise<number> => {
    const before = process.cpuUsage()
    for (let n = 0; n < 40; n += 1) expect((await game.visitor().send('GET', path, undefined, { headers })).status).toBe(404)
    const { user, system } = process.cpuUsage(before)
    return user + system
  }
  // The least of several attempts: garbage collection may fall into any of them.
  const least = { '/none.svg': Infinity, '/assets/crowded/none.svg': Infinity }
  for (let nth = 0; nth < 5; nth += 1) {
    for (const path of ['/none.svg', '/assets/crowded/none.svg'] as const) least[path] = Math.min(least[path], await costOf(path))
  }
  expect(least['/assets/crowded/none.svg'] / least['/none.svg']).toBeLessThan(4)
})

test('a build that is put in place of the served one is served, its new names too', async () => {
  const [before, after] = [`${root}-before`, `${root}-after`]
  cpSync(root, after, { recursive: true })
  writeFileSync(join(after, 'assets', 'later-def456.js'), SCRIPT)
  renameSync(root, before)
  renameSync(after, root)
  rmSync(before, { recursive: true })
  expect(await game.visitor().get('/game/rpg')).toMatchObject({ status: 200, body: SERVED })
  expect(await game.visitor().get('/assets/later-def456.js')).toMatchObject({ status: 200, body: SCRIPT })
})

test('no request makes the runtime warn, whichever encodings it takes', async () => {
  const [other, empty] = [new Game(), await freshDatabase('SQLite')]
  await other.start(empty, { webRoot: root })
  const url = await other.app.listen({ port: 0, host: '127.0.0.1' })
  const warnings: Error[] = []
  const note = (warning: Error): void => void warnings.push(warning)
  process.on('warning', note)
  const paths = [
    '/',
    '/game/rpg',
    '/login?from=title',
    '/game/rpg/nowhere',
    '/assets/main-abc123.js',
    '/assets/none.js',
    '/none',
    '/art/none.svg',
  ]
  for (const path of paths) {
    for (const encoding of ['identity', 'br, gzip, deflate']) {
      await fetch(url + path, { headers: { 'accept-encoding': encoding } }).then((response) => response.arrayBuffer())
    }
  }
  await new Promise((resolve) => setImmediate(resolve))
  process.off('warning', note)
  expect(warnings).toEqual([])
  expect(await fetch(`${url}/game/rpg/nowhere`).then(async (response) => [response.status, await response.text()])).toEqual([404, PAGE])
  expect(await fetch(`${url}/game/rpg`).then(async (response) => [response.status, await response.text()])).toEqual([200, PAGE])
  await other.stop()
  await empty.drop()
})

test('nothing outside the folder is served', async () => {
  writeFileSync(join(root, '.env'), 'SECRET=dependencies')
  for (const path of ['/.env', '/../package.json', '/%2e%2e/package.json', '/assets/..%2f..%2fpackage.json', '/assets/%00']) {
    const { status, body } = await game.visitor().get(path)
    expect(status).toBeGreaterThanOrEqual(400)
    expect(JSON.stringify(body)).not.toContain('dependencies')
  }
})

test('drawings have lasting addresses', async () => {
  expect(await game.visitor().get('/art/roles/striker.svg')).toMatchObject({
    status: 200,
    headers: { 'content-type': 'image/svg+xml; charset=utf-8' },
  })
  for (const path of ['/art/roles/none.svg', '/art/..%2fdrawing.tsx']) expect((await game.visitor().get(path)).status, path).toBe(404)
})

test('every picture that a call names is there behind the folders of other clients too, with one slash or two [PAGE-16, PAGE-17]', async () => {
  const browser = await game.player()
  const [, roles] = await browser.call(api.beginning.prepare)
  const { members, enemies, background } = await encount(browser, 1, 1)
  const named: readonly (readonly [prefix: string, picture: string])[] = [
    ...roles.map((role) => ['/image/rpg/character/portrait/', role.portrait_image_path] as const),
    ...members.map((member) => ['/image/rpg/character/portrait/', member.role_portrait] as const),
    ...enemies.map((enemy) => ['/image/rpg/enemy/', enemy.portrait] as const),
    ['/image/rpg/field/', background],
    ...[...new Set(fields.flatMap(({ stages }) => stages.flat()))].map((kind) => ['/image/rpg/enemy/', enemyPicture(kind)] as const),
    ...fields.map(({ id }) => ['/image/rpg/field/', backgroundPicture(id)] as const),
  ]
  expect(named.map(([, picture]) => picture)).toEqual(expect.arrayContaining([background, ...enemies.map(({ portrait }) => portrait)]))
  for (const [prefix, picture] of named) {
    expect(picture).toMatch(/^\/\w/)
    const { status, body } = await browser.get(picture)
    expect(status, picture).toBe(200)
    for (const address of [prefix + picture, prefix + picture.slice(1)])
      expect(await browser.get(address), address).toMatchObject({
        status: 200,
        body,
        headers: { 'content-type': 'image/svg+xml; charset=utf-8' },
      })
  }
  for (const [address, picture] of [
    ['/image/rpg/field/none.png', '/art/backgrounds/none.svg'],
    ['/image/rpg/menu/plaza.png', '/art/town/plaza-map.svg'],
  ] as const) {
    const { status, body } = await browser.get(picture)
    expect(status, picture).toBe(200)
    expect(body, picture).toContain('<svg')
    expect(await browser.get(address), address).toMatchObject({
      status: 200,
      body,
      headers: { 'content-type': 'image/svg+xml; charset=utf-8' },
    })
  }
  for (const address of ['/image/rpg/enemy//art/enemies/999.svg', '/image/rpg/enemy/../../package.json', '/image/rpg/other/x.svg'])
    expect(await browser.get(address), address).toMatchObject({ status: 404, body: { code: 'notFound' } })
})

test('every answer tells which build is served', async () => {
  for (const path of ['/api/game/rpg/title/check_situation', '/game/rpg', '/healthz', '/nothing.js'])
    expect((await game.visitor().get(path)).headers, path).toMatchObject({ 'x-build': '0123abcd' })
})

test('every text is sent with its charset, compressed or not', async () => {
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg"/>'
  writeFileSync(join(root, 'assets', 'drawing-abc123.svg'), drawing)
  writeFileSync(join(root, 'assets', 'drawing-abc123.svg.br'), brotliCompressSync(drawing))
  writeFileSync(join(root, 'manifest.webmanifest'), '{}')
  for (const path of ['/assets/drawing-abc123.svg', '/manifest.webmanifest', '/art/roles/striker.svg', '/game/rpg', '/healthz']) {
    const { headers } = await game.visitor().send('GET', path, undefined, { headers: { 'accept-encoding': 'br' } })
    expect(headers['content-type'], path).toMatch(/; charset=utf-8$/)
  }
})

test('every answer forbids frames, guessed types and other bases', async () => {
  for (const path of [
    '/',
    '/game/rpg',
    '/game/rpg/nowhere',
    '/assets/main-abc123.js',
    '/art/roles/striker.svg',
    '/api/account',
    '/nothing.js',
    '/healthz',
  ]) {
    const { headers } = await game.visitor().get(path)
    expect(headers, path).toMatchObject({ 'x-content-type-options': 'nosniff' })
    const policy = String(headers['content-security-policy']).split('; ')
    expect(policy, path).toEqual(expect.arrayContaining(["default-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"]))
  }
})

test('calls are never kept, and everything is told to stay on https', async () => {
  expect((await game.visitor().get('/api/game/rpg/title/check_situation')).headers).toMatchObject({ 'cache-control': 'no-store' })
  for (const path of ['/', '/game/rpg', '/assets/main-abc123.js', '/art/roles/striker.svg', '/api/account', '/nothing.js'])
    expect((await game.visitor().get(path)).headers, path).toMatchObject({
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
    })
})
