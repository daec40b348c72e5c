import type { FastifyReply } from 'fastify'
import type { AnyEndpoint } from '../../../contract/endpoint.ts'
import { CALL_HEADERS } from './headers.ts'
import { type Refusal } from '../../refusal.ts'
import { refusalBody, statusOf } from './refusal-body.ts'

declare module 'fastify' {
  interface FastifyReply {
    /** Why the request was refused; null when it was not. */
    refusalCode: string | null
    /** Who was refused, for the log: the id of a user (null: nobody who is known), and `SecurityLog.from`. Null where no call was reached. */
    refusedTo: { readonly user: number | null; readonly from: string } | null
  }
}

/** Sends an answer to a call. With 204 the body is empty, and Fastify sends no type. */
export function sendJson(reply: FastifyReply, status: number, body: string): FastifyReply {
  reply.headers(CALL_HEADERS)
  return reply.code(status).header('content-type', 'application/json; charset=utf-8').send(body)
}

/** @param endpoint null for requests that reached none. */
export function sendRefusal(reply: FastifyReply, endpoint: AnyEndpoint | null, refusal: Refusal): FastifyReply {
  reply.refusalCode = refusal.code
  if (refusal.retryAfterSeconds !== null) reply.header('retry-after', refusal.retryAfterSeconds)
  const body = refusalBody(endpoint, refusal, reply.request.id)
  return sendJson(reply, statusOf(refusal.code, endpoint?.refusals ?? {}), JSON.stringify(body))
}
