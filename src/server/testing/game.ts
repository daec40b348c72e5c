import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect } from 'vitest'
import { buildApp } from '../app.ts'
import { type Config, readConfig } from '../config.ts'
import type { Store, Tx } from '../store/store.ts'
import { Browser } from './browser.ts'
import { DATABASES, freshDatabase, type TestDatabase } from './databases.ts'

/** A running game on a database of its own, with a clock that only tests move. */
export class Game {
  /** Milliseconds since 1970. */
  now = Date.UTC(2026, 3, 1, 3, 0, 0)
  #database: TestDatabase | null = null
  #app: FastifyInstance | null = null
  #store: Store | null = null
  #config: Config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', RATE_LIMIT_SCALE: '100000' })
  #people = 0

  get app(): FastifyInstance {
    if (!this.#app) throw new Error('The game is not running')
    return this.#app
  }

  get store(): Store {
    if (!this.#store) throw new Error('The game is not running')
    return this.#store
  }

  async start(database: TestDatabase, config: Partial<Config> = {}): Promise<void> {
    this.#database = database
    this.#config = { ...this.#config, ...config }
    this.#store = await database.open()
    this.#app = await buildApp(this.#config, this.#store, { clock: () => this.now })
    await this.#app.ready()
  }

  /** As after a crash: nothing is left but the database. */
  async restart(config: Partial<Config> = {}): Promise<void> {
    await this.stop()
    if (this.#database) await this.start(this.#database, config)
  }

  async stop(): Promise<void> {
    await this.#app?.close()
    await this.#store?.close()
    this.#app = null
    this.#store = null
  }

  visitor(address?: string): Browser {
    return new Browser(() => this.app, address)
  }

  /** Somebody who has just made an account. */
  async user(): Promise<Browser> {
    const browser = this.visitor()
    this.#people += 1
    const body = { name: '試し', email: `tester${this.#people}@example.com`, password: 'password' }
    const answer = await browser.post('/api/game/rpg/title/create_rpg_user', body)
    expect(answer).toMatchObject({ status: 200 })
    return browser
  }

  /** Somebody with a party of these roles. */
  async player(roles: readonly number[] = [1, 2, 3]): Promise<Browser> {
    const browser = await this.user()
    const selected = roles.map((role, index) => ({ roleId: role, roleClassJapanese: '', partyName: `仲間${index + 1}` }))
    const answer = await browser.post('/api/game/rpg/beginning/create', { selected_info: selected })
    expect(answer).toMatchObject({ status: 200 })
    return browser
  }

  /** Reaches into the database, for what would take hours to play. */
  reach<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    return this.store.write(work)
  }
}

/** Tells the same story on both databases. */
export function onBothDatabases(title: string, story: (game: Game) => void, config: Partial<Config> = {}): void {
  describe.each(DATABASES)(`${title} on %s`, (name) => {
    const game = new Game()
    let database: TestDatabase | null = null
    beforeAll(async () => {
      database = await freshDatabase(name)
      await game.start(database, config)
    })
    afterAll(async () => {
      await game.stop()
      await database?.drop()
    })
    story(game)
  })
}
