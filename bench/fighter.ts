import { fields } from '../src/content/fields.ts'
import { partySkill } from '../src/content/catalog.ts'
import { Connection, type Reply } from './connection.ts'
import type { Player } from './players.ts'

const RPG = '/api/game/rpg'
export const EXEC = `${RPG}/battle/exec`
const UUID = /"([0-9a-f]{8}-[0-9a-f-]{27})"/
const MEMBERS = 3
/** Fields in which a party of the highest level has to fight: about as many turns a stage as players at their own level need. */
const HARD = fields.filter(({ id }) => id >= 8)

export interface Duel {
  /** Where each call goes, in turn: one server, or several that share a database. */
  readonly ports: readonly number[]
  /** Called with every answered turn. */
  readonly onTurn: (turn: Played) => void
  /** Sends every so many turns twice at once, to two servers. 0 = never. */
  readonly twiceEvery: number
  readonly gate: Gate
}

/** Where fighters wait between turns while something else is measured. */
export class Gate {
  #state: 'open' | 'closed' | 'over' = 'closed'
  #waiting: (() => void)[] = []
  /** Milliseconds between two turns; null: as soon as the one before is answered. */
  #pace: number | null = null
  #nextAt = 0

  open(): void {
    this.#set('open')
  }

  close(): void {
    this.#state = 'closed'
  }

  /** From now on a turn is due every so many milliseconds, whoever is free; null: no pace. */
  pace(milliseconds: number | null): void {
    this.#pace = milliseconds
    this.#nextAt = performance.now()
  }

  /** Stops everybody. */
  end(): void {
    this.#set('over')
  }

  /** @returns when the turn is due, which may be past; null when it is over. */
  async pass(): Promise<number | null> {
    while (this.#state === 'closed') await new Promise<void>((resolve) => this.#waiting.push(resolve))
    if (this.#state === 'over') return null
    if (this.#pace === null) return performance.now()
    const due = this.#nextAt
    this.#nextAt += this.#pace
    await until(due)
    return due
  }

  /** How many stand before it. */
  get waiting(): number {
    return this.#waiting.length
  }

  #set(state: 'open' | 'over'): void {
    this.#state = state
    const waiting = this.#waiting
    this.#waiting = []
    for (const goOn of waiting) goOn()
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

/** Plays real battles, adventure after adventure, over HTTP. Reads only what it needs out of the answers. */
export class Fighter {
  readonly answered: AnsweredTurn[] = []
  readonly #player: Player
  readonly #duel: Duel
  readonly #connections: readonly Connection[]
  #headers = ''
  #calls = 0
  #turns = 0
  #place: number

  constructor(player: Player, duel: Duel, number: number) {
    this.#player = player
    this.#duel = duel
    this.#connections = duel.ports.map((port) => new Connection(port))
    this.#place = number
  }

  get saveId(): number {
    return this.#player.saveId
  }

  /** Fetches the CSRF token. */
  async fetchToken(): Promise<void> {
    const { session } = this.#player
    const { cookies } = await this.#connection().send('GET', `${RPG}/title/check_situation`, `cookie: kageakari_session=${session}\r\n`, '')
    const token = /^XSRF-TOKEN=([^;]+)/.exec(cookies[0] ?? '')?.[1] ?? ''
    this.#headers = `cookie: kageakari_session=${session}; XSRF-TOKEN=${token}\r\nx-xsrf-token: ${token}\r\n`
  }

  /** Goes through the fields, one after the other, until the gate says that it is over. */
  async play(): Promise<void> {
    while ((await this.#adventure()) !== 'stopped') this.#place += 1
  }

  close(): void {
    for (const connection of this.#connections) connection.close()
  }

  async #adventure(): Promise<Outcome> {
    const field = HARD[this.#place % HARD.length]
    const stages = field?.stages.length ?? 0
    for (let stage = 1; stage <= stages; stage += 1) {
      const order = JSON.stringify({ field_id: field?.id, stage_id: stage, clear_stage: stage - 1 })
      const start = await this.#post(`${RPG}/battle/encount`, order)
      const session = UUID.exec(start.body)?.[1] ?? ''
      const outcome = await this.#stage(session, stage, start.body)
      if (outcome !== 'won') return outcome
      await this.#post(`${RPG}/battle/result_win`, JSON.stringify({ session_id: session, is_win: true, field_id: field?.id }))
      if (stage === stages) await this.#post(`${RPG}/battle/finish`, JSON.stringify({ session_id: session }))
    }
    return 'won'
  }

  async #stage(session: string, stage: number, start: string): Promise<Outcome> {
    const firstTurn = Number(/"first_turn":(\d+)/.exec(start)?.[1])
    let sides = sidesIn(start)
    for (let turn = 1; ; turn += 1) {
      if (!sides.enemiesStand) return 'won'
      if (!sides.members.some(({ stands }) => stands) || turn > 99) return 'lost'
      const due = await this.#duel.gate.pass()
      if (due === null) return 'stopped'
      const request = JSON.stringify({
        session_id: session,
        selectedCommands: this.#commands(sides),
        turn: firstTurn + turn - 1,
        stage_id: stage,
      })
      const reply = await this.#exec(request, due)
      this.answered.push({ session, stage, turn })
      sides = sidesIn(reply.body)
    }
  }

  async #exec(request: string, due: number): Promise<Reply> {
    this.#turns += 1
    const { twiceEvery, onTurn } = this.#duel
    const twin = twiceEvery > 0 && this.#turns % twiceEvery === 0 ? this.#post(EXEC, request) : null
    const reply = await this.#post(EXEC, request)
    onTurn({ milliseconds: performance.now() - due, reply, request, headers: this.#headers })
    if (twin && (await twin).body !== reply.body) throw new Error('One turn sent twice was answered in two ways')
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

  async #post(path: string, body: string): Promise<Reply> {
    const reply = await this.#connection().send('POST', path, this.#headers, body)
    if (reply.status !== 200)
      throw new Error(`${path} answered ${reply.status}: ${Buffer.from(reply.body, 'latin1').toString()} to ${body}`)
    return reply
  }

  #connection(): Connection {
    const connection = this.#connections[this.#calls % this.#connections.length]
    this.#calls += 1
    if (!connection) throw new Error('No server to play on')
    return connection
  }
}

type Outcome = 'won' | 'lost' | 'stopped'

interface Sides {
  readonly members: readonly { readonly ap: number; readonly stands: boolean }[]
  readonly enemiesStand: boolean
}

const AP = '"value_ap":'
const FLAG = '"is_defeated_flag":'

/** Reads the flags of both sides without parsing the rest: members stand before the enemies. */
export function sidesIn(body: string): Sides {
  let at = 0
  const members = Array.from({ length: MEMBERS }, () => {
    at = body.indexOf(AP, at) + AP.length
    const ap = Number.parseInt(body.slice(at, at + 6), 10)
    at = body.indexOf(FLAG, at) + FLAG.length
    return { ap, stands: body.startsWith('false', at) }
  })
  return { members, enemiesStand: body.includes(`${FLAG}false`, at) }
}
