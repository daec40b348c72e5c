import { test } from 'vitest'
import { freshDatabase } from '../../../tests/databases/databases.ts'
import { killWhilePlaying } from '../../../tests/killing.ts'

test('a server killed at any moment loses nothing that it answered, and does nothing twice [GENERAL-49]', async () => {
  const database = await freshDatabase('SQLite')
  await killWhilePlaying(database.url, 3)
  await database.drop()
})
