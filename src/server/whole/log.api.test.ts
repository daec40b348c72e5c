import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshDatabase, type TestDatabase } from '../../../tests/databases/databases.ts'
import { freePort } from '../../../tests/servers/free-port.ts'
import { ServerProcess } from '../../../tests/servers/server-process.ts'

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
  const lines = server.output.split('\n')
  expect(lines.filter((line) => line.includes('SECRET'))).toEqual([])
  expect(lines.filter((line) => line.includes('"path":"/*"')).length).toBeGreaterThanOrEqual(typed.length - 1)
})

test('whoever believes every forwarded address is warned at start', () => {
  expect(server.output).toContain('TRUST_PROXY=true believes every forwarded address')
})
