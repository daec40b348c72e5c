import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { damageTable } from '../../../tests/databases/databases.ts'
import { readConfig } from '../config.ts'
import { openConfiguredStore, pathOf, startConfiguredCheckpoints } from './open.ts'
import type { Store } from './store.ts'

let folder = ''
let store: Store | null = null

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kageakari-open-'))
})
afterEach(async () => {
  await store?.close()
  store = null
  rmSync(folder, { recursive: true, force: true })
})

async function opened(environment: Readonly<Record<string, string>>): Promise<Store> {
  const config = readConfig({ DATABASE_URL: `file:${join(folder, 'data', 'game.db')}`, ...environment })
  store = await openConfiguredStore(config, () => undefined)
  return store
}

/** SQLite's word for how it writes: 0 off, 1 normal, 2 full. */
async function synchronousOf(opened: Store): Promise<number | undefined> {
  const { rows } = await opened.write((tx) => sql<{ synchronous: number }>`pragma synchronous`.execute(tx))
  return rows[0]?.synchronous
}

test.each([
  ['without a word about it', {}, 2],
  ['with DATABASE_SYNC=full', { DATABASE_SYNC: 'full' }, 2],
  ['with DATABASE_SYNC=normal', { DATABASE_SYNC: 'normal' }, 1],
])('%s SQLite flushes as often as that promises', async (_, environment, synchronous) => {
  expect(await synchronousOf(await opened(environment))).toBe(synchronous)
})

test('a database that is made can be read by its owner only, what stands beside it too', async () => {
  await (await opened({})).migrate()
  const modeOf = (name: string) => statSync(join(folder, name)).mode & 0o777
  expect(modeOf('data')).toBe(0o700)
  expect(['data/game.db', 'data/game.db-wal', 'data/game.db-shm'].map(modeOf)).toEqual([0o600, 0o600, 0o600])
})

test('an address names a file of SQLite or a server of PostgreSQL', () => {
  expect([pathOf('file:data/game.db'), pathOf('postgres://game@host/game')]).toEqual(['data/game.db', null])
})

test('a server looks its file through when it opens it; a command, which may be there to mend it, does not', async () => {
  const path = join(folder, 'data', 'game.db')
  await (await opened({})).migrate()
  await store?.close()
  store = null
  damageTable(path, 'posts')
  const open = (purpose: 'server' | 'command') =>
    openConfiguredStore({ databaseUrl: `file:${path}`, databasePool: 1 }, () => undefined, purpose)
  await expect(open('server')).rejects.toMatchObject({ code: 'SQLITE_CORRUPT' })
  store = await open('command')
  expect(await store.schema()).toBe('current')
})

test('what is wrong with the log of a file is reported; PostgreSQL has no such log', async () => {
  const report = vi.fn<(error: unknown) => void>()
  const end = await startConfiguredCheckpoints({ databaseUrl: 'postgres://game@localhost:1/game' }, report)
  await end()
  expect(report).not.toHaveBeenCalled()
  const endOfNone = await startConfiguredCheckpoints({ databaseUrl: `file:${join(folder, 'none', 'game.db')}` }, report)
  await vi.waitFor(() => expect(report).toHaveBeenCalledOnce(), { timeout: 5000 })
  await endOfNone()
})
