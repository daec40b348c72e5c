import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { runCommand } from '../../../tests/commands.ts'
import { freshDatabase, type TestDatabase } from '../../../tests/databases/databases.ts'
import { insertLives } from '../../../tests/lives.ts'
import { openConfiguredStore } from '../store/open.ts'
import type { Store } from '../store/store.ts'
import { TABLE_NAMES, TABLES } from '../store/tables.ts'

const PEOPLE = 120

let file: TestDatabase
let postgres: TestDatabase
let folder = ''

beforeEach(async () => {
  file = await freshDatabase('SQLite')
  postgres = await freshDatabase('PostgreSQL')
  folder = mkdtempSync(join(tmpdir(), 'kageakari-move-'))
})
afterEach(async () => {
  await file.drop()
  await postgres.drop()
  rmSync(folder, { recursive: true, force: true })
})

/** An empty database as it is before the first start. */
const opened = (url: string): Promise<Store> => openConfiguredStore({ databaseUrl: url, databasePool: 2 }, () => undefined)

async function fill(database: TestDatabase): Promise<void> {
  const store = await database.open()
  const ids = await insertLives(store, { count: PEOPLE })
  // The last account is deleted again: its id must not be given a second time, there either.
  await store.write(async (tx) => {
    await tx.insertInto('secrets').values({ name: 'csrf', value: 'shared' }).execute()
    await tx
      .deleteFrom('users')
      .where('id', '=', ids.at(-1) ?? 0)
      .execute()
  })
  await store.close()
}

/** Every row of every table, in the order of the keys. */
async function everything(url: string): Promise<unknown> {
  const store = await opened(url)
  const rows = await store.read(async (tx) => {
    const found: Record<string, unknown> = {}
    for (const table of TABLE_NAMES) {
      const unordered = await tx.selectFrom(table).selectAll().execute()
      expect(unordered.length, table).toBeGreaterThan(0)
      found[table] = unordered.map((row) => JSON.stringify(row, Object.keys(row).toSorted())).toSorted()
    }
    return found
  })
  await store.close()
  return rows
}

test('the list of tables names every table, and those that a table refers to before it', async () => {
  const store = await file.open()
  const found = await store.read((tx) => tx.introspection.getTables())
  expect(found.map(({ name }) => name).toSorted()).toEqual(TABLE_NAMES.toSorted())
  for (const { name, columns } of found) {
    const owners = columns
      .map((column) => column.name)
      .filter((column) => ['user_id', 'save_id', 'member_id', 'adventure_id'].includes(column))
    expect([TABLES[name as keyof typeof TABLES].of].filter(Boolean), name).toEqual(owners)
  }
  await store.close()
})

test('a game moves from SQLite to PostgreSQL and back, every row and every next id', async () => {
  await fill(file)
  const there = await runCommand('move', '', file.url, postgres.url)
  expect(there).toMatchObject({ status: 0, stderr: '', stdout: expect.stringMatching(/the counts are the same: .*users 119.*members 357/) })
  expect(await everything(postgres.url)).toEqual(await everything(file.url))
  const back = `file:${join(folder, 'back.db')}`
  expect(await runCommand('move', '', postgres.url, back)).toMatchObject({ status: 0, stderr: '' })
  expect(await everything(back)).toEqual(await everything(file.url))
  for (const url of [postgres.url, back]) {
    const store = await opened(url)
    const user = { name: '新', email: 'new@example.com', password_hash: '', created_at: 0 }
    const { id } = await store.write((tx) => tx.insertInto('users').values(user).returning('id').executeTakeFirstOrThrow())
    expect(id, url).toBe(PEOPLE + 1)
    await store.close()
  }
})

test('a target that holds a game is refused and left as it is', async () => {
  await fill(file)
  await fill(postgres)
  const before = await everything(postgres.url)
  expect(await runCommand('move', '', file.url, postgres.url)).toMatchObject({
    status: 1,
    stdout: '',
    stderr: expect.stringContaining('The target holds rows already: secrets 1'),
  })
  expect(await everything(postgres.url)).toEqual(before)
  expect(await runCommand('move', '', postgres.url, file.url)).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('exists already'),
  })
})

test('a database that a server holds is not moved', async () => {
  const server = await file.open()
  expect(await runCommand('move', '', file.url, postgres.url)).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('is in use. Stop the server first.'),
  })
  await server.close()
})

test('what is no game, no database or no URL is named', async () => {
  const missing = join(folder, 'missing.db')
  expect(await runCommand('move', '', `file:${missing}`, postgres.url)).toMatchObject({
    status: 1,
    stderr: `There is no database at ${missing}.\n`,
  })
  const target = join(folder, 'target.db')
  expect(await runCommand('move', '', postgres.url, `file:${target}`)).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('holds no game'),
  })
  expect(existsSync(missing) || existsSync(target)).toBe(false)
  expect(await runCommand('move', '', 'data.db', postgres.url)).toMatchObject({ status: 2, stderr: expect.stringContaining('Usage') })
})
