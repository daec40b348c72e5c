import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { sql } from 'kysely'
import { freePort } from '../../../tests/servers/free-port.ts'
import { damageTable, DATABASES, freshDatabase } from '../../../tests/databases/databases.ts'

let folder = ''

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'kageakari-start-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Starts the real server, which must not come up. @returns what it said. */
async function refusedStart(environment: Readonly<Record<string, string>>): Promise<string> {
  const child = spawn(process.execPath, ['src/server/main.ts'], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'test',
      LOG_LEVEL: 'silent',
      HOST: '127.0.0.1',
      PORT: String(await freePort()),
      DATABASE_URL: `file:${join(folder, 'game.db')}`,
      ...environment,
    },
  })
  let said = ''
  child.stderr.on('data', (chunk: Buffer) => {
    said += chunk.toString()
  })
  const [code] = await once(child, 'close')
  expect(code).toBe(1)
  expect(said, 'a stack helps nobody here').not.toMatch(/^ {4}at /m)
  return said
}

test('a wrong port is named', async () => {
  expect(await refusedStart({ PORT: 'high' })).toContain('PORT=high is wrong: it takes a whole number from 0 to 65535.')
})

test('a port in use is named', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const address = other.address()
  const port = address !== null && typeof address === 'object' ? String(address.port) : ''
  expect(await refusedStart({ PORT: port })).toContain(`PORT=${port} is in use: another program listens there.`)
  other.close()
})

test('an address that this machine does not have is named', async () => {
  expect(await refusedStart({ HOST: '203.0.113.7' })).toContain('HOST=203.0.113.7 is not an address of this machine.')
})

test('missing screens are refused in production', async () => {
  const webRoot = join(folder, 'nothing')
  expect(await refusedStart({ NODE_ENV: 'production', WEB_ROOT: webRoot })).toContain(`WEB_ROOT=${webRoot} holds no index.html.`)
})

describe('SQLite', () => {
  test('a path that cannot be written is named', async () => {
    const file = join(folder, 'text.txt')
    writeFileSync(file, 'not a folder')
    for (const path of [join(file, 'game.db'), folder, '/proc/game.db', '/proc/none/game.db'])
      expect(await refusedStart({ DATABASE_URL: `file:${path}` })).toContain(`DATABASE_URL=file:${path}: the file cannot be written.`)
  })

  test('a file that is no database is named', async () => {
    const file = join(folder, 'letter.db')
    writeFileSync(file, 'Dear reader, '.repeat(1000))
    expect(await refusedStart({ DATABASE_URL: `file:${file}` })).toContain(`DATABASE_URL=file:${file}: this file is not a SQLite database.`)
  })
})

test('a damaged database is named, before anything is written into it', async () => {
  const database = await freshDatabase('SQLite')
  await (await database.open()).close()
  const path = database.url.slice('file:'.length)
  damageTable(path, 'posts')
  const before = readFileSync(path)
  const said = await refusedStart({ DATABASE_URL: database.url })
  expect(said).toContain(`DATABASE_URL=${database.url}: the database is damaged. Restore a backup.`)
  expect(readFileSync(path).equals(before)).toBe(true)
  await database.drop()
})

describe('PostgreSQL', () => {
  const changed = (change: (url: URL) => void): string => {
    const url = new URL(inject('postgresUrl'))
    change(url)
    return url.href
  }

  test('a server that does not answer is named, without the password', async () => {
    const port = await freePort()
    const said = await refusedStart({ DATABASE_URL: `postgres://game:secret@127.0.0.1:${port}/game` })
    expect(said).toContain(`DATABASE_URL=postgres://game:***@127.0.0.1:${port}/game: no PostgreSQL answers there.`)
    expect(said).not.toContain('secret')
  })

  test('a wrong password is named', async () => {
    const said = await refusedStart({ DATABASE_URL: changed((url) => (url.password = 'secret')) })
    expect(said).toContain('PostgreSQL refuses the user or the password.')
    expect(said).not.toContain('secret')
  })

  test('a server that speaks no TLS is named where TLS is asked for', async () => {
    const said = await refusedStart({ DATABASE_URL: changed((url) => (url.search = '?sslmode=verify-full')) })
    expect(said).toContain('no TLS is spoken there. Set "ssl = on" in postgresql.conf')
  })

  test('a database on another machine is not spoken to before somebody has said whether by TLS', async () => {
    expect(await refusedStart({ DATABASE_URL: 'postgres://game:secret@db.example/game' })).toContain('add ?sslmode=verify-full')
  })

  test('an unknown database is named', async () => {
    const said = await refusedStart({ DATABASE_URL: changed((url) => (url.pathname = '/nowhere')) })
    expect(said).toMatch(/DATABASE_URL=\S+\/nowhere: there is no database of this name\./)
  })
})

test.each(DATABASES)('a database of a newer version is named on %s, and left as it is', async (name) => {
  mkdirSync(folder, { recursive: true })
  const database = await freshDatabase(name)
  const store = await database.open()
  await store.write((tx) => sql`insert into kysely_migration values ('9999-later', '2030-01-01T00:00:00.000Z')`.execute(tx))
  await store.close()
  const said = await refusedStart({ DATABASE_URL: database.url })
  expect(said).toContain('The database was made by a newer version of the game: this version does not know its migration 9999-later.')
  await database.drop()
})
