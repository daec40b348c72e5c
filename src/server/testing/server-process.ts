import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'

const READY_WITHIN = 20_000
const POLL_EVERY = 5

export interface ServerSettings {
  readonly port: number
  readonly databaseUrl: string
  /** What to run, with its arguments; left out = the game. */
  readonly program?: readonly string[]
  /** More of the environment. */
  readonly environment?: Readonly<Record<string, string>>
}

/** The real server (or another program that answers `/readyz`) in a process of its own, which may be killed and started again on the same database. */
export class ServerProcess {
  readonly url: string
  readonly #settings: ServerSettings
  #child: ChildProcess | null = null
  #lastWords = ''

  constructor(settings: ServerSettings) {
    this.#settings = settings
    this.url = `http://127.0.0.1:${settings.port}`
  }

  /** @throws Error when the server is not running. */
  get pid(): number {
    const pid = this.#child?.pid
    if (pid === undefined) throw new Error('The server is not running')
    return pid
  }

  /** Returns once `/readyz` answers; the migrations have run by then. @throws Error with what the server said, when it does not come. */
  async start(): Promise<void> {
    const { port, databaseUrl, environment, program = ['src/server/main.ts'] } = this.#settings
    const child = spawn(process.execPath, [...program], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        PATH: process.env['PATH'],
        NODE_ENV: 'production',
        HOST: '127.0.0.1',
        PORT: String(port),
        DATABASE_URL: databaseUrl,
        RATE_LIMIT_SCALE: '1000000',
        ...environment,
      },
    })
    this.#child = child
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        this.#lastWords = (this.#lastWords + chunk.toString()).slice(-8000)
      })
    }
    await this.#ready(child)
  }

  /** Sends the signal and waits for the end. */
  async end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
    const child = this.#child
    this.#child = null
    if (child === null || child.exitCode !== null || child.signalCode !== null) return
    const exited = once(child, 'exit')
    child.kill(signal)
    await exited
  }

  async #ready(child: ChildProcess): Promise<void> {
    const deadline = performance.now() + READY_WITHIN
    while (performance.now() < deadline && child.exitCode === null && child.signalCode === null) {
      const reply = await fetch(`${this.url}/readyz`).catch(() => null)
      await reply?.arrayBuffer()
      if (reply?.ok === true) return
      await new Promise((resolve) => setTimeout(resolve, POLL_EVERY))
    }
    throw new Error(`The server did not become ready. Its last words:\n${this.#lastWords}`)
  }
}
