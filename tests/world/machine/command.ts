import { openStore, type Store } from '../../../src/server/store/store.ts'
import type { Plan } from '../plan.ts'
import { type Chance, chanceOf } from './chance.ts'
import { type SimulatedDatabase, simulatedSqlite } from './database/dialect.ts'
import type { Disk } from './database/disk.ts'
import type { World } from './world.ts'

interface Parts {
  readonly world: World
  readonly plan: Plan
  readonly disk: Disk
}

/** How often the process of a command ends at a query or around a commit. */
const DEATH_AT_QUERY = 0.02
const DEATH_AT_COMMIT = 0.05

/** An operator's command: one process on the servers' database, with connections of its own. */
export class CommandProcess {
  readonly #name: string
  readonly #world: World
  readonly #chance: Chance
  readonly #database: SimulatedDatabase
  readonly #store: Store
  readonly #ended = Promise.withResolvers<null>()
  /** When all is calm, nothing ends. */
  readonly #isCalm: boolean
  #isDead = false

  constructor(name: string, { world, plan, disk }: Parts, isCalm: boolean) {
    this.#name = name
    this.#world = world
    this.#isCalm = isCalm
    this.#chance = chanceOf(world.seed, 'command', name)
    const process = {
      world,
      isDead: () => this.#isDead,
      step: () => this.#step(),
      beforeWrite: () => undefined,
      aroundCommit: () => this.#dieAtTimes(DEATH_AT_COMMIT),
    }
    this.#database = simulatedSqlite(disk.path, process, plan.mode)
    this.#store = openStore(this.#database.dialect, world.surroundings())
  }

  /** What the work comes to; null when it fails, or the process ends before. */
  async run<T>(work: (store: Store) => Promise<T>): Promise<T | null> {
    const done = work(this.#store).catch(() => null)
    const result = await Promise.race([done.then((one) => (this.#isDead ? null : one)), this.#ended.promise])
    if (!this.#isDead) await Promise.race([this.#store.close(), this.#ended.promise])
    this.#isDead = true
    return result
  }

  die(): void {
    if (this.#isDead) return
    this.#isDead = true
    this.#world.log(`${this.#name} dies`)
    this.#database.abandon()
    this.#ended.resolve(null)
  }

  #dieAtTimes(probability: number): void {
    if (!this.#isCalm && this.#chance.is(probability)) this.die()
  }

  #step(): Promise<void> {
    this.#dieAtTimes(DEATH_AT_QUERY)
    const { promise, resolve } = Promise.withResolvers<void>()
    if (!this.#isDead)
      this.#world.after(this.#chance.unit() * 0.5, () => {
        if (!this.#isDead) resolve()
      })
    return promise
  }
}
