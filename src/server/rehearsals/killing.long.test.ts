import { test } from 'vitest'
import { DATABASES, freshDatabase } from '../../../tests/databases/databases.ts'
import { killWhilePlaying } from '../../../tests/killing.ts'

test.each(DATABASES)(
  'a server on %s killed hundreds of times loses nothing that it answered, and does nothing twice [GENERAL-49]',
  async (name) => {
    const database = await freshDatabase(name)
    await killWhilePlaying(database.url, 500)
    await database.drop()
  },
)
