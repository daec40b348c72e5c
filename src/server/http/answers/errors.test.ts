import Fastify, { type FastifyError } from 'fastify'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { endpoint } from '../../../contract/endpoint.ts'
import { DatabaseAway } from '../../store/store.ts'
import { registerErrors, sendCommon } from './errors.ts'

/** What is answered and logged when a call throws this. */
async function thrown(error: Error) {
  const logged: Record<string, unknown>[] = []
  const stream = { write: (line: string) => void logged.push(JSON.parse(line)) }
  const app = Fastify({ logger: { level: 'warn', stream } })
  app.decorateReply('refusalCode', null)
  registerErrors(app)
  app.get('/', () => Promise.reject(error))
  const answer = await app.inject('/')
  await app.close()
  return { answer, logged }
}

const withStatus = (statusCode: number, more: object = {}): FastifyError =>
  Object.assign(new Error('secret'), { code: 'X', statusCode, ...more })

test.each([
  [400, 400, 'badRequest'],
  [403, 404, 'notFound'],
  [404, 404, 'notFound'],
  [408, 408, 'tooSlow'],
  [413, 413, 'tooLarge'],
  [414, 404, 'notFound'],
  [416, 416, 'badRange'],
  [418, 400, 'badRequest'],
  [422, 422, 'badBody'],
  [429, 429, 'tooFast'],
  [431, 431, 'headersTooLarge'],
  [499, 400, 'badRequest'],
])('an error with %i is answered with %i, %s, and not logged', async (given, status, code) => {
  const { answer, logged } = await thrown(withStatus(given))
  expect(answer.statusCode).toBe(status)
  expect(answer.json()).toMatchObject({ code })
  expect(answer.headers['retry-after']).toBe(code === 'tooFast' ? '2' : undefined)
  expect(logged).toEqual([])
})

test.each([new Error('secret'), withStatus(399), withStatus(500), withStatus(503)])(
  'any other error is ours: nothing of it is told, all of it logged',
  async (error) => {
    const { answer, logged } = await thrown(error)
    expect(answer.statusCode).toBe(500)
    expect(answer.json()).toMatchObject({ code: 'unexpected' })
    expect(answer.body).not.toContain('secret')
    expect(answer.headers).not.toHaveProperty('retry-after')
    expect(logged).toEqual([
      expect.objectContaining({ level: 50, msg: 'unexpected error', err: expect.objectContaining({ message: 'secret' }) }),
    ])
  },
)

test.each([
  [new Error('no route'), 'no route'],
  ['text', 'unknown'],
])('a database that is away is a warning, with the reason alone, and come again', async (cause, reason) => {
  const { answer, logged } = await thrown(new DatabaseAway('away', { cause }))
  expect(answer.statusCode).toBe(503)
  expect(answer.json()).toMatchObject({ code: 'databaseAway' })
  expect(answer.headers['retry-after']).toBe('2')
  expect(logged).toEqual([expect.objectContaining({ level: 40, msg: 'the database is away', reason })])
})

test('a part of a file that is not there is refused with how long the file is', async () => {
  const known = await thrown(withStatus(416, { headers: { 'Content-Range': 'bytes */12' } }))
  expect(known.answer.headers['content-range']).toBe('bytes */12')
  expect((await thrown(withStatus(416))).answer.headers['content-range']).toBe('bytes */*')
  expect((await thrown(withStatus(404))).answer.headers).not.toHaveProperty('content-range')
})

test('a call answers in its own words and fields', async () => {
  const app = Fastify()
  app.decorateReply('refusalCode', null)
  registerErrors(app)
  const own = endpoint({
    method: 'GET',
    path: '/',
    access: 'anyone',
    body: null,
    reply: z.null(),
    refusals: { unexpected: 418 },
    alsoAs: 'error',
    summary: '',
  })
  app.get('/', { config: { endpoint: own } }, () => Promise.reject(new Error('a bug')))
  const answer = await app.inject('/')
  expect(answer.statusCode).toBe(418)
  const { message, error } = answer.json<Record<string, unknown>>()
  expect(error).toBe(message)
  expect(message).toMatch(/[ぁ-ん]/)
  await app.close()
})

test('what reached no call is refused in the usual form', async () => {
  const app = Fastify()
  app.decorateReply('refusalCode', null)
  app.setNotFoundHandler((request, reply) => sendCommon(request, reply, 'notFound'))
  const answer = await app.inject('/nothing')
  expect(answer.statusCode).toBe(404)
  expect(answer.json()).toEqual({ message: expect.stringMatching(/[ぁ-ん]/), code: 'notFound', request_id: expect.any(String) })
  await app.close()
})
