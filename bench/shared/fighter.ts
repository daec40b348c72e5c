import { fields } from '../../src/content/fields.ts'
import { partySkill } from '../../src/content/catalog.ts'
import { Connection, type Reply } from './connection.ts'
import type { Player } from './players.ts'

export const RPG = '/api/game/rpg'
export const EXEC = `${RPG}/battle/exec`
/** The id of an adventure's session, in a reply of `encount`. */
export const SESSION = /"([0-9a-f]{8}-[0-9a-f-]{27})"/
const MEMBERS = 3
/** Fields in which a party of the highest level has to fight: about as many turns a stage as players at their own level need. */
const HARD = fields.filter(({ id }) => id >= 8)

export interface Duel {
  /** Called with every answered turn. */
  readonly onTurn: (turn: Played) => void
  /** Sends every so many turns twice at once, to two servers. 0 = never. */
  readonly twiceEvery: number
  readonly gate: Gate
}

/** A client's connections: one server's, or those of several that share a database and are called in turn. */
export class Client {
  readonly #connections: readonly Connection[]
  #calls = 0

  constructor(ports: readonly number[]) {
    this.#connections = ports.map((port) => new Connection(port))
  }

  send(method: 'GET' | 'POST', path: string, headers: string, body: string): Promise<Reply> {
    const connection = this.#connections[this.#calls % this.#connections.length]
    this.#calls += 1
    if (!connection) throw new Error('No server to play on')
    return connection.send(method, path, headers, body)
  }

  close(): void {
    for (const connection of this.#connections) connection.close()
  }
}

/** What a fighter waits for: to play a turn of its stage, or to settle one and enter the next. */
type Call = 'turn' | 'stage'

interface Pass {
  readonly client: Client
  /** When the call is due, which may be past. */
  readonly due: number
}

/** The measurement is over. */
export class GateClosed extends Error {}

interface Waiting {
  /** The order of arrival. */
  readonly nth: number
  readonly enter: (client: Client) => void
  readonly turnAway: (error: Error) => void
}

/** Where fighters wait before each call. As many are let in at once as there are clients, in the order in which they came. */
export class Gate {
  readonly #clients: readonly Client[]
  readonly #free: Client[]
  readonly #waiting: Readonly<Record<Call, Waiting[]>> = { turn: [], stage: [] }
  #open: readonly Call[] = []
  #isOver = false
  #arrivals = 0
  /** Milliseconds between two turns; null: as soon as a client is free. */
  #pace: number | null = null
  #nextAt = 0

  constructor(clients: readonly Client[]) {
    this.#clients = clients
    this.#free = [...clients]
  }

  open(...calls: readonly Call[]): void {
    this.#open = calls
    this.#nextAt = performance.now()
    this.#admit()
  }

  close(): void {
    this.#open = []
  }

  /** A turn is due every so many milliseconds, whoever is free; null: no pace. */
  pace(milliseconds: number | null): void {
    this.#pace = milliseconds
  }

  /** Stops everybody. */
  end(): void {
    this.#isOver = true
    for (const { turnAway } of [...this.#waiting.turn.splice(0), ...this.#waiting.stage.splice(0)]) turnAway(new GateClosed())
    for (const client of this.#clients) client.close()
  }

  /** @throws GateClosed when it is over. */
  async pass(call: Call): Promise<Pass> {
    if (this.#isOver) throw new GateClosed()
    const client = await new Promise<Client>((enter, turnAway) => {
      this.#arrivals += 1
      this.#waiting[call].push({ nth: this.#arrivals, enter, turnAway })
      this.#admit()
    })
    if (this.#pace === null || call === 'stage') return { client, due: performance.now() }
    const due = this.#nextAt
    this.#nextAt += this.#pace
    await until(due)
    return { client, due }
  }

  /** The call is answered. */
  leave({ client }: Pass): void {
    this.#free.push(client)
    this.#admit()
  }

  waitingFor(call: Call): number {
    return this.#waiting[call].length
  }

  get inside(): number {
    return this.#clients.length - this.#free.length
  }

  #admit(): void {
    for (;;) {
      const queue = this.#firstQueue()
      const client = queue && this.#free.shift()
      if (!client) return
      queue.shift()?.enter(client)
    }
  }

  /** Of those that are open, the one whose first has waited longest; null when nobody waits. */
  #firstQueue(): Waiting[] | null {
    let first: Waiting[] | null = null
    for (const call of this.#open) {
      const queue = this.#waiting[call]
      if (queue[0] && queue[0].nth < (first?.[0]?.nth ?? Number.POSITIVE_INFINITY)) first = queue
    }
    return first
  }
}

/** Timers are a millisecond late: the last of it is waited out. */
async function until(due: number): Promise<void> {
  const wait = due - performance.now()
  if (wait > 2) await new Promise((resolve) => setTimeout(resolve, wait - 2))
  while (performance.now() < due) await new Promise(setImmediate)
}

export interface Played {
  /** Of the fighter: cookie and token. */
  readonly headers: string
  readonly milliseconds: number
  readonly reply: Reply
  readonly request: string
}

/** One answered turn of an adventure. */
export interface AnsweredTurn {
  readonly session: string
  readonly stage: number
  readonly turn: number
}

/** Fetches the CSRF token. @returns the headers of the player's calls: cookie and token. */
export async function headersOf(client: Pick<Client, 'send'>, { session }: Player): Promise<string> {
  const { cookies } = await client.send('GET', `${RPG}/title/check_situation`, `cookie: kageakari_session=${session}\r\n`, '')
  const token = /^XSRF-TOKEN=([^;]+)/.exec(cookies[0] ?? '')?.[1] ?? ''
  return `cookie: kageakari_session=${session}; XSRF-TOKEN=${token}\r\nx-xsrf-token: ${token}\r\n`
}

/** Plays real battles, adventure after adventure, over HTTP. Reads only what it needs out of the answers. */
export class Fighter {
  readonly answered: AnsweredTurn[] = []
  readonly #player: Player
  readonly #duel: Duel
  #headers = ''
  #turns = 0
  #place: number

  constructor(player: Player, duel: Duel, number: number) {
    this.#player = player
    this.#duel = duel
    this.#place = number
  }

  get saveId(): number {
    return this.#player.saveId
  }

  /** Cookie and token. */
  get headers(): string {
    return this.#headers
  }

  /** Fetches the CSRF token. */
  async fetchToken(client: Client): Promise<void> {
    this.#headers = await headersOf(client, this.#player)
  }

  /** Goes through the fields, one after the other. @throws GateClosed when the gate says that it is over. */
  async play(): Promise<never> {
    for (;;) {
      await this.#adventure()
      this.#place += 1
    }
  }

  async #adventure(): Promise<void> {
    const field = HARD[this.#place % HARD.length]
    const stages = field?.stages.length ?? 0
    for (let stage = 1; stage <= stages; stage += 1) {
      const start = await this.#settle(`${RPG}/battle/encount`, { field_id: field?.id, stage_id: stage, clear_stage: stage - 1 })
      const session = SESSION.exec(start.body)?.[1] ?? ''
      if ((await this.#stage(session, stage, start.body)) === 'lost') return
      await this.#settle(`${RPG}/battle/result_win`, { session_id: session, is_win: true, field_id: field?.id })
      if (stage === stages) await this.#settle(`${RPG}/battle/finish`, { session_id: session })
    }
  }

  async #stage(session: string, stage: number, start: string): Promise<string> {
    const firstTurn = Number(/"first_turn":(\d+)/.exec(start)?.[1])
    let sides = sidesIn(start)
    for (let turn = 1; ; turn += 1) {
      if (sides.outcome !== null) return sides.outcome
      const pass = await this.#duel.gate.pass('turn')
      const request = JSON.stringify({
        session_id: session,
        selectedCommands: this.#commands(sides),
        turn: firstTurn + turn - 1,
        stage_id: stage,
        brief: true,
      })
      const reply = await this.#exec(pass, request)
      this.#duel.gate.leave(pass)
      this.answered.push({ session, stage, turn })
      sides = sidesIn(reply.body)
    }
  }

  async #exec({ client, due }: Pass, request: string): Promise<Reply> {
    this.#turns += 1
    const { twiceEvery, onTurn } = this.#duel
    const twin = twiceEvery > 0 && this.#turns % twiceEvery === 0 ? this.#post(client, EXEC, request) : null
    const reply = await this.#post(client, EXEC, request)
    onTurn({ milliseconds: performance.now() - due, reply, request, headers: this.#headers })
    if (twin && (await twin).body !== reply.body) throw new Error('One turn sent twice was answered in two ways')
    return reply
  }

  /** A call between two battles. */
  async #settle(path: string, order: object): Promise<Reply> {
    const pass = await this.#duel.gate.pass('stage')
    const reply = await this.#post(pass.client, path, JSON.stringify(order))
    this.#duel.gate.leave(pass)
    return reply
  }

  #commands({ members }: Sides): readonly unknown[] {
    return members.flatMap(({ stands, ap }, place) => {
      const member = this.#player.members[place]
      if (!stands || !member) return []
      const kind = (this.#turns + place * 3) % 5
      const skills = [...new Set(member.build.skills)]
      const skill = skills[this.#turns % skills.length] ?? 0
      // Whatever the level, no skill costs more than its highest one.
      const isAffordable = ap >= Math.max(...partySkill(skill).levels.map(({ apCost }) => apCost))
      if (kind < 3 && isAffordable) return [{ partyId: member.id, command: 'SKILL', skillId: skill, enemyIndex: 0, playerIndex: place }]
      if (kind === 4) return [{ partyId: member.id, command: 'DEFENCE' }]
      return [{ partyId: member.id, command: 'ATTACK', enemyIndex: 0 }]
    })
  }

  async #post(client: Client, path: string, body: string): Promise<Reply> {
    const reply = await client.send('POST', path, this.#headers, body)
    if (reply.status !== 200)
      throw new Error(`${path} answered ${reply.status}: ${Buffer.from(reply.body, 'latin1').toString()} to ${body}`)
    return reply
  }
}

interface Sides {
  readonly members: readonly { readonly ap: number; readonly stands: boolean }[]
  /** Null while the fight goes on. */
  readonly outcome: string | null
}

const HP = '"hp":'
const AP = '"ap":'
/** Of the state, or of the event that ended it, which says the same. */
const OUTCOME = /"outcome":(?:null|"(\w+)")/

/** Reads the combatants of the view without parsing the rest: members stand before the enemies. */
export function sidesIn(body: string): Sides {
  let at = body.indexOf('"combatants":')
  const next = (name: string): number => {
    at = body.indexOf(name, at) + name.length
    return Number.parseInt(body.slice(at, at + 6), 10)
  }
  const members = Array.from({ length: MEMBERS }, () => ({ stands: next(HP) > 0, ap: next(AP) }))
  return { members, outcome: OUTCOME.exec(body)?.[1] ?? null }
}
