import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import SqliteFile from 'better-sqlite3'
import { afterEach, expect, test } from 'vitest'
import { Browser, type CallOptions } from '../../../tests/clients/browser.ts'
import { Campaigner } from '../../../tests/clients/campaigner.ts'
import type { Answer } from '../../../tests/clients/typed-calls.ts'
import { World } from '../../../tests/world/machine/world.ts'
import { api } from '../../contract/api.ts'
import { people } from '../../lab/people/person.ts'
import { buildApp } from '../app.ts'
import { readConfig } from '../config.ts'
import { sqlite } from '../store/dialects/sqlite.ts'
import { openStore } from '../store/store.ts'

const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

/** Keeps every answer as it came: status, headers with cookies and request id, body. Only Fastify writes `date`, by the machine's clock. */
class RecordingBrowser extends Browser {
  readonly answers: string[] = []

  override async send(
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    path: string,
    body?: unknown,
    options?: CallOptions,
  ): Promise<Answer> {
    const answer = await super.send(method, path, body, options)
    const { date: _, ...headers } = answer.headers
    this.answers.push(JSON.stringify([method, path, { ...answer, headers }]))
    return answer
  }
}

/** An account, a party, a field with its battles, money spent, a post, a purchase, a receipt repeated, and a second sign-in. */
async function live(world: World): Promise<{ readonly answers: readonly string[]; readonly rows: string }> {
  const folder = mkdtempSync(join(tmpdir(), 'kageakari-seeded-'))
  folders.push(folder)
  const path = join(folder, 'game.db')
  const surroundings = world.surroundings()
  const store = openStore(sqlite(path, { waits: surroundings }), surroundings)
  await store.migrate()
  const app = await buildApp(readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent' }), store, { surroundings })
  const browser = new RecordingBrowser(() => app)
  const player = new Campaigner(browser, { party: [1, 2, 4], person: people.solver, seed: 1 })
  await player.begin()
  await player.train()
  await player.attempt(1)
  const wage = { push_count: 40, earned_money: 0 }
  for (let sent = 0; sent < 2; sent += 1) await browser.post(api.job.calculate.path, wage, { key: 'the same' })
  await browser.post(api.board.store.path, { message: '試し', is_spoiled: false })
  await browser.post(api.purchases.create.path, { date: '2026-04-01', price: '12.5', description: '糸', errors: [] })
  const { email } = await browser.call(api.account.me)
  await browser.post(api.account.logout.path, {})
  await browser.post(api.account.login.path, { email, password: 'wrong one' })
  await browser.get(api.title.checkSituation.path)
  await app.close()
  await store.close()
  return { answers: browser.answers, rows: rowsOf(path) }
}

function liveUnder(seed: number): ReturnType<typeof live> {
  const world = new World(seed)
  return world.until(live(world))
}

/** Every table of the database, as text. */
function rowsOf(path: string): string {
  const file = new SqliteFile(path, { readonly: true })
  const tables = file.prepare("select name from sqlite_schema where type = 'table' order by name").pluck().all() as string[]
  // Kysely notes by the machine's clock when it has migrated.
  const own = tables.filter((table) => !table.startsWith('kysely'))
  const rows = own.map((table) => JSON.stringify([table, file.prepare(`select * from "${table}"`).all()]))
  file.close()
  return rows.join('\n')
}

test('under one seed a server gives the same answers and keeps the same rows, byte by byte; under another it does not', async () => {
  const [first, again, other] = [await liveUnder(1), await liveUnder(1), await liveUnder(2)]
  expect(first.answers.length).toBeGreaterThan(40)
  expect(again.answers).toEqual(first.answers)
  expect(again.rows).toBe(first.rows)
  expect(other.rows).not.toBe(first.rows)
})
