import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import SqliteFile from 'better-sqlite3'
import pg from 'pg'
import { inject } from 'vitest'
import { openConfiguredStore } from '../../src/server/store/open.ts'
import type { Store } from '../../src/server/store/store.ts'

export type DatabaseName = 'SQLite' | 'PostgreSQL'
/** `ONLY_SQLITE=1`: the mutants are tried on one database, in half the time. */
export const DATABASES: readonly DatabaseName[] = process.env['ONLY_SQLITE'] === '1' ? ['SQLite'] : ['SQLite', 'PostgreSQL']

/** An empty database for one test file. */
export interface TestDatabase {
  readonly url: string
  /** Opens it, again if need be, and migrates it. */
  open(): Promise<Store>
  drop(): Promise<void>
}

export async function freshDatabase(name: DatabaseName): Promise<TestDatabase> {
  return name === 'SQLite' ? freshFile() : freshPostgres()
}

function freshFile(): TestDatabase {
  const folder = mkdtempSync(join(tmpdir(), 'kageakari-test-'))
  const url = `file:${join(folder, 'test.db')}`
  return { url, open: () => opened(url), drop: async () => rmSync(folder, { recursive: true, force: true }) }
}

async function freshPostgres(): Promise<TestDatabase> {
  const name = `test_${crypto.randomUUID().replaceAll('-', '')}`
  const server = inject('postgresUrl')
  await run(server, `create database ${name}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  return { url: url.href, open: () => opened(url.href), drop: () => run(server, `drop database ${name} with (force)`) }
}

async function opened(databaseUrl: string): Promise<Store> {
  const store = await openConfiguredStore({ databaseUrl, databasePool: 8 }, () => undefined)
  await store.migrate()
  return store
}

async function run(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(statement)
  await client.end()
}

/** Overwrites the first page of a table, as a bad disk might. */
export function damageTable(path: string, table: string): void {
  const file = new SqliteFile(path)
  file.pragma('wal_checkpoint(TRUNCATE)')
  const page = file.prepare('select rootpage from sqlite_schema where name = ?').pluck().get(table) as number
  const size = file.pragma('page_size', { simple: true }) as number
  file.close()
  const descriptor = openSync(path, 'r+')
  writeSync(descriptor, Buffer.alloc(size, 0x55), 0, size, (page - 1) * size)
  closeSync(descriptor)
}
