import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { BodyOf, ParamsOf, ReplyOf } from '../../../contract/api.ts'
import type { AnyEndpoint } from '../../../contract/endpoint.ts'
import { touchSession } from '../../store/rows/account/sessions.ts'
import type { Store, Tx } from '../../store/store.ts'
import { readBody } from './body.ts'
import type { Client } from './client.ts'
import { keyOf } from '../answers/receipt.ts'
import { Refusal, refuse } from '../../refusal.ts'
import { sendJson, sendRefusal } from '../answers/reply.ts'
import type { SessionCookies } from '../session/session-cookies.ts'
import { type Caller, type CallerOf, findCaller, isStale, noSaveRefusal, signedOutRefusal } from '../session/session.ts'
import type { SecurityLog } from '../../security/security-log.ts'
import type { Surroundings } from '../../surroundings.ts'
import type { Guard } from './guard.ts'
import { answerTo, type CodeOf, type WriteOptions, type WriteRequest } from './write-request.ts'

interface ReadContext<E extends AnyEndpoint> {
  readonly tx: Tx
  readonly params: ParamsOf<E['path']>
  readonly caller: CallerOf<E['access']>
  readonly now: number
}

interface ReadInTwoSteps<E extends AnyEndpoint, Found> {
  readonly look: (context: ReadContext<E>) => Promise<Found | Refusal<CodeOf<E>>>
  readonly compose: (found: Found) => Promise<ReplyOf<E> | Refusal<CodeOf<E>>>
}

export interface RouteTools {
  readonly app: FastifyInstance
  readonly store: Store
  readonly clock: () => number
  readonly bytes: Surroundings['bytes']
  readonly guard: Guard
  readonly cookies: SessionCookies
  readonly securityLog: SecurityLog
}

/** Serves the endpoints of the contract. */
export class Routes {
  readonly #tools: RouteTools

  constructor(tools: RouteTools) {
    this.#tools = tools
  }

  read<E extends AnyEndpoint>(endpoint: E, handle: (context: ReadContext<E>) => Promise<ReplyOf<E> | Refusal<CodeOf<E>>>): void {
    this.readAndCompose<E, ReplyOf<E>>(endpoint, { look: handle, compose: async (reply) => reply })
  }

  /** For replies that take long to make: `look` runs in the transaction, which other reads share, and `compose` after it. */
  readAndCompose<E extends AnyEndpoint, Found>(endpoint: E, { look, compose }: ReadInTwoSteps<E, Found>): void {
    const { app, store, clock, cookies, guard, securityLog } = this.#tools
    app.get(fastifyPath(endpoint.path), { config: { endpoint } }, async (request, reply) => {
      const now = clock()
      const client = cookies.clientOf(request)
      const refusal = (answer: Refusal<CodeOf<E>>, caller: Caller | null) => {
        reply.refusedTo = { user: caller?.userId ?? null, from: securityLog.from(client.network) }
        return sendRefusal(reply, endpoint, answer)
      }
      const tooFast = guard.checkRead(client, now)
      if (tooFast) return refusal(tooFast, null)
      cookies.setToken(request, reply, client)
      const { caller, found } = await store.read(async (tx) => {
        const reader = await findCaller(tx, client, now)
        const denied = signedOutRefusal(endpoint.access, reader) ?? noSaveRefusal(endpoint.access, reader)
        if (denied) return { caller: reader, found: denied }
        const params = idsIn<E>(request.params)
        if (params === null) return { caller: reader, found: refuse('notFound') }
        return { caller: reader, found: await look({ tx, now, params, caller: reader as CallerOf<E['access']> }) }
      })
      await this.#touch(request, reply, client, caller, now)
      const answer = found instanceof Refusal ? found : await compose(found)
      return answer instanceof Refusal ? refusal(answer, caller) : sendJson(reply, 200, JSON.stringify(answer))
    })
  }

  write<E extends AnyEndpoint, Prepared = null>(
    endpoint: E,
    options: WriteOptions<E, Prepared> | WriteOptions<E, Prepared>['handle'],
  ): void {
    const { app, store, clock, bytes, cookies, guard, securityLog } = this.#tools
    const allOptions: WriteOptions<E, Prepared> = typeof options === 'function' ? { handle: options } : options
    app.route({
      method: endpoint.method,
      url: fastifyPath(endpoint.path),
      config: { endpoint },
      handler: async (request, reply) => {
        const now = clock()
        const client = cookies.clientOf(request)
        const denied = guard.checkWrite(request, client, now)
        const answer = denied ?? (await answerTo(store, { ...writeRequest(endpoint, allOptions, request, client), now, bytes }))
        const { event } = allOptions
        if (answer instanceof Refusal) {
          // Without a token nothing was tried.
          if (event && denied === null)
            securityLog.note(request.log, event, { userId: answer.userId, network: client.network, refusal: answer.code })
          reply.refusedTo = { user: answer.userId, from: securityLog.from(client.network) }
          if (answer.code === 'badToken') cookies.setToken(request, reply, client)
          return sendRefusal(reply, endpoint, answer)
        }
        if (event && answer.doneFor !== undefined)
          securityLog.note(request.log, event, { userId: answer.doneFor, network: client.network, refusal: null })
        if (answer.session !== undefined) cookies.setSession(request, reply, answer.session)
        if (answer.signedInAs !== undefined) cookies.setDevice(request, reply, answer.signedInAs)
        return sendJson(reply, answer.status, answer.body)
      },
    })
  }

  /** Renews the session of a user who only reads, and the cookie that has the name from before. */
  async #touch(request: FastifyRequest, reply: FastifyReply, client: Client, caller: Caller | null, now: number): Promise<void> {
    const { sessionToken, hasFormerCookie } = client
    if (caller === null || sessionToken === null) return
    const isRenewed = isStale(caller, now)
    if (!isRenewed && !hasFormerCookie) return
    if (isRenewed) await this.#tools.store.write((tx) => touchSession(tx, caller.sessionHash, now))
    this.#tools.cookies.prolongSession(request, reply, sessionToken)
  }
}

function writeRequest<E extends AnyEndpoint, Prepared>(
  endpoint: E,
  options: WriteOptions<E, Prepared>,
  request: FastifyRequest,
  client: Client,
): Omit<WriteRequest<E, Prepared>, 'now' | 'bytes'> {
  const parsed = readBody(endpoint, request.body)
  const isGuarded = 'body' in parsed && options.guardsItself?.(parsed.body as BodyOf<E>) === true
  const params = idsIn<E>(request.params)
  return { endpoint, options, client, params, parsed, key: keyOf(request, client, isGuarded) }
}

const LARGEST_ID = 2_147_483_647

/** The parameters of a path are ids of rows. @returns null when one of them cannot be an id. */
function idsIn<E extends AnyEndpoint>(params: unknown): ParamsOf<E['path']> | null {
  const texts = Object.entries(params as Readonly<Record<string, string>>)
  const areIds = texts.every(([, text]) => /^\d{1,10}$/.test(text) && Number(text) <= LARGEST_ID)
  return areIds ? (Object.fromEntries(texts.map(([name, text]) => [name, Number(text)])) as ParamsOf<E['path']>) : null
}

const fastifyPath = (path: string): string => path.replaceAll(/\{(\w+)\}/g, ':$1')
