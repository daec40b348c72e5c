import type { ParamsOf, ReplyOf } from '../../src/contract/api.ts'
import type { AnyEndpoint, RefusalBody } from '../../src/contract/endpoint.ts'

/** A call that was answered, as HTTP tells it. */
export interface Answer {
  readonly status: number
  /** The parsed body; null when it is empty, the text itself when it is not JSON. */
  readonly body: unknown
  readonly headers: Readonly<Record<string, string | readonly string[] | number | undefined>>
}

/** Why a call was refused: the fields of the refusal with the status and the seconds to wait (`Retry-After`; null when none are named). */
export interface Refused extends RefusalBody {
  readonly status: number
  readonly retryAfter: number | null
}

/** What became of a call that may have been refused: one of `reply` and `refusal`, the other is null. The reply of a 204 is null, too. */
export interface Outcome<E extends AnyEndpoint> {
  readonly status: number
  readonly reply: ReplyOf<E> | null
  readonly refusal: Refused | null
}

/** The endpoint at one address: its path with the parameters filled in. */
export function at<E extends AnyEndpoint>(endpoint: E, params: ParamsOf<E['path']>): E {
  const values = params as Readonly<Record<string, number>>
  return { ...endpoint, path: endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name])) }
}

/** The answer with the types of its endpoint. Whoever sent the call has compared a reply with the contract already (`expectReply`). */
export function outcomeOf<E extends AnyEndpoint>(_: E, { status, body, headers }: Answer): Outcome<E> {
  if (status === (body === null ? 204 : 200)) return { status, reply: body as ReplyOf<E>, refusal: null }
  const wait = headers['retry-after']
  return { status, reply: null, refusal: { ...(body as RefusalBody), status, retryAfter: wait === undefined ? null : Number(wait) } }
}

/** @throws Error with status and body when the call was refused. */
export function replyOf<E extends AnyEndpoint>(endpoint: E, answer: Answer): ReplyOf<E> {
  const { reply, refusal } = outcomeOf(endpoint, answer)
  if (refusal) throw new Error(`${endpoint.method} ${endpoint.path} was refused with ${answer.status}: ${JSON.stringify(answer.body)}`)
  return reply as ReplyOf<E>
}

/** @throws Error with status and body when the call was not refused. */
export function refusalOf(endpoint: AnyEndpoint, answer: Answer): Refused {
  const { refusal } = outcomeOf(endpoint, answer)
  if (!refusal) throw new Error(`${endpoint.method} ${endpoint.path} was answered with ${answer.status}: ${JSON.stringify(answer.body)}`)
  return refusal
}
