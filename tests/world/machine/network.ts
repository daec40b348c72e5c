import type { Json } from '../judge/model/state.ts'
import type { NetworkRates, Plan } from '../plan.ts'
import { type Chance, chanceOf } from './chance.ts'
import type { Client, Cookie } from './client.ts'
import type { Instance } from './server.ts'
import type { World } from './world.ts'

export interface Request {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  readonly path: string
  readonly body?: unknown
  readonly key?: string
}

export interface Reply {
  readonly status: number
  readonly text: string
  /** The text, parsed where it is JSON. */
  readonly body: Json
}

/** What becomes of the copies of a request. */
interface Heard {
  readonly onSent: () => void
  /** It can have no effect any more. */
  readonly onGone: () => void
  /** Also for replies that come too late for the client. */
  readonly onReply: (reply: Reply) => void
  /** A copy has reached a server. @returns what hears the server's answer, whether the client does or not; null when the server ended before. */
  readonly onArrived?: (copy: string) => (answer: Delivered | null) => void
}

export interface Delivered extends Reply {
  readonly cookies: readonly Cookie[]
}

/** Clients give up after so many milliseconds. */
const TIMEOUT = 3_000

/** How often the second copy of a request is late. */
const HELD_UP = 0.5

const CALM: NetworkRates = { loseRequest: 0, loseReply: 0, double: 0, late: 0 }

/** Between the clients and the servers that are up: loses, doubles and delays requests and replies, and so reorders them. */
export class Network {
  readonly #world: World
  readonly #plan: Plan
  readonly #servers: () => readonly Instance[]
  /** Requests that reached a server. */
  calls = 0
  /** Copies of requests that may still have an effect. */
  inFlight = 0
  isCalm = false

  constructor(world: World, plan: Plan, servers: () => readonly Instance[]) {
    this.#world = world
    this.#plan = plan
    this.#servers = servers
  }

  /** @returns null when no reply came in time. */
  send(client: Client, name: string, request: Request, heard: Heard): Promise<Reply | null> {
    const chance = chanceOf(this.#world.seed, 'network', name)
    const rates = this.isCalm ? CALM : this.#plan.network
    const { promise, resolve } = Promise.withResolvers<Delivered | null>()
    const copies = chance.is(rates.double) ? 2 : 1
    for (let copy = 0; copy < copies; copy += 1) {
      heard.onSent()
      // The second copy is one that was held up: it comes when the first has long been answered.
      const ofCopy = copy === 0 ? rates : { ...rates, late: HELD_UP }
      this.#sendCopy(`${name}.${copy}`, { client, request, heard, chance, rates: ofCopy, resolve })
    }
    this.#world.after(TIMEOUT, () => resolve(null))
    return promise.then((reply) => {
      if (reply) client.take(reply.cookies)
      return reply
    })
  }

  #sendCopy(name: string, copy: Copy): void {
    const { client, request, heard, chance, rates, resolve } = copy
    const isLost = chance.is(rates.loseRequest)
    const delay = chance.is(rates.late) ? 100 + chance.unit() * 6_000 : chance.unit() * 8
    const losesReply = chance.is(rates.loseReply)
    const replyDelay = chance.is(rates.late) ? 100 + chance.unit() * 4_000 : chance.unit() * 5
    const choice = chance.next()
    const headers = client.headers(request)
    if (isLost) {
      this.#world.log(`${name} lost`)
      this.#world.after(0, heard.onGone)
      return
    }
    this.inFlight += 1
    const take = (reply: Delivered | null): void => {
      this.inFlight -= 1
      heard.onGone()
      if (reply === null || losesReply) return
      this.#world.after(replyDelay, () => {
        heard.onReply(reply)
        resolve(reply)
      })
    }
    this.#world.after(delay, () => void this.#deliver(name, { client, request, headers, choice, heard }).then(take))
  }

  /** @returns null when the server ended before it had answered, or there was none. */
  async #deliver(name: string, { client, request, headers, choice, heard }: Delivery): Promise<Delivered | null> {
    const up = this.#servers().filter((server) => server.isUp)
    const server = up[choice % Math.max(1, up.length)]
    if (!server?.app) {
      this.#world.log(`${name} no server`)
      return null
    }
    this.calls += 1
    const onAnswered = heard.onArrived?.(name)
    const { method, path: url, body } = request
    const payload = method === 'GET' ? {} : { payload: JSON.stringify(body ?? {}) }
    const answered = server.app.inject({ method, url, remoteAddress: client.address, headers, ...payload })
    const response = await server.untilEnd(answered)
    if (response === null) {
      onAnswered?.(null)
      return null
    }
    const { statusCode: status, body: text } = response
    this.#world.log(`${name} ${server.name} ${method} ${url} ${JSON.stringify(body ?? null)} → ${status} ${text}`)
    const answer = { status, text, body: parsed(text), cookies: response.cookies }
    onAnswered?.(answer)
    return answer
  }
}

interface Copy {
  readonly client: Client
  readonly request: Request
  readonly heard: Heard
  readonly chance: Chance
  readonly rates: NetworkRates
  readonly resolve: (reply: Delivered | null) => void
}

interface Delivery {
  readonly client: Client
  readonly request: Request
  readonly headers: Readonly<Record<string, string>>
  /** Decides which of the servers that are up gets it. */
  readonly choice: number
  readonly heard: Heard
}

/** A body, parsed where it is JSON. */
export function parsed(text: string): unknown {
  try {
    return text === '' ? null : JSON.parse(text)
  } catch {
    return text
  }
}
