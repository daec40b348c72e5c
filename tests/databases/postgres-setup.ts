import type { TestProject } from 'vitest/node'
import { startTemporaryPostgres } from './postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A superuser's URL: each test file makes its own database from it. */
    postgresUrl: string
  }
}

/** Vitest's global setup: one PostgreSQL for the whole run. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startTemporaryPostgres()
  project.provide('postgresUrl', postgres.url)
  return () => postgres.stop()
}
