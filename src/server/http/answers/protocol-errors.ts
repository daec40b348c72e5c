import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyBaseLogger } from 'fastify'
import { commonRefusals } from '../../../contract/endpoint.ts'
import { CALL_HEADERS, TRANSPORT_SECURITY } from './headers.ts'
import { refuse } from '../../refusal.ts'
import { refusalBody } from './refusal-body.ts'

type ProtocolCode = 'badRequest' | 'tooSlow' | 'headersTooLarge' | 'tooLarge'

const CODES: Readonly<Record<string, ProtocolCode>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'tooSlow',
  HPE_HEADER_OVERFLOW: 'headersTooLarge',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 'tooLarge',
}

/** Answers what Node could not read as a request, and ends the connection. @returns the code of the refusal; null when nobody is there to read it. */
export function answerUnreadable(
  error: Error & { readonly code?: string },
  socket: Socket,
  { log, requestId, isSecure }: { readonly log: FastifyBaseLogger; readonly requestId: string; readonly isSecure: boolean },
): ProtocolCode | null {
  if (error.code === 'ECONNRESET' || socket.destroyed) return null
  const code = CODES[error.code ?? ''] ?? 'badRequest'
  log.info({ reqId: requestId, reason: error.code, statusCode: commonRefusals[code] }, 'unreadable request')
  if (socket.writable) socket.write(rawAnswer(code, requestId, isSecure))
  socket.destroySoon()
  return code
}

function rawAnswer(code: ProtocolCode, requestId: string, isSecure: boolean): string {
  const status = commonRefusals[code]
  const body = JSON.stringify(refusalBody(null, refuse(code), requestId))
  const headers = {
    ...CALL_HEADERS,
    ...(isSecure ? { 'strict-transport-security': TRANSPORT_SECURITY } : {}),
    'x-request-id': requestId,
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('\r\n')}\r\n\r\n${body}`
}
