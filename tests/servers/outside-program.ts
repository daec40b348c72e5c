import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { accessSync, chownSync, constants, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { delimiter, join } from 'node:path'
import { folderOpenToAll, ownerForPostgres } from '../databases/postgres.ts'

const PLACES = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin']
const READY_WITHIN = 10_000

/** Where a program of the system is; null, with a printed sentence, where it is not installed: rehearsals that need it are skipped. */
export function programAt(name: string): string | null {
  const found = PLACES.map((place) => join(place, name)).find(isExecutable)
  if (found === undefined) process.stdout.write(`${name} is not installed here: what needs it is skipped.\n`)
  return found ?? null
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

interface Plan {
  readonly program: string
  /** Files by name, put into a folder of its own. */
  readonly files: Readonly<Record<string, string>>
  readonly arguments: (folder: string) => readonly string[]
  /** It is ready when this port of this machine takes connections. */
  readonly port: number
  /** How long that may take, in milliseconds; 10 seconds when left out. */
  readonly readyWithin?: number
}

/** A program of the system that runs for a rehearsal (not as root), and may be killed and started again. */
export class OutsideProgram {
  readonly #plan: Plan
  readonly #folder: string
  readonly #owner = ownerForPostgres()
  #child: ChildProcess | null = null
  #output = ''

  constructor(plan: Plan) {
    this.#plan = plan
    this.#folder = mkdtempSync(join(folderOpenToAll(), 'kageakari-rehearsal-'))
    for (const [name, text] of Object.entries(plan.files)) writeFileSync(join(this.#folder, name), text)
    if (this.#owner)
      for (const name of ['', ...Object.keys(plan.files)]) chownSync(join(this.#folder, name), this.#owner.uid, this.#owner.gid)
  }

  /** The id of its process; null when it does not run. */
  get pid(): number | null {
    return this.#child?.pid ?? null
  }

  /** The last that it wrote. */
  get output(): string {
    return this.#output
  }

  /** @throws Error with the program's output when nobody answers on its port. */
  async start(): Promise<void> {
    const child = spawn(this.#plan.program, this.#plan.arguments(this.#folder), {
      ...this.#owner,
      cwd: this.#folder,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    this.#child = child
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        this.#output = (this.#output + chunk.toString()).slice(-8000)
      })
    }
    const deadline = performance.now() + (this.#plan.readyWithin ?? READY_WITHIN)
    while (!(await isOpen(this.#plan.port))) {
      if (child.exitCode !== null || performance.now() > deadline) throw new Error(`${this.#plan.program} did not start:\n${this.#output}`)
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  }

  async end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#child
    this.#child = null
    if (child === null || child.exitCode !== null || child.signalCode !== null) return
    const exited = once(child, 'exit')
    child.kill(signal)
    await exited
  }

  async stop(): Promise<void> {
    await this.end('SIGINT')
    rmSync(this.#folder, { recursive: true, force: true })
  }
}

function isOpen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })
}
