import { spawnSync } from 'node:child_process'
import { chownSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import pg from 'pg'
import { freePort } from '../servers/free-port.ts'
import { OutsideProgram, programAt } from '../servers/outside-program.ts'
import { folderOpenToAll, ownerForPostgres } from './postgres.ts'

const MACHINES = 3
/** Patroni may have to copy a whole database, on a busy machine. */
const WHOLE_WITHIN = 180_000

interface Programs {
  readonly patroni: string
  readonly etcd: string
  readonly haproxy: string
  /** The folder with `initdb`, `pg_rewind` and `postgres`: Patroni needs them all, the package that other tests use has not. */
  readonly postgres: string
}

/** null, with a printed sentence for each that is missing, where not all of them are installed. */
export function patroniPrograms(): Programs | null {
  const [patroni, etcd, haproxy] = ['patroni', 'etcd', 'haproxy'].map(programAt)
  const postgres = postgresAt()
  return patroni && etcd && haproxy && postgres !== null ? { patroni, etcd, haproxy, postgres } : null
}

/** Debian keeps each version in a folder of its own, outside the PATH. */
function postgresAt(): string | null {
  const versionOf = (path: string): number => Number(path.split('/').at(-3))
  const debian = globSync('/usr/lib/postgresql/*/bin/pg_rewind').toSorted((a, b) => versionOf(b) - versionOf(a))
  const found = debian[0] ?? programAt('pg_rewind')
  return found === null ? null : dirname(found)
}

interface Settings {
  /** Whether a commit waits for a standby. */
  readonly isSynchronous: boolean
}

interface Member {
  readonly name: string
  readonly role: string
  readonly state: string
  readonly timeline?: number
}

/** Three machines, each with etcd, Patroni and its PostgreSQL, and HAProxy before them: the files of docs/operations.md. */
export class PatroniCluster {
  /** The primary, whichever machine it is on. */
  readonly url: string
  readonly #folder: string
  readonly #machines: readonly Machine[]
  readonly #haproxy: OutsideProgram

  private constructor(folder: string, machines: readonly Machine[], haproxy: { readonly process: OutsideProgram; readonly port: number }) {
    this.#folder = folder
    this.#machines = machines
    this.#haproxy = haproxy.process
    this.url = `postgres://postgres:postgres@127.0.0.1:${haproxy.port}/postgres`
    process.once('exit', this.#killAll)
  }

  /** Nothing runs yet, so that `stop()` can be promised before `start()`. */
  static async prepare(programs: Programs, settings: Settings): Promise<PatroniCluster> {
    const folder = mkdtempSync(join(folderOpenToAll(), 'kageakari-patroni-'))
    own(folder)
    const ports: Ports[] = []
    for (let nth = 0; nth < MACHINES; nth += 1)
      ports.push({ etcd: await freePort(), peer: await freePort(), rest: await freePort(), postgres: await freePort() })
    const machines = ports.map((_, nth) => new Machine(nth, { programs, settings, folder, all: ports }))
    const port = await freePort()
    const haproxy = new OutsideProgram({
      program: programs.haproxy,
      files: { 'haproxy.cfg': haproxyFile(port, ports) },
      arguments: () => ['-db', '-f', 'haproxy.cfg'],
      port,
    })
    return new PatroniCluster(folder, machines, { process: haproxy, port })
  }

  /** Returns once all machines follow one primary. */
  async start(): Promise<void> {
    await Promise.all(this.#machines.map((machine) => machine.start()))
    await this.#haproxy.start()
    await this.untilWhole()
  }

  /** The machine whose PostgreSQL takes writes. @throws Error when there is none just now. */
  async primary(): Promise<Machine> {
    const leader = (await this.#members()).find(({ role }) => role === 'leader')
    const machine = this.#machines.find(({ name }) => name === leader?.name)
    if (!machine) throw new Error('No machine leads')
    return machine
  }

  /** Waits until every machine follows the primary on its timeline, one of them may take over, and HAProxy leads to the primary. @throws Error with what Patroni said when that takes too long. */
  async untilWhole(): Promise<void> {
    const deadline = performance.now() + WHOLE_WITHIN
    for (;;) {
      const members = await this.#members()
      const leader = members.find(({ role }) => role === 'leader')
      const isWhole =
        members.length === MACHINES &&
        members.every(({ state, timeline }) => /^(running|streaming)$/.test(state) && timeline === leader?.timeline) &&
        members.some(({ role }) => role === 'sync_standby') === this.#machines[0]?.isSynchronous
      if (isWhole && leader && (await takesConnections(this.url))) return
      if (performance.now() > deadline) {
        const said = this.#machines.map(({ name, output }) => `${name}:\n${output}`).join('\n')
        throw new Error(`The machines did not come together: ${JSON.stringify(members)}\n${said}`)
      }
      await new Promise((resolve) => setTimeout(resolve, 200))
    }
  }

  /** @throws Error when no other machine takes over in time. */
  async untilLedByAnother(lost: Machine): Promise<void> {
    const deadline = performance.now() + WHOLE_WITHIN
    while (
      await this.primary().then(
        ({ name }) => name === lost.name,
        () => true,
      )
    ) {
      if (performance.now() > deadline) throw new Error(`No other machine took over from ${lost.name}`)
      await new Promise((resolve) => setTimeout(resolve, 200))
    }
  }

  async stop(): Promise<void> {
    process.off('exit', this.#killAll)
    await this.#haproxy.stop()
    for (const machine of this.#machines) await machine.stop()
    rmSync(this.#folder, { recursive: true, force: true })
  }

  readonly #killAll = (): void => {
    void this.#haproxy.end('SIGKILL')
    for (const machine of this.#machines) void machine.lose()
  }

  /** As the first machine that answers knows them. */
  async #members(): Promise<readonly Member[]> {
    for (const machine of this.#machines) {
      const members = await machine.members()
      if (members) return members
    }
    return []
  }
}

interface Ports {
  readonly etcd: number
  readonly peer: number
  readonly rest: number
  readonly postgres: number
}

interface Plan {
  readonly programs: Programs
  readonly settings: Settings
  readonly folder: string
  /** The ports of all machines. */
  readonly all: readonly Ports[]
}

class Machine {
  readonly name: string
  readonly isSynchronous: boolean
  readonly #data: string
  readonly #rest: number
  readonly #etcd: OutsideProgram
  readonly #patroni: OutsideProgram

  constructor(nth: number, { programs, settings, folder, all }: Plan) {
    const ports = all[nth]
    if (!ports) throw new Error(`There is no machine ${nth}`)
    this.name = nameOf(nth)
    this.isSynchronous = settings.isSynchronous
    const place = join(folder, this.name)
    this.#data = join(place, 'postgres')
    for (const path of [place, this.#data]) {
      // Patroni would make the folder of the data open to all, and PostgreSQL refuse it.
      mkdirSync(path, { mode: 0o700 })
      own(path)
    }
    this.#rest = ports.rest
    this.#etcd = new OutsideProgram({
      program: programs.etcd,
      files: {},
      arguments: () => etcdArguments(nth, { place, all }),
      port: ports.etcd,
      readyWithin: 60_000,
    })
    this.#patroni = new OutsideProgram({
      program: programs.patroni,
      files: { 'patroni.yml': patroniFile(this.name, { ports, all, place, programs, settings }) },
      arguments: () => ['patroni.yml'],
      port: ports.rest,
      readyWithin: 60_000,
    })
  }

  /** What Patroni and PostgreSQL wrote last. */
  get output(): string {
    return this.#patroni.output
  }

  /** On an empty folder Patroni makes the database, or copies that of the primary; else PostgreSQL comes back as a standby. */
  async start(): Promise<void> {
    await this.#etcd.start()
    await this.#patroni.start()
  }

  /** Everything on it is killed (`kill -9`); the disk stays. */
  async lose(): Promise<void> {
    // A copy of the primary's data or a rewind may be under way. Looked up before: afterwards they have no parent.
    const helpers = childrenOf(this.#patroni.pid)
    const ended = [this.#patroni.end('SIGKILL'), this.#etcd.end('SIGKILL')]
    this.killPostgres()
    spawnSync('kill', ['-KILL', ...helpers])
    await Promise.all(ended)
  }

  /** PostgreSQL alone is killed (`kill -9`), all its processes at once; Patroni sees it. */
  killPostgres(): void {
    const postmaster = this.#postmaster()
    if (postmaster === null) return
    // So that it makes no further ones meanwhile.
    process.kill(postmaster, 'SIGSTOP')
    spawnSync('pkill', ['-KILL', '-P', String(postmaster)])
    process.kill(postmaster, 'SIGKILL')
  }

  /** From now on it sends no standby anything that it writes. @throws Error when it has no standby. */
  holdStreams(): void {
    const { status } = spawnSync('pkill', ['-STOP', '-P', String(this.#postmaster()), '-f', 'walsender'])
    if (status !== 0) throw new Error(`${this.name} sends to no standby`)
  }

  async members(): Promise<readonly Member[] | null> {
    try {
      const reply = await fetch(`http://127.0.0.1:${this.#rest}/cluster`, { signal: AbortSignal.timeout(5_000) })
      const { members } = (await reply.json()) as { readonly members: readonly Member[] }
      return members
    } catch {
      return null
    }
  }

  async stop(): Promise<void> {
    await this.lose()
    await this.#patroni.stop()
    await this.#etcd.stop()
  }

  /** Its first process: the file with its number may be left from a killed one, whose number another process has by now. */
  #postmaster(): number | null {
    try {
      const pid = Number(readFileSync(join(this.#data, 'postmaster.pid'), 'utf8').split('\n')[0])
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(this.#data) ? pid : null
    } catch {
      return null
    }
  }
}

async function takesConnections(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.end()
    return true
  } catch {
    return false
  }
}

/** The ids of the processes that this one has started. */
function childrenOf(pid: number | null): readonly string[] {
  if (pid === null) return []
  return spawnSync('pgrep', ['-P', String(pid)], { encoding: 'utf8' })
    .stdout.split('\n')
    .filter((line) => line !== '')
}

const nameOf = (nth: number): string => `db${nth + 1}`

function own(path: string): void {
  const owner = ownerForPostgres()
  if (owner) chownSync(path, owner.uid, owner.gid)
}

function etcdArguments(nth: number, { place, all }: { readonly place: string; readonly all: readonly Ports[] }): readonly string[] {
  const [client, peer] = [`http://127.0.0.1:${all[nth]?.etcd}`, `http://127.0.0.1:${all[nth]?.peer}`]
  const settings = {
    name: nameOf(nth),
    'data-dir': join(place, 'etcd'),
    'listen-client-urls': client,
    'advertise-client-urls': client,
    'listen-peer-urls': peer,
    'initial-advertise-peer-urls': peer,
    'initial-cluster': all.map((ports, other) => `${nameOf(other)}=http://127.0.0.1:${ports.peer}`).join(','),
  }
  return Object.entries(settings).map(([name, value]) => `--${name}=${value}`)
}

interface Node {
  readonly ports: Ports
  readonly all: readonly Ports[]
  readonly place: string
  readonly programs: Programs
  readonly settings: Settings
}

const patroniFile = (name: string, { ports, all, place, programs, settings }: Node): string => `scope: kageakari
name: ${name}
restapi:
  listen: 127.0.0.1:${ports.rest}
  connect_address: 127.0.0.1:${ports.rest}
etcd3:
  hosts: ${all.map(({ etcd }) => `127.0.0.1:${etcd}`).join(',')}
bootstrap:
  dcs:
    ttl: 20
    loop_wait: 5
    retry_timeout: 7
    primary_start_timeout: 0
    synchronous_mode: ${settings.isSynchronous}
    synchronous_mode_strict: ${settings.isSynchronous}
    postgresql:
      use_pg_rewind: true
  initdb:
    - encoding: UTF8
    - locale: C
    - data-checksums
postgresql:
  listen: 127.0.0.1:${ports.postgres}
  connect_address: 127.0.0.1:${ports.postgres}
  data_dir: ${join(place, 'postgres')}
  bin_dir: ${programs.postgres}
  pgpass: ${join(place, 'pgpass')}
  authentication:
    superuser: { username: postgres, password: postgres }
    replication: { username: replicator, password: replicator }
  parameters:
    unix_socket_directories: '..'
  pg_hba:
    - host all all 127.0.0.1/32 scram-sha-256
    - host replication replicator 127.0.0.1/32 scram-sha-256
  remove_data_directory_on_rewind_failure: true
  remove_data_directory_on_diverged_timelines: true
`

const haproxyFile = (port: number, all: readonly Ports[]): string => `defaults
  mode tcp
  timeout connect 2s
  timeout client 30m
  timeout server 30m
  timeout check 2s
listen postgres
  bind 127.0.0.1:${port}
  option httpchk GET /primary
  http-check expect status 200
  default-server check inter 1s fastinter 500ms fall 2 rise 1 on-marked-down shutdown-sessions
${all.map(({ postgres, rest }, nth) => `  server ${nameOf(nth)} 127.0.0.1:${postgres} port ${rest}`).join('\n')}
`
