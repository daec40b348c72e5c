import { expect, test } from 'vitest'
import { freshDatabase } from '../../../../tests/databases.ts'
import { replayStoredAdventures } from '../../../../tests/stored-adventures.ts'

test('a thousand stored adventures replay from their records to the same states, events and results', async () => {
  const database = await freshDatabase('SQLite')
  const store = await database.open()
  const replays = await replayStoredAdventures(store, 1000)
  console.log(replays)
  expect(replays.adventures).toBe(1000)
  await store.close()
  await database.drop()
})
