import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import SqliteFile from 'better-sqlite3'
import { sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { runCommand } from '../../../tests/commands.ts'
import { DATABASES, freshDatabase, type TestDatabase } from '../../../tests/databases/databases.ts'
import { insertLives } from '../../../tests/lives.ts'
import { sqlite } from '../store/dialects/sqlite.ts'
import { firstTables } from '../store/migrations/0001-first-tables.ts'

let folder = ''
let copy = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kageakari-restore-'))
  copy = join(folder, 'copy.db')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

async function fill(database: TestDatabase, count: number): Promise<void> {
  const store = await database.open()
  await insertLives(store, { count })
  await store.close()
}

async function users(database: TestDatabase): Promise<number> {
  const store = await database.open()
  const rows = await store.read((tx) => tx.selectFrom('users').select('id').execute())
  await store.close()
  return rows.length
}

function rowsIn(path: string): Readonly<Record<string, unknown>> {
  const file = new SqliteFile(path, { readonly: true })
  const count = (table: string) => file.prepare(`select count(*) from ${table}`).pluck().get()
  const rows = Object.fromEntries(['users', 'sessions', 'receipts', 'mailed_links', 'letters'].map((table) => [table, count(table)]))
  file.close()
  return rows
}

/** A backup of a game with three people. */
async function backupOfThree(): Promise<void> {
  const source = await freshDatabase('SQLite')
  await fill(source, 3)
  expect(await runCommand('backup', source.url, copy)).toMatchObject({ status: 0, stderr: '' })
  await source.drop()
}

describe.each(DATABASES)('on %s', (name) => {
  let database: TestDatabase
  beforeEach(async () => {
    database = await freshDatabase(name)
  })
  afterEach(() => database.drop())

  test('a backup is restored into an empty database, and backed up again', async () => {
    await backupOfThree()
    const { status, stdout, stderr } = await runCommand('restore', database.url, copy)
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
    expect(stdout).toMatch(/copy\.db was restored to .*: .*users 3/)
    expect(stdout).not.toContain('postgres:postgres')
    expect(await users(database)).toBe(3)
    const again = join(folder, 'again.db')
    expect(await runCommand('backup', database.url, again)).toMatchObject({ status: 0, stdout: expect.stringContaining('users 3') })
    expect(readdirSync(folder).toSorted()).toEqual(['again.db', 'copy.db'])
  })

  test('nobody is signed in any more, and neither receipt nor mailed link opens a session', async () => {
    await backupOfThree()
    expect(rowsIn(copy)).toEqual({ users: 3, sessions: 3, receipts: 3, mailed_links: 3, letters: 3 })
    expect(await runCommand('restore', database.url, copy)).toMatchObject({
      status: 0,
      stdout: expect.stringContaining('Everybody has to sign in again.'),
    })
    const again = join(folder, 'again.db')
    await runCommand('backup', database.url, again)
    expect(rowsIn(again)).toEqual({ users: 3, sessions: 0, receipts: 0, mailed_links: 0, letters: 0 })
  })

  test('a database that holds a game is replaced by force only', async () => {
    await backupOfThree()
    await fill(database, 5)
    expect(await runCommand('restore', database.url, copy)).toMatchObject({
      status: 1,
      stdout: '',
      stderr: expect.stringContaining('--force'),
    })
    expect(await users(database)).toBe(5)
    expect(await runCommand('restore', database.url, copy, '--force')).toMatchObject({ status: 0, stderr: '' })
    expect(await users(database)).toBe(3)
  })

  test('nothing is restored while a server holds the database', async () => {
    await backupOfThree()
    const server = await database.open()
    await server.check()
    expect(await runCommand('restore', database.url, copy, '--force')).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('is in use. Stop the server first.'),
    })
    await server.close()
    expect(await users(database)).toBe(0)
  })

  test('a damaged backup is refused, and the database stays', async () => {
    await backupOfThree()
    await fill(database, 5)
    const bytes = readFileSync(copy)
    bytes.fill(0x55, 8192, bytes.length - 4096)
    writeFileSync(copy, bytes)
    expect(await runCommand('restore', database.url, copy, '--force')).toMatchObject({
      status: 1,
      stderr: expect.stringMatching(/copy\.db is (damaged|not a SQLite database).*Nothing was changed\.\n/s),
    })
    expect(await users(database)).toBe(5)
  })

  test('a backup of an older version is brought up to date, one of a newer version is refused', async () => {
    await firstReleaseOfThree()
    expect(await runCommand('restore', database.url, copy)).toMatchObject({ status: 0, stderr: '' })
    expect(await users(database)).toBe(3)
    const file = new SqliteFile(copy)
    file.exec("insert into kysely_migration values ('9999-later', '2030-01-01T00:00:00.000Z')")
    file.close()
    expect(await runCommand('restore', database.url, copy, '--force')).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('was made by a newer version of the game'),
    })
    expect(await users(database)).toBe(3)
  })
})

/** The file as the first release made it, with three people. */
async function firstReleaseOfThree(): Promise<void> {
  const { migration, columns, close } = sqlite(copy)
  const provider = { getMigrations: async () => ({ '0001-first-tables': firstTables(columns) }) }
  await migration(async (db) => {
    expect((await new Migrator({ db, provider }).migrateToLatest()).error).toBeUndefined()
    for (const name of ['a', 'b', 'c'])
      await sql`insert into users (name, email, password_hash, created_at) values (${name}, ${`${name}@example.com`}, '', 1)`.execute(db)
  })
  await close()
}

test('the database from before is put aside, whole', async () => {
  await backupOfThree()
  const database = await freshDatabase('SQLite')
  await fill(database, 5)
  await runCommand('restore', database.url, copy, '--force')
  const path = database.url.slice('file:'.length)
  const aside = readdirSync(dirname(path)).filter((each) => each.startsWith(`${basename(path)}.before-`))
  expect(aside).toHaveLength(1)
  const file = new SqliteFile(join(dirname(path), aside[0] ?? ''), { readonly: true })
  expect(file.prepare('select count(*) from users').pluck().get()).toBe(5)
  file.close()
  await database.drop()
})

test('a restored database can be read by its owner only, also in a folder that is made for it', async () => {
  await backupOfThree()
  chmodSync(copy, 0o644)
  expect(await runCommand('restore', `file:${join(folder, 'made', 'game.db')}`, copy)).toMatchObject({ status: 0, stderr: '' })
  const modeOf = (name: string) => statSync(join(folder, name)).mode & 0o777
  expect(['made', 'made/game.db'].map(modeOf)).toEqual([0o700, 0o600])
  expect(readdirSync(join(folder, 'made'))).toEqual(['game.db'])
})

test('a log that was left without its database is put aside too: it would be played into the restored one', async () => {
  await backupOfThree()
  const path = join(folder, 'game.db')
  writeFileSync(`${path}-wal`, 'left over')
  expect(await runCommand('restore', `file:${path}`, copy)).toMatchObject({ status: 1, stderr: expect.stringContaining('--force') })
  expect(await runCommand('restore', `file:${path}`, copy, '--force')).toMatchObject({ status: 0, stderr: '' })
  expect(existsSync(`${path}-wal`)).toBe(false)
  expect(readdirSync(folder).filter((each) => each.includes('.before-') && each.endsWith('-wal'))).toHaveLength(1)
})

test('a file that is no backup is named', async () => {
  const database = await freshDatabase('SQLite')
  writeFileSync(copy, 'Dear reader, '.repeat(1000))
  expect(await runCommand('restore', database.url, copy)).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('is not a SQLite database'),
  })
  expect(await runCommand('restore', database.url, join(folder, 'none.db'))).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('no file'),
  })
  expect(await runCommand('restore', database.url)).toMatchObject({ status: 2, stderr: expect.stringContaining('Usage') })
  await database.drop()
})
