import type { FastifyRequest } from 'fastify'
import type { Client } from './client.ts'
import type { CsrfTokens } from '../session/cookies.ts'
import type { RateLimit } from './rate-limit.ts'
import { type Refusal, refuse, refuseFor } from '../../refusal.ts'

/** The checks of a writing call that need no database: rate limits and the CSRF token. */
export class WriteGuard {
  readonly #csrf: CsrfTokens
  readonly #ofSession: RateLimit
  readonly #ofNetwork: RateLimit

  constructor(csrf: CsrfTokens, limits: { readonly ofSession: RateLimit; readonly ofNetwork: RateLimit }) {
    this.#csrf = csrf
    this.#ofSession = limits.ofSession
    this.#ofNetwork = limits.ofNetwork
  }

  check(request: FastifyRequest, client: Client, now: number): Refusal<'tooFast' | 'badToken'> | null {
    const { network, sessionHash, csrfCookie, sessionToken } = client
    const wait = Math.max(this.#ofNetwork.take(network, now), this.#ofSession.take(sessionHash ?? csrfCookie ?? network, now))
    if (wait > 0) return refuseFor(wait, 'tooFast')
    return this.#csrf.accepts(request.headers['x-xsrf-token'], csrfCookie, sessionToken) ? null : refuse('badToken')
  }
}
