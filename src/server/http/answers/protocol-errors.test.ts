import type { Socket } from 'node:net'
import type { FastifyBaseLogger } from 'fastify'
import { expect, test } from 'vitest'
import { answerUnreadable } from './protocol-errors.ts'

interface Given {
  readonly code?: string
  readonly destroyed?: boolean
  readonly writable?: boolean
  readonly isSecure?: boolean
}

/** What becomes of a connection on which this went wrong. */
function answered({ code, destroyed = false, writable = true, isSecure = false }: Given) {
  const [written, logged]: [string[], unknown[]] = [[], []]
  let ended = false
  const socket = {
    destroyed,
    writable,
    write: (text: string) => written.push(text),
    destroySoon: () => {
      ended = true
    },
  } as unknown as Socket
  const log = { info: (...line: unknown[]) => logged.push(line) } as unknown as FastifyBaseLogger
  const error = Object.assign(new Error('unreadable'), code === undefined ? {} : { code })
  const answer = answerUnreadable(error, socket, { log, requestId: 'id', isSecure })
  return { answer, written: written.join(''), logged, ended }
}

test.each([
  [{}, 'badRequest', '400 Bad Request'],
  [{ code: 'HPE_INVALID_METHOD' }, 'badRequest', '400 Bad Request'],
  [{ code: 'ERR_HTTP_REQUEST_TIMEOUT' }, 'tooSlow', '408 Request Timeout'],
  [{ code: 'HPE_HEADER_OVERFLOW' }, 'headersTooLarge', '431 Request Header Fields Too Large'],
  [{ code: 'HPE_CHUNK_EXTENSIONS_OVERFLOW' }, 'tooLarge', '413 Payload Too Large'],
] satisfies readonly [Given, string, string][])('%o is answered with %s, and the connection ends', (given: Given, code, status) => {
  const { answer, written, logged, ended } = answered(given)
  expect([answer, ended]).toEqual([code, true])
  const [head = '', body = ''] = written.split('\r\n\r\n')
  const [first, ...lines] = head.split('\r\n')
  expect(first).toBe(`HTTP/1.1 ${status}`)
  expect(lines).toEqual(
    expect.arrayContaining([
      'x-request-id: id',
      'content-type: application/json; charset=utf-8',
      `content-length: ${Buffer.byteLength(body)}`,
      'connection: close',
      'cache-control: no-store',
    ]),
  )
  expect(written).not.toContain('strict-transport-security')
  expect(JSON.parse(body)).toEqual({ message: expect.stringMatching(/[ぁ-ん]/), code, request_id: 'id' })
  expect(logged).toEqual([[{ reqId: 'id', reason: given.code, statusCode: Number(status.slice(0, 3)) }, 'unreadable request']])
})

test('over TLS browsers are told to stay there', () => {
  expect(answered({ isSecure: true }).written).toContain('\r\nstrict-transport-security: max-age=31536000; includeSubDomains\r\n')
})

test.each([{ code: 'ECONNRESET' }, { destroyed: true }])('nobody is there to read an answer after %o', (given) => {
  expect(answered(given)).toEqual({ answer: null, written: '', logged: [], ended: false })
})

test('nothing is written where nothing can be', () => {
  expect(answered({ writable: false })).toMatchObject({ answer: 'badRequest', written: '', ended: true })
})
