import { onTestFinished, test } from 'vitest'
import { freshDatabase } from '../../../tests/databases/databases.ts'
import { killWhilePlaying } from '../../../tests/world/real/killing.ts'

test('a server killed at any moment loses nothing that it answered, and does nothing twice [GENERAL-49]', async () => {
  const database = await freshDatabase('SQLite')
  onTestFinished(() => database.drop())
  await killWhilePlaying({ databaseUrl: database.url, servers: 1, kills: 3 })
})
