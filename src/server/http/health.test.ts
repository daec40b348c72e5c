import Fastify from 'fastify'
import { afterEach, expect, test, vi } from 'vitest'
import type { Store } from '../store/store.ts'
import { registerHealth, Stopping } from './health.ts'

/** A server on a database of which only this is known. */
function serverOn(check: () => Promise<void>) {
  const logged: Record<string, unknown>[] = []
  const app = Fastify({ logger: { level: 'warn', stream: { write: (line: string) => void logged.push(JSON.parse(line)) } } })
  app.decorateReply('refusalCode', null)
  app.addHook('onSend', async (_request, reply, payload) => {
    if (reply.refusalCode !== null) reply.header('x-refusal', reply.refusalCode)
    return payload
  })
  registerHealth(app, { check } as unknown as Store)
  return { app, logged }
}

afterEach(() => vi.useRealTimers())

test('a server is healthy whatever its database is, and ready while that could store something', async () => {
  let trouble: Error | null = null
  const { app, logged } = serverOn(() => (trouble === null ? Promise.resolve() : Promise.reject(trouble)))
  for (const path of ['/healthz', '/readyz']) {
    const answer = await app.inject(path)
    expect([answer.statusCode, answer.json()]).toEqual([200, { status: 'ok' }])
    expect(answer.headers['cache-control']).toBe('no-store')
  }
  trouble = new Error('gone')
  expect((await app.inject('/healthz')).statusCode).toBe(200)
  const away = await app.inject('/readyz')
  expect([away.statusCode, away.json().code, away.headers['retry-after']]).toEqual([503, 'databaseAway', '2'])
  expect(logged).toEqual([expect.objectContaining({ level: 40, msg: 'not ready', err: expect.objectContaining({ message: 'gone' }) })])
  trouble = null
  expect((await app.inject('/readyz')).statusCode).toBe(200)
})

test('of a database that answers in time nothing waits any more', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { app } = serverOn(() => Promise.resolve())
  await app.ready()
  const before = vi.getTimerCount()
  expect((await app.inject('/readyz')).statusCode).toBe(200)
  expect(vi.getTimerCount()).toBe(before)
})

test('one that was told to stop says so, and that it is no fault', async () => {
  const { app, logged } = serverOn(() => Promise.reject(new Stopping()))
  const answer = await app.inject('/readyz')
  expect([answer.statusCode, answer.json(), answer.headers['x-refusal']]).toEqual([503, { status: 'stopping' }, 'stopping'])
  expect(logged).toEqual([])
})

test('however many ask at once, the database is asked once', async () => {
  let asked = 0
  const answers: (() => void)[] = []
  const { app } = serverOn(() => {
    asked += 1
    return new Promise((resolve) => void answers.push(resolve))
  })
  await app.ready()
  const three = [1, 2, 3].map(() => app.inject('/readyz'))
  await vi.waitFor(() => expect(answers).toHaveLength(1))
  await new Promise((resolve) => void setTimeout(resolve, 50))
  answers[0]?.()
  expect((await Promise.all(three)).map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
  expect(asked).toBe(1)
  const later = app.inject('/readyz')
  await vi.waitFor(() => expect(answers).toHaveLength(2))
  answers[1]?.()
  expect((await later).statusCode).toBe(200)
})

test('a database that does not answer within a second is away', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { app, logged } = serverOn(() => new Promise(() => undefined))
  await app.ready()
  let status = 0
  const asking = app.inject('/readyz').then(({ statusCode }) => (status = statusCode))
  await new Promise((resolve) => void setImmediate(resolve))
  await vi.advanceTimersByTimeAsync(999)
  expect(status).toBe(0)
  await vi.advanceTimersByTimeAsync(1)
  expect(await asking).toBe(503)
  expect(logged).toEqual([expect.objectContaining({ err: expect.objectContaining({ message: 'No answer within 1000 ms' }) })])
  expect(vi.getTimerCount()).toBe(0)
})
