import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import SqliteFile from 'better-sqlite3'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { freshDatabase } from '../../../tests/databases.ts'

/** Writes without a pause, as fast as it can, and says which row is committed. The log starts over again and again. */
const WRITER = `
  const SqliteFile = require('better-sqlite3')
  const file = new SqliteFile(process.argv[1])
  file.pragma('wal_autocheckpoint = 50')
  const insert = file.prepare('insert into secrets (name, value) values (?, ?)')
  const value = 'x'.repeat(3000)
  for (let number = 1; ; number += 1) {
    insert.run(String(number), value)
    require('node:fs').writeSync(1, number + '\\n')
  }
`

let folder = ''
let copy = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kageakari-backup-'))
  copy = join(folder, 'copy.db')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

function backup(databaseUrl: string, ...files: readonly string[]) {
  return spawnSync('npm', ['run', '--silent', 'backup', '--', ...files], {
    encoding: 'utf8',
    env: { ...process.env, DATABASE_URL: databaseUrl },
  })
}

test('a backup under load is whole, holds every row that was answered before it began, and opens as a game', async () => {
  const database = await freshDatabase('SQLite')
  await (await database.open()).close()
  const writer = spawn(process.execPath, ['-e', WRITER, database.url.slice('file:'.length)], { stdio: ['ignore', 'pipe', 'inherit'] })
  let answered = 0
  writer.stdout.on('data', (chunk: Buffer) => {
    answered = Number(chunk.toString().trim().split('\n').at(-1))
  })
  while (answered < 2000) await new Promise((resolve) => setTimeout(resolve, 10))
  const before = answered
  const { status, stdout } = backup(database.url, copy)
  writer.kill()
  await once(writer, 'exit')
  expect(status).toBe(0)
  expect(stdout).toContain(`was copied to ${copy}`)
  expect(readdirSync(folder)).toEqual(['copy.db'])

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
  await store.migrate()
  await store.check()
  await store.close()
  await database.drop()
}, 60_000)

test('a backup never overwrites a file', async () => {
  const database = await freshDatabase('SQLite')
  await (await database.open()).close()
  writeFileSync(copy, 'precious')
  expect(backup(database.url, copy)).toMatchObject({ status: 1, stderr: expect.stringContaining('exists already') })
  await database.drop()
})

test('without a database there is no backup, and none is made', () => {
  const missing = join(folder, 'missing.db')
  expect(backup(`file:${missing}`, copy)).toMatchObject({
    status: 1,
    stderr: expect.stringContaining(`There is no database at ${missing}`),
  })
  expect(existsSync(missing)).toBe(false)
})
