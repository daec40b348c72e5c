import { setTimeout as pause } from 'node:timers/promises'
import { type Chance, chanceOf } from '../machine/chance.ts'
import type { Client, Cookie } from '../machine/client.ts'
import { type Delivered, type Network, parsed } from '../machine/network.ts'
import type { NetworkRates } from '../plan.ts'

type Send = Network['send']

const FAULTY: NetworkRates = { loseRequest: 0.02, loseReply: 0.04, double: 0.04, late: 0.04 }
const CALM: NetworkRates = { loseRequest: 0, loseReply: 0, double: 0, late: 0 }

/** In milliseconds: how late what is late may be, and after how long a client takes a lost request for lost. */
const [LATE, GIVES_UP] = [600, 300]

/** Real servers and sockets; requests and replies are lost, doubled and held up here, between the player and the socket. */
export class RealNetwork {
  readonly #seed: number
  readonly #urls: readonly string[]
  readonly #settles: number
  /** Requests that were answered. */
  answered = 0
  /** How often each status was answered, and how many requests had no answer. */
  readonly statuses = new Map<number | 'none', number>()
  /** Copies of requests that may still have an effect. */
  inFlight = 0
  isCalm = false

  /** @param settles for so many milliseconds a call that failed may still have an effect */
  constructor(seed: number, urls: readonly string[], settles: number) {
    this.#seed = seed
    this.#urls = urls
    this.#settles = settles
  }

  send: Send = async (client, name, request, heard) => {
    const chance = chanceOf(this.#seed, 'network', name)
    const rates = this.isCalm ? CALM : FAULTY
    const copies = chance.is(rates.double) ? 2 : 1
    const asked = { client, request, heard, chance }
    const first = this.#sendCopy(asked, rates)
    // Of two copies the second comes when the first has mostly been answered. Nobody waits for it.
    if (copies === 2) void this.#sendCopy(asked, { ...rates, late: 1 })
    const reply = await first
    if (reply) client.take(reply.cookies)
    return reply
  }

  async #sendCopy({ client, request, heard, chance }: Asked, rates: NetworkRates): Promise<Delivered | null> {
    const [isLost, losesReply] = [chance.is(rates.loseRequest), chance.is(rates.loseReply)]
    const delay = chance.is(rates.late) ? chance.unit() * LATE : 0
    const url = chance.pick(this.#urls)
    const headers = client.headers(request)
    heard.onSent()
    this.inFlight += 1
    await pause(delay)
    const reply = isLost ? null : await this.#fetch(url, request, headers)
    if (!isLost) this.#count(reply)
    const isUncertain = !isLost && (reply === null || reply.status >= 500)
    // Who went on meanwhile would have more and more calls that may or may not take effect: no judge could follow.
    if (isUncertain) await pause(this.#settles)
    this.inFlight -= 1
    heard.onGone()
    if (isLost || losesReply) await pause(GIVES_UP)
    if (reply === null || losesReply) return null
    heard.onReply(reply)
    return reply
  }

  #count(reply: Delivered | null): void {
    const status = reply?.status ?? 'none'
    this.statuses.set(status, (this.statuses.get(status) ?? 0) + 1)
    if (reply !== null && reply.status < 500) this.answered += 1
  }

  /** @returns null when no answer came. */
  async #fetch(
    url: string,
    { method, path, body }: Parameters<Send>[2],
    headers: Readonly<Record<string, string>>,
  ): Promise<Delivered | null> {
    try {
      const response = await fetch(url + path, { method, headers, ...(method === 'GET' ? {} : { body: JSON.stringify(body ?? {}) }) })
      const text = await response.text()
      return { status: response.status, text, body: parsed(text), cookies: response.headers.getSetCookie().map(cookieIn) }
    } catch {
      return null
    }
  }
}

interface Asked {
  readonly client: Client
  readonly request: Parameters<Send>[2]
  readonly heard: Parameters<Send>[3]
  readonly chance: Chance
}

function cookieIn(line: string): Cookie {
  const [pair = '', ...attributes] = line.split(';')
  const [name = '', value = ''] = pair.split('=')
  return attributes.some((one) => one.trim() === 'Max-Age=0') ? { name, value, maxAge: 0 } : { name, value }
}
