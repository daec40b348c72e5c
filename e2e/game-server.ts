import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../scripts/postgres.ts'

/** The real server, in a process of its own, on a temporary SQLite file and a free port. */
export class GameServer {
  readonly url: string
  readonly #folder = mkdtempSync(join(tmpdir(), 'kageakari-e2e-'))
  readonly #port: number
  #process: ChildProcess | null = null
  #output = ''

  private constructor(port: number) {
    this.#port = port
    this.url = `http://127.0.0.1:${port}`
  }

  static async start(): Promise<GameServer> {
    const server = new GameServer(await freePort())
    await server.#run()
    return server
  }

  /** Kills the process outright and starts it anew on the same database. */
  async restart(): Promise<void> {
    await this.#end('SIGKILL')
    await this.#run()
  }

  async stop(): Promise<void> {
    await this.#end('SIGTERM')
    rmSync(this.#folder, { recursive: true, force: true })
  }

  async #run(): Promise<void> {
    const child = spawn(process.execPath, ['src/server/main.ts'], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        NODE_ENV: 'production',
        HOST: '127.0.0.1',
        PORT: String(this.#port),
        DATABASE_URL: `file:${join(this.#folder, 'game.db')}`,
        RATE_LIMIT_SCALE: '1000',
      },
    })
    this.#process = child
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        this.#output = (this.#output + chunk.toString()).slice(-8000)
      })
    }
    await this.#ready(child)
  }

  async #ready(child: ChildProcess): Promise<void> {
    const deadline = performance.now() + 20_000
    while (performance.now() < deadline && child.exitCode === null) {
      const reply = await fetch(`${this.url}/readyz`).catch(() => null)
      if (reply?.ok === true) return
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    throw new Error(`The game server did not become ready. Its last words:\n${this.#output}`)
  }

  async #end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
    const child = this.#process
    if (child === null || child.exitCode !== null || child.signalCode !== null) return
    const exited = once(child, 'exit')
    child.kill(signal)
    await exited
  }
}
