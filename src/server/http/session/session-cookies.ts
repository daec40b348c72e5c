import type { FastifyReply, FastifyRequest } from 'fastify'
import type { KnownDevices } from '../../security/known-devices.ts'
import { type Client, clientOf } from '../calls/client.ts'
import { type CsrfTokens, deviceCookie, endedSessionCookies, sessionCookie, tokenCookie } from './cookies.ts'

/** Reads and sets the session's cookie, the readable CSRF token that belongs to it, and the cookie of a device that has signed in. */
export class SessionCookies {
  readonly #csrf: CsrfTokens
  readonly #devices: KnownDevices
  readonly #isSecure: (request: FastifyRequest) => boolean

  constructor(csrf: CsrfTokens, devices: KnownDevices, isSecure: (request: FastifyRequest) => boolean) {
    this.#csrf = csrf
    this.#devices = devices
    this.#isSecure = isSecure
  }

  clientOf(request: FastifyRequest): Client {
    return clientOf(request, this.#isSecure(request))
  }

  /** The token that the client has, or a new one when it is not valid for its session. */
  setToken(request: FastifyRequest, reply: FastifyReply, { csrfCookie, sessionToken }: Client): void {
    const token = this.#csrf.isGenuine(csrfCookie, sessionToken) ? csrfCookie : this.#csrf.issue(sessionToken)
    reply.header('set-cookie', tokenCookie(token, this.#isSecure(request)))
  }

  /** @param token of the session that the client has from now on; null: none. */
  setSession(request: FastifyRequest, reply: FastifyReply, token: string | null): void {
    const secure = this.#isSecure(request)
    const session = token === null ? endedSessionCookies(secure) : [sessionCookie(token, secure)]
    reply.header('set-cookie', [...session, tokenCookie(this.#csrf.issue(token), secure)])
  }

  /** The client has signed in as this user. */
  setDevice(request: FastifyRequest, reply: FastifyReply, userId: number): void {
    reply.header('set-cookie', deviceCookie(this.#devices.issue(userId), this.#isSecure(request)))
  }

  /** The same session for another thirty days. */
  prolongSession(request: FastifyRequest, reply: FastifyReply, token: string): void {
    reply.header('set-cookie', sessionCookie(token, this.#isSecure(request)))
  }
}
