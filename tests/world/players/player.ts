import { History } from '../judge/history.ts'
import { withoutKnowledge } from '../judge/model/battle.ts'
import { type Chance, chanceOf } from '../machine/chance.ts'
import type { Client } from '../machine/client.ts'
import type { Network, Reply } from '../machine/network.ts'
import type { World } from '../machine/world.ts'
import type { Plan } from '../plan.ts'
import { type Call, dropAdventure, ENDLESS, enter, read, readShadow, signUp, takeEnding, tellOf } from './calls.ts'
import { nextCall } from './choices.ts'
import { newView, type View, viewAfter } from './view.ts'

interface Parts {
  readonly world: Pick<World, 'sleep' | 'now'>
  readonly plan: Pick<Plan, 'seed' | 'tabs' | 'actions' | 'without' | 'rateScale'> & { readonly faults: Pick<Plan['faults'], 'clockJump'> }
  readonly network: Pick<Network, 'send'>
  readonly client: Client
}

/** How often a call is sent that must have its answer. */
const UNTIL_ANSWERED = 60
/** Of so many kinds the counts are read at the end. */
const MOST_KINDS = 3

/** One player with one or two tabs, who sends calls again, twice, and two at once. */
export class Player {
  readonly name: string
  readonly history = new History()
  /** What no model is needed for: an error of the server, another answer to the same key. */
  readonly complaints: string[] = []
  readonly #world: Parts['world']
  readonly #plan: Parts['plan']
  readonly #network: Parts['network']
  readonly #client: Client
  #view: View
  /** Requests, all copies. */
  #sent = 0

  /** @param clears of one who has an account and a save from the beginning, with the client's session; null: a visitor. */
  constructor(name: string, { world, plan, network, client }: Parts, clears: number | null) {
    this.name = name
    this.#world = world
    this.#plan = plan
    this.#network = network
    this.#client = client
    this.#view = newView(clears)
  }

  async play(): Promise<void> {
    const { tabs, actions } = this.#plan
    await this.#fetchToken()
    if (!this.#view.isSignedUp) await this.#perform('0', signUp(this.name), UNTIL_ANSWERED)
    const first = Math.ceil(actions / tabs)
    await Promise.all([this.#playTab('', first), this.#playTab('b', actions - first)])
  }

  async #playTab(tab: string, count: number): Promise<void> {
    for (let nth = 1; nth <= count; nth += 1) {
      const name = `${tab}${nth}`
      if (this.#plan.without.includes(`${this.name}.${name}`)) continue
      const chance = chanceOf(this.#plan.seed, 'action', this.name, name)
      await this.#world.sleep(chance.unit() * (chance.is(0.1) ? 2_000 : 60))
      const call = nextCall(this.#view, chance, `${this.name}-${name}`)
      await Promise.all([this.#try(name, call, chance), this.#beside(name, call, chance)])
    }
  }

  /** Now and then a double click, or another call at the same time. */
  async #beside(name: string, call: Call, chance: Chance): Promise<void> {
    if (!chance.is(0.15) || this.#plan.without.includes(`${this.name}.${name}+`)) return
    const isTwice = chance.is(0.5) && !NAMED.has(call.action.kind)
    await this.#try(`${name}+`, isTwice ? call : nextCall(this.#view, chance, `${this.name}-${name}+`), chance)
  }

  #try(name: string, call: Call, chance: Chance): Promise<Reply | null> {
    return this.#perform(name, call, chance.pick([1, 2, 4, 8]))
  }

  /** When all is calm, everything is read once more. */
  async readAll(): Promise<void> {
    const situation = await this.#perform('z', read.situation, UNTIL_ANSWERED)
    const { money, running, members, shop, fields, books, jobStatus, posts, purchases, journal, news } = read
    const ofSave = [money, running, members, shop, fields, books, jobStatus, posts, journal, news]
    const calls = situation?.body?.status === 'ready' ? [...ofSave, purchases] : [purchases]
    for (const [place, call] of calls.entries()) await this.#perform(`z${place}`, call, UNTIL_ANSWERED)
    if (this.#view.hasSave)
      for (const [place, kind] of this.#view.kinds.slice(0, MOST_KINDS).entries())
        await this.#perform(`zk${place}`, readShadow(kind), UNTIL_ANSWERED)
    if (this.#view.hasSave && this.#view.deeds.length > 0) {
      await this.#perform('zt', tellOf(this.#view.deeds), UNTIL_ANSWERED)
      await this.#perform('zu', news, UNTIL_ANSWERED)
    }
    // The list of fields has just told.
    if (this.#view.hasSave && this.#view.clears >= 11) await this.#endStory()
  }

  /** Every ending is tried, the closed ones too, and what is left when none is named. */
  async #endStory(): Promise<void> {
    const { stagesWon, money, encore } = read
    const tried = [1, 3].map((ending) => takeEnding(ending))
    const calls = [stagesWon, encore, ...tried, money, takeEnding(null), money, encore, dropAdventure(''), enter(ENDLESS, 1)]
    for (const [place, call] of calls.entries()) await this.#perform(`zw${place}`, call, UNTIL_ANSWERED)
  }

  async #fetchToken(): Promise<void> {
    for (let attempt = 0; !this.#client.cookies.has('XSRF-TOKEN'); attempt += 1) {
      if (attempt > 50) throw new Error(`${this.name} finds no server`)
      const heard = { onSent: ignored, onGone: ignored, onReply: ignored }
      await this.#network.send(this.#client, `${this.name}.token.${attempt}`, read.situation.request, heard)
    }
  }

  /** Sends the call up to `most` times, until there is an answer. @returns null when none came. */
  async #perform(name: string, call: Call, most: number): Promise<Reply | null> {
    const { action, request } = call
    const isReading = request.method === 'GET'
    const { rateScale: scale, faults } = this.#plan
    const moment = { from: this.#world.now, to: Infinity, isExact: faults.clockJump === 0, scale }
    const timed = OVER_TIME.has(action.kind) ? { ...action, args: { ...action.args, ...moment } } : action
    const operation = this.history.invoke(`${this.name}.${name}`, timed, isReading)
    const endMoment = (): void => {
      if (timed !== action) timed.args.to = this.#world.now
    }
    const keyed = isReading ? request : { ...request, key: operation.name }
    const replies = new Set<string>()
    let underWay = 0
    let answer: Reply | null = null
    let isOver = false
    const endIfGone = (): void => {
      if (!isOver || underWay > 0) return
      operation.gone = this.history.next()
      if (answer === null || answer.status === 429) endMoment()
    }
    for (let attempt = 0; attempt < most && answer === null; attempt += 1) {
      if (attempt > 0) await this.#world.sleep(200 * Math.min(attempt, 5))
      const reply = await this.#network.send(this.#client, `${operation.name}.${attempt}`, keyed, {
        onSent: () => {
          underWay += 1
          this.#sent += 1
        },
        onGone: () => {
          underWay -= 1
          endIfGone()
        },
        onReply: (received) => this.#compare(operation.name, call, replies, received),
      })
      const mayWait = reply?.status === 429 && most === UNTIL_ANSWERED
      if (reply !== null && reply.status < 500 && !mayWait) answer = reply
    }
    isOver = true
    if (answer) {
      const load = answer.status === 429 ? { load: { scale, sent: this.#sent } } : {}
      operation.answer = { status: answer.status, body: answer.body, ...load }
      operation.answered = this.history.next()
      endMoment()
      this.#view = viewAfter(this.#view, action, answer)
    }
    endIfGone()
    return answer
  }

  /** The first answer to a key comes again, word for word. */
  #compare(name: string, { action: { kind }, request }: Call, replies: Set<string>, { status, text, body }: Reply): void {
    if (status >= 500 && status !== 503) this.complaints.push(`${name} ${request.path}: ${status} ${text}`)
    if (request.method === 'GET' || status >= 300) return
    replies.add(withoutKnowledge(body))
    if (replies.size > 1) this.complaints.push(`${name} ${kind}: several answers to one key\n  ${[...replies].join('\n  ')}`)
  }
}

/** What depends on when it took effect. */
const OVER_TIME: ReadonlySet<string> = new Set(['party', 'job', 'post'])

const ignored = (): void => undefined

/** What is told apart by a text of its own is not sent twice on purpose. */
const NAMED: ReadonlySet<string> = new Set(['addPurchase', 'changePurchase', 'deletePurchase', 'post'])
