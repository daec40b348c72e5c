import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import SqliteFile from 'better-sqlite3'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { runCommand } from '../../../tests/commands.ts'
import { damageTable, type DatabaseName, DATABASES, freshDatabase } from '../../../tests/databases/databases.ts'

const ROWS_BEFORE = 1000

/** Each writes without a pause, as fast as it can, and says which row is committed. SQLite's log starts over again and again. */
const WRITERS: Readonly<Record<DatabaseName, string>> = {
  SQLite: `
    const SqliteFile = require('better-sqlite3')
    const file = new SqliteFile(process.argv[1])
    file.pragma('wal_autocheckpoint = 50')
    const insert = file.prepare('insert into secrets (name, value) values (?, ?)')
    const value = 'x'.repeat(3000)
    for (let number = 1; ; number += 1) {
      insert.run(String(number), value)
      require('node:fs').writeSync(1, number + '\\n')
    }
  `,
  PostgreSQL: `
    const { Client } = require('pg')
    const client = new Client({ connectionString: process.argv[1] })
    void client.connect().then(async () => {
      const value = 'x'.repeat(3000)
      for (let number = 1; ; number += 1) {
        await client.query('insert into secrets (name, value) values ($1, $2)', [String(number), value])
        require('node:fs').writeSync(1, number + '\\n')
      }
    })
  `,
}

let folder = ''
let copy = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kageakari-backup-'))
  copy = join(folder, 'copy.db')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test.each(DATABASES)(
  'a backup of %s under load is whole, holds every row that was answered before it began, and opens as a game',
  async (name) => {
    const database = await freshDatabase(name)
    await (await database.open()).close()
    const writer = spawn(process.execPath, ['-e', WRITERS[name], database.url.replace(/^file:/, '')], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    let answered = 0
    writer.stdout.on('data', (chunk: Buffer) => {
      // The last line may be cut.
      answered = Math.max(answered, Number(chunk.toString().trim().split('\n').at(-1)))
    })
    while (answered < ROWS_BEFORE) await once(writer.stdout, 'data')
    const before = answered
    const { status, stdout, stderr } = await runCommand('backup', database.url, copy)
    expect(answered, 'the writer went on').toBeGreaterThan(before)
    writer.kill()
    await once(writer, 'exit')
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
    expect(stdout).toContain(`was copied to ${copy}`)
    expect(readdirSync(folder)).toEqual(['copy.db'])
    expect(statSync(copy).mode & 0o077, 'only the operator may read it').toBe(0)

    const file = new SqliteFile(copy)
    expect(file.pragma('integrity_check', { simple: true })).toBe('ok')
    const numbers = file
      .prepare("select cast(name as integer) as number from secrets where name glob '[0-9]*' order by number")
      .pluck()
      .all() as number[]
    expect(numbers.length).toBeGreaterThanOrEqual(before)
    expect(numbers).toEqual(numbers.map((_, index) => index + 1))
    file.close()

    const { openConfiguredStore } = await import('../store/open.ts')
    const store = await openConfiguredStore({ databaseUrl: `file:${copy}`, databasePool: 1 }, () => undefined)
    expect(await store.schema()).toBe('current')
    await store.check()
    await store.close()
    await database.drop()
  },
  60_000,
)

test('a backup never overwrites a file', async () => {
  const database = await freshDatabase('SQLite')
  await (await database.open()).close()
  writeFileSync(copy, 'precious')
  expect(await runCommand('backup', database.url, copy)).toMatchObject({ status: 1, stderr: expect.stringContaining('exists already') })
  await database.drop()
})

test('a damaged database is found out, and there is no backup', async () => {
  const database = await freshDatabase('SQLite')
  await (await database.open()).close()
  const path = database.url.slice('file:'.length)
  damageTable(path, 'users')
  expect(await runCommand('backup', database.url, copy)).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(/^\S+ is damaged \(.*\)\. Nothing was changed\.\n$/),
  })
  expect(readdirSync(folder)).toEqual([])
  await database.drop()
})

test.each(DATABASES)('of %s into a folder that is not there ends with one sentence', async (name) => {
  const database = await freshDatabase(name)
  await (await database.open()).close()
  const nowhere = await runCommand('backup', database.url, join(folder, 'none', 'copy.db'))
  expect(nowhere).toMatchObject({ status: 1, stderr: expect.stringMatching(/^[^\n]*copy\.db cannot be written[^\n]*\n$/) })
  await database.drop()
})

test('without a database there is no backup, and none is made', async () => {
  const missing = join(folder, 'missing.db')
  expect(await runCommand('backup', `file:${missing}`, copy)).toMatchObject({
    status: 1,
    stderr: expect.stringContaining(`There is no database at ${missing}`),
  })
  expect(existsSync(missing)).toBe(false)
})
