import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Store } from '../store/store.ts'
import { CALL_HEADERS } from './headers.ts'

/** `/healthz`: the process answers. `/readyz`: its database does too. */
export function registerHealth(app: FastifyInstance, store: Store): void {
  app.get('/healthz', (_request, reply) => reply.headers(CALL_HEADERS).send({ status: 'ok' }))
  app.get('/readyz', async (request, reply) => {
    reply.headers(CALL_HEADERS)
    try {
      await store.read((tx) => sql`select 1`.execute(tx))
      return reply.send({ status: 'ok' })
    } catch (error) {
      request.log.warn({ err: error }, 'not ready')
      return reply.code(503).send({ status: 'database away' })
    }
  })
}
