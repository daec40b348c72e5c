import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'

/** On a machine with other work; `bench:start` measures the start itself. */
const READY_WITHIN = 60_000
const POLL_EVERY = 5
/** Of its servers, unless told otherwise. */
export const RATE_LIMIT_SCALE = 1_000_000

export interface ServerSettings {
  readonly port: number
  readonly databaseUrl: string
  /** The program and its arguments; the game's server when left out. */
  readonly program?: readonly string[]
  /** A program, with its arguments, that runs the server as its own process and watches it. */
  readonly through?: readonly string[]
  /** Further environment variables. */
  readonly environment?: Readonly<Record<string, string>>
}

/** The real server, or another program that answers `/readyz`, in its own process. It may be killed and started again on the same database. */
export class ServerProcess {
  readonly url: string
  readonly #settings: ServerSettings
  #child: ChildProcess | null = null
  #output = ''

  constructor(settings: ServerSettings) {
    this.#settings = settings
    this.url = `http://127.0.0.1:${settings.port}`
  }

  /** The last that it wrote. */
  get output(): string {
    return this.#output
  }

  /** @throws Error when the server is not running. */
  get pid(): number {
    const pid = this.#child?.pid
    if (pid === undefined) throw new Error('The server is not running')
    return pid
  }

  /** Returns once `/readyz` answers; the migrations have run by then. @throws Error with the server's output when it does not become ready. */
  async start(): Promise<void> {
    const { port, databaseUrl, environment, program = ['src/server/main.ts'], through = [] } = this.#settings
    const [first = process.execPath, ...rest] = [...through, process.execPath, ...program]
    const child = spawn(first, rest, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        PATH: process.env['PATH'],
        NODE_ENV: 'test',
        HOST: '127.0.0.1',
        PORT: String(port),
        DATABASE_URL: databaseUrl,
        RATE_LIMIT_SCALE: String(RATE_LIMIT_SCALE),
        ...environment,
      },
    })
    this.#child = child
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        this.#output = (this.#output + chunk.toString()).slice(-200_000)
      })
    }
    await this.#ready(child)
  }

  /** Sends the signal and waits until the process has ended. */
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
    throw new Error(`The server did not become ready. Its output:\n${this.#output}`)
  }
}
