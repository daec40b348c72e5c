import { mkdtempSync, renameSync, rmSync, truncateSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import SqliteFile from 'better-sqlite3'
import { type Kysely, sql } from 'kysely'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { damageTable } from '../../../../tests/databases/databases.ts'
import type { StoreDialect, Tx } from '../dialect.ts'
import { SqliteConnection } from './sqlite-connection.ts'
import { columns, sqlite } from './sqlite.ts'
import { ClosedError, LockedError } from './transaction-queue.ts'

let folder = ''
let path = ''
let dialect: StoreDialect
/** What the writing and the reading connection were told beside the queries: begin, savepoint, commit. */
let statements: string[] = []

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'kageakari-sqlite-'))
  path = join(folder, 'game.db')
  dialect = sqlite(path, { lockWait: 300 })
  await dialect.migration((db) => createTables(db))
  // oxlint-disable-next-line typescript/unbound-method -- called with its `this` below
  const run = SqliteConnection.prototype.run
  statements = []
  vi.spyOn(SqliteConnection.prototype, 'run').mockImplementation(function (this: SqliteConnection, text: string) {
    statements.push(text)
    run.call(this, text)
  })
})

afterEach(async () => {
  vi.restoreAllMocks()
  await dialect.close()
  rmSync(folder, { recursive: true, force: true })
})

async function createTables(db: Kysely<never> | Tx): Promise<void> {
  await sql`create table notes (id integer primary key, owner integer references notes deferrable initially deferred)`.execute(db)
}

const insert = (tx: Tx, id: number): Promise<unknown> => sql`insert into notes (id) values (${id})`.execute(tx)

async function idsIn(tx: Tx): Promise<readonly number[]> {
  const { rows } = await sql<{ id: number }>`select id from notes order by id`.execute(tx)
  return rows.map(({ id }) => id)
}

const write = <T>(work: (tx: Tx) => Promise<T>): Promise<T> => dialect.transaction('write', work)
const stored = (): Promise<readonly number[]> => dialect.transaction('read', idsIn)
const commits = (): number => statements.filter((text) => text === 'commit').length
const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** Another connection takes the write lock, as another process would. */
function lockFromOutside(): { release(): void } {
  const other = new SqliteFile(path)
  other.exec('begin immediate')
  return {
    release: () => {
      other.exec('commit')
      other.close()
    },
  }
}

test('writes that arrive together share one commit', async () => {
  await Promise.all([1, 2, 3].map((id) => write((tx) => insert(tx, id))))
  expect(commits()).toBe(1)
  expect(await stored()).toEqual([1, 2, 3])
})

test('a write that arrives later gets a commit of its own', async () => {
  await write((tx) => insert(tx, 1))
  await write((tx) => insert(tx, 2))
  expect(commits()).toBe(2)
})

test('a batch takes no more writes than it may', async () => {
  await dialect.close()
  dialect = sqlite(path, { batchSize: 2 })
  statements = []
  await Promise.all([1, 2, 3, 4, 5].map((id) => write((tx) => insert(tx, id))))
  expect(commits()).toBe(3)
})

test('no write is answered before the commit', async () => {
  const order: string[] = []
  statements.push = (...texts: string[]) => order.push(...texts)
  await Promise.all([1, 2].map((id) => write((tx) => insert(tx, id)).then(() => order.push(`answered ${id}`))))
  expect(order.slice(-3)).toEqual(['commit', 'answered 1', 'answered 2'])
})

test('a write that fails is rolled back alone; the others of its batch are stored', async () => {
  const results = await Promise.allSettled([
    write((tx) => insert(tx, 1)),
    write(async (tx) => {
      await insert(tx, 2)
      throw new Error('refused')
    }),
    write((tx) => insert(tx, 3)),
  ])
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  expect(results[1]).toMatchObject({ reason: { message: 'refused' } })
  expect(await stored()).toEqual([1, 3])
})

test('when SQLite rolls back the whole batch, what came before fails too and what comes after is stored', async () => {
  const results = await Promise.allSettled([
    write((tx) => insert(tx, 1)),
    write((tx) => sql`insert or rollback into notes (id) values (1)`.execute(tx)),
    write((tx) => insert(tx, 3)),
  ])
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'fulfilled'])
  expect(results[0]).toMatchObject({ reason: { code: 'SQLITE_CONSTRAINT_PRIMARYKEY' } })
  expect(await stored()).toEqual([3])
})

test('a commit that fails fails every write that waits for it, and the next write works', async () => {
  const results = await Promise.allSettled([
    write((tx) => insert(tx, 1)),
    write((tx) => sql`insert into notes (id, owner) values (2, 99)`.execute(tx)),
    write(async () => {
      throw new Error('refused on what is not stored')
    }),
  ])
  for (const result of results) expect(result).toMatchObject({ status: 'rejected', reason: { code: 'SQLITE_CONSTRAINT_FOREIGNKEY' } })
  expect(await stored()).toEqual([])
  await write((tx) => insert(tx, 4))
  expect(await stored()).toEqual([4])
})

test('a write that waits for something else keeps the next one out until it is done', async () => {
  const order: string[] = []
  await Promise.all([
    write(async () => {
      order.push('first begins')
      await pause(20)
      order.push('first ends')
    }),
    pause(5).then(() => write(async () => void order.push('second'))),
  ])
  expect(order).toEqual(['first begins', 'first ends', 'second'])
})

test('closing waits for the writes that were accepted and refuses later ones', async () => {
  const accepted = write(async (tx) => {
    await pause(20)
    await insert(tx, 1)
  })
  const closed = dialect.close()
  const late = write((tx) => insert(tx, 2))
  await expect(late).rejects.toThrow('The database is closed')
  await expect(late).rejects.toBeInstanceOf(ClosedError)
  expect(dialect.isAway(await late.catch((error: unknown) => error))).toBe(true)
  await accepted
  await closed
  dialect = sqlite(path)
  expect(await stored()).toEqual([1])
})

test('reads see what is committed, never what a write has begun', async () => {
  const seen = await write(async (tx) => {
    await insert(tx, 1)
    return stored()
  })
  expect(seen).toEqual([])
  expect(await stored()).toEqual([1])
})

test('a read cannot write', async () => {
  await expect(dialect.transaction('read', (tx) => insert(tx, 1))).rejects.toMatchObject({ code: 'SQLITE_READONLY' })
})

test('while another process holds the write lock, writes wait without blocking, and reads go on', async () => {
  await write((tx) => insert(tx, 1))
  const lock = lockFromOutside()
  const started = performance.now()
  const writing = write((tx) => insert(tx, 2))
  expect(await stored()).toEqual([1])
  expect(performance.now() - started).toBeLessThan(100)
  await pause(100)
  lock.release()
  await writing
  expect(await stored()).toEqual([1, 2])
})

test('a write gives up when another process holds the write lock for too long', async () => {
  const lock = lockFromOutside()
  const [first, second] = await Promise.allSettled([write((tx) => insert(tx, 1)), pause(50).then(() => write((tx) => insert(tx, 2)))])
  for (const result of [first, second]) {
    expect(result).toMatchObject({ status: 'rejected', reason: expect.any(LockedError) })
    expect(result).toMatchObject({ reason: { message: 'Another process has locked the database', cause: { code: 'SQLITE_BUSY' } } })
  }
  expect(dialect.isAway(new LockedError())).toBe(true)
  lock.release()
  await write((tx) => insert(tx, 3))
  expect(await stored()).toEqual([3])
})

test('nothing can be written once the file is deleted or replaced', async () => {
  await dialect.check()
  renameSync(path, `${path}.old`)
  await expect(dialect.check()).rejects.toThrow(/deleted or replaced/)
  const failure: unknown = await write((tx) => insert(tx, 1)).catch((error: unknown) => error)
  expect(dialect.isAway(failure)).toBe(true)
  new SqliteFile(path).close()
  await expect(dialect.check()).rejects.toThrow(/deleted or replaced/)
  renameSync(`${path}.old`, path)
  await dialect.check()
})

test('a write that cannot begin fails with all that wait, for another reason than a lock at once', async () => {
  const reason = new Error('no begin')
  vi.spyOn(SqliteConnection.prototype, 'run').mockImplementation(() => {
    throw reason
  })
  const results = await Promise.allSettled([write((tx) => insert(tx, 1)), write((tx) => insert(tx, 2))])
  expect(results).toEqual([
    { status: 'rejected', reason },
    { status: 'rejected', reason },
  ])
})

test('a migration that fails leaves nothing behind', async () => {
  const failing = dialect.migration(async (db) => {
    await sql`create table half (id integer)`.execute(db)
    throw new Error('the second half failed')
  })
  await expect(failing).rejects.toThrow('the second half failed')
  await expect(dialect.transaction('read', (tx) => sql`select * from half`.execute(tx))).rejects.toThrow('no such table')
})

test('its load is who works and who waits, of both connections', async () => {
  const loads = [dialect.load()]
  let end = (): void => undefined
  const held = new Promise<void>((resolve) => void (end = resolve))
  const work: Promise<void>[] = []
  for (const [access, count] of [
    ['write', 1],
    ['write', 3],
    ['read', 1],
    ['read', 2],
  ] as const) {
    for (let nth = 0; nth < count; nth++) work.push(dialect.transaction(access, () => held))
    await pause(5)
    loads.push(dialect.load())
  }
  end()
  await Promise.all(work)
  loads.push(dialect.load())
  expect(loads.map(({ connections, inUse, waiting }) => [connections, inUse, waiting])).toEqual([
    [2, 0, 0],
    [2, 1, 0],
    [2, 1, 3],
    [2, 2, 3],
    [2, 2, 5],
    [2, 0, 0],
  ])
})

test('both connections have the cache and the log that are meant', async () => {
  const pragma = (name: string) => (tx: Tx) =>
    sql<Record<string, number>>`pragma ${sql.raw(name)}`.execute(tx).then(({ rows }) => rows[0]?.[name])
  for (const access of ['read', 'write'] as const) {
    const told = await Promise.all(
      ['foreign_keys', 'cache_size', 'temp_store', 'wal_autocheckpoint'].map((name) => dialect.transaction(access, pragma(name))),
    )
    expect(told).toEqual([1, -4000, 2, 16_000])
  }
})

test('readiness is asked by a write to the disk', async () => {
  await dialect.check()
  expect(statements).toContain('pragma user_version = 0')
})

test('ids are not given twice, and columns hold what their type says', async () => {
  const { identity, integer, bigint, text, keyed } = columns
  const { rows } = await write(async (tx) => {
    await sql.raw(`create table typed (id ${identity}, small ${integer}, big ${bigint}, word ${text})`).execute(tx)
    await sql.raw(`create table keyed (word ${text} primary key)${keyed}`).execute(tx)
    await sql`insert into typed (small, big, word) values ('1', '2', 3)`.execute(tx)
    await sql`delete from typed`.execute(tx)
    await sql`insert into typed (small, big, word) values ('1', '2', 3)`.execute(tx)
    return sql`select id, typeof(small) as small, typeof(big) as big, typeof(word) as word from typed`.execute(tx)
  })
  expect(rows).toEqual([{ id: 2, small: 'integer', big: 'integer', word: 'text' }])
  await expect(dialect.transaction('read', (tx) => sql`select rowid from keyed`.execute(tx))).rejects.toThrow('no such column')
})

test('a file is looked through when it is opened if that is asked, unless it is large', async () => {
  await write((tx) => insert(tx, 1))
  await dialect.close()
  damageTable(path, 'notes')
  const open = (isLookedThrough: boolean) => sqlite(path, { isLookedThrough })
  expect(() => open(true)).toThrow(expect.objectContaining({ code: 'SQLITE_CORRUPT', message: expect.stringMatching(/notes|page|Tree/) }))
  await open(false).close()
  truncateSync(path, 128_000_001)
  await open(true).close()
  truncateSync(path, 128_000_000)
  expect(() => open(true)).toThrow(SqliteFile.SqliteError)
})

test('once damage is met nothing is written any more, and every failure says that the database is away', async () => {
  await write((tx) => insert(tx, 1))
  await dialect.close()
  damageTable(path, 'notes')
  dialect = sqlite(path)
  await dialect.check()
  const met: unknown = await stored().catch((error: unknown) => error)
  expect(met).toMatchObject({ code: expect.stringMatching(/^SQLITE_CORRUPT/) })
  const refused: unknown = await write((tx) => sql`create table more (id integer)`.execute(tx)).catch((error: unknown) => error)
  expect(refused).toMatchObject({ message: `The database file ${path} is damaged. Restore a backup.`, cause: met })
  await expect(dialect.check()).rejects.toBe(refused)
  expect([met, refused].map((error) => dialect.isAway(error))).toEqual([true, true])
})

test.each([
  ['SQLITE_CANTOPEN', true],
  ['SQLITE_IOERR_WRITE', true],
  ['SQLITE_FULL', true],
  ['SQLITE_READONLY_DBMOVED', true],
  ['SQLITE_NOTADB', true],
  ['SQLITE_CORRUPT_VTAB', true],
  ['SQLITE_CONSTRAINT_PRIMARYKEY', false],
  ['SQLITE_BUSY', false],
  ['NOT_SQLITE_FULL', false],
  ['NOT_SQLITE_CORRUPT', false],
])('%s: the database is away %s', (code, isAway) => {
  expect(dialect.isAway(new SqliteFile.SqliteError('', code))).toBe(isAway)
  expect(dialect.isAway(Object.assign(new Error(code), { code }))).toBe(false)
})

test('two who want the write lock at once are in conflict', () => {
  const codes = ['SQLITE_BUSY', 'SQLITE_BUSY_SNAPSHOT', 'SQLITE_LOCKED', 'SQLITE_FULL', 'NOT_SQLITE_BUSY']
  expect(codes.map((code) => dialect.isConflict(new SqliteFile.SqliteError('', code)))).toEqual([true, true, true, false, false])
  expect(dialect.isConflict(Object.assign(new Error('busy'), { code: 'SQLITE_BUSY' }))).toBe(false)
})

test('a connection prepares each text once, knows no streams, and is closed for good', () => {
  const file = new SqliteFile(path)
  const prepare = vi.spyOn(file, 'prepare')
  const connection = new SqliteConnection(file)
  for (let nth = 0; nth < 2; nth++) connection.run('pragma user_version = 0')
  expect(prepare).toHaveBeenCalledTimes(1)
  expect(() => connection.streamQuery()).toThrow('Streaming is not supported')
  connection.close()
  expect(file.open).toBe(false)
})
