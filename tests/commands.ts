import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { carryOut, type Work } from '../src/server/commands/command.ts'

export interface Ended {
  readonly status: number
  readonly stdout: string
  readonly stderr: string
}

/** Runs a command of `src/server/commands` on a database, as `npm run <name> -- …` does. */
export async function runCommand(name: string, databaseUrl: string, ...given: readonly string[]): Promise<Ended> {
  const child = spawn(process.execPath, [`src/server/commands/${name}.ts`, ...given], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, DATABASE_URL: databaseUrl },
  })
  const said = { stdout: '', stderr: '' }
  child.stdout.on('data', (chunk: Buffer) => (said.stdout += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (said.stderr += chunk.toString()))
  const [status] = (await once(child, 'close')) as [number]
  return { status, ...said }
}

interface Command {
  readonly usage: string
  readonly work: Work
}

/** Runs a command in this process: to start one takes longer than most commands. That the script does so, one test of each command shows. */
export async function runHere({ usage, work }: Command, databaseUrl: string, ...args: readonly string[]): Promise<Ended> {
  const said = { stdout: '', stderr: '' }
  const status = await carryOut(usage, work, {
    args,
    environment: { ...process.env, DATABASE_URL: databaseUrl },
    say: (line) => (said.stdout += `${line}\n`),
    complain: (line) => (said.stderr += `${line}\n`),
  })
  return { status, ...said }
}
