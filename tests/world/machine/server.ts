import SqliteFile from 'better-sqlite3'
import type { FastifyInstance } from 'fastify'
import { buildApp } from '../../../src/server/app.ts'
import { readConfig } from '../../../src/server/config.ts'
import { deleteExpired } from '../../../src/server/housekeeping.ts'
import { openStore, type Store } from '../../../src/server/store/store.ts'
import type { Plan } from '../plan.ts'
import { type Chance, chanceOf } from './chance.ts'
import { type SimulatedDatabase, simulatedSqlite } from './database/dialect.ts'
import type { Disk } from './database/disk.ts'
import type { World } from './world.ts'

const configOf = (plan: Plan) =>
  readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', WEB_ROOT: 'no screens', RATE_LIMIT_SCALE: String(plan.rateScale) })

/** One process of the server, from its start to its end. */
export class Instance {
  readonly name: string
  readonly #world: World
  readonly #plan: Plan
  readonly #chance: Chance
  readonly #database: SimulatedDatabase
  readonly #store: Store
  readonly #onDeath: (instance: Instance) => void
  readonly #ended = Promise.withResolvers<null>()
  /** Null until it has started. */
  app: FastifyInstance | null = null
  isDead = false
  isStopping = false
  /** Of its clock, in milliseconds. */
  clockError = 0
  /** It dies after so many queries. */
  diesAfter = Infinity
  /** It dies at the commit after so many. */
  diesAtCommit: { left: number; readonly place: 'before' | 'after' } | null = null
  /** So many of the next writes, and commits, fail. */
  failingWrites = 0
  failingCommits = 0

  /** @param onDeath called when it has let go of its files. */
  constructor(
    name: string,
    { world, plan, disk }: { readonly world: World; readonly plan: Plan; readonly disk: Disk },
    onDeath: (instance: Instance) => void,
  ) {
    this.name = name
    this.#world = world
    this.#plan = plan
    this.#chance = chanceOf(world.seed, 'instance', name)
    this.#onDeath = onDeath
    const process = {
      world,
      isDead: () => this.isDead,
      step: () => this.#step(),
      beforeWrite: (sql: string) => this.#beforeWrite(sql),
      aroundCommit: (place: 'before' | 'after') => this.#aroundCommit(place),
    }
    this.#database = simulatedSqlite(disk.path, process, plan.mode)
    this.#store = openStore(this.#database.dialect, world.surroundings())
  }

  get isUp(): boolean {
    return this.app !== null && !this.isDead && !this.isStopping
  }

  async start(): Promise<void> {
    await this.#store.migrate()
    const app = await buildApp(configOf(this.#plan), this.#store, { surroundings: this.#world.surroundings(() => this.clockError) })
    await app.ready()
    this.app = app
  }

  keepHouse(): Promise<void> {
    return deleteExpired(this.#store, Math.floor(this.#world.now + this.clockError))
  }

  /** What the work comes to; null when the process ends before. One that stops finishes what it has begun. */
  untilEnd<T>(work: Promise<T>): Promise<T | null> {
    const done = work.catch(() => null)
    return Promise.race([done.then((result) => (this.isDead && !this.isStopping ? this.#ended.promise : result)), this.#ended.promise])
  }

  /** The process ends between two instructions: nothing that it does from now on has any effect. */
  die(): void {
    if (this.isDead) return
    this.isDead = true
    this.#world.log(`${this.name} dies`)
    this.#database.abandon()
    this.#onDeath(this)
    this.#ended.resolve(null)
  }

  async stop(): Promise<void> {
    this.isStopping = true
    await this.#store.close()
    this.isDead = true
    this.#onDeath(this)
    this.#ended.resolve(null)
  }

  /** SQLite itself says that the disk is full. */
  fillDisk(isFull: boolean): void {
    if (this.isDead) return
    const { writer } = this.#database
    const pages = Number(writer.pragma('page_count', { simple: true }))
    writer.pragma(`max_page_count = ${isFull ? pages : 1_000_000_000}`)
  }

  /** Before each query: others get their turn, and the process may end. Does not resolve once it has. */
  #step(): Promise<void> {
    this.diesAfter -= 1
    if (this.diesAfter <= 0) this.die()
    const { promise, resolve } = Promise.withResolvers<void>()
    if (this.isDead) return promise
    if (!this.#chance.is(this.#plan.stepping)) return Promise.resolve()
    this.#world.after(this.#chance.unit() * 0.5, () => {
      if (!this.isDead) resolve()
    })
    return promise
  }

  #beforeWrite(sql: string): void {
    const isCommit = sql === 'commit'
    if ((isCommit ? this.failingCommits : this.failingWrites) <= 0) return
    if (isCommit) this.failingCommits -= 1
    else this.failingWrites -= 1
    this.#world.log(`${this.name} ${isCommit ? 'commit' : 'write'} fails`)
    throw new SqliteFile.SqliteError('disk I/O error', isCommit ? 'SQLITE_IOERR_FSYNC' : 'SQLITE_IOERR_WRITE')
  }

  #aroundCommit(place: 'before' | 'after'): void {
    if (this.diesAtCommit?.place !== place) return
    this.diesAtCommit.left -= 1
    if (this.diesAtCommit.left <= 0) this.die()
  }
}
