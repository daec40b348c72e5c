import { expect } from 'vitest'
import { freePort } from './servers/free-port.ts'
import { ServerProcess } from './servers/server-process.ts'

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds))

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** What a player has in town, as the calls tell it. */
interface Belongings {
  readonly money: number
  readonly items: readonly (readonly [id: number, held: number])[]
  /** Free points and EXP of each member. */
  readonly members: readonly (readonly number[])[]
  readonly posts: readonly string[]
  readonly purchases: readonly string[]
}

interface Reply {
  readonly status: number
  readonly text: string
}

const PAYMENT = '/api/game/rpg/shop/payment'
const SELL = '/api/game/rpg/shop/sell_off'
const INCREMENT = '/api/game/rpg/status/increment'
const PARTY = '/api/game/rpg/parties/information'
const STORE = '/api/game/rpg/menu/plaza/bbs/store'
const PURCHASES = '/study/techbook/vue/chapter8_purchases'

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
  async send(method: Method, path: string, body?: unknown, key?: string): Promise<Reply | null> {
    try {
      const response = await fetch(this.#server.url + path, {
        method,
        headers: {
          cookie: [...this.#cookies].map((pair) => pair.join('=')).join('; '),
          'x-xsrf-token': this.#cookies.get('XSRF-TOKEN') ?? '',
          'content-type': 'application/json',
          ...(key === undefined ? {} : { 'idempotency-key': key }),
        },
        ...(method === 'GET' ? {} : { body: JSON.stringify(body ?? {}) }),
      })
      const text = await response.text()
      for (const cookie of response.headers.getSetCookie()) {
        const [name = '', value = ''] = (cookie.split(';')[0] ?? '').split('=')
        this.#cookies.set(name, value)
      }
      return { status: response.status, text }
    } catch {
      return null
    }
  }

  /** Repeats the call until there is an answer. */
  async insist(method: Method, path: string, body?: unknown, key = this.#newKey()): Promise<Reply> {
    for (;;) {
      const reply = await this.send(method, path, body, key)
      if (reply) {
        this.answered += 1
        return reply
      }
      await pause(20)
    }
  }

  #newKey(): string {
    this.#calls += 1
    return `call ${this.#calls}`
  }

  async arrive(name: string): Promise<void> {
    await this.insist('GET', '/api/game/rpg/title/check_situation')
    const user = { name: '試し', email: `${name}@example.com`, password: 'password' }
    expect((await this.insist('POST', '/api/game/rpg/title/create_rpg_user', user)).status).toBe(200)
    const party = [1, 2, 3].map((roleId) => ({ roleId, roleClassJapanese: '', partyName: `仲間${roleId}` }))
    expect((await this.insist('POST', '/api/game/rpg/beginning/create', { selected_info: party })).status).toBe(200)
  }

  /** Plays one stage; every answer must continue the one before it. */
  async playStage(): Promise<void> {
    const start = await this.insist('POST', '/api/game/rpg/battle/encount', { field_id: 1, stage_id: 1, clear_stage: 0 })
    expect(start.status).toBe(200)
    let body = JSON.parse(start.text)
    const session = body[2]
    for (let turn = body[4]; isOn(body); turn += 1) {
      const commands = body[0]
        .filter(isUp)
        .map(({ id }: { id: number }) => ({ partyId: id, command: 'ATTACK', enemyIndex: body[1].findIndex(isUp) }))
      const order = { session_id: session, selectedCommands: commands, turn }
      const reply = await this.insist('POST', '/api/game/rpg/battle/exec', order)
      expect(reply.status).toBe(200)
      this.turns += 1
      const again = await this.send('POST', '/api/game/rpg/battle/exec', order)
      if (again) expect(again.text).toBe(reply.text)
      body = JSON.parse(reply.text)
      expect(body[4]).toBe(turn + 1)
    }
    await this.earn()
    await this.insist('POST', '/api/game/rpg/battle/refresh', { session_id: session })
    await this.goAboutTown()
  }

  /** Each deed in town is stored as soon as it was answered, once, and changes nothing else. */
  async goAboutTown(): Promise<void> {
    let before = await this.#belongings()
    if (this.#kept) expect(before.posts).toEqual(this.#kept.posts)
    const does = async (method: Method, path: string, body: object, change: (now: Belongings) => Partial<Belongings>): Promise<void> => {
      const key = this.#newKey()
      const { status, text } = await this.insist(method, path, body, key)
      // A limit may say no.
      if (status === 429) return
      expect(status, text).toBe(200)
      const again = await this.send(method, path, body, key)
      if (again) expect(again.text).toBe(text)
      const after = await this.#belongings()
      expect(after).toEqual({ ...before, ...change(before) })
      before = after
    }
    const { buyItemList: goods } = await this.#read('/api/game/rpg/shop/information')
    const [{ id, discounted_price: price, possession_number: held, max_possession_number: most }] = goods
    if (before.money >= price && held < most) {
      const counted = (items: Belongings['items'], by: number) =>
        [...items.filter(([item]) => item !== id), [id, held + by] as const].filter(([, count]) => count > 0).toSorted(byId)
      await does('POST', PAYMENT, { item_id: id, number: 1, name: '', price }, ({ money, items }) => ({
        money: money - price,
        items: counted(items, 1),
      }))
      const { sellItemList } = await this.#read('/api/game/rpg/shop/information')
      const { price: paid } = sellItemList.find((item: { id: number }) => item.id === id)
      await does('POST', SELL, { item_id: id, number: 1, name: '', price: paid }, ({ money, items }) => ({
        money: money + paid,
        items: counted(items, 0),
      }))
    }
    const [member] = await this.#read(PARTY)
    if (member.freely_status_point > 0) {
      await does(
        'POST',
        INCREMENT,
        { party_id: member.party_id, input_point: 1, status_type: 'STR' },
        ({ members: [first, ...others] }) => ({
          members: [[(first?.[0] ?? 0) - 1, ...(first?.slice(1) ?? [])], ...others],
        }),
      )
    }
    const message = this.#newKey()
    await does('POST', STORE, { message, is_spoiled: false }, ({ posts }) => ({ posts: [message, ...posts] }))
    const lamp = { date: '2026-04-01', price: '1.00', description: message }
    await does('POST', PURCHASES, lamp, ({ purchases }) => ({ purchases: [...purchases, message].toSorted() }))
    const [row] = await this.#read(PURCHASES)
    const changed = `${row.description} +`
    const without = (purchases: Belongings['purchases']) => purchases.filter((one) => one !== row.description)
    await does('PUT', `${PURCHASES}/${row.id}`, { ...lamp, description: changed }, ({ purchases }) => ({
      purchases: [...without(purchases), changed].toSorted(),
    }))
    if (before.purchases.length > 3) {
      await does('DELETE', `${PURCHASES}/${row.id}`, {}, ({ purchases }) => ({ purchases: purchases.filter((one) => one !== changed) }))
    }
    this.#kept = before
  }

  /** What was there after the last visit to the town is there still. */
  async expectKept(): Promise<void> {
    expect(this.#kept).not.toBeNull()
    expect(await this.#belongings()).toEqual(this.#kept)
  }

  // oxlint-disable-next-line typescript/no-explicit-any -- tests assert on what they find
  async #read(path: string): Promise<any> {
    const { status, text } = await this.insist('GET', path)
    expect(status, text).toBe(200)
    return JSON.parse(text)
  }

  async #belongings(): Promise<Belongings> {
    const { money, sellItemList } = await this.#read('/api/game/rpg/shop/information')
    const members: readonly Readonly<Record<string, number>>[] = await this.#read(PARTY)
    const [own, posts] = await this.#read('/api/game/rpg/menu/plaza/bbs/fetch_post')
    const rows: readonly { readonly description: string }[] = await this.#read(PURCHASES)
    return {
      money,
      items: sellItemList
        .map((item: { id: number; possession_number: number }) => [item.id, item.possession_number] as const)
        .toSorted(byId),
      members: members.map((one) => [one['freely_status_point'] ?? 0, one['freely_skill_point'] ?? 0, one['total_exp'] ?? 0]),
      posts: posts.filter((one: { savedata_id: number }) => one.savedata_id === own).map(({ message }: { message: string }) => message),
      purchases: rows.map(({ description }) => description).toSorted(),
    }
  }

  /** The pay for labour is in the database once, as soon as the call was answered. */
  async earn(): Promise<void> {
    const money = async (): Promise<number> => JSON.parse((await this.insist('GET', '/api/game/rpg/title/check_savedata_info')).text).money
    const before = await money()
    const settled = await this.insist('POST', '/api/game/rpg/menu/plaza/job/calculate', { push_count: 20 })
    const [own] = JSON.parse(settled.text)
    expect(own.money).toBe(before + own.earned_money)
    expect(await money()).toBe(own.money)
  }
}

const isUp = (one: { readonly is_defeated_flag: boolean }): boolean => !one.is_defeated_flag
const isOn = ([members, enemies]: readonly (readonly { readonly is_defeated_flag: boolean }[])[]): boolean =>
  members?.some(isUp) === true && enemies?.some(isUp) === true

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
