import { existsSync } from 'node:fs'
import { type Config, readConfig, requireTlsChosen } from '../config.ts'
import { explain, masked, StartError } from '../start-error.ts'
import { openConfiguredStore, pathOf } from '../store/open.ts'
import type { SchemaState, Store } from '../store/store.ts'

/** Why a command did nothing: a sentence for the operator. */
export class CommandError extends Error {}

/** The command was called in another way than it says. */
export class UsageError extends CommandError {}

/** Prints one line. */
export type Say = (line: string) => void

/** What a command does with its arguments. @throws CommandError with a sentence for the operator. */
export type Work = (args: readonly string[], settings: Config, say: Say) => Promise<void>

interface Call {
  readonly args: readonly string[]
  readonly environment: Readonly<Record<string, string | undefined>>
  readonly say: Say
  readonly complain: Say
}

/** Carries a command out. @returns its exit code: 0 when it did what it says, 1 when it did not, 2 when it was called wrongly. */
export async function carryOut(usage: string, work: Work, { args, environment, say: tell, complain }: Call): Promise<0 | 1 | 2> {
  let settings: Config | null = null
  try {
    settings = readConfig(environment)
    await work(args, settings, tell)
    return 0
  } catch (error) {
    const isWronglyCalled = error instanceof UsageError
    const sentence = error instanceof CommandError ? error.message : explain(error, settings)
    complain(isWronglyCalled ? usage : sentence)
    return isWronglyCalled ? 2 : 1
  }
}

/** Carries a command out with the arguments of the process, which ends with its exit code. */
export async function runCommand(usage: string, work: Work): Promise<void> {
  // Who reads only the beginning (`| head`) closes the pipe. The work is done to its end all the same.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error
  })
  const complain = (line: string): void => void process.stderr.write(`${line}\n`)
  process.exitCode = await carryOut(usage, work, { args: process.argv.slice(2), environment: process.env, say, complain })
}

export const say: Say = (line) => void process.stdout.write(`${line}\n`)

/** How a database is called in a sentence. */
export const nameOf = (databaseUrl: string): string => pathOf(databaseUrl) ?? masked(databaseUrl)

/** Opens a database and closes it after `work`. A SQLite file that is not there is made. */
export async function withStore<T>(databaseUrl: string, work: (store: Store) => Promise<T>): Promise<T> {
  const settings = readConfig(process.env)
  requireTlsChosen(databaseUrl)
  let store: Store | null = null
  try {
    store = await openConfiguredStore({ databaseUrl, databasePool: 2, databasePooler: settings.databasePooler }, () => undefined, 'command')
    return await work(store)
  } catch (error) {
    // The settings may name another database than this one.
    throw error instanceof CommandError || error instanceof StartError
      ? error
      : new CommandError(explain(error, { ...settings, databaseUrl }))
  } finally {
    await store?.close()
  }
}

/** Works on a database that holds a game of this version, as `withStore` works on any. */
export async function withGame<T>(databaseUrl: string, work: (store: Store) => Promise<T>): Promise<T> {
  const path = pathOf(databaseUrl)
  if (path !== null && !existsSync(path)) throw new CommandError(`There is no database at ${path} (DATABASE_URL).`)
  return withStore(databaseUrl, async (store) => {
    requireCurrent(await store.schema(), nameOf(databaseUrl))
    return work(store)
  })
}

export function requireCurrent(schema: SchemaState, name: string): void {
  if (schema === 'current') return
  // A command of this version would leave out what the newer one has added.
  const newer = `${name} was made by a newer version of the game. Use that version.`
  const sentences: Readonly<Record<typeof schema, string>> = {
    none: `${name} holds no game.`,
    older: `${name} was made by an older version of the game. Start this version on it once: that brings its tables up to date.`,
    expanded: newer,
    newer,
  }
  throw new CommandError(sentences[schema])
}
