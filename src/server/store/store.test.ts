import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { StartError } from '../start-error.ts'
import type { StoreDialect } from './dialect.ts'
import { sqlite } from './dialects/sqlite.ts'
import { DatabaseAway, openStore, type Store } from './store.ts'

class Conflict extends Error {}
class Away extends Error {}

describe('a transaction that fails', () => {
  let pauses: number[] = []
  let calls: string[] = []

  /** Fails as told, in their order, then answers. Half of the longest wait is drawn. */
  const storeThat = (...failures: readonly Error[]): Store => {
    pauses = []
    calls = []
    const left = [...failures]
    const dialect: Pick<StoreDialect, 'transaction' | 'isConflict' | 'isAway'> = {
      transaction: async (access) => {
        calls.push(access)
        const failure = left.shift()
        if (failure) throw failure
        return access as never
      },
      isConflict: (error) => error instanceof Conflict,
      isAway: (error) => error instanceof Away,
    }
    return openStore(dialect as StoreDialect, {
      bytes: (count) => Buffer.alloc(count, 128),
      pause: async (milliseconds) => void pauses.push(milliseconds),
    })
  }
  const conflicts = (count: number) => Array.from({ length: count }, (_, nth) => new Conflict(String(nth)))
  const nothing = async (): Promise<unknown> => null

  test.each(['read', 'write'] as const)('in conflict is tried again after a wait that doubles, up to six times: %s', async (access) => {
    expect(await storeThat(...conflicts(11))[access](nothing)).toBe(access)
    expect(calls).toEqual(Array(12).fill(access))
    expect(pauses).toEqual([4, 8, 16, 32, 64, 128, 128, 128, 128, 128, 128])
  })

  test('in conflict twelve times is given up', async () => {
    const failures = conflicts(12)
    await expect(storeThat(...failures).write(nothing)).rejects.toBe(failures[11])
    expect([calls.length, pauses.length]).toEqual([12, 11])
  })

  test('for any other reason is not tried again', async () => {
    const failure = new Error('refused')
    await expect(storeThat(failure).write(nothing)).rejects.toBe(failure)
    expect([calls.length, pauses.length]).toEqual([1, 0])
  })

  test('as the database is away says so, also after a conflict', async () => {
    const cause = new Away()
    const told = await storeThat(...conflicts(1), cause)
      .read(nothing)
      .catch((error: unknown) => error)
    expect(told).toBeInstanceOf(DatabaseAway)
    expect(told).toMatchObject({ message: 'The database is away', cause })
    expect(calls).toHaveLength(2)
  })
})

describe('the tables', () => {
  let folder = ''
  let store: Store

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'kageakari-store-'))
    store = openStore(sqlite(join(folder, 'game.db')))
  })
  afterEach(async () => {
    await store.close()
    rmSync(folder, { recursive: true, force: true })
  })

  const noted = (name: string) =>
    store.write((tx) => sql`insert into kysely_migration (name, timestamp) values (${name}, '2026-11-30')`.execute(tx))
  const forgotten = () =>
    store.write((tx) => sql`delete from kysely_migration where name = (select max(name) from kysely_migration)`.execute(tx))

  test('are none before they are made, and current afterwards, however often', async () => {
    expect(await store.schema()).toBe('none')
    await store.migrate()
    await store.migrate()
    expect(await store.schema()).toBe('current')
  })

  test('are older while a migration is missing', async () => {
    await store.migrate()
    await forgotten()
    expect(await store.schema()).toBe('older')
  })

  test('of a later version are expanded where its migrations say so, and serve', async () => {
    await store.migrate()
    await noted('9998-expand-more')
    expect(await store.schema()).toBe('expanded')
    await store.migrate()
  })

  test.each([
    ['one changes more', ['9998-expand-more', '9999-other']],
    ['the number is not four digits', ['99990-expand-more']],
    ['the word stands elsewhere', ['9999-not-expand-more']],
  ])('of a later version are newer where %s: the server does not start', async (_, names) => {
    await store.migrate()
    for (const name of names) await noted(name)
    expect(await store.schema()).toBe('newer')
    const told = await store.migrate().catch((error: unknown) => error)
    expect(told).toBeInstanceOf(StartError)
    expect(told).toMatchObject({ message: expect.stringMatching(new RegExp(`newer version of the game: .* migration ${names[0]}\\. `)) })
  })

  test('that lack a migration and have a later one are newer', async () => {
    await store.migrate()
    await forgotten()
    await noted('9998-expand-more')
    expect(await store.schema()).toBe('newer')
  })

  test('whose making fails for another reason say that reason', async () => {
    await store.write((tx) => sql`create table users (id integer)`.execute(tx))
    const told: unknown = await store.migrate().catch((error: unknown) => error)
    expect(told).not.toBeInstanceOf(StartError)
    expect(told).toMatchObject({ message: expect.stringContaining('users') })
    expect(await store.schema()).toBe('none')
  })
})
