import { expect, test } from 'vitest'
import { freshDatabase } from '../../../../tests/databases/databases.ts'
import { replayStoredAdventures } from '../../../../tests/stored-adventures.ts'

test('a thousand stored adventures replay from their records to the same states, events and results', async () => {
  const database = await freshDatabase('SQLite')
  const store = await database.open()
  const { adventures, turns } = await replayStoredAdventures(store, 1000)
  expect(adventures).toBe(1000)
  expect(turns).toBeGreaterThan(5000)
  await store.close()
  await database.drop()
})
