import type { FastifyRequest } from 'fastify'
import { expect, test } from 'vitest'
import { VISITOR } from '../../../../tests/clients/visitor.ts'
import { CsrfTokens } from '../session/cookies.ts'
import type { Client } from './client.ts'
import { Guard } from './guard.ts'

const csrf = new CsrfTokens('secret', (count) => Buffer.alloc(count))

const withHeader = (token?: string) => ({ headers: { 'x-xsrf-token': token } }) as unknown as FastifyRequest

/** How many of so many calls come through. */
const passed = (count: number, call: (n: number) => unknown): number =>
  Array.from({ length: count }, (_, n) => call(n)).filter((refusal) => refusal === null).length

test('a session reads 300 times at once and 50 times in each second after that [GENERAL-54]', () => {
  const guard = new Guard(csrf, 1)
  const read = (sessionHash: string | null, now: number) => guard.checkRead({ ...VISITOR, sessionHash }, now)
  expect(passed(301, () => read('a', 0))).toBe(300)
  expect(read('a', 0)).toMatchObject({ code: 'tooFast', retryAfterSeconds: 1 })
  expect(read('b', 0)).toBeNull()
  expect(passed(51, () => read('a', 1000))).toBe(50)
  expect(passed(301, () => read(null, 2000))).toBe(300)
})

test('an address reads 4,000 times a second, whoever reads from there [GENERAL-54]', () => {
  const guard = new Guard(csrf, 1)
  const read = (sessionHash: string, network: string, now: number) => guard.checkRead({ ...VISITOR, sessionHash, network }, now)
  expect(passed(4001, (n) => read(`${n}`, '192.0.2.1', 0))).toBe(4000)
  expect(read('other', '192.0.2.2', 0)).toBeNull()
  expect(passed(401, (n) => read(`later ${n}`, '192.0.2.1', 100))).toBe(400)
})

test('writing calls are counted by session, else by token, else by address', () => {
  const guard = new Guard(csrf, 0.1)
  const write = (client: Partial<Client>) => guard.checkWrite(withHeader(), { ...VISITOR, ...client }, 0)?.code
  const tries = (client: Partial<Client>) => Array.from({ length: 7 }, () => write(client))
  const sixAndNoMore = [...Array<string>(6).fill('badToken'), 'tooFast']
  expect(tries({ sessionHash: 'a', csrfCookie: 'b' })).toEqual(sixAndNoMore)
  expect(tries({ sessionHash: 'c', csrfCookie: 'b' })).toEqual(sixAndNoMore)
  expect(tries({ csrfCookie: 'b' })).toEqual(sixAndNoMore)
  expect(tries({})).toEqual(sixAndNoMore)
  expect(write({ network: '192.0.2.2' })).toBe('badToken')
})

test('what comes again each second is scaled like what may come at once', () => {
  const guard = new Guard(csrf, 0.1)
  const read = (now: number) => guard.checkRead({ ...VISITOR, sessionHash: 'a' }, now)
  expect(passed(31, () => read(0))).toBe(30)
  expect(passed(6, () => read(1000))).toBe(5)
})

test('a writing call passes with its token, and not faster for it', () => {
  const guard = new Guard(csrf, 0.1)
  const token = csrf.issue('session')
  const client = { ...VISITOR, sessionToken: 'session', sessionHash: 'hash', csrfCookie: token }
  expect(guard.checkWrite(withHeader('x'), client, 0)).toMatchObject({ code: 'badToken' })
  expect(passed(6, () => guard.checkWrite(withHeader(token), client, 0))).toBe(5)
  expect(guard.checkWrite(withHeader(token), client, 0)).toMatchObject({ code: 'tooFast' })
})
