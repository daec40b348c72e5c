import { mkdtempSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import SqliteFile from 'better-sqlite3'
import { type Kysely, sql } from 'kysely'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { StoreDialect, Tx } from '../dialect.ts'
import { SqliteConnection } from './sqlite-connection.ts'
import { sqlite } from './sqlite.ts'
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
  for (const result of [first, second]) expect(result).toMatchObject({ status: 'rejected', reason: expect.any(LockedError) })
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

test('a migration that fails leaves nothing behind', async () => {
  const failing = dialect.migration(async (db) => {
    await sql`create table half (id integer)`.execute(db)
    throw new Error('the second half failed')
  })
  await expect(failing).rejects.toThrow('the second half failed')
  await expect(dialect.transaction('read', (tx) => sql`select * from half`.execute(tx))).rejects.toThrow('no such table')
})
