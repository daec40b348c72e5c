import type { Api } from '../contract/api.ts'
import type { RefusalBody } from '../contract/endpoint.ts'
import { apiText } from '../content/text/ui.ts'

export type Call = keyof Api
export type Reply<C extends Call> = Api[C]['reply']
export type Body<C extends Call> = Api[C]['body']

/** What became of a call that brought no reply. `message` is a sentence for the player. */
export class ApiFailure extends Error {
  /**
   * `offline`: no answer arrived, the deed may or may not be done; `broken`: the server could not (5xx);
   * `signedOut`: 401; `refused`: any other answer below 500.
   */
  readonly kind: 'offline' | 'broken' | 'signedOut' | 'refused'
  /** 0 when no answer arrived. */
  readonly status: number
  readonly body: RefusalBody & Readonly<Record<string, unknown>>

  constructor(kind: ApiFailure['kind'], status: number, body: ApiFailure['body']) {
    super(body.message)
    this.kind = kind
    this.status = status
    this.body = body
  }
}

export type Outcome<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly failure: ApiFailure }

export interface CallOptions {
  /** Fills `{name}` in the path. */
  readonly params?: Readonly<Record<string, number>>
  /** Names the wish: two calls with the same key do the deed once. Left out, every call is a wish of its own. */
  readonly key?: string
}

const patience = 15_000
/** Pauses before a call whose answer was lost is sent again, in milliseconds. */
const retryPauses: readonly number[] = [400, 1200]

/** Called with each failure, so that the session guard can act on a lost sign-in. */
export type FailureListener = (failure: ApiFailure, call: Call) => void
const listeners = new Set<FailureListener>()
export function onFailure(listener: FailureListener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * Calls the server and never throws. A lost answer is asked for again with the same key, so that nothing is done twice.
 * `body` is null where the call has none.
 */
export async function api<C extends Call>(call: C, body: Body<C> | null = null, options: CallOptions = {}): Promise<Outcome<Reply<C>>> {
  const key = options.key ?? crypto.randomUUID()
  let outcome = await send(call, body, options, key)
  for (const pause of retryPauses) {
    if (outcome.ok || !mayPass(outcome.failure)) break
    if (outcome.failure.status === 419) await renewToken()
    else await new Promise((resolve) => setTimeout(resolve, pause))
    outcome = await send(call, body, options, key)
  }
  if (!outcome.ok) for (const listener of listeners) listener(outcome.failure, call)
  return outcome
}

/** A new key for a wish that the caller may have to repeat. */
export function newWish(): string {
  return crypto.randomUUID()
}

function mayPass({ kind, status }: ApiFailure): boolean {
  return kind === 'offline' || status === 419 || status === 502 || status === 503 || status === 504
}

async function send<C extends Call>(call: C, body: Body<C> | null, options: CallOptions, key: string): Promise<Outcome<Reply<C>>> {
  const [method = 'GET', path = '/'] = call.split(' ')
  const url = path.replace(/\{(\w+)\}/g, (_, name: string) => String(options.params?.[name] ?? ''))
  const writes = method !== 'GET'
  try {
    const response = await fetch(url, {
      method,
      credentials: 'same-origin',
      signal: AbortSignal.timeout(patience),
      headers: {
        accept: 'application/json',
        ...(writes ? { 'x-xsrf-token': xsrfToken(), 'idempotency-key': key } : {}),
        ...(writes && body !== null ? { 'content-type': 'application/json' } : {}),
      },
      ...(writes && body !== null ? { body: JSON.stringify(body) } : {}),
    })
    return await read<Reply<C>>(response)
  } catch {
    return { ok: false, failure: new ApiFailure('offline', 0, { message: apiText.offline }) }
  }
}

async function read<T>(response: Response): Promise<Outcome<T>> {
  const text = await response.text()
  const content: unknown = text === '' ? null : parse(text)
  if (response.ok && content !== undefined) return { ok: true, value: content as T }
  const kind = response.ok || response.status >= 500 ? 'broken' : response.status === 401 ? 'signedOut' : 'refused'
  return { ok: false, failure: new ApiFailure(kind, response.status, refusalBody(content)) }
}

/** undefined when the answer is no JSON at all, as from a proxy's error page. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function refusalBody(content: unknown): ApiFailure['body'] {
  const fields = typeof content === 'object' && content !== null ? (content as Record<string, unknown>) : {}
  const { message } = fields
  return { ...fields, message: typeof message === 'string' && message !== '' ? message : apiText.unexpected }
}

function xsrfToken(): string {
  const found = document.cookie.split('; ').find((part) => part.startsWith('XSRF-TOKEN='))
  return found ? decodeURIComponent(found.slice('XSRF-TOKEN='.length)) : ''
}

/** Any GET sets the cookie anew. */
async function renewToken(): Promise<void> {
  await fetch('/api/game/rpg/title/check_situation', { credentials: 'same-origin' }).catch(() => null)
}
