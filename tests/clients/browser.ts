import type { FastifyInstance } from 'fastify'
import { expect } from 'vitest'
import { api, type ReplyOf } from '../../src/contract/api.ts'
import type { AnyEndpoint } from '../../src/contract/endpoint.ts'
import { purchaseRefusals, refusals } from '../../src/content/text/refusals.ts'
import type { PlayClient } from './play-client.ts'
import { expectReply } from './replies.ts'
import { type Answer, type Outcome, outcomeOf, type Refused, refusalOf, replyOf } from './typed-calls.ts'

export interface CallOptions {
  readonly key?: string
  readonly headers?: Readonly<Record<string, string>>
}

/**
 * A client that keeps its cookies and sends the CSRF token back, as a browser does. `call`, `refusal` and `outcome` speak the contract; `get`, `post`,
 * `write` and `send` are for tests of what goes over the wire: junk, headers, addresses that nobody answers.
 */
export class Browser implements PlayClient {
  readonly cookies = new Map<string, string>()
  readonly #app: () => FastifyInstance
  readonly #address: string

  constructor(app: () => FastifyInstance, address = '127.0.0.1') {
    this.#app = app
    this.#address = address
  }

  /** @throws Error with status and body when the call is refused. */
  async call<E extends AnyEndpoint>(endpoint: E, body?: unknown, options?: CallOptions): Promise<ReplyOf<E>> {
    return replyOf(endpoint, await this.#ask(endpoint, body, options))
  }

  /** For a call that must be refused. @throws Error with status and body when it is not. */
  async refusal(endpoint: AnyEndpoint, body?: unknown, options?: CallOptions): Promise<Refused> {
    return refusalOf(endpoint, await this.#ask(endpoint, body, options))
  }

  /** For a call that may be refused or not, as when several are sent at once. */
  async outcome<E extends AnyEndpoint>(endpoint: E, body?: unknown, options?: CallOptions): Promise<Outcome<E>> {
    return outcomeOf(endpoint, await this.#ask(endpoint, body, options))
  }

  #ask({ method, path }: AnyEndpoint, body?: unknown, options?: CallOptions): Promise<Answer> {
    return method === 'GET' ? this.send(method, path, body, options) : this.write(method, path, body, options)
  }

  get(path: string): Promise<Answer> {
    return this.send('GET', path)
  }

  async post(path: string, body?: unknown, options: CallOptions = {}): Promise<Answer> {
    return this.write('POST', path, body, options)
  }

  /** A writing call; fetches a CSRF token first when there is none. */
  async write(method: 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, body?: unknown, options: CallOptions = {}): Promise<Answer> {
    if (!this.cookies.has('XSRF-TOKEN')) await this.get(api.title.checkSituation.path)
    return this.send(method, path, body, options)
  }

  async send(
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    path: string,
    body?: unknown,
    { key, headers }: CallOptions = {},
  ): Promise<Answer> {
    const token = this.cookies.get('XSRF-TOKEN')
    const response = await this.#app().inject({
      method,
      url: path,
      remoteAddress: this.#address,
      headers: {
        cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(method !== 'GET' && token !== undefined ? { 'x-xsrf-token': token } : {}),
        ...(key === undefined ? {} : { 'idempotency-key': key }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    for (const { name, value, maxAge } of response.cookies as { name: string; value: string; maxAge?: number }[]) {
      if (maxAge === 0) this.cookies.delete(name)
      else this.cookies.set(name, value)
    }
    const answer = { status: response.statusCode, body: parsed(response.body), headers: response.headers }
    if (answer.status >= 400) expectRefusal(path, answer)
    else expectReply(method, path, answer.body)
    return answer
  }

  /** A second tab: a copy of the cookies. */
  tab(): Browser {
    const tab = new Browser(this.#app, this.#address)
    for (const [name, value] of this.cookies) tab.cookies.set(name, value)
    return tab
  }
}

/** What a refusal may say: nothing of the server’s own faults, its database or its libraries. */
const SENTENCES: ReadonlySet<unknown> = new Set([...Object.values(refusals), ...Object.values(purchaseRefusals)])

/** The fields of every refusal. The purchases calls answer a bad body with the failing fields alone. */
function expectRefusal(path: string, { status, body, headers }: Answer): void {
  if (!String(headers['content-type']).startsWith('application/json')) return
  if (status === 422 && path.startsWith(api.purchases.list.path) && isFailingFields(body)) return
  expect(body, `${status} ${path}`).toMatchObject({
    message: expect.toSatisfy((message) => SENTENCES.has(message), 'is one of the sentences of refusals'),
    code: expect.stringMatching(/^[a-z][A-Za-z]+$/),
    request_id: headers['x-request-id'],
  })
}

const isFailingFields = (body: unknown): boolean => typeof body === 'object' && body !== null && !('message' in body)

function parsed(text: string): unknown {
  if (text === '') return null
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
