import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { runCommand } from '../../../tests/commands.ts'
import { DATABASES, freshDatabase } from '../../../tests/databases/databases.ts'
import { addressOf, insertLives } from '../../../tests/lives.ts'
import { countRows } from '../store/copy.ts'
import { TABLE_NAMES, TABLES } from '../store/tables.ts'
import { deleteUser } from '../store/rows/account/users.ts'

/** Tables without a person's rows. `attempts` knows addresses as hashes, for an hour; `letters` knows them until they are sent. */
const NOBODYS = ['secrets', 'attempts', 'letters']

test.each(DATABASES)('on %s, everything about one person is written, nothing about another, and no secret', async (name) => {
  const folder = mkdtempSync(join(tmpdir(), 'kageakari-export-'))
  const database = await freshDatabase(name)
  const store = await database.open()
  const [, id] = await insertLives(store, { count: 3 })
  await store.close()
  const { status, stdout, stderr } = await runCommand('export-account', database.url, addressOf(2).toUpperCase())
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  const person = JSON.parse(stdout)
  expect(Object.keys(person).toSorted()).toEqual(TABLE_NAMES.filter((table) => !NOBODYS.includes(table)).toSorted())
  for (const [table, rows] of Object.entries(person)) expect(rows, table).not.toEqual([])
  expect(person.users).toEqual([expect.objectContaining({ id, email: addressOf(2), name: '住人2' })])
  expect(person.members).toHaveLength(3)
  expect(person.adventures[0].state).toMatchObject({ field: 1 })
  expect(stdout).not.toMatch(/life-[13]\b|hash-2|token-2|link-2/)
  const secrets = TABLE_NAMES.flatMap((table) => TABLES[table].secret ?? [])
  expect(secrets).toContain('password_hash')

  const file = join(folder, 'person.json')
  expect(await runCommand('export-account', database.url, String(id), file)).toMatchObject({ status: 0 })
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(person)
  expect(statSync(file).mode & 0o077, 'only the operator may read it').toBe(0)
  expect(await runCommand('export-account', database.url, '1', file)).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('exists already'),
  })
  const nowhere = await runCommand('export-account', database.url, '1', join(folder, 'none', 'person.json'))
  expect(nowhere).toMatchObject({ status: 1, stderr: expect.stringMatching(/^\S+person\.json cannot be written: [^\n]*\n$/) })
  const nobody = await runCommand('export-account', database.url, 'nobody@example.com')
  expect(nobody).toEqual({ status: 1, stdout: '', stderr: 'There is no account nobody@example.com.\n' })
  await database.drop()
  rmSync(folder, { recursive: true })
})

test('whose reader stops at the beginning ends quietly', async () => {
  const database = await freshDatabase('SQLite')
  const store = await database.open()
  await insertLives(store, { count: 1 })
  await store.close()
  const piped = spawnSync('sh', ['-c', `"$0" src/server/commands/export-account.ts 1 | true`, process.execPath], {
    encoding: 'utf8',
    env: { ...process.env, DATABASE_URL: database.url },
  })
  expect(piped).toMatchObject({ status: 0, stdout: '', stderr: '' })
  await database.drop()
})

test.each(DATABASES)('on %s, a deleted account leaves no row', async (name) => {
  const database = await freshDatabase(name)
  const store = await database.open()
  const counted = async () => (await store.read(countRows)).filter(({ table }) => !NOBODYS.includes(table))
  await insertLives(store, { count: 1 })
  expect((await counted()).filter(({ rows }) => rows === 0)).toEqual([])
  await store.write((tx) => deleteUser(tx, 1))
  expect((await counted()).filter(({ rows }) => rows > 0)).toEqual([])
  await store.close()
  await database.drop()
})
