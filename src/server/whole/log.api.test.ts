import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshDatabase, type TestDatabase } from '../../../tests/databases/databases.ts'
import { freePort } from '../../../tests/servers/free-port.ts'
import { ServerProcess } from '../../../tests/servers/server-process.ts'

/** Only what hangs takes so long. */
const SOON = { timeout: 60_000 }

let database: TestDatabase
let server: ServerProcess
beforeAll(async () => {
  database = await freshDatabase('SQLite')
  const environment = { LOG_LEVEL: 'trace', TRUST_PROXY: 'true' }
  server = new ServerProcess({ port: await freePort(), databaseUrl: database.url, environment })
  await server.start()
})
afterAll(async () => {
  await server.end('SIGTERM')
  await database.drop()
})

test('no line of the log holds an address as it was typed', async () => {
  const typed = [
    '/api/account/reset/SECRET@example.com',
    '/SECRET',
    '/assets/SECRET.js',
    '/art/SECRET.svg',
    '/game/rpg/replay/SECRET',
    '/%ffSECRET',
  ]
  for (const path of [...typed, '/game/rpg?next=SECRET']) await fetch(server.url + path)
  await fetch(`${server.url}/study/techbook/vue/chapter8_purchases/SECRET`, { method: 'DELETE' })
  // Lines come through a pipe, later than the answers.
  const unknown = () => server.output.split('\n').filter((line) => line.includes('"path":"/*"'))
  await expect.poll(() => unknown().length, SOON).toBeGreaterThanOrEqual(typed.length - 1)
  expect(server.output).not.toContain('SECRET')
})

test('whoever believes every forwarded address is warned at start', async () => {
  await expect.poll(() => server.output, SOON).toContain('TRUST_PROXY=true believes every forwarded address')
})
