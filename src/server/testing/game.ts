import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect } from 'vitest'
import type { RngState } from '../../rules/rng.ts'
import { buildApp } from '../app.ts'
import { type Config, readConfig } from '../config.ts'
import { unguessableDice } from '../security/dice.ts'
import { hashOf, newSessionToken, SESSION_COOKIE } from '../http/cookies.ts'
import { NOBODYS_HASH } from '../security/passwords.ts'
import { insertSession } from '../store/sessions.ts'
import type { Store, Tx } from '../store/store.ts'
import { insertUser } from '../store/users.ts'
import { Browser } from './browser.ts'
import { DATABASES, freshDatabase, type TestDatabase } from './databases.ts'

/** A running game on a database of its own, with a clock that only tests move and dice that they may load. */
export class Game {
  /** Milliseconds since 1970. */
  now = Date.UTC(2026, 3, 1, 3, 0, 0)
  dice: () => RngState = unguessableDice
  #database: TestDatabase | null = null
  #app: FastifyInstance | null = null
  #store: Store | null = null
  #config: Config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', RATE_LIMIT_SCALE: '100000' })

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
    this.#app = await buildApp(this.#config, this.#store, { clock: () => this.now, dice: () => this.dice() })
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

  /** Somebody signed in. Made in the database: hashing a password for each would take longer than all the rest. */
  async user(): Promise<Browser> {
    const browser = this.visitor()
    const token = newSessionToken()
    await this.reach(async (tx) => {
      const user = { name: '試し', email: `${crypto.randomUUID()}@example.com`, passwordHash: NOBODYS_HASH }
      await insertSession(tx, hashOf(token), await insertUser(tx, user, this.now), this.now)
    })
    browser.cookies.set(SESSION_COOKIE, token)
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
