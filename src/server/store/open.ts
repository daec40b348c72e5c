import type { Config } from '../config.ts'
import type { Purpose } from './dialects/postgres.ts'
import { openStore, type Store } from './store.ts'

/** Opens the database that the settings name, and loads only its driver. */
export async function openConfiguredStore(
  {
    databaseUrl,
    databasePool,
    databaseSync = 'full',
    databasePooler = 'none',
  }: Pick<Config, 'databaseUrl' | 'databasePool'> & Partial<Pick<Config, 'databaseSync' | 'databasePooler'>>,
  onBrokenConnection: (error: Error) => void,
  purpose: Purpose = 'server',
): Promise<Store> {
  if (databaseUrl.startsWith('file:')) {
    const { sqlite } = await import('./dialects/sqlite.ts')
    return openStore(sqlite(databaseUrl.slice('file:'.length), { synchronous: databaseSync }))
  }
  const { postgres } = await import('./dialects/postgres.ts')
  return openStore(postgres(databaseUrl, { connections: databasePool, onBrokenConnection, purpose, pooler: databasePooler }))
}
