import { expect } from 'vitest'
import { api, type ReplyOf } from '../src/contract/api.ts'
import type { AnyEndpoint } from '../src/contract/endpoint.ts'
import { attacks } from './adventures.ts'
import { encounterOf, type Standing, turnOf } from './clients/battle-replies.ts'
import { at, type Outcome, outcomeOf } from './clients/typed-calls.ts'
import { firstOf } from './first-of.ts'
import { freePort } from './servers/free-port.ts'
import { ServerProcess } from './servers/server-process.ts'

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** What a player has in town, as the calls tell it. */
interface Belongings {
  readonly money: number
  readonly items: readonly (readonly [id: number, held: number])[]
  /** Free points and EXP of each member. */
  readonly members: readonly (readonly number[])[]
  readonly posts: readonly string[]
  readonly purchases: readonly string[]
}

/** What was answered, and the same as text: two answers to one call are the same to the letter. */
interface Answered<E extends AnyEndpoint> extends Outcome<E> {
  readonly text: string
}

const byId = ([a]: readonly number[], [b]: readonly number[]): number => (a ?? 0) - (b ?? 0)

/** A player who repeats a call without an answer, with the same turn or key. */
export class Player {
  readonly #server: ServerProcess
  readonly #cookies = new Map<string, string>()
  /** Turns, and calls of any kind, that were answered. */
  turns = 0
  answered = 0
  #calls = 0
  #kept: Belongings | null = null

  constructor(server: ServerProcess) {
    this.#server = server
  }

  /** null when no answer came. */
  async send<E extends AnyEndpoint>(endpoint: E, body?: unknown, key?: string): Promise<Answered<E> | null> {
    const { method, path } = endpoint
    let response: Response
    let text: string
    try {
      response = await fetch(this.#server.url + path, {
        method,
        headers: {
          cookie: [...this.#cookies].map((pair) => pair.join('=')).join('; '),
          'x-xsrf-token': this.#cookies.get('XSRF-TOKEN') ?? '',
          'content-type': 'application/json',
          ...(key === undefined ? {} : { 'idempotency-key': key }),
        },
        ...(method === 'GET' ? {} : { body: JSON.stringify(body ?? {}) }),
      })
      text = await response.text()
      for (const cookie of response.headers.getSetCookie()) {
        const [name = '', value = ''] = (cookie.split(';')[0] ?? '').split('=')
        this.#cookies.set(name, value)
      }
    } catch {
      return null
    }
    const answer = { status: response.status, body: JSON.parse(text), headers: Object.fromEntries(response.headers) }
    return { ...outcomeOf(endpoint, answer), text }
  }

  /** Repeats the call until there is an answer. */
  async insist<E extends AnyEndpoint>(endpoint: E, body?: unknown, key = this.#newKey()): Promise<Answered<E>> {
    for (;;) {
      const answer = await this.send(endpoint, body, key)
      if (answer) {
        this.answered += 1
        return answer
      }
      await pause(20)
    }
  }

  /** Repeats the call until there is an answer, which must be no refusal. */
  async #call<E extends AnyEndpoint>(endpoint: E, body?: unknown): Promise<ReplyOf<E>> {
    const { reply, text } = await this.insist(endpoint, body)
    if (reply === null) throw new Error(`${endpoint.path} was refused: ${text}`)
    return reply
  }

  #newKey(): string {
    this.#calls += 1
    return `call ${this.#calls}`
  }

  async arrive(name: string): Promise<void> {
    await this.#call(api.title.checkSituation)
    await this.#call(api.title.createUser, { name: '試し', email: `${name}@example.com`, password: 'password' })
    const party = [1, 2, 3].map((roleId) => ({ roleId, roleClassJapanese: '', partyName: `仲間${roleId}` }))
    await this.#call(api.beginning.create, { selected_info: party })
  }

  /** Plays one stage; every answer must continue the one before it. */
  async playStage(): Promise<void> {
    const start = encounterOf(await this.#call(api.battle.encount, { field_id: 1, stage_id: 1, clear_stage: 0 }))
    const { session } = start
    let now: Standing = start
    for (let { turn } = start; isOn(now); turn += 1) {
      const order = { session_id: session, selectedCommands: attacks(now), turn }
      const { reply, text } = await this.insist(api.battle.exec, order)
      if (reply === null) throw new Error(`A turn was refused: ${text}`)
      this.turns += 1
      const again = await this.send(api.battle.exec, order)
      if (again) expect(again.text).toBe(text)
      now = turnOf(reply)
      expect(now.turn).toBe(turn + 1)
    }
    await this.earn()
    await this.insist(api.battle.refresh, { session_id: session })
    await this.goAboutTown()
  }

  /** Each deed in town is stored as soon as it was answered, once, and changes nothing else. */
  async goAboutTown(): Promise<void> {
    let before = await this.#belongings()
    if (this.#kept) expect(before.posts).toEqual(this.#kept.posts)
    const does = async (endpoint: AnyEndpoint, body: object, change: (now: Belongings) => Partial<Belongings>): Promise<void> => {
      const key = this.#newKey()
      const { status, text } = await this.insist(endpoint, body, key)
      // A limit may say no.
      if (status === 429) return
      expect(status, text).toBe(200)
      const again = await this.send(endpoint, body, key)
      if (again) expect(again.text).toBe(text)
      const after = await this.#belongings()
      expect(after).toEqual({ ...before, ...change(before) })
      before = after
    }
    const { buyItemList: goods } = await this.#call(api.shop.information)
    const { id, discounted_price: price, possession_number: held, max_possession_number: most } = firstOf(goods)
    if (before.money >= price && held < most) {
      const counted = (items: Belongings['items'], by: number) =>
        [...items.filter(([item]) => item !== id), [id, held + by] as const].filter(([, count]) => count > 0).toSorted(byId)
      await does(api.shop.payment, { item_id: id, number: 1, name: '', price }, ({ money, items }) => ({
        money: money - price,
        items: counted(items, 1),
      }))
      const { sellItemList } = await this.#call(api.shop.information)
      const { price: paid } = firstOf(sellItemList.filter((item) => item.id === id))
      await does(api.shop.sellOff, { item_id: id, number: 1, name: '', price: paid }, ({ money, items }) => ({
        money: money + paid,
        items: counted(items, 0),
      }))
    }
    const member = firstOf(await this.#call(api.status.information))
    if (member.freely_status_point > 0) {
      await does(
        api.status.increment,
        { party_id: member.party_id, input_point: 1, status_type: 'STR' },
        ({ members: [first, ...others] }) => ({
          members: [[(first?.[0] ?? 0) - 1, ...(first?.slice(1) ?? [])], ...others],
        }),
      )
    }
    const message = this.#newKey()
    await does(api.board.store, { message, is_spoiled: false }, ({ posts }) => ({ posts: [message, ...posts] }))
    const lamp = { date: '2026-04-01', price: '1.00', description: message }
    await does(api.purchases.create, lamp, ({ purchases }) => ({ purchases: [...purchases, message].toSorted() }))
    const row = firstOf(await this.#call(api.purchases.list))
    const changed = `${row.description} +`
    const without = (purchases: Belongings['purchases']) => purchases.filter((one) => one !== row.description)
    await does(at(api.purchases.update, { id: row.id }), { ...lamp, description: changed }, ({ purchases }) => ({
      purchases: [...without(purchases), changed].toSorted(),
    }))
    if (before.purchases.length > 3) {
      await does(at(api.purchases.delete, { id: row.id }), {}, ({ purchases }) => ({
        purchases: purchases.filter((one) => one !== changed),
      }))
    }
    this.#kept = before
  }

  /** What was there after the last visit to the town is there still. */
  async expectKept(): Promise<void> {
    expect(this.#kept).not.toBeNull()
    expect(await this.#belongings()).toEqual(this.#kept)
  }

  async #belongings(): Promise<Belongings> {
    const { money, sellItemList } = await this.#call(api.shop.information)
    const members = await this.#call(api.status.information)
    const [own, posts] = await this.#call(api.board.fetchPost)
    const rows = await this.#call(api.purchases.list)
    return {
      money,
      items: sellItemList.map(({ id, possession_number }) => [id, possession_number] as const).toSorted(byId),
      members: members.map((one) => [one.freely_status_point, one.freely_skill_point, one.total_exp]),
      posts: posts.filter(({ savedata_id }) => savedata_id === own).map(({ message }) => message),
      purchases: rows.map(({ description }) => description).toSorted(),
    }
  }

  /** The pay for labour is in the database once, as soon as the call was answered. */
  async earn(): Promise<void> {
    const money = async (): Promise<number> => (await this.#call(api.title.savedataInfo)).money
    const before = await money()
    const [own] = await this.#call(api.job.calculate, { push_count: 20 })
    expect(own.money).toBe(before + own.earned_money)
    expect(await money()).toBe(own.money)
  }
}

const isUp = (one: { readonly is_defeated_flag: boolean }): boolean => !one.is_defeated_flag
const isOn = ({ members, enemies }: Standing): boolean => members.some(isUp) && enemies.some(isUp)

/** Turns, or calls of any kind, that were answered to all of them. */
const countOf = (players: readonly Player[], what: 'turns' | 'answered'): number => players.reduce((sum, player) => sum + player[what], 0)

/** Between two kills so many calls are answered, at the most. */
const MOST_CALLS = 60

/**
 * Kills the server `kills` times while four players play and go about town: what was answered is stored, and nothing happens twice. When it
 * is killed goes by what was answered, so that a slow machine tries the same.
 */
export async function killWhilePlaying(databaseUrl: string, kills: number): Promise<void> {
  const server = new ServerProcess({ port: await freePort(), databaseUrl })
  await server.start()
  let isOver = false
  const players = [1, 2, 3, 4].map(() => new Player(server))
  const playing = Promise.all(
    players.map(async (player, index) => {
      await player.arrive(`undying${index}-${crypto.randomUUID().slice(0, 8)}`)
      do await player.playStage()
      while (!isOver)
    }),
  )
  try {
    for (let kill = 0; kill < kills; kill += 1) {
      const [turns, answered] = [countOf(players, 'turns'), countOf(players, 'answered')]
      const wanted = answered + 1 + Math.floor(Math.random() * MOST_CALLS)
      while (countOf(players, 'answered') < wanted) await Promise.race([pause(1), playing])
      // The first kill may hit the sign-ups. Each of the others waits for a turn that was answered.
      while (kill > 0 && countOf(players, 'turns') === turns) await Promise.race([pause(1), playing])
      await server.end('SIGKILL')
      await server.start()
    }
    isOver = true
    await playing
    await server.end('SIGKILL')
    await server.start()
    for (const player of players) {
      expect(player.turns).toBeGreaterThan(0)
      await player.expectKept()
    }
    expect(countOf(players, 'turns')).toBeGreaterThanOrEqual(kills - 1)
  } finally {
    isOver = true
    await server.end('SIGTERM')
  }
}
