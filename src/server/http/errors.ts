import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { commonRefusals } from '../../contract/endpoint.ts'
import { DatabaseAway } from '../store/store.ts'
import { refusalBody, refuse } from './refusal.ts'

type CommonCode = keyof typeof commonRefusals

/** The one place where what was thrown becomes an answer. Nothing of the error itself leaves the server. */
export function registerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const code = codeFor(error)
    if (code === 'unexpected') request.log.error({ err: error }, 'unexpected error')
    else if (code === 'databaseAway') request.log.warn({ reason: reasonOf(error) }, 'the database is away')
    return sendCommon(request, reply, code)
  })
}

export function sendCommon(request: FastifyRequest, reply: FastifyReply, code: CommonCode): FastifyReply {
  if (code === 'databaseAway') reply.header('retry-after', 2)
  return reply
    .code(commonRefusals[code])
    .header('content-type', 'application/json; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(JSON.stringify(refusalBody(request.url, refuse(code))))
}

function codeFor(error: FastifyError): CommonCode {
  if (error instanceof DatabaseAway) return 'databaseAway'
  const { statusCode } = error
  if (statusCode === 413) return 'tooLarge'
  if (statusCode === 404) return 'notFound'
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) return 'badBody'
  return 'unexpected'
}

const reasonOf = ({ cause }: Error): string => (cause instanceof Error ? cause.message : 'unknown')
