import { expect } from 'vitest'
import { freePort } from './free-port.ts'
import { ServerProcess } from './server-process.ts'

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds))

interface Reply {
  readonly status: number
  readonly text: string
}

/** A player who repeats a call without an answer, with the same turn or key. */
export class Player {
  readonly #server: ServerProcess
  readonly #cookies = new Map<string, string>()
  answered = 0
  #calls = 0

  constructor(server: ServerProcess) {
    this.#server = server
  }

  /** null when no answer came. */
  async send(method: 'GET' | 'POST', path: string, body?: unknown, key?: string): Promise<Reply | null> {
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
  async insist(method: 'GET' | 'POST', path: string, body?: unknown): Promise<Reply> {
    this.#calls += 1
    const key = `call ${this.#calls}`
    for (;;) {
      const reply = await this.send(method, path, body, key)
      if (reply) return reply
      await pause(20)
    }
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
      this.answered += 1
      const again = await this.send('POST', '/api/game/rpg/battle/exec', order)
      if (again) expect(again.text).toBe(reply.text)
      body = JSON.parse(reply.text)
      expect(body[4]).toBe(turn + 1)
    }
    await this.earn()
    await this.insist('POST', '/api/game/rpg/battle/refresh', { session_id: session })
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

const answeredBy = (players: readonly Player[]): number => players.reduce((sum, { answered }) => sum + answered, 0)

/** Kills the server `kills` times while four players play: what was answered is stored, and nothing happens twice. */
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
      const before = answeredBy(players)
      await Promise.race([pause(150 + Math.random() * 400), playing])
      // The first kill may hit the sign-ups. After it each waits for a turn that was answered, however slow the machine is.
      while (kill > 0 && answeredBy(players) === before) await Promise.race([pause(20), playing])
      await server.end('SIGKILL')
      await server.start()
    }
    isOver = true
    await playing
    for (const player of players) expect(player.answered).toBeGreaterThan(0)
    expect(answeredBy(players)).toBeGreaterThanOrEqual(kills)
  } finally {
    isOver = true
    await server.end('SIGTERM')
  }
}
