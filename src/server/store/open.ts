import type { Config } from '../config.ts'
import type { Purpose } from './dialects/postgres.ts'
import { openStore, type Store } from './store.ts'

/** The path of a SQLite file; null for PostgreSQL. */
export const pathOf = (databaseUrl: string): string | null => (databaseUrl.startsWith('file:') ? databaseUrl.slice('file:'.length) : null)

/** Keeps SQLite's log short; PostgreSQL does so by itself. @returns what ends it. */
export async function startConfiguredCheckpoints(
  { databaseUrl }: Pick<Config, 'databaseUrl'>,
  report: (error: unknown) => void,
): Promise<() => Promise<void>> {
  const path = pathOf(databaseUrl)
  if (path === null) return async () => undefined
  const { startCheckpoints } = await import('./dialects/checkpoints.ts')
  return startCheckpoints(path, report)
}

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
  const path = pathOf(databaseUrl)
  if (path !== null) {
    const { sqlite } = await import('./dialects/sqlite.ts')
    return openStore(sqlite(path, { synchronous: databaseSync, isLookedThrough: purpose === 'server' }))
  }
  const { postgres } = await import('./dialects/postgres.ts')
  return openStore(postgres(databaseUrl, { connections: databasePool, onBrokenConnection, purpose, pooler: databasePooler }))
}
