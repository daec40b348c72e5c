import type { FastifyRequest } from 'fastify'
import { networkOf } from '../../security/network.ts'
import { DEVICE_COOKIE, hashOf, readCookies, readSession, SECURE_DEVICE_COOKIE, TOKEN_COOKIE } from '../session/cookies.ts'

/** Who sent a request, as its cookies and its address say; nothing has been looked up. */
export interface Client {
  readonly sessionToken: string | null
  readonly sessionHash: string | null
  /** Its session's cookie has the name from before: it gets one with today's. */
  readonly hasFormerCookie: boolean
  readonly csrfCookie: string | null
  readonly deviceCookie: string | null
  readonly userAgent: string | undefined
  /** What limits by address count, see `networkOf`. */
  readonly network: string
  /** Whether it came over TLS. */
  readonly isSecure: boolean
}

export function clientOf(request: FastifyRequest, isSecure: boolean): Client {
  const cookies = readCookies(request.headers.cookie)
  const session = readSession(cookies, isSecure)
  return {
    sessionToken: session?.token ?? null,
    sessionHash: session && hashOf(session.token),
    hasFormerCookie: session?.isFormer === true,
    csrfCookie: cookies[TOKEN_COOKIE] ?? null,
    deviceCookie: cookies[SECURE_DEVICE_COOKIE] ?? cookies[DEVICE_COOKIE] ?? null,
    userAgent: request.headers['user-agent'],
    network: networkOf(request.ip),
    isSecure,
  }
}
