import { hash, timingSafeEqual } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'
import { sendCommon } from '../http/answers/errors.ts'
import { CALL_HEADERS } from '../http/answers/headers.ts'
import { StartError } from '../start-error.ts'
import { OPEN_METRICS } from './instruments.ts'
import type { ServerMetrics } from './server-metrics.ts'

type MetricsSettings = Pick<Config, 'metricsPort' | 'metricsHost' | 'metricsToken'>

/** Metrics are on when they have a port of their own or a token. */
export const isMeasured = ({ metricsPort, metricsToken }: MetricsSettings): boolean => metricsPort !== null || metricsToken !== null

/** `GET /metrics`, on its own port if there is one, else beside the game. Where a token is set, whoever asks must bring it. */
export function serveMetrics(app: FastifyInstance, metrics: ServerMetrics, config: MetricsSettings): void {
  if (config.metricsPort !== null) return serveApart(app, metrics, config)
  app.get('/metrics', (request, reply) => {
    if (!mayAsk(request.headers.authorization, config.metricsToken)) return sendCommon(request, reply, 'notFound')
    return reply.headers(CALL_HEADERS).type(OPEN_METRICS).send(metrics.text())
  })
}

function serveApart(app: FastifyInstance, metrics: ServerMetrics, { metricsPort, metricsHost, metricsToken }: MetricsSettings): void {
  const server = createServer({ requestTimeout: 5_000, connectionsCheckingInterval: 1_000 }, (request, response) => {
    for (const [name, value] of Object.entries(CALL_HEADERS)) response.setHeader(name, value)
    const isKnown = request.method === 'GET' && request.url?.split('?')[0] === '/metrics'
    if (!isKnown) response.writeHead(404).end()
    else if (!mayAsk(request.headers.authorization, metricsToken)) response.writeHead(401, { 'www-authenticate': 'Bearer' }).end()
    else response.writeHead(200, { 'content-type': OPEN_METRICS }).end(metrics.text())
  })
  app.addHook('onReady', async () => {
    server.listen(metricsPort ?? 0, metricsHost)
    await once(server, 'listening').catch((error: NodeJS.ErrnoException) => {
      throw new StartError(
        `METRICS_HOST=${metricsHost}, METRICS_PORT=${metricsPort}: nothing can listen there (${error.code}). Choose others.`,
      )
    })
  })
  app.addHook('onClose', async () => {
    server.closeAllConnections()
    server.close()
  })
}

/** @param token null: anybody. */
function mayAsk(authorization: string | undefined, token: string | null): boolean {
  if (token === null) return true
  return timingSafeEqual(hash('sha256', authorization ?? '', 'buffer'), hash('sha256', `Bearer ${token}`, 'buffer'))
}
