import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from './free-port.ts'
import { ServerProcess } from './server-process.ts'

/** The real server in its own process, on a temporary SQLite file and a free port. */
export class GameServer {
  readonly #folder = mkdtempSync(join(tmpdir(), 'kageakari-server-'))
  /** The SQLite file. */
  readonly database = join(this.#folder, 'game.db')
  readonly #process: ServerProcess

  private constructor(port: number, environment: Readonly<Record<string, string>>) {
    this.#process = new ServerProcess({ port, databaseUrl: `file:${this.database}`, environment })
  }

  /** In production it serves the built screens, which must be there. */
  static async start(environment: 'production' | 'test', more: Readonly<Record<string, string>> = {}): Promise<GameServer> {
    const server = new GameServer(await freePort(), { NODE_ENV: environment, ...more })
    await server.#process.start()
    return server
  }

  get url(): string {
    return this.#process.url
  }

  get pid(): number {
    return this.#process.pid
  }

  /** Kills the process (`kill -9`) and starts it again on the same database. */
  async restart(meanwhile: () => Promise<void> = async () => undefined): Promise<void> {
    await this.#process.end('SIGKILL')
    await meanwhile()
    await this.#process.start()
  }

  async stop(): Promise<void> {
    await this.#process.end('SIGTERM')
    rmSync(this.#folder, { recursive: true, force: true })
  }
}
