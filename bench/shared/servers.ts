import { freePort } from '../../tests/servers/free-port.ts'
import { openConfiguredStore } from '../../src/server/store/open.ts'
import { ServerProcess } from '../../tests/servers/server-process.ts'
import { Client, Fighter, Gate, GateClosed, type Played } from './fighter.ts'
import { type Measurement, measureLoad } from './load.ts'
import { insertPlayers } from './players.ts'

/** How many call at once. */
export const CLIENTS = 50

interface Plan {
  readonly databaseUrl: string
  /** Server processes on that database. */
  readonly servers: number
  /** At least as many as clients. */
  readonly fighters: number
  readonly twiceEvery: number
  readonly onTurn: (turn: Played) => void
  readonly environment?: Readonly<Record<string, string>>
}

type SetTaker = (taker: (milliseconds: number) => void) => void

/** Real servers and their players, who wait until one of the methods lets them play. */
export class LoadTest {
  readonly servers: readonly ServerProcess[]
  readonly fighters: readonly Fighter[]
  readonly #gate: Gate
  readonly #over: Promise<unknown>
  #failure: Error | null = null

  private constructor(servers: readonly ServerProcess[], fighters: readonly Fighter[], gate: Gate) {
    this.servers = servers
    this.fighters = fighters
    this.#gate = gate
    this.#over = Promise.all(
      fighters.map((fighter) =>
        fighter.play().catch((error: Error) => {
          if (!(error instanceof GateClosed)) this.#failure ??= error
        }),
      ),
    )
  }

  static async open({ databaseUrl, servers: count, fighters: players, twiceEvery, onTurn, environment = {} }: Plan): Promise<LoadTest> {
    const ports: number[] = []
    const servers: ServerProcess[] = []
    for (let nth = 0; nth < count; nth += 1) {
      const port = await freePort()
      ports.push(port)
      const server = new ServerProcess({ port, databaseUrl, environment })
      servers.push(server)
      await server.start()
    }
    const store = await openConfiguredStore({ databaseUrl, databasePool: 1 }, () => undefined)
    const inserted = await insertPlayers(store, players)
    await store.close()
    const clients = Array.from({ length: CLIENTS }, () => new Client(ports))
    const gate = new Gate(clients)
    const fighters = inserted.map((player, number) => new Fighter(player, { gate, twiceEvery, onTurn }, number))
    for (const [number, fighter] of fighters.entries()) await fighter.fetchToken(clients[number % CLIENTS] ?? new Client(ports))
    return new LoadTest(servers, fighters, gate)
  }

  /** Lets everybody play whole battles until `isEnough`, then waits until nothing is in flight. @throws Error when anything but 200 was answered. */
  async playUntil(isEnough: () => boolean): Promise<void> {
    this.#gate.open('turn', 'stage')
    await this.#until(isEnough)
    await this.#close()
  }

  /** Measures whole battles, the calls between them included, for so many seconds. Times are those of turns. */
  playFor(seconds: number, setTaker: SetTaker): Promise<Measurement> {
    return this.#measure(setTaker, () => this.playUntil(endAfter(seconds)))
  }

  /**
   * Measures turns alone: everybody enters a stage before, and who has ended it waits. Ends after so many seconds, or before there are fewer
   * fighters left than clients.
   */
  async fightFor(seconds: number, setTaker: SetTaker): Promise<Measurement> {
    await this.#enterStages()
    return this.#measure(setTaker, async () => {
      const isOver = endAfter(seconds)
      this.#gate.open('turn')
      await this.#until(() => isOver() || this.#gate.waitingFor('turn') === 0)
      await this.#close()
    })
  }

  /** Fights at a given rate, an open loop: a turn that is late counts from when it was due. */
  async fightAt(perSecond: number, seconds: number, setTaker: SetTaker): Promise<Measurement> {
    this.#gate.pace(1000 / perSecond)
    try {
      return await this.fightFor(seconds, setTaker)
    } finally {
      this.#gate.pace(null)
    }
  }

  async close(): Promise<void> {
    this.#gate.end()
    await this.#over
    for (const server of this.servers) await server.end('SIGTERM')
  }

  async #enterStages(): Promise<void> {
    this.#gate.open('stage')
    await this.#until(() => this.#gate.waitingFor('turn') === this.fighters.length)
    await this.#close()
  }

  #measure(setTaker: SetTaker, load: () => Promise<void>): Promise<Measurement> {
    return measureLoad(
      this.servers.map(({ pid }) => pid),
      async (taker) => {
        setTaker(taker)
        await load()
        setTaker(() => undefined)
      },
    )
  }

  async #close(): Promise<void> {
    this.#gate.close()
    await this.#until(() => this.#gate.inside === 0)
    if (this.#failure) throw this.#failure
  }

  async #until(isEnough: () => boolean): Promise<void> {
    while (!isEnough() && this.#failure === null) await pause(5)
  }
}

function endAfter(seconds: number): () => boolean {
  const end = performance.now() + seconds * 1000
  return () => performance.now() >= end
}

export const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds))
