import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { DATABASES, freshDatabase, type TestDatabase } from '../../../tests/databases/databases.ts'
import { insertLives } from '../../../tests/lives.ts'
import { everythingForPlayer, everythingOf, type StoredPerson } from './person.ts'
import type { Store } from './store.ts'
import { TABLE_NAMES, TABLES } from './tables.ts'

/** Tables without a person's rows: no column says whose they are. */
const NOBODYS: readonly string[] = ['secrets', 'attempts', 'letters']

describe.each(DATABASES)('on %s', (name) => {
  let database: TestDatabase
  let store: Store
  let ids: readonly number[]
  beforeEach(async () => {
    database = await freshDatabase(name)
    store = await database.open()
    ids = await insertLives(store, { count: 3 })
  })
  afterEach(async () => {
    await store.close()
    await database.drop()
  })
  const second = (): number => ids[1] ?? 0
  const read = (of: typeof everythingOf): Promise<StoredPerson> => store.read((tx) => of(tx, second()))
  const current = (is_current: 0 | 1) => store.write((tx) => tx.updateTable('adventures').set({ is_current }).execute())

  test('everything of a person is every table but those of nobody, with one of three’s rows and no secret', async () => {
    const person = await read(everythingOf)
    expect(Object.keys(person).toSorted()).toEqual(TABLE_NAMES.filter((table) => !NOBODYS.includes(table)).toSorted())
    const all = await store.read(async (tx) => {
      const counts: Record<string, number> = {}
      for (const table of TABLE_NAMES) counts[table] = (await tx.selectFrom(table).selectAll().execute()).length
      return counts
    })
    for (const [table, rows] of Object.entries(person)) {
      expect(rows.length * 3, table).toBe(all[table])
      expect(rows.length, table).toBeGreaterThan(0)
      const secret = TABLES[table as keyof typeof person].secret ?? []
      expect(rows.flatMap((row) => Object.keys(row)).filter((column) => secret.includes(column))).toEqual([])
    }
    expect(person.users).toEqual([expect.objectContaining({ id: second(), name: '住人2' })])
    expect(person.saves).toEqual([expect.objectContaining({ user_id: second(), gold: 2 })])
  })

  test('texts that hold objects or lists are parsed, all others stay as they were written', async () => {
    await store.write((tx) => tx.updateTable('users').set({ name: '[1' }).execute())
    await store.write((tx) => tx.updateTable('members').set({ name: '12' }).execute())
    await store.write((tx) => tx.updateTable('posts').set({ message: ' {"a":1}' }).execute())
    const { users, members, posts, adventures, adventure_turns: turns } = await read(everythingOf)
    expect([users?.[0]?.['name'], members?.[0]?.['name'], posts?.[0]?.['message']]).toEqual(['[1', '12', ' {"a":1}'])
    expect(adventures?.[0]?.['state']).toMatchObject({ field: 1 })
    expect(turns?.map(({ commands }) => Array.isArray(commands))).toEqual(turns?.map(() => true))
  })

  test('of an adventure that is on a player reads neither the state nor the beginning; of one that has ended both', async () => {
    await current(1)
    const during = await read(everythingForPlayer)
    expect(during.adventure_starts).toEqual([])
    expect(Object.keys(during.adventures?.[0] ?? {})).not.toEqual(expect.arrayContaining(['state']))
    expect(during.adventures?.[0]).not.toHaveProperty('speech')
    expect(during.adventure_turns?.length).toBeGreaterThan(0)
    await current(0)
    expect(await read(everythingForPlayer)).toEqual(await read(everythingOf))
  })

  test('of nobody there is nothing', async () => {
    const person = await store.read((tx) => everythingOf(tx, 0))
    expect(Object.values(person).flat()).toEqual([])
    const own = await store.read((tx) => everythingForPlayer(tx, 0))
    expect([own.adventures, own.adventure_starts]).toEqual([[], []])
  })
})
