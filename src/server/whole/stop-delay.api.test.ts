import { expect, test } from 'vitest'
import { freshDatabase } from '../../../tests/databases/databases.ts'
import { freePort } from '../../../tests/servers/free-port.ts'
import { ServerProcess } from '../../../tests/servers/server-process.ts'

test('after the signal a server with STOP_DELAY still plays, but is not ready and keeps no connection', async () => {
  const database = await freshDatabase('SQLite')
  const server = new ServerProcess({ port: await freePort(), databaseUrl: database.url, environment: { STOP_DELAY: '3' } })
  await server.start()
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200)
  const ended = server.end('SIGTERM')
  while ((await fetch(`${server.url}/readyz`)).status === 200) await new Promise((resolve) => setTimeout(resolve, 5))
  const answer = await fetch(`${server.url}/api/game/rpg/title/check_situation`)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('connection')).toBe('close')
  await ended
  const told = server.output.split('\n').filter((line) => line.includes('"path":"/readyz"'))
  expect(told.map((line) => JSON.parse(line))).toEqual(
    told.map(() => expect.objectContaining({ level: 30, statusCode: 503, code: 'stopping' })),
  )
  expect(told).not.toEqual([])
  await expect(fetch(`${server.url}/healthz`)).rejects.toThrow('fetch failed')
  await database.drop()
})
