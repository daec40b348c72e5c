import { freePort } from '../tests/free-port.ts'
import { openConfiguredStore } from '../src/server/store/open.ts'
import { ServerProcess } from '../tests/server-process.ts'
import { Fighter, Gate, type Played } from './fighter.ts'
import { type Measurement, measureLoad } from './load.ts'
import { insertPlayers } from './players.ts'

export const CLIENTS = 50

interface Plan {
  readonly databaseUrl: string
  /** Server processes on that database. */
  readonly servers: number
  readonly twiceEvery: number
  readonly onTurn: (turn: Played) => void
  readonly environment?: Readonly<Record<string, string>>
}

/** Real servers and their players, who wait until `fightUntil` or `fightFor`. */
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
          this.#failure = error
        }),
      ),
    )
  }

  static async open({ databaseUrl, servers: count, twiceEvery, onTurn, environment = {} }: Plan): Promise<LoadTest> {
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
    const players = await insertPlayers(store, CLIENTS)
    await store.close()
    const gate = new Gate()
    const fighters = players.map((player, number) => new Fighter(player, { ports, gate, twiceEvery, onTurn }, number))
    for (const fighter of fighters) await fighter.fetchToken()
    return new LoadTest(servers, fighters, gate)
  }

  /** Lets everybody fight until `isEnough`, then waits until nothing is in flight. @throws Error when a fighter met any answer but 200. */
  async fightUntil(isEnough: () => boolean): Promise<void> {
    this.#gate.open()
    while (!isEnough() && this.#failure === null) await pause(20)
    this.#gate.close()
    while (this.#gate.waiting < CLIENTS && this.#failure === null) await pause(5)
    if (this.#failure) throw this.#failure
  }

  /** The same at a given rate, an open loop: a turn that is late counts from when it was due. */
  async fightAt(perSecond: number, seconds: number, take: (taker: (milliseconds: number) => void) => void): Promise<Measurement> {
    this.#gate.pace(1000 / perSecond)
    try {
      return await this.fightFor(seconds, take)
    } finally {
      this.#gate.pace(null)
    }
  }

  /** Measures all servers together for so many seconds. */
  fightFor(seconds: number, take: (taker: (milliseconds: number) => void) => void): Promise<Measurement> {
    return measureLoad(
      this.servers.map(({ pid }) => pid),
      async (taker) => {
        take(taker)
        const end = performance.now() + seconds * 1000
        await this.fightUntil(() => performance.now() >= end)
        take(() => undefined)
      },
    )
  }

  async close(): Promise<void> {
    this.#gate.end()
    for (const fighter of this.fighters) fighter.close()
    await this.#over
    for (const server of this.servers) await server.end('SIGTERM')
  }
}

export const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds))
