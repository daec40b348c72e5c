import { sql } from 'kysely'
import { SERVER_NAME } from '../store/dialects/postgres.ts'
import { pathOf } from '../store/open.ts'
import { CommandError, nameOf, withStore } from './command.ts'
import { isFileInUse } from './sqlite-file.ts'

/**
 * @throws CommandError while a server has the database open. On SQLite that is certain; PostgreSQL lists the server's connections, and one on
 * which nobody plays may have none for a while.
 */
export async function requireFree(databaseUrl: string): Promise<void> {
  const path = pathOf(databaseUrl)
  const isInUse = path === null ? await hasServer(databaseUrl) : isFileInUse(path)
  if (isInUse) throw new CommandError(`${nameOf(databaseUrl)} is in use. Stop the server first.`)
}

function hasServer(databaseUrl: string): Promise<boolean> {
  return withStore(databaseUrl, (store) =>
    store.read(async (tx) => {
      const { rows } =
        await sql`select 1 from pg_stat_activity where datname = current_database() and application_name = ${SERVER_NAME}`.execute(tx)
      return rows.length > 0
    }),
  )
}
