import type { FastifyRequest } from 'fastify'
import type { Client } from './client.ts'
import type { CsrfTokens } from '../session/cookies.ts'
import { RateLimit } from './rate-limit.ts'
import { type Refusal, refuse, refuseFor } from '../../refusal.ts'

type Key = (client: Client) => string

/** Limits of one kind of call: by session, and by address. */
class CallLimits {
  readonly #ofSession: RateLimit
  readonly #ofNetwork: RateLimit
  readonly #keyOf: Key

  constructor(keyOf: Key, ofSession: RateLimit, ofNetwork: RateLimit) {
    this.#keyOf = keyOf
    this.#ofSession = ofSession
    this.#ofNetwork = ofNetwork
  }

  check(client: Client, now: number): Refusal<'tooFast'> | null {
    const wait = Math.max(this.#ofNetwork.take(client.network, now), this.#ofSession.take(this.#keyOf(client), now))
    return wait > 0 ? refuseFor('tooFast', wait) : null
  }
}

/** The checks of a call that need no database: rate limits and, of a writing one, the CSRF token. */
export class Guard {
  readonly #csrf: CsrfTokens
  readonly #reads: CallLimits
  readonly #writes: CallLimits

  /** @param scale multiplies all limits. */
  constructor(csrf: CsrfTokens, scale: number) {
    const limit = (perSecond: number, burst: number) => new RateLimit({ perSecond: perSecond * scale, burst: burst * scale })
    this.#csrf = csrf
    // A page asks for at most a dozen; visitors of one address share a limit.
    this.#reads = new CallLimits(({ sessionHash, network }) => sessionHash ?? network, limit(50, 300), limit(4000, 4000))
    this.#writes = new CallLimits(
      ({ sessionHash, csrfCookie, network }) => sessionHash ?? csrfCookie ?? network,
      limit(20, 60),
      limit(2000, 2000),
    )
  }

  checkRead(client: Client, now: number): Refusal<'tooFast'> | null {
    return this.#reads.check(client, now)
  }

  checkWrite(request: FastifyRequest, client: Client, now: number): Refusal<'tooFast' | 'badToken'> | null {
    const { csrfCookie, sessionToken } = client
    const tooFast = this.#writes.check(client, now)
    if (tooFast) return tooFast
    return this.#csrf.accepts(request.headers['x-xsrf-token'], csrfCookie, sessionToken) ? null : refuse('badToken')
  }
}
