import { onTestFinished, test } from 'vitest'
import { freshDatabase } from '../../../tests/databases/databases.ts'
import { killWhilePlaying } from '../../../tests/world/real/killing.ts'

test.each([
  ['SQLite', 1],
  ['SQLite', 2],
  ['PostgreSQL', 2],
] as const)(
  'servers on %s (%i on one database) killed hundreds of times lose nothing that they answered, and do nothing twice [GENERAL-49]',
  async (name, servers) => {
    const database = await freshDatabase(name)
    onTestFinished(() => database.drop())
    console.log(await killWhilePlaying({ databaseUrl: database.url, servers, kills: 500 }))
  },
)
