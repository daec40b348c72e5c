import type { FastifyInstance } from 'fastify'
import type { Store } from '../store/store.ts'
import { sendCommon } from './answers/errors.ts'
import { CALL_HEADERS } from './answers/headers.ts'

/** How long `/readyz` waits for the database, in milliseconds: a load balancer has a short timeout of its own. */
const READY_WITHIN = 1_000

/** Why a server that was told to stop is not ready. */
export class Stopping extends Error {}

/** `/healthz`: the process answers. `/readyz`: its database could store something now. */
export function registerHealth(app: FastifyInstance, store: Store): void {
  // However many ask at once, the database is asked once.
  let running: Promise<void> | null = null
  const check = (): Promise<void> =>
    (running ??= store.check().finally(() => {
      running = null
    }))

  app.get('/healthz', (_request, reply) => reply.headers(CALL_HEADERS).send({ status: 'ok' }))
  app.get('/readyz', async (request, reply) => {
    reply.headers(CALL_HEADERS)
    try {
      await within(READY_WITHIN, check())
      return reply.send({ status: 'ok' })
    } catch (error) {
      if (error instanceof Stopping) {
        reply.refusalCode = 'stopping'
        return reply.code(503).send({ status: 'stopping' })
      }
      request.log.warn({ err: error }, 'not ready')
      return sendCommon(request, reply, 'databaseAway')
    }
  })
}

async function within(milliseconds: number, work: Promise<void>): Promise<void> {
  const { promise, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error(`No answer within ${milliseconds} ms`)), milliseconds)
  await Promise.race([work, promise]).finally(() => clearTimeout(timer))
}
