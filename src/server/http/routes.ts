import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { BodyOf, CodesOf, ParamsOf, ReplyOf } from '../../contract/api.ts'
import type { Access, AnyEndpoint, commonRefusals } from '../../contract/endpoint.ts'
import { findReceipt, type Receipt, type ReceiptKey, storeReceipt } from '../store/receipts.ts'
import { deleteSession, insertSession, lockUserOf, touchSession } from '../store/sessions.ts'
import type { Store, Tx } from '../store/store.ts'
import { type BodyProblem, readBody } from './body.ts'
import { type Caller, findCaller, type Player, TOUCH_AFTER, type Visitor, visitorOf } from './caller.ts'
import { type CsrfTokens, endedSessionCookie, hashOf, newSessionToken, sessionCookie, tokenCookie } from './cookies.ts'
import { SignIn, SignOut } from './outcome.ts'
import type { RateLimit } from './rate-limit.ts'
import { Refusal, refusalBody, type RefusalParts, refuse, refuseFor, statusOf } from './refusal.ts'

type CallerOf<A extends Access> = A extends 'anyone' ? Caller | null : A extends 'user' ? Caller : Player
type Code<E> = Extract<CodesOf<E> | keyof typeof commonRefusals, string>
type Answer<E> = ReplyOf<E> | Refusal<Code<E>> | SignIn<ReplyOf<E>> | SignOut<ReplyOf<E>>

interface Reading<E extends AnyEndpoint> {
  readonly tx: Tx
  readonly caller: CallerOf<E['access']>
  readonly params: ParamsOf<E['path']>
  readonly now: number
}

interface Writing<E extends AnyEndpoint, Prepared> extends Reading<E> {
  readonly body: BodyOf<E>
  readonly prepared: Prepared
}

interface Preparing<E extends AnyEndpoint> {
  readonly body: BodyOf<E>
  readonly caller: CallerOf<E['access']>
  readonly address: string
  readonly now: number
}

export interface WriteOptions<E extends AnyEndpoint, Prepared> {
  /** What takes long (hashing a password) and so happens before the transaction. */
  readonly prepare?: (context: Preparing<E>) => Promise<Prepared | Refusal<Code<E>>>
  readonly deed: (context: Writing<E, Prepared>) => Promise<Answer<E>>
  /** True for bodies that carry their own guard against being done twice, and so need no receipt. */
  readonly guardsItself?: (body: BodyOf<E>) => boolean
  /** What an answer to a body that fails the schema holds besides the sentence of its first problem. */
  readonly onBadBody?: (problems: readonly BodyProblem[]) => RefusalParts
}

export interface RouteTools {
  readonly app: FastifyInstance
  readonly store: Store
  readonly csrf: CsrfTokens
  readonly clock: () => number
  readonly writesOfSession: RateLimit
  readonly writesOfAddress: RateLimit
  readonly isSecure: (request: FastifyRequest) => boolean
}

/** Serves endpoints of the contract: who is calling, may they, is the body right, has it been answered before — then the handler. */
export class Routes {
  readonly #tools: RouteTools

  constructor(tools: RouteTools) {
    this.#tools = tools
  }

  read<E extends AnyEndpoint>(endpoint: E, handler: (context: Reading<E>) => Promise<ReplyOf<E> | Refusal<Code<E>>>): void {
    const { app, store, clock } = this.#tools
    app.get(fastifyPath(endpoint.path), async (request, reply) => {
      const now = clock()
      const visitor = visitorOf(request)
      this.#setToken(request, reply, visitor)
      let caller: Caller | null = null
      const answer = await store.read(async (tx) => {
        caller = await findCaller(tx, visitor, now)
        const denied = accessRefusal(endpoint.access, caller)
        return denied ?? handler({ tx, now, caller: caller as CallerOf<E['access']>, params: request.params as ParamsOf<E['path']> })
      })
      await this.#touch(request, reply, visitor, caller, now)
      return answer instanceof Refusal ? sendRefusal(reply, endpoint, answer) : sendJson(reply, 200, JSON.stringify(answer))
    })
  }

  write<E extends AnyEndpoint, Prepared = null>(endpoint: E, options: WriteOptions<E, Prepared> | WriteOptions<E, Prepared>['deed']): void {
    const full: WriteOptions<E, Prepared> = typeof options === 'function' ? { deed: options } : options
    this.#tools.app.route({
      method: endpoint.method,
      url: fastifyPath(endpoint.path),
      handler: (request, reply) => this.#write(endpoint, full, request, reply),
    })
  }

  async #write<E extends AnyEndpoint, Prepared>(
    endpoint: E,
    options: WriteOptions<E, Prepared>,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    const now = this.#tools.clock()
    const visitor = visitorOf(request)
    const denied = this.#guard(request, reply, visitor, now)
    if (denied) return sendRefusal(reply, endpoint, denied)
    const parsed = readBody(endpoint, request.body)
    const receiptKey = 'body' in parsed && options.guardsItself?.(parsed.body as BodyOf<E>) === true ? null : keyOf(request, visitor)
    const deed: Deed<E, Prepared> = { endpoint, options, request, reply, visitor, now, parsed, receiptKey }
    try {
      const prepared = await this.#prepare(deed)
      const done = await this.#tools.store.write((tx) => this.#perform(tx, deed, prepared))
      return this.#answer(deed, done)
    } catch (error) {
      if (!(error instanceof Undone)) throw error
      return this.#answerRefusal(deed, error)
    }
  }

  /** The checks that need no database. */
  #guard(request: FastifyRequest, reply: FastifyReply, visitor: Visitor, now: number): Refusal | null {
    const { csrf, writesOfAddress, writesOfSession } = this.#tools
    const wait = Math.max(
      writesOfAddress.take(visitor.address, now),
      writesOfSession.take(visitor.tokenHash ?? visitor.csrfCookie ?? visitor.address, now),
    )
    if (wait > 0) return refuseFor(wait, 'tooFast')
    if (csrf.accepts(request.headers['x-xsrf-token'], visitor.csrfCookie, visitor.sessionToken)) return null
    this.#setToken(request, reply, visitor)
    return refuse('badToken')
  }

  async #prepare<E extends AnyEndpoint, Prepared>(deed: Deed<E, Prepared>): Promise<Prepared> {
    const { options, endpoint, parsed, visitor, now } = deed
    if (!options.prepare) return null as Prepared
    const known = await this.#tools.store.read(async (tx) => {
      const caller = await findCaller(tx, visitor, now)
      const receipt = deed.receiptKey && (await findReceipt(tx, deed.receiptKey))
      return { caller, receipt }
    })
    if (known.receipt) return null as Prepared // the first answer will be given; the deed will not be done
    const denied = accessRefusal(endpoint.access, known.caller)
    if (denied) throw new Undone(denied, false)
    if ('problems' in parsed) throw new Undone(badBody(options, parsed.problems), false)
    const caller = known.caller as CallerOf<E['access']>
    const prepared = await options.prepare({ body: parsed.body as BodyOf<E>, caller, address: visitor.address, now })
    if (prepared instanceof Refusal) throw new Undone(prepared, false)
    return prepared
  }

  /** Everything that happens inside the transaction. @throws Undone to take back whatever a refused deed did. */
  async #perform<E extends AnyEndpoint, Prepared>(tx: Tx, deed: Deed<E, Prepared>, prepared: Prepared): Promise<Done> {
    const { endpoint, options, parsed, visitor, now, receiptKey } = deed
    if (visitor.tokenHash !== null) await lockUserOf(tx, visitor.tokenHash)
    const caller = await findCaller(tx, visitor, now)
    const receipt = receiptKey && (await findReceipt(tx, receiptKey))
    if (receipt) return this.#repeat(tx, deed, receipt)
    const denied = accessRefusal(endpoint.access, caller)
    if (denied) throw new Undone(denied, false)
    if ('problems' in parsed) throw new Undone(badBody(options, parsed.problems), false)
    const answer = await options.deed({
      tx,
      now,
      prepared,
      body: parsed.body as BodyOf<E>,
      caller: caller as CallerOf<E['access']>,
      params: deed.request.params as ParamsOf<E['path']>,
    })
    if (answer instanceof Refusal) throw new Undone(answer, true)
    const done = await this.#settleSession(tx, deed, caller, answer)
    if (receiptKey) await storeReceipt(tx, receiptKey, { ...done, call: callOf(endpoint), userId: done.signedIn }, now)
    return done
  }

  /** The first answer once more. */
  async #repeat<E extends AnyEndpoint, Prepared>(tx: Tx, deed: Deed<E, Prepared>, receipt: Receipt): Promise<Done> {
    if (receipt.call !== callOf(deed.endpoint)) throw new Undone(refuse('badBody'), false)
    const { status, body, userId } = receipt
    const token = userId === null ? null : await openSession(tx, userId, deed)
    return { status, body, signedIn: userId, session: token === null ? 'same' : { token } }
  }

  async #settleSession<E extends AnyEndpoint, Prepared>(
    tx: Tx,
    deed: Deed<E, Prepared>,
    caller: Caller | null,
    answer: unknown,
  ): Promise<Done> {
    if (answer instanceof SignIn) {
      const token = await openSession(tx, answer.userId, deed)
      return { status: 200, body: JSON.stringify(answer.reply), signedIn: answer.userId, session: { token } }
    }
    if (answer instanceof SignOut) {
      if (caller) await deleteSession(tx, caller.tokenHash)
      return { status: 200, body: JSON.stringify(answer.reply), signedIn: null, session: 'ended' }
    }
    const stale = caller !== null && deed.now - caller.lastSeenAt > TOUCH_AFTER
    if (stale) await touchSession(tx, caller.tokenHash, deed.now)
    const body = answer === null ? '' : JSON.stringify(answer)
    const session = stale && deed.visitor.sessionToken !== null ? { token: deed.visitor.sessionToken } : 'same'
    return { status: answer === null ? 204 : 200, body, signedIn: null, session }
  }

  #answer<E extends AnyEndpoint, Prepared>({ request, reply }: Deed<E, Prepared>, { status, body, session }: Done): FastifyReply {
    const secure = this.#tools.isSecure(request)
    if (session === 'ended') this.#setSession(reply, endedSessionCookie(secure), null, secure)
    else if (session !== 'same') this.#setSession(reply, sessionCookie(session.token, secure), session.token, secure)
    return sendJson(reply, status, body)
  }

  /** A refusal after the deed had begun is an answer like any other: the same key gets it again. */
  async #answerRefusal<E extends AnyEndpoint, Prepared>(deed: Deed<E, Prepared>, { refusal, isFinal }: Undone): Promise<FastifyReply> {
    const { endpoint, reply, receiptKey, now } = deed
    const status = statusOf(refusal.code, endpoint.refusals)
    if (isFinal && receiptKey && status !== 429) {
      const body = JSON.stringify(refusalBody(endpoint.path, refusal))
      await this.#tools.store.write((tx) => storeReceipt(tx, receiptKey, { call: callOf(endpoint), status, body, userId: null }, now))
    }
    return sendRefusal(reply, endpoint, refusal)
  }

  #setSession(reply: FastifyReply, cookie: string, token: string | null, secure: boolean): void {
    reply.header('set-cookie', [cookie, tokenCookie(this.#tools.csrf.issue(token), secure)])
  }

  #setToken(request: FastifyRequest, reply: FastifyReply, { csrfCookie, sessionToken }: Visitor): void {
    const { csrf, isSecure } = this.#tools
    const token = csrf.isGenuine(csrfCookie, sessionToken) ? csrfCookie : csrf.issue(sessionToken)
    reply.header('set-cookie', tokenCookie(token, isSecure(request)))
  }

  async #touch(request: FastifyRequest, reply: FastifyReply, { sessionToken }: Visitor, caller: Caller | null, now: number): Promise<void> {
    if (caller === null || sessionToken === null || now - caller.lastSeenAt <= TOUCH_AFTER) return
    await this.#tools.store.write((tx) => touchSession(tx, caller.tokenHash, now))
    reply.header('set-cookie', sessionCookie(sessionToken, this.#tools.isSecure(request)))
  }
}

interface Deed<E extends AnyEndpoint, Prepared> {
  readonly endpoint: E
  readonly options: WriteOptions<E, Prepared>
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly visitor: Visitor
  readonly now: number
  readonly parsed: ReturnType<typeof readBody>
  readonly receiptKey: ReceiptKey | null
}

interface Done {
  readonly status: number
  readonly body: string
  /** The user whom this call signed in. */
  readonly signedIn: number | null
  readonly session: 'same' | 'ended' | { readonly token: string }
}

/** Carries a refusal out of the transaction, which is thereby undone. */
class Undone extends Error {
  readonly refusal: Refusal
  /** The deed was looked at and refused, so that the answer stands for good. */
  readonly isFinal: boolean
  constructor(refusal: Refusal, isFinal: boolean) {
    super(refusal.code)
    this.refusal = refusal
    this.isFinal = isFinal
  }
}

/** A new session in place of the one that the caller had: its token is never used for two users. */
async function openSession(tx: Tx, userId: number, { visitor, now }: { readonly visitor: Visitor; readonly now: number }): Promise<string> {
  if (visitor.tokenHash !== null) await deleteSession(tx, visitor.tokenHash)
  const token = newSessionToken()
  await insertSession(tx, hashOf(token), userId, now)
  return token
}

function accessRefusal(access: Access, caller: Caller | null): Refusal<'signedOut' | 'noSave'> | null {
  if (access === 'anyone') return null
  if (caller === null) return refuse('signedOut')
  return access === 'save' && caller.saveId === null ? refuse('noSave') : null
}

function badBody<E extends AnyEndpoint, Prepared>(options: WriteOptions<E, Prepared>, problems: readonly BodyProblem[]): Refusal {
  return new Refusal(problems[0]?.code ?? 'badBody', options.onBadBody?.(problems))
}

function keyOf(request: FastifyRequest, { tokenHash, csrfCookie }: Visitor): ReceiptKey | null {
  const key = request.headers['idempotency-key']
  if (typeof key !== 'string' || key === '' || key.length > 64) return null
  return { scope: tokenHash ?? hashOf(`visitor|${csrfCookie ?? ''}`), key }
}

const callOf = ({ method, path }: AnyEndpoint): string => `${method} ${path}`

const fastifyPath = (path: string): string => path.replaceAll(/\{(\w+)\}/g, ':$1')

function sendJson(reply: FastifyReply, status: number, body: string): FastifyReply {
  if (body === '') return reply.code(204).send()
  return reply.code(status).header('content-type', 'application/json; charset=utf-8').send(body)
}

function sendRefusal(reply: FastifyReply, { path, refusals }: AnyEndpoint, refusal: Refusal): FastifyReply {
  if (refusal.retryAfterSeconds !== null) reply.header('retry-after', refusal.retryAfterSeconds)
  return sendJson(reply, statusOf(refusal.code, refusals), JSON.stringify(refusalBody(path, refusal)))
}
