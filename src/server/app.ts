import fastify, { LogController, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import type { Config } from './config.ts'
import { registerAccount } from './features/account/account.routes.ts'
import { registerBattle } from './features/battle/battle.routes.ts'
import { registerEncore } from './features/battle/encore/encore.routes.ts'
import { registerLookback } from './features/battle/lookback/lookback.routes.ts'
import { registerBeginning } from './features/beginning/beginning.routes.ts'
import { registerBoard } from './features/board/board.routes.ts'
import { registerEnding } from './features/ending/ending.routes.ts'
import { registerField } from './features/field/field.routes.ts'
import { registerJob } from './features/job/job.routes.ts'
import { registerJournal } from './features/journal/journal.routes.ts'
import { registerLibrary } from './features/library/library.routes.ts'
import { registerMenu } from './features/menu/menu.routes.ts'
import { registerPlaza } from './features/plaza/plaza.routes.ts'
import { registerPurchases } from './features/purchases/purchases.routes.ts'
import { registerRest } from './features/rest/rest.routes.ts'
import { registerSettings } from './features/settings/settings.routes.ts'
import { registerShop } from './features/shop/shop.routes.ts'
import { registerStatus } from './features/status/status.routes.ts'
import { registerTitle } from './features/title/title.routes.ts'
import { BUILD_HEADER, buildIdIn } from './http/pages/build-id.ts'
import { CsrfTokens } from './http/session/cookies.ts'
import { registerErrors, sendCommon } from './http/answers/errors.ts'
import { TRANSPORT_SECURITY } from './http/answers/headers.ts'
import { registerHealth } from './http/health.ts'
import { registerPages } from './http/pages/pages.ts'
import { drawingAddress } from './http/pages/picture-addresses.ts'
import { answerUnreadable } from './http/answers/protocol-errors.ts'
import { refuse } from './refusal.ts'
import { sendRefusal } from './http/answers/reply.ts'
import { pathOfTarget } from './http/calls/request-target.ts'
import { Routes } from './http/calls/routes.ts'
import { SessionCookies } from './http/session/session-cookies.ts'
import { Guard } from './http/calls/guard.ts'
import type { RngState } from '../rules/rng.ts'
import { isMeasured, serveMetrics } from './metrics/serve-metrics.ts'
import { ServerMetrics } from './metrics/server-metrics.ts'
import { AttemptLimits } from './security/attempt-limits.ts'
import { KnownDevices } from './security/known-devices.ts'
import { Passwords } from './security/passwords/passwords.ts'
import { relyingPartyOf } from './security/relying-party.ts'
import { newRngState } from './rng-state.ts'
import { SecurityLog } from './security/security-log.ts'
import { sharedSecret } from './store/rows/account/secrets.ts'
import type { Store } from './store/store.ts'
import { REAL, type Surroundings } from './surroundings.ts'

const BODY_LIMIT = 64 * 1024
/** Within this time a request must have arrived whole, in milliseconds. */
const REQUEST_TIMEOUT = 30_000
const IDLE_TIMEOUT = 60_000

/** What tests bring of their own. */
interface AppOptions {
  /** The machine's when left out. */
  readonly surroundings?: Surroundings
  /** The state of a new generator, for each adventure; one that nobody can guess when left out. */
  readonly newRngState?: () => RngState
  /** Hashes passwords; at the full cost when left out. */
  readonly passwords?: Passwords
  /** In milliseconds; 30 seconds when left out. */
  readonly requestTimeout?: number
}

/** Puts the server together. The store must be migrated. */
export async function buildApp(
  config: Config,
  store: Store,
  {
    surroundings = REAL,
    newRngState: rngStateOf = () => newRngState(surroundings.bytes),
    passwords = new Passwords({ surroundings }),
    requestTimeout = REQUEST_TIMEOUT,
  }: AppOptions = {},
): Promise<FastifyInstance> {
  const metrics = isMeasured(config) ? new ServerMetrics(store, passwords) : null
  const { clock, bytes, uuid } = surroundings
  const app = newServer(config, { metrics, requestTimeout, uuid })
  const scale = config.rateLimitScale
  const csrf = new CsrfTokens(await secretOf(store, 'csrf', bytes), bytes)
  const devices = new KnownDevices(await secretOf(store, 'device', bytes), bytes)
  const cookies = new SessionCookies(csrf, devices, secureCheck(config))
  const guard = new Guard(csrf, scale)
  registerRequestRules(app, config)
  metrics?.register(app)
  registerErrors(app)
  registerHealth(app, store)

  const securityLog = new SecurityLog(await secretOf(store, 'log', bytes))
  const routes = new Routes({ app, store, clock, bytes, guard, cookies, securityLog })
  const attempts = new AttemptLimits(store, scale)
  registerAccount(routes, {
    attempts,
    bytes,
    devices,
    passwords,
    store,
    hasMail: config.smtpUrl !== null,
    party: relyingPartyOf(config),
  })
  registerTitle(routes, { attempts, bytes, passwords })
  registerBeginning(routes)
  registerMenu(routes)
  registerPlaza(routes)
  registerField(routes)
  registerSettings(routes)
  registerBattle(routes, {
    uuid,
    newRngState: rngStateOf,
    onDiffering: (session) => app.log.warn({ session }, 'the record of a run differs from its replay'),
  })
  registerEncore(routes, surroundings.endOfTurn)
  registerLookback(routes, app, store, surroundings.endOfTurn)
  registerShop(routes)
  registerStatus(routes)
  registerEnding(routes)
  registerJournal(routes)
  registerLibrary(routes)
  registerBoard(routes, scale)
  registerRest(routes)
  registerJob(routes)
  registerPurchases(routes)

  if (config.environment === 'development') await import('./http/calls/docs.ts').then(({ registerDocs }) => registerDocs(app))
  if (metrics) serveMetrics(app, metrics, config)
  await registerPages(app, cookies, config)
  return app
}

const secretOf = (store: Store, name: string, bytes: Surroundings['bytes']): Promise<string> =>
  store.write((tx) => sharedSecret(tx, name, bytes(32).toString('base64url')))

interface ServerParts {
  readonly metrics: ServerMetrics | null
  readonly requestTimeout: number
  readonly uuid: () => string
}

function newServer(config: Config, { metrics, requestTimeout, uuid }: ServerParts): FastifyInstance {
  const { trustProxy, logLevel } = config
  const isSecure = secureCheck(config)
  const app: FastifyInstance = fastify({
    rewriteUrl: ({ url = '/' }) => drawingAddress(pathOfTarget(url)),
    frameworkErrors: (error, request, reply) => {
      setHeaders(request, reply, isSecure)
      request.log.info({ req: request, reason: error.code }, 'unreadable address')
      sendRefusal(reply, null, refuse(error.code === 'FST_ERR_BAD_URL' ? 'badRequest' : 'notFound'))
    },
    clientErrorHandler: (error, socket) => {
      const code = answerUnreadable(error, socket, {
        log: app.log,
        requestId: uuid(),
        isSecure: config.publicUrl?.startsWith('https:') === true,
      })
      if (code) metrics?.countUnreadable(code)
    },
    // Hop 0 is whoever opened the connection. (A bare number means "nobody" to Fastify.)
    trustProxy: typeof trustProxy === 'number' ? (_address, hop) => hop < trustProxy : trustProxy,
    bodyLimit: BODY_LIMIT,
    requestTimeout,
    connectionTimeout: IDLE_TIMEOUT,
    // Node looks only so often for requests whose time is over, and gives a body the longer of its limits for requests and for headers.
    // A missing host is refused below: Node would do it without a body.
    http: { connectionsCheckingInterval: 1000, headersTimeout: requestTimeout, requireHostHeader: false },
    keepAliveTimeout: 72_000,
    forceCloseConnections: 'idle',
    genReqId: () => uuid(),
    logController: new LogController({ disableRequestLogging: true }),
    routerOptions: { maxParamLength: 100 },
    logger: {
      level: logLevel,
      // The route is logged, never the address as it was typed, and neither headers nor bodies: there is nothing to redact.
      serializers: {
        req: ({ method, routeOptions }) => ({ method, path: routeOptions?.url ?? '/*' }),
        // Other fields of a driver's error may contain row values.
        err: ({ name, message, stack, code }) => ({ type: name, message, stack: stack ?? '', code }),
      },
    },
  })
  app.decorateReply('refusalCode', null)
  app.decorateReply('refusedTo', null)
  // An `Expect` header that Node does not know changes nothing; Node would refuse without a body.
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response))
  return app
}

/** For every request: bodies are read as JSON whatever their content type, headers are set, one line is logged. */
function registerRequestRules(app: FastifyInstance, config: Config): void {
  const isSecure = secureCheck(config)
  const build = buildIdIn(config.webRoot)
  app.addHook('onClose', (_app, done) => {
    build.close()
    done()
  })
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => {
    try {
      done(null, body === '' ? {} : JSON.parse(String(body)))
    } catch {
      done(Object.assign(new Error('The body is not JSON'), { statusCode: 422 }))
    }
  })
  app.addHook('onRequest', (request, reply, done) => {
    setHeaders(request, reply, isSecure)
    const id = build.current()
    if (id !== null) reply.header(BUILD_HEADER, id)
    if (request.headers.host === undefined && request.raw.httpVersion === '1.1') sendCommon(request, reply, 'badRequest')
    else done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    log(request, reply)
    done()
  })
}

function log(request: FastifyRequest, { statusCode, elapsedTime, refusalCode, refusedTo }: FastifyReply): void {
  const why = refusalCode === null ? {} : { code: refusalCode, ...refusedTo }
  const line = { req: request, statusCode, ms: Math.round(elapsedTime), ...why }
  // A stop is planned: nobody need look.
  if (statusCode >= 500 && refusalCode !== 'stopping') request.log.error(line, 'failed')
  else if (statusCode >= 400) request.log.info(line, 'refused')
  else request.log.debug(line, 'answered')
}

function setHeaders(request: FastifyRequest, reply: FastifyReply, isSecure: (request: FastifyRequest) => boolean): void {
  reply.header('x-request-id', request.id)
  if (isSecure(request)) reply.header('strict-transport-security', TRANSPORT_SECURITY)
}

function secureCheck({ publicUrl }: Config): (request: FastifyRequest) => boolean {
  if (publicUrl?.startsWith('https:')) return () => true
  return (request) => request.protocol === 'https'
}
