import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe } from 'vitest'
import { api } from '../src/contract/api.ts'
import { type RngState, rngStateFrom } from '../src/rules/rng.ts'
import { buildApp } from '../src/server/app.ts'
import { type Config, readConfig } from '../src/server/config.ts'
import { hashOf, newSessionToken, SESSION_COOKIE } from '../src/server/http/session/cookies.ts'
import { type HashCost, Passwords } from '../src/server/security/passwords/passwords.ts'
import { insertSession } from '../src/server/store/rows/account/sessions.ts'
import type { Store, Tx } from '../src/server/store/store.ts'
import { REAL, type Surroundings } from '../src/server/surroundings.ts'
import { insertUser } from '../src/server/store/rows/account/users.ts'
import { Browser } from './clients/browser.ts'
import { DATABASES, freshDatabase, type TestDatabase } from './databases/databases.ts'

/** As cheap as Argon2id can be: at the full cost the hashes took longer than the tests. */
export const CHEAP: HashCost = { memory: 8, passes: 1 }

/** The application on its own database, with a clock and a random generator that the test controls. */
export class Game {
  /** Milliseconds since 1970. */
  now = Date.UTC(2026, 3, 1, 3, 0, 0)
  /** The same dice for every adventure, unless a test sets others: random ones fail a test once in many runs. */
  newRngState: () => RngState = () => rngStateFrom(2026)
  bytes: Surroundings['bytes'] = REAL.bytes
  passwords = new Passwords({ cost: CHEAP })
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

  get databaseUrl(): string {
    if (!this.#database) throw new Error('The game is not running')
    return this.#database.url
  }

  async start(database: TestDatabase, config: Partial<Config> = {}): Promise<void> {
    this.#database = database
    this.#config = { ...this.#config, ...config }
    this.#store = await database.open()
    this.#app = await buildApp(this.#config, this.#store, {
      surroundings: { ...REAL, clock: () => this.now, bytes: (length) => this.bytes(length) },
      newRngState: () => this.newRngState(),
      passwords: this.passwords,
    })
    await this.#app.ready()
  }

  /** Starts again with nothing but the database, as after a crash. */
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

  /** A signed-in user, written into the database: no password is theirs. */
  async user(): Promise<Browser> {
    const browser = this.visitor()
    const token = newSessionToken(false, REAL.bytes)
    await this.reach(async (tx) => {
      const user = { name: '試し', email: `${crypto.randomUUID()}@example.com`, passwordHash: this.passwords.unmatched }
      await insertSession(tx, hashOf(token), await insertUser(tx, user, this.now), { now: this.now })
    })
    browser.cookies.set(SESSION_COOKIE, token)
    return browser
  }

  /** A signed-in user with a party of these roles. */
  async player(roles: readonly number[] = [1, 2, 3]): Promise<Browser> {
    const browser = await this.user()
    const selected = roles.map((role, index) => ({ roleId: role, roleClassJapanese: '', partyName: `仲間${index + 1}` }))
    await browser.call(api.beginning.create, { selected_info: selected })
    return browser
  }

  /** Reads or writes the database directly. */
  reach<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    return this.store.write(work)
  }
}

/** Runs the same tests on both databases. */
export function onBothDatabases(title: string, tests: (game: Game) => void, config: Partial<Config> = {}): void {
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
    tests(game)
  })
}
