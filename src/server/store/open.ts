import type { Config } from '../config.ts'
import { openStore, type Store } from './store.ts'

/** Opens the database that the settings name, and loads only its driver. */
export async function openConfiguredStore(
  { databaseUrl, databasePool }: Pick<Config, 'databaseUrl' | 'databasePool'>,
  onBrokenConnection: (error: Error) => void,
): Promise<Store> {
  if (databaseUrl.startsWith('file:')) {
    const { sqlite } = await import('./dialects/sqlite.ts')
    return openStore(sqlite(databaseUrl.slice('file:'.length)))
  }
  const { postgres } = await import('./dialects/postgres.ts')
  return openStore(postgres(databaseUrl, { connections: databasePool, onBrokenConnection }))
}
