import { SESSION_COOKIE, TOKEN_COOKIE } from '../../../src/server/http/session/cookies.ts'
import { History, type Operation } from '../judge/history.ts'
import { type AccountAnswer, beginningOf, type Sender } from '../judge/model/account.ts'
import type { Json } from '../judge/model/state.ts'
import { type Chance, chanceOf } from '../machine/chance.ts'
import { Client } from '../machine/client.ts'
import type { Delivered, Network, Reply } from '../machine/network.ts'
import type { World } from '../machine/world.ts'
import type { Plan } from '../plan.ts'
import { changePassword, endSession, login, newRecoveryCode, readAccount, recover, register, rename } from './account-calls.ts'
import { FIRST_NAME, nextAccountCall, type OwnerView, viewAsAnswered, viewAsSent, viewOfThief } from './account-choices.ts'
import type { Call } from './calls.ts'

interface Parts {
  readonly world: World
  readonly plan: Plan
  readonly network: Network
  /** Of each owner, the ids of the sessions in the last list. The others try them. */
  readonly listed: Map<string, readonly string[]>
}

/** A request, as anybody who has listened sends it again: with the cookies, the key and the body of then. */
interface Overheard {
  readonly call: Call
  readonly key: string
  readonly cookies: ReadonlyMap<string, string>
}

/** How often a call is sent that must have its answer. */
const UNTIL_ANSWERED = 60
/** So many sign-ins are sent once more at the end, when the password is another. */
const LAST_OVERHEARD = 3
const LAST_NAME = '最後の名'
/** So many sessions of others it tries to end at the end. */
const MOST_STRANGERS = 4

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
  /** What has signed in. */
  readonly #overheard: Overheard[] = []
  #view: OwnerView

  constructor(name: string, parts: Parts) {
    this.name = name
    this.#parts = parts
    const nth = Number(name.slice(1))
    const clientAt = (place: number): Client => new Client(`10.1.${nth}.${place}`)
    this.#clients = { a: clientAt(1), b: clientAt(2), t: clientAt(3) }
    this.#view = { email: `owner${nth}@example.com`, name: FIRST_NAME, passwords: [], codes: [], ids: [] }
  }

  get email(): string {
    return this.#view.email
  }

  /** An operator has sent a recovery code. */
  hear(code: string): void {
    this.#view = viewAsAnswered(this.#view, { kind: 'newRecoveryCode', args: {} }, { status: 200, body: { recovery_code: code } })
  }

  async play(): Promise<void> {
    const { accountActions } = this.#parts.plan
    for (const device of ['a', 'b'] as const) await this.#fetchToken(device, `${this.name}.${device}`)
    await this.#perform('a', 'a0', register(this.#view.email, FIRST_NAME, `first ${this.name}`), UNTIL_ANSWERED)
    await Promise.all([this.#use('a', accountActions), this.#use('b', accountActions), this.#use('t', Math.ceil(accountActions / 2))])
  }

  /** When all is calm: who is in, and with what one comes in. */
  async readAll(): Promise<void> {
    const { me, sessions, situation } = readAccount
    for (const device of ['a', 'b', 't'] as const) {
      for (const [place, call] of [situation, me, sessions].entries())
        await this.#perform(device, `z${device}${place}`, call, UNTIL_ANSWERED)
    }
    const surely = (device: Device, name: string, call: Call): Promise<void> => this.#perform(device, name, call, UNTIL_ANSWERED)
    const { email } = this.#view
    for (const [place, password] of this.#view.passwords.slice(0, 4).entries()) await surely('a', `zl${place}`, login(email, password))
    const password = this.#likeliestPassword()
    const ownName = changePassword(password, this.#view.name)
    await surely('a', 'zn', ownName)
    await surely('a', 'zo', rename(LAST_NAME))
    // The same refusal again, although there is no reason for it any more.
    await this.#replay('zn.again', { call: ownName, key: `${this.name}.zn`, cookies: new Map(this.#clients.a.cookies) })
    await surely('a', 'zc', newRecoveryCode(password))
    const overheard = this.#overheard.slice(-LAST_OVERHEARD)
    const [code, ...replaced] = this.#view.codes
    // One that was replaced, the good one, and the good one again, which is used by now.
    for (const [place, one] of [...replaced.slice(0, 1), ...(code === undefined ? [] : [code, code])].entries())
      await surely('b', `zr${place}`, recover(email, one, `last ${place} ${this.name}`))
    for (const [place, one] of overheard.entries()) await this.#replay(`zt${place}`, one)
    await surely('a', 'zm', login(email, this.#likeliestPassword()))
    await surely('b', 'zs', sessions)
    for (const [place, id] of [...this.#view.ids.slice(0, 1), ...this.#strangers().slice(0, MOST_STRANGERS)].entries())
      await surely('b', `ze${place}`, endSession(id))
    for (const device of ['a', 'b', 't'] as const) await this.#perform(device, `zz${device}`, me, UNTIL_ANSWERED)
    this.#markLast()
  }

  #likeliestPassword(): string {
    return this.#view.passwords[0] ?? ''
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
      if (device === 't' && chance.is(0.3) && this.#overheard.length > 0) {
        await this.#replay(name, chance.pick(this.#overheard))
        continue
      }
      const call = await this.#upToDate(device, name, chance, this.#choose(device, name, chance))
      await Promise.all([this.#perform(device, name, call, chance.pick([1, 2, 4, 8])), this.#beside(device, `${name}+`, chance)])
    }
  }

  /** Who ends a session has looked at the list first. */
  async #upToDate(device: Device, name: string, chance: Chance, call: Call): Promise<Call> {
    if (call.action.kind !== 'endSession') return call
    await this.#perform(device, `${name}.list`, readAccount.sessions, 2)
    if (this.#signedOut.has(device)) return this.#choose(device, name, chance)
    const { ids } = this.#view
    return ids.length === 0 || this.#strangers().includes(call.action.args.id) ? call : endSession(chance.pick(ids))
  }

  #strangers(): readonly string[] {
    return [...this.#parts.listed].flatMap(([owner, ids]) => (owner === this.name ? [] : ids))
  }

  /** Now and then another call at the same time. */
  async #beside(device: Device, name: string, chance: Chance): Promise<void> {
    if (!chance.is(0.15) || this.#parts.plan.without.includes(`${this.name}.${name}`)) return
    await this.#perform(device, name, this.#choose(device, name, chance), chance.pick([1, 2, 4, 8]))
  }

  #choose(device: Device, name: string, chance: Chance): Call {
    const isSignedIn = !this.#signedOut.has(device) && this.#clients[device].cookies.has(SESSION_COOKIE)
    const strangers = this.#strangers()
    return nextAccountCall({ view: this.#view, strangers, isSignedIn, isThief: device === 't', chance, name: `${this.name}-${name}` })
  }

  /** The thief's browser has the cookies of the device as they are now. */
  #steal(device: Device): void {
    const { t: thief, [device]: owner } = this.#clients
    thief.cookies.clear()
    for (const [name, value] of owner.cookies) thief.cookies.set(name, value)
  }

  /** The thief sends what it has overheard once more. Where that signs in, it goes on with the session. */
  async #replay(name: string, { call, key, cookies }: Overheard): Promise<void> {
    const { t: thief } = this.#clients
    const client = new Client(thief.address)
    for (const [cookie, value] of cookies) client.cookies.set(cookie, value)
    const sender = { ...senderOf(client, key), isRepeat: true }
    const reply = await this.#parts.network.send(
      client,
      `${this.name}.${name}`,
      { ...call.request, key },
      {
        onSent: ignored,
        onGone: ignored,
        onReply: (received) => this.#complain(`${this.name}.${name}`, received),
        onArrived: (copy) => this.#arrived(call, { ...sender, request: copy }),
      },
    )
    if (reply === null || reply.status >= 400) return
    thief.cookies.clear()
    for (const [cookie, value] of client.cookies) thief.cookies.set(cookie, value)
    this.#signedOut.delete('t')
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
      const sender = senderOf(client, key)
      const cookies = new Map(client.cookies)
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
      if (SIGNS_IN.has(call.action.kind) && reply.status < 400 && device !== 't') this.#overheard.push({ call, key, cookies })
      this.#answered(device, call, reply)
      return
    }
  }

  #arrived({ action: { kind, args }, request: { method } }: Call, sender: Sender): (answer: Delivered | null) => void {
    const asked = { ...sender, ...args, email: this.#view.email }
    const operation = this.history.invoke(sender.request, { kind, args: asked }, method === 'GET')
    return (answer) => {
      const place = this.history.next()
      asked.isRaced = this.#isEndedBeside(operation)
      operation.gone = place
      if (answer === null || answer.status >= 500) return
      const { plan } = this.#parts
      operation.answer = {
        ...answerFrom(answer),
        load: { scale: plan.rateScale, sent: this.history.operations.length, people: plan.players + plan.owners },
      }
      operation.answered = place
    }
  }

  #isEndedBeside({ id, invoked }: Operation): boolean {
    return this.history.operations.some((one) => one.id !== id && ENDS_SESSIONS.has(one.action.kind) && one.gone > invoked)
  }

  #answered(device: Device, { action }: Call, reply: Reply): void {
    if (reply.status === 401) this.#signedOut.add(device)
    else if (reply.status < 400) this.#signedOut.delete(device)
    this.#view = device === 't' ? viewOfThief(this.#view, action, reply) : viewAsAnswered(this.#view, action, reply)
    if (action.kind === 'sessions' && reply.status < 400)
      this.#parts.listed.set(
        this.name,
        reply.body.map(({ id }: Json) => id),
      )
  }

  #complain(name: string, { status, text }: Reply): void {
    if (status >= 500 && status !== 503) this.complaints.push(`${name}: ${status} ${text}`)
  }
}

const SIGNS_IN: ReadonlySet<string> = new Set(['register', 'login', 'changePassword', 'recover'])

const ENDS_SESSIONS: ReadonlySet<string> = new Set(['register', 'changePassword', 'recover', 'close', 'closeAccount', 'resetAccount'])

const ignored = (): void => undefined

const tokenOf = (client: Client): string | null => {
  const token = client.cookies.get(SESSION_COOKIE)
  return token === undefined ? null : beginningOf(token)
}

const senderOf = (client: Client, key: string) => ({
  token: tokenOf(client),
  csrf: beginningOf(client.cookies.get(TOKEN_COOKIE) ?? ''),
  key,
})

function answerFrom({ status, body, cookies }: Delivered): AccountAnswer {
  const opened = cookies.find(({ name, value }) => name === SESSION_COOKIE && value !== '')
  return { status, body, ...(opened ? { session: beginningOf(opened.value) } : {}) }
}
