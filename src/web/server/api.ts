import type { Api } from '../../contract/api.ts'
import type { RefusalBody } from '../../contract/endpoint.ts'
import { apiText } from '../../content/text/ui.ts'
import { beginWait } from './waiting.ts'

export type Call = keyof Api
export type Reply<C extends Call> = Api[C]['reply']
export type Body<C extends Call> = Api[C]['body']

/** Why a call brought no reply. Screens decide by `code`; `message` is a sentence for the player. */
export class ApiFailure extends Error {
  /**
   * `offline`: no answer arrived, the call may or may not have been carried out; `broken`: the server could not (5xx);
   * `refused`: any other answer.
   */
  readonly kind: 'offline' | 'broken' | 'refused'
  /** 0 when no answer arrived. */
  readonly status: number
  /** The server's word for why, e.g. `tooFast`; '' when no answer of ours arrived. Screens decide by it. */
  readonly code: string
  /** Under which the server's log has this request; null when no answer of ours arrived. */
  readonly requestId: string | null
  readonly body: Partial<RefusalBody> & { readonly message: string } & Readonly<Record<string, unknown>>
  /** The sentence that the server sent; null when it sent none. */
  readonly sentence: string | null

  constructor(kind: ApiFailure['kind'], status: number, body: ApiFailure['body'], sentence: string | null = body.message) {
    super(body.message)
    this.kind = kind
    this.status = status
    this.code = typeof body.code === 'string' ? body.code : ''
    this.requestId = typeof body.request_id === 'string' ? body.request_id : null
    this.body = body
    this.sentence = sentence
  }
}

/** What the player is told of a failure; unlike the failure itself it may be kept in the browser's history. */
export type FailureView = Pick<ApiFailure, 'kind' | 'message' | 'requestId'>

/** The server's own sentence if it sent one, else `fixed`, the screen's sentence for this failure. */
export const failureSentence = ({ sentence }: ApiFailure, fixed: string): string => sentence ?? fixed

/** Whether no answer came though the player was waiting for it. */
export const isLost = ({ kind, message }: ApiFailure): boolean => kind === 'offline' && message !== apiText.stopped

/** A second line for a call that got no answer; null otherwise. */
export function networkNote(failure: ApiFailure): string | null {
  if (failure.kind !== 'offline') return null
  return isLost(failure) ? apiText.network : apiText.unanswered
}

export type CallOutcome<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly failure: ApiFailure }

export interface CallOptions {
  /** Fills `{name}` in the path. */
  readonly params?: Readonly<Record<string, number>>
  /** Two calls with the same key are carried out once. Left out, every call gets a key of its own. */
  readonly key?: string
}

/** Pauses before a call whose connection was lost is sent again, in milliseconds. */
const retryPauses: readonly number[] = [400, 1200]

/** Called with each answer of the server, whatever it says; with null when none came though the player was waiting. */
export type AnswerListener = (answer: Response | null) => void
const answerListeners = new Set<AnswerListener>()
export function onAnswer(listener: AnswerListener): () => void {
  answerListeners.add(listener)
  return () => answerListeners.delete(listener)
}

/** Called with each failure, so that the session guard can act on a lost sign-in. */
export type FailureListener = (failure: ApiFailure, call: Call) => void
const listeners = new Set<FailureListener>()
export function onFailure(listener: FailureListener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * Calls the server and never throws. After a lost connection it sends the call again with the same key, so that nothing is
 * done twice. A slow answer is waited for until it comes or the player stops waiting (`waiting.ts`).
 * `body` is null where the call has none.
 */
export async function api<C extends Call>(call: C, body: Body<C> | null = null, options: CallOptions = {}): Promise<CallOutcome<Reply<C>>> {
  const wait = beginWait()
  const sending = { call, body, options, key: options.key ?? newKey(), signal: wait.signal }
  let outcome = await send(sending)
  for (const pause of retryPauses) {
    if (outcome.ok || wait.signal.aborted || !mayPass(outcome.failure)) break
    if (outcome.failure.status === 419) await renewToken(wait.signal)
    else await new Promise((resolve) => setTimeout(resolve, pause))
    outcome = await send(sending)
  }
  wait.end()
  if (!outcome.ok) for (const listener of listeners) listener(outcome.failure, call)
  return outcome
}

/** A key for a call that may have to be repeated: 128 random bits. `randomUUID` is there only over HTTPS and on this machine, not in a home network. */
export const newKey = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-')

function mayPass({ kind, status }: ApiFailure): boolean {
  return kind === 'offline' || status === 419 || status === 502 || status === 503 || status === 504
}

interface Sending<C extends Call> {
  readonly call: C
  readonly body: Body<C> | null
  readonly options: CallOptions
  readonly key: string
  readonly signal: AbortSignal
}

async function send<C extends Call>({ call, body, options, key, signal }: Sending<C>): Promise<CallOutcome<Reply<C>>> {
  const [method = 'GET', path = '/'] = call.split(' ')
  const url = path.replace(/\{(\w+)\}/g, (_, name: string) => String(options.params?.[name] ?? ''))
  const writes = method !== 'GET'
  let answer: Response | null = null
  let outcome: CallOutcome<Reply<C>>
  try {
    answer = await fetch(url, {
      method,
      credentials: 'same-origin',
      signal,
      headers: {
        accept: 'application/json',
        ...(writes ? { 'x-xsrf-token': xsrfToken(), 'idempotency-key': key } : {}),
        ...(writes && body !== null ? { 'content-type': 'application/json' } : {}),
      },
      ...(writes && body !== null ? { body: JSON.stringify(body) } : {}),
    })
    outcome = await read<Reply<C>>(answer)
  } catch {
    answer = null
    const message = signal.aborted ? apiText.stopped : apiText.offline
    outcome = { ok: false, failure: new ApiFailure('offline', 0, { message }, null) }
  }
  if (answer !== null || !signal.aborted) for (const listener of answerListeners) listener(answer)
  return outcome
}

async function read<T>(response: Response): Promise<CallOutcome<T>> {
  const text = await response.text()
  const content: unknown = text === '' ? null : parse(text)
  if (response.ok && content !== undefined) return { ok: true, value: content as T }
  const kind = response.ok || response.status >= 500 ? 'broken' : 'refused'
  const fields = typeof content === 'object' && content !== null ? (content as Record<string, unknown>) : {}
  const sentence = typeof fields['message'] === 'string' && fields['message'] !== '' ? fields['message'] : null
  const body = { ...fields, message: sentence ?? apiText.unexpected }
  return { ok: false, failure: new ApiFailure(kind, response.status, body, sentence) }
}

/** undefined when the answer is no JSON at all, as from a proxy's error page. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function xsrfToken(): string {
  const found = document.cookie.split('; ').find((part) => part.startsWith('XSRF-TOKEN='))
  return found ? decodeURIComponent(found.slice('XSRF-TOKEN='.length)) : ''
}

/** Any GET sets the cookie anew. */
async function renewToken(signal: AbortSignal): Promise<void> {
  await fetch('/api/game/rpg/title/check_situation', { credentials: 'same-origin', signal }).catch(() => null)
}
