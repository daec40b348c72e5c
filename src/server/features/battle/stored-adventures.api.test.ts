import { expect, test } from 'vitest'
import { freshDatabase } from '../../../../tests/databases/databases.ts'
import { replayStoredAdventures } from '../../../../tests/stored-adventures.ts'

// The long run replays a thousand.
test('a hundred stored adventures replay from their records to the same states, events and results', async () => {
  const database = await freshDatabase('SQLite')
  const store = await database.open()
  const { turns, phases } = await replayStoredAdventures(store, 100)
  expect(turns).toBeGreaterThan(500)
  expect(Object.keys(phases)).toEqual(expect.arrayContaining(['won', 'lost', 'escaped']))
  await store.close()
  await database.drop()
})
