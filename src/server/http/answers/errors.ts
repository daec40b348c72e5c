import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { AnyEndpoint, commonRefusals } from '../../../contract/endpoint.ts'
import { DatabaseAway } from '../../store/store.ts'
import { type Refusal, refuse, refuseFor } from '../../refusal.ts'
import { sendRefusal } from './reply.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** On the routes that serve the contract. */
    readonly endpoint?: AnyEndpoint
  }
}

type CommonCode = keyof typeof commonRefusals

/** Seconds after which a client may try again. */
const RETRY_AFTER = 2

/** Turns whatever was thrown into an answer, in this one place. Nothing of the error itself leaves the server. */
export function registerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => sendError(request, reply, error))
}

function sendError(request: FastifyRequest, reply: FastifyReply, error: FastifyError): FastifyReply {
  const code = codeFor(error)
  if (code === 'unexpected') request.log.error({ err: error }, 'unexpected error')
  else if (code === 'databaseAway') request.log.warn({ reason: reasonOf(error) }, 'the database is away')
  if (code === 'badRange') reply.header('content-range', contentRangeOf(error))
  return sendCommon(request, reply, code)
}

/** How long the file is, as `@fastify/static` tells with its error. */
function contentRangeOf(error: FastifyError & { readonly headers?: Readonly<Record<string, string>> }): string {
  return error.headers?.['Content-Range'] ?? 'bytes */*'
}

export function sendCommon(request: FastifyRequest, reply: FastifyReply, code: CommonCode): FastifyReply {
  return sendRefusal(reply, request.routeOptions.config.endpoint ?? null, refusalFor(code))
}

const refusalFor = (code: CommonCode): Refusal =>
  code === 'databaseAway' || code === 'tooFast' ? refuseFor(code, RETRY_AFTER) : refuse(code)

const CODES: Readonly<Partial<Record<number, CommonCode>>> = {
  403: 'notFound',
  404: 'notFound',
  408: 'tooSlow',
  413: 'tooLarge',
  414: 'notFound',
  416: 'badRange',
  422: 'badBody',
  429: 'tooFast',
  431: 'headersTooLarge',
}

function codeFor(error: FastifyError): CommonCode {
  if (error instanceof DatabaseAway) return 'databaseAway'
  const { statusCode = 500 } = error
  return CODES[statusCode] ?? (statusCode >= 400 && statusCode < 500 ? 'badRequest' : 'unexpected')
}

const reasonOf = ({ cause }: Error): string => (cause instanceof Error ? cause.message : 'unknown')
