import { setTimeout as pause } from 'node:timers/promises'
import { check } from '../judge/checker.ts'
import { after } from '../judge/model/model.ts'
import { VISITOR } from '../judge/model/state.ts'
import { textOf } from '../judge/violation-text.ts'
import { Client } from '../machine/client.ts'
import { RATE_LIMIT_SCALE } from '../../servers/server-process.ts'
import { Player } from '../players/player.ts'
import { RealNetwork } from './network.ts'

interface Settings {
  /** Of what the players choose, and of what the network does to them; when servers die decides the test. */
  readonly seed: number
  /** Servers that share a database. */
  readonly urls: readonly string[]
  readonly players: number
  /** Of each. */
  readonly actions: number
  /** Before the players' numbers, where several rehearsals share a database. */
  readonly names?: string
  /** For so many milliseconds a call that failed may still have an effect: the database commits what a killed server asked for. */
  readonly settles: number
}

const REAL_TIME = {
  sleep: (milliseconds: number) => pause(milliseconds),
  get now() {
    return Date.now()
  },
}

/** The players of the simulated world before real servers, judged by the same model. Their pauses and retries take real time. */
export class Rehearsal {
  readonly #network: RealNetwork
  readonly #players: readonly Player[]
  readonly #playing: Promise<unknown>
  #isOver = false

  /** They begin at once. */
  constructor({ seed, urls, players, actions, names = 'p', settles }: Settings) {
    this.#network = new RealNetwork(seed, urls, settles)
    const plan = { seed, tabs: 2, actions, without: [], rateScale: RATE_LIMIT_SCALE, faults: { clockJump: 0 } } as const
    const parts = { world: REAL_TIME, network: this.#network, plan }
    this.#players = Array.from(
      { length: players },
      (_, nth) => new Player(`${names}${nth}`, { ...parts, client: new Client(`10.0.0.${nth}`) }, null),
    )
    this.#playing = Promise.all(this.#players.map((player) => player.play())).finally(() => {
      this.#isOver = true
    })
  }

  get isOver(): boolean {
    return this.#isOver
  }

  /** Requests that were answered. */
  get answered(): number {
    return this.#network.answered
  }

  toString(): string {
    const statuses = [...this.#network.statuses].map(([status, times]) => `${times} × ${status}`)
    const operations = this.#players.reduce((sum, { history }) => sum + history.operations.length, 0)
    return `${operations} calls of ${this.#players.length} players; ${statuses.join(', ')}`
  }

  /** Returns once so many more requests were answered, or all have played. @throws Error when the players cannot go on. */
  async playOn(requests: number): Promise<void> {
    const wanted = this.answered + requests
    while (this.answered < wanted && !this.#isOver) await Promise.race([pause(2), this.#playing])
  }

  /** Lets all play to the end, and look at everything once more. @returns what no order of a player's calls explains, and what else must not be. */
  async end(): Promise<readonly string[]> {
    await this.#playing
    this.#network.isCalm = true
    while (this.#network.inFlight > 0) await pause(10)
    await Promise.all(this.#players.map((player) => player.readAll()))
    return this.#players.flatMap(({ history, complaints }) => {
      const violation = check(history, VISITOR, after)
      return violation === null ? complaints : [...complaints, textOf(violation, { whole: true })]
    })
  }
}
