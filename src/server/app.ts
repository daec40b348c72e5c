import { randomBytes, randomUUID } from 'node:crypto'
import fastify, { LogController, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import type { Config } from './config.ts'
import { registerAccount } from './features/account/account.routes.ts'
import { registerBattle } from './features/battle/battle.routes.ts'
import { registerBeginning } from './features/beginning/beginning.routes.ts'
import { registerBoard } from './features/board/board.routes.ts'
import { registerEnding } from './features/ending/ending.routes.ts'
import { registerField } from './features/field/field.routes.ts'
import { registerJob } from './features/job/job.routes.ts'
import { registerLibrary } from './features/library/library.routes.ts'
import { registerMenu } from './features/menu/menu.routes.ts'
import { registerPurchases } from './features/purchases/purchases.routes.ts'
import { registerRest } from './features/rest/rest.routes.ts'
import { registerShop } from './features/shop/shop.routes.ts'
import { registerStatus } from './features/status/status.routes.ts'
import { registerTitle } from './features/title/title.routes.ts'
import { CsrfTokens } from './http/cookies.ts'
import { registerErrors } from './http/errors.ts'
import { CALL_HEADERS, TRANSPORT_SECURITY } from './http/headers.ts'
import { registerHealth } from './http/health.ts'
import { registerPages } from './http/pages.ts'
import { RateLimit } from './http/rate-limit.ts'
import { Routes, type RouteTools } from './http/routes.ts'
import type { RngState } from '../rules/rng.ts'
import { AttemptLimits } from './security/attempt-limits.ts'
import { unguessableDice } from './security/dice.ts'
import { sharedSecret } from './store/secrets.ts'
import type { Store } from './store/store.ts'

const BODY_LIMIT = 64 * 1024
const REQUEST_TIMEOUT = 30_000

/** What the game takes from the world. Tests bring their own. */
export interface Surroundings {
  /** Milliseconds since 1970. */
  readonly clock: () => number
  /** Fresh dice for an adventure. */
  readonly dice: () => RngState
}

const REAL: Surroundings = { clock: Date.now, dice: unguessableDice }

/** The whole wiring. The store must be migrated. */
export async function buildApp(config: Config, store: Store, { clock, dice }: Surroundings = REAL): Promise<FastifyInstance> {
  const app = newServer(config)
  const secret = await store.write((tx) => sharedSecret(tx, 'csrf', randomBytes(32).toString('base64url')))
  const scale = config.rateLimitScale
  const tools: RouteTools = {
    app,
    store,
    clock,
    csrf: new CsrfTokens(secret),
    writesOfSession: new RateLimit({ perSecond: 20 * scale, burst: 60 * scale }),
    writesOfAddress: new RateLimit({ perSecond: 2000 * scale, burst: 2000 * scale }),
    isSecure: secureCheck(config),
  }
  registerRequestRules(app, tools)
  registerErrors(app)
  registerHealth(app, store)

  const routes = new Routes(tools)
  const attempts = new AttemptLimits(store, scale)
  registerAccount(routes, attempts, store)
  registerTitle(routes, attempts)
  registerBeginning(routes)
  registerMenu(routes)
  registerField(routes)
  registerBattle(routes, dice)
  registerShop(routes)
  registerStatus(routes)
  registerEnding(routes)
  registerLibrary(routes)
  registerBoard(routes)
  registerRest(routes)
  registerJob(routes)
  registerPurchases(routes)

  if (config.environment === 'development') await import('./http/docs.ts').then(({ registerDocs }) => registerDocs(app))
  await registerPages(tools, config.webRoot)
  return app
}

function newServer({ trustProxy, logLevel }: Config): FastifyInstance {
  return fastify({
    trustProxy: typeof trustProxy === 'number' ? (_address, hop) => hop <= trustProxy : trustProxy,
    bodyLimit: BODY_LIMIT,
    requestTimeout: REQUEST_TIMEOUT,
    connectionTimeout: REQUEST_TIMEOUT * 2,
    keepAliveTimeout: 72_000,
    forceCloseConnections: 'idle',
    genReqId: () => randomUUID(),
    logController: new LogController({ disableRequestLogging: true }),
    routerOptions: { maxParamLength: 100 },
    logger: {
      level: logLevel,
      // Neither addresses of the web with what follows the question mark, nor headers, nor bodies: there is nothing to redact.
      serializers: {
        req: ({ method, url }) => ({ method, path: url.split('?')[0] }),
        // Databases tell in further fields which values they did not like.
        err: ({ name, message, stack, code }) => ({ type: name, message, stack: stack ?? '', code }),
      },
    },
  })
}

/** What holds for every request: bodies are JSON whatever they call themselves, headers, one line in the log. */
function registerRequestRules(app: FastifyInstance, { isSecure }: RouteTools): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => {
    try {
      done(null, body === '' ? {} : JSON.parse(String(body)))
    } catch {
      done(Object.assign(new Error('The body is not JSON'), { statusCode: 422 }))
    }
  })
  app.addHook('onRequest', (request, reply, done) => {
    if (isCall(request.url)) reply.headers(CALL_HEADERS)
    if (isSecure(request)) reply.header('strict-transport-security', TRANSPORT_SECURITY)
    done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    log(request, reply)
    done()
  })
}

function log(request: FastifyRequest, { statusCode, elapsedTime }: FastifyReply): void {
  const line = { req: request, statusCode, ms: Math.round(elapsedTime) }
  if (statusCode >= 500) request.log.error(line, 'failed')
  else if (statusCode >= 400) request.log.info(line, 'refused')
  else request.log.debug(line, 'answered')
}

const isCall = (url: string): boolean => url.startsWith('/api/') || url.startsWith('/study/techbook/vue/chapter8_purchases')

function secureCheck({ publicUrl }: Config): (request: FastifyRequest) => boolean {
  if (publicUrl?.startsWith('https:')) return () => true
  return (request) => request.protocol === 'https'
}
