import { SESSION_COOKIE, TOKEN_COOKIE } from '../../../src/server/http/session/cookies.ts'
import { History, type Operation } from '../judge/history.ts'
import { type AccountAnswer, beginningOf, type Sender } from '../judge/model/account.ts'
import { type Chance, chanceOf } from '../machine/chance.ts'
import { Client } from '../machine/client.ts'
import type { Delivered, Network, Reply } from '../machine/network.ts'
import type { World } from '../machine/world.ts'
import type { Plan } from '../plan.ts'
import { login, readAccount, recover, register } from './account-calls.ts'
import { nextAccountCall, type OwnerView, viewAsAnswered, viewAsSent } from './account-choices.ts'
import type { Call } from './calls.ts'

interface Parts {
  readonly world: World
  readonly plan: Plan
  readonly network: Network
}

/** How often a call is sent that must have its answer. */
const UNTIL_ANSWERED = 60

/** Devices a and b of the owner, t of the thief. */
type Device = 'a' | 'b' | 't'

/**
 * The owner of an account, with two devices, and a thief who copies the cookies of one of them now and then. The history holds each request that
 * reached a server, from its arrival to the server's answer, whether that arrived or not.
 */
export class Owner {
  readonly name: string
  readonly history = new History()
  /** Errors of the server. */
  readonly complaints: string[] = []
  readonly #parts: Parts
  readonly #clients: Readonly<Record<Device, Client>>
  readonly #signedOut = new Set<Device>()
  #view: OwnerView

  constructor(name: string, parts: Parts) {
    this.name = name
    this.#parts = parts
    const nth = Number(name.slice(1))
    const clientAt = (place: number): Client => new Client(`10.1.${nth}.${place}`)
    this.#clients = { a: clientAt(1), b: clientAt(2), t: clientAt(3) }
    this.#view = { email: `owner${nth}@example.com`, passwords: [], codes: [], ids: [] }
  }

  async play(): Promise<void> {
    const { accountActions } = this.#parts.plan
    for (const device of ['a', 'b'] as const) await this.#fetchToken(device, `${this.name}.${device}`)
    await this.#perform('a', 'a0', register(this.#view.email, '持ち主', `first ${this.name}`), UNTIL_ANSWERED)
    await Promise.all([this.#use('a', accountActions), this.#use('b', accountActions), this.#use('t', Math.ceil(accountActions / 2))])
  }

  /** When all is calm: who is in, and with what one comes in. */
  async readAll(): Promise<void> {
    const { me, sessions, situation } = readAccount
    for (const device of ['a', 'b', 't'] as const) {
      for (const [place, call] of [situation, me, sessions].entries())
        await this.#perform(device, `z${device}${place}`, call, UNTIL_ANSWERED)
    }
    const { email, passwords, codes } = this.#view
    for (const [place, password] of passwords.slice(0, 4).entries())
      await this.#perform('a', `zl${place}`, login(email, password), UNTIL_ANSWERED)
    for (const [place, code] of codes.slice(0, 2).entries())
      await this.#perform('b', `zr${place}`, recover(email, code, `last ${place} ${this.name}`), UNTIL_ANSWERED)
    for (const device of ['a', 'b', 't'] as const) await this.#perform(device, `zz${device}`, me, UNTIL_ANSWERED)
    this.#markLast()
  }

  /** What the model may forget: so it has fewer states to follow. */
  #markLast(): void {
    const { operations } = this.history
    for (const { id, invoked, action } of operations)
      action.args.isLast = !operations.some((one) => one.id !== id && one.action.args.key === action.args.key && one.gone > invoked)
  }

  async #use(device: Device, count: number): Promise<void> {
    const { plan, world } = this.#parts
    for (let nth = 1; nth <= count; nth += 1) {
      const name = `${device}${nth}`
      if (plan.without.includes(`${this.name}.${name}`)) continue
      const chance = chanceOf(plan.seed, 'action', this.name, name)
      await world.sleep(chance.unit() * (chance.is(0.1) ? 2_000 : 150) * (device === 't' ? 2 : 1))
      if (device === 't' && chance.is(0.4)) this.#steal(chance.pick(['a', 'b']))
      const call = this.#choose(device, name, chance)
      await Promise.all([this.#perform(device, name, call, chance.pick([1, 2, 4, 8])), this.#beside(device, `${name}+`, chance)])
    }
  }

  /** Now and then another call at the same time. */
  async #beside(device: Device, name: string, chance: Chance): Promise<void> {
    if (!chance.is(0.15) || this.#parts.plan.without.includes(`${this.name}.${name}`)) return
    await this.#perform(device, name, this.#choose(device, name, chance), chance.pick([1, 2, 4, 8]))
  }

  #choose(device: Device, name: string, chance: Chance): Call {
    const isSignedIn = !this.#signedOut.has(device) && this.#clients[device].cookies.has(SESSION_COOKIE)
    return nextAccountCall({ view: this.#view, isSignedIn, isThief: device === 't', chance, name: `${this.name}-${name}` })
  }

  /** The thief's browser has the cookies of the device as they are now. */
  #steal(device: Device): void {
    const { t: thief, [device]: owner } = this.#clients
    thief.cookies.clear()
    for (const [name, value] of owner.cookies) thief.cookies.set(name, value)
  }

  async #fetchToken(device: Device, name: string): Promise<void> {
    for (let attempt = 0; !this.#clients[device].cookies.has(TOKEN_COOKIE); attempt += 1) {
      if (attempt > 50) throw new Error(`${this.name} finds no server`)
      const heard = { onSent: ignored, onGone: ignored, onReply: ignored }
      await this.#parts.network.send(this.#clients[device], `${name}.token.${attempt}`, readAccount.situation.request, heard)
    }
  }

  /** Sends the call up to `most` times, until there is an answer. */
  async #perform(device: Device, name: string, call: Call, most: number): Promise<void> {
    const { world, network } = this.#parts
    const key = `${this.name}.${name}`
    const request = call.request.method === 'GET' ? call.request : { ...call.request, key }
    this.#view = device === 't' ? this.#view : viewAsSent(this.#view, call.action)
    const arrivals = new Set<string>()
    for (let attempt = 0; attempt < most; attempt += 1) {
      if (attempt > 0) await world.sleep(200 * Math.min(attempt, 5))
      await this.#fetchToken(device, `${key}.${attempt}`)
      const client = this.#clients[device]
      const sender = { token: tokenOf(client), csrf: beginningOf(client.cookies.get(TOKEN_COOKIE) ?? ''), key }
      const reply = await network.send(client, `${key}.${attempt}`, request, {
        onSent: ignored,
        onGone: ignored,
        onReply: (received) => this.#complain(key, received),
        onArrived: (copy) => {
          const isRepeat = arrivals.size > 0
          arrivals.add(copy)
          return this.#arrived(call, { ...sender, request: copy, isRepeat })
        },
      })
      // A reply to an earlier reading has brought the token of the session before: it is read again, as our client does.
      if (reply?.status === 419) this.#clients[device].cookies.delete(TOKEN_COOKIE)
      const mayWait = reply?.status === 429 && most === UNTIL_ANSWERED
      if (reply === null || reply.status === 419 || reply.status >= 500 || mayWait) continue
      this.#answered(device, call, reply)
      return
    }
  }

  #arrived({ action: { kind, args }, request: { method } }: Call, sender: Sender): (answer: Delivered | null) => void {
    const asked = { ...sender, ...args, email: this.#view.email }
    const operation = this.history.invoke(sender.request, { kind, args: asked }, method === 'GET')
    return (answer) => {
      const place = this.history.next()
      asked.isRaced = this.#isPasswordSetBeside(operation)
      operation.gone = place
      if (answer === null || answer.status >= 500) return
      operation.answer = answerFrom(answer)
      operation.answered = place
    }
  }

  #isPasswordSetBeside({ id, invoked }: Operation): boolean {
    return this.history.operations.some((one) => one.id !== id && SETS_PASSWORD.has(one.action.kind) && one.gone > invoked)
  }

  #answered(device: Device, { action }: Call, reply: Reply): void {
    if (reply.status === 401) this.#signedOut.add(device)
    else if (reply.status < 400) this.#signedOut.delete(device)
    if (device !== 't') this.#view = viewAsAnswered(this.#view, action, reply)
  }

  #complain(name: string, { status, text }: Reply): void {
    if (status >= 500 && status !== 503) this.complaints.push(`${name}: ${status} ${text}`)
  }
}

const SETS_PASSWORD: ReadonlySet<string> = new Set(['register', 'changePassword', 'recover', 'close'])

const ignored = (): void => undefined

const tokenOf = (client: Client): string | null => {
  const token = client.cookies.get(SESSION_COOKIE)
  return token === undefined ? null : beginningOf(token)
}

function answerFrom({ status, body, cookies }: Delivered): AccountAnswer {
  const opened = cookies.find(({ name, value }) => name === SESSION_COOKIE && value !== '')
  return { status, body, ...(opened ? { session: beginningOf(opened.value) } : {}) }
}
