import { api, type ReplyOf } from '../../src/contract/api.ts'
import type { AnyEndpoint, Method } from '../../src/contract/endpoint.ts'
import type { PlayClient } from './play-client.ts'
import { expectReply } from './replies.ts'
import { type Answer, replyOf } from './typed-calls.ts'

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** The pauses of the screens before they send a lost call again; a player then presses 「もう一度」, as often as it takes. */
const PAUSES = [400, 1200]
const PRESSES_AGAIN_AFTER = 2_000

/** Nobody waits longer for one call. */
const PATIENCE = 120_000

/** A server that does not answer within this time counts as gone. */
const ANSWER_WITHIN = 30_000

/** 503: the server says so; the others come from a balancer without a server. */
const UNABLE: ReadonlySet<number> = new Set([502, 503, 504])
const TOO_MANY = 429

/** The clients of a rehearsal together: what they met. */
export class Encounters {
  /** How often each status was answered. */
  readonly statuses = new Map<number, number>()
  /** Calls that ended without an answer. */
  lost = 0
  /** Why, in the words of Node, and how often. */
  readonly causes = new Map<string, number>()
  /** Calls after which the screens would have shown an error: their own two repetitions did not help. */
  shown = 0
  /** The longest time from the first sending of a call to its answer, in milliseconds. */
  longestWait = 0
  /** Times of the turns that were answered at the first sending, in milliseconds. */
  readonly turns: number[] = []
  /** What was answered with 5xx other than the statuses of `UNABLE`, the first few. */
  readonly faults: string[] = []

  count(status: number): number {
    return this.statuses.get(status) ?? 0
  }

  met(status: number): void {
    this.statuses.set(status, this.count(status) + 1)
  }

  lostFor(error: unknown): void {
    this.lost += 1
    const { cause = error } = error as Error
    this.causes.set(String(cause), (this.causes.get(String(cause)) ?? 0) + 1)
  }

  toString(): string {
    const answers = [...this.statuses].toSorted(([a], [b]) => a - b).map(([status, times]) => `${times} × ${status}`)
    return `${answers.join(', ')}; ${this.lost} without an answer${this.#why()}; ${this.shown} errors shown; longest wait ${(this.longestWait / 1000).toFixed(1)} s`
  }

  #why(): string {
    const causes = [...this.causes].map(([cause, times]) => `${times} × ${cause}`)
    return causes.length === 0 ? '' : ` (${causes.join(', ')})`
  }
}

export interface AnsweredTurn {
  readonly session: string
  readonly stage: number
  readonly turn: number
  /** The id of the request that was answered. */
  readonly requestId: string
  /** When the answer came, by `performance.now()`. */
  readonly answeredAt: number
}

interface Settings {
  /** Where calls go, in turn: a balancer, or servers that share a database. */
  readonly urls: readonly string[]
  readonly encounters: Encounters
  /** Waits before each call, as a player does who looks at the screen; rejects with `GameOver` to end the playing. */
  readonly think: (path: string) => Promise<void>
}

/** Ends the playing: thrown by `think`. */
export class GameOver extends Error {}

/** A player's browser on the network: it keeps its cookies, and repeats a call without an answer under the same key. */
export class PatientClient implements PlayClient {
  readonly #settings: Settings
  readonly #cookies = new Map<string, string>()
  /** Every turn that was answered, in order. */
  readonly answered: AnsweredTurn[] = []
  #calls = 0

  constructor(settings: Settings) {
    this.#settings = settings
  }

  async call<E extends AnyEndpoint>(endpoint: E, body?: unknown): Promise<ReplyOf<E>> {
    const { method, path } = endpoint
    if (method !== 'GET' && !this.#cookies.has('XSRF-TOKEN')) await this.call(api.title.checkSituation)
    const answer = await this.#insist(method, path, body)
    const reply = replyOf(endpoint, answer)
    expectReply(method, path, reply)
    return reply
  }

  async #insist(method: Method, path: string, body?: unknown): Promise<Answer> {
    const { think, encounters } = this.#settings
    await think(path)
    const turn = path === api.battle.exec.path ? turnOf(body) : null
    const key = crypto.randomUUID()
    const started = performance.now()
    for (let tries = 0; ; tries += 1) {
      const answer = await this.#send(method, path, body, key)
      const waited = performance.now() - started
      if (answer && !UNABLE.has(answer.status) && answer.status !== TOO_MANY) {
        encounters.longestWait = Math.max(encounters.longestWait, waited)
        if (turn && answer.status === 200) {
          this.answered.push({ ...turn, requestId: String(answer.headers['x-request-id']), answeredAt: performance.now() })
          if (tries === 0) encounters.turns.push(waited)
        }
        return answer
      }
      if (waited > PATIENCE) throw new Error(`${method} ${path}: no answer but ${answer?.status ?? 'none'} for ${PATIENCE / 1000} s`)
      if (tries === PAUSES.length) encounters.shown += 1
      await pause(PAUSES[tries] ?? PRESSES_AGAIN_AFTER)
    }
  }

  async #send(method: Method, path: string, body: unknown, key: string): Promise<Answer | null> {
    const { urls, encounters } = this.#settings
    const url = urls[this.#calls % urls.length] ?? ''
    this.#calls += 1
    try {
      const response = await fetch(url + path, {
        method,
        signal: AbortSignal.timeout(ANSWER_WITHIN),
        headers: {
          cookie: [...this.#cookies].map((pair) => pair.join('=')).join('; '),
          ...(method === 'GET' ? {} : { 'x-xsrf-token': this.#cookies.get('XSRF-TOKEN') ?? '', 'idempotency-key': key }),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      })
      const text = await response.text()
      const { status } = response
      encounters.met(status)
      if (status >= 500 && !UNABLE.has(status) && encounters.faults.length < 5)
        encounters.faults.push(`${method} ${path}: ${status} ${text}`)
      for (const cookie of response.headers.getSetCookie()) {
        const [name = '', value = ''] = (cookie.split(';')[0] ?? '').split('=')
        this.#cookies.set(name, value)
      }
      return { status, body: parsed(text), headers: Object.fromEntries(response.headers) }
    } catch (error) {
      encounters.lostFor(error)
      return null
    }
  }
}

function turnOf(body: unknown): Omit<AnsweredTurn, 'requestId' | 'answeredAt'> {
  const { session_id: session, stage_id: stage, turn } = body as { session_id: string; stage_id: number; turn: number }
  return { session, stage, turn }
}

/** A balancer's error page is no JSON. */
function parsed(text: string): unknown {
  try {
    return text === '' ? null : JSON.parse(text)
  } catch {
    return text
  }
}
