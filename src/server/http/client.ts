import type { FastifyRequest } from 'fastify'
import { networkOf } from '../security/network.ts'
import { DEVICE_COOKIE, hashOf, readCookie, SESSION_COOKIE, TOKEN_COOKIE } from './cookies.ts'

/** Who sent a request, as its cookies and its address say; nothing has been looked up. */
export interface Client {
  readonly sessionToken: string | null
  readonly sessionHash: string | null
  readonly csrfCookie: string | null
  readonly deviceCookie: string | null
  /** What limits by address count, see `networkOf`. */
  readonly network: string
}

export function clientOf(request: FastifyRequest): Client {
  const { cookie } = request.headers
  const sessionToken = readCookie(cookie, SESSION_COOKIE)
  return {
    sessionToken,
    sessionHash: sessionToken === null ? null : hashOf(sessionToken),
    csrfCookie: readCookie(cookie, TOKEN_COOKIE),
    deviceCookie: readCookie(cookie, DEVICE_COOKIE),
    network: networkOf(request.ip),
  }
}
