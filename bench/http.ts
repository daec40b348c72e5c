import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import SqliteFile from 'better-sqlite3'
import { copyFile } from '../src/server/commands/sqlite-file.ts'
import { freePort } from '../tests/servers/free-port.ts'
import { startTemporaryPostgres } from '../tests/databases/postgres.ts'
import { ServerProcess } from '../tests/servers/server-process.ts'
import { compareWithDatabase } from './shared/compare-with-database.ts'
import type { Played } from './shared/fighter.ts'
import { median, quantile, report } from './shared/figures.ts'
import { loadBareRoute, type Measurement, measureLoad, p99, perSecond, type Recorded, residentMegabytes } from './shared/load.ts'
import { CLIENTS, pause, LoadTest } from './shared/servers.ts'

const SECONDS = 2
const PAIRS = 5
/** So many that they do not end their stages within a measurement. */
const FIGHTERS = 1500
/** The floor route works on as many adventures as the game: a smaller part of the file stays in the processor's caches. */
const RECORDED = FIGHTERS
/** In turns: when the memory is looked at. The first half is the warm-up too. */
const [HALF, ALL] = [50_000, 100_000]
const [WARM_UP_NORMAL, WARM_UP_POSTGRES] = [20_000, 1000]
/** Passwords that are hashed before the first look at the memory. */
const SIGN_UPS = 50
const WHOLE_SECONDS = 5
/** Of the open loops: at rest, and as share of the highest load. */
const [AT_REST, BUSY] = [0.05, 0.7]
const [REST_SECONDS, BUSY_SECONDS, BUSY_PARTS] = [8, 2, 5]

const folder = mkdtempSync(join(tmpdir(), 'kageakari-bench-'))
/** The last turns, by fighter: what they wrote is still in the database. */
const recorded: { readonly call: Recorded; readonly answer: string }[] = []
let turns = 0
let take: (milliseconds: number) => void = () => undefined
const setTaker = (taker: typeof take): void => {
  take = taker
}

function note({ milliseconds, reply, request, headers }: Played): void {
  turns += 1
  take(milliseconds)
  recorded.push({ call: { headers, body: request }, answer: Buffer.from(reply.body, 'latin1').toString('utf8') })
  if (recorded.length > RECORDED) recorded.shift()
}

type Sync = 'full' | 'normal'

/** A route that answers with recorded turns. */
interface Route {
  readonly server: ServerProcess
  readonly calls: readonly Recorded[]
}

async function startBare(): Promise<Route> {
  const file = join(folder, 'answers.json')
  writeFileSync(file, JSON.stringify(recorded.map(({ answer }) => answer)))
  const port = await freePort()
  const server = new ServerProcess({ port, databaseUrl: '', program: ['bench/shared/bare-server.ts', String(port), file] })
  await server.start()
  return { server, calls: recorded.map(({ call }) => ({ ...call, headers: '' })) }
}

/** On a copy of the game's database, so that rows and file have their real sizes. */
async function startFloor(game: string, sync: Sync): Promise<Route> {
  const [database, file] = [join(folder, `floor-${sync}.db`), join(folder, `floor-${sync}.json`)]
  await copyFile(game, database)
  writeFileSync(file, JSON.stringify({ answers: recorded.map(({ answer }) => JSON.parse(answer)), turns: storedTurns(database) }))
  const port = await freePort()
  const server = new ServerProcess({ port, databaseUrl: '', program: ['bench/shared/floor-server.ts', String(port), database, file, sync] })
  await server.start()
  return { server, calls: recorded.map(({ call }) => call) }
}

function storedTurns(database: string): readonly unknown[] {
  const file = new SqliteFile(database, { readonly: true })
  const rows = file.prepare('select commands, events from adventure_turns order by adventure_id desc limit ?').all(RECORDED)
  file.close()
  return (rows as readonly { readonly commands: string; readonly events: string }[]).map(({ commands, events }) => ({
    commands: JSON.parse(commands),
    events: JSON.parse(events),
  }))
}

function loadFor(seconds: number, { server, calls }: Route): Promise<Measurement> {
  const port = Number(new URL(server.url).port)
  return measureLoad([server.pid], (taker) => loadBareRoute({ port, requests: calls, clients: CLIENTS, seconds, take: taker }))
}

function print(name: string, one: Measurement): void {
  const { serverSeconds, clientSeconds, seconds, milliseconds } = one
  const percent = (used: number): string => `${((used / seconds) * 100).toFixed(0)} %`
  const server =
    serverSeconds === null ? '' : `, ${((serverSeconds / milliseconds.length) * 1e6).toFixed(0)} µs of the server's processor each`
  const shares = serverSeconds === null ? '' : ` (server ${percent(serverSeconds)}, client ${percent(clientSeconds)} of a core)`
  console.log(`${name}: ${perSecond(one).toFixed(0)} requests/s, p99 ${p99(one).toFixed(1)} ms${server}${shares}`)
}

interface Round {
  readonly game: Measurement
  readonly floor: Measurement
  readonly bare: Measurement
}

/** The three in turns, so that what else the machine does meets all of them. */
async function compareRoutes(loadTest: LoadTest, database: string, sync: Sync): Promise<readonly Round[]> {
  const [bare, floor] = [await startBare(), await startFloor(database, sync)]
  for (const route of [bare, floor]) await loadFor(1, route)
  const rounds: Round[] = []
  for (let nth = 0; nth < PAIRS; nth += 1) {
    const round = {
      bare: await loadFor(SECONDS, bare),
      floor: await loadFor(SECONDS, floor),
      game: await loadTest.fightFor(SECONDS, setTaker),
    }
    print('bare route ', round.bare)
    print('floor route', round.floor)
    print('battle/exec', round.game)
    rounds.push(round)
  }
  for (const { server } of [bare, floor]) await server.end('SIGTERM')
  return rounds
}

async function memoryAfter(mark: number, loadTest: LoadTest): Promise<number> {
  await loadTest.playUntil(() => turns >= mark)
  await pause(1000)
  const megabytes = residentMegabytes(loadTest.servers[0]?.pid ?? 0) ?? Number.NaN
  console.log(`after ${turns} turns and ${SIGN_UPS} sign-ups: ${megabytes.toFixed(0)} MB resident`)
  return megabytes
}

/** Accounts that come in while others fight. @throws Error unless each is made. */
async function signUp(url: string, count: number): Promise<void> {
  for (let nth = 0; nth < count; nth += 1) {
    const first = await fetch(`${url}/api/game/rpg/title/check_situation`)
    const token = /^XSRF-TOKEN=([^;]+)/.exec(first.headers.getSetCookie()[0] ?? '')?.[1] ?? ''
    const email = `bench-${process.pid}-${nth}-${turns}@example.com`
    const reply = await fetch(`${url}/api/account/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: `XSRF-TOKEN=${token}`, 'x-xsrf-token': token },
      body: JSON.stringify({ name: '測り手', email, password: 'kagefumi-8', password_confirmation: 'kagefumi-8' }),
    })
    if (!reply.ok) throw new Error(`A sign-up was answered with ${reply.status}: ${await reply.text()}`)
  }
}

const medianOf = (rounds: readonly Round[], figure: (round: Round) => number): number => median(rounds.map(figure))

/** How `battle/exec` stands beside the floor route. */
const againstFloor = (rounds: readonly Round[], sync: Sync) => ({
  name: `synchronous=${sync}: requests/s against the floor route`,
  value: medianOf(rounds, ({ game, floor }) => (perSecond(game) / perSecond(floor)) * 100),
  least: 60,
  unit: ' %',
})

async function openGame(sync: Sync): Promise<{ readonly loadTest: LoadTest; readonly database: string }> {
  const database = join(folder, `game-${sync}.db`)
  const environment = { DATABASE_SYNC: sync }
  const databaseUrl = `file:${database}`
  const loadTest = await LoadTest.open({ databaseUrl, servers: 1, fighters: FIGHTERS, twiceEvery: 0, onTurn: note, environment })
  return { loadTest, database }
}

async function measureFull(): Promise<void> {
  const { loadTest, database } = await openGame('full')
  try {
    for (const { url } of loadTest.servers) await signUp(url, SIGN_UPS)
    const half = await memoryAfter(HALF, loadTest)
    const rounds = await compareRoutes(loadTest, database, 'full')
    const highest = medianOf(rounds, ({ game }) => perSecond(game))
    const rest = await loadTest.fightAt(highest * AT_REST, REST_SECONDS, setTaker)
    const busy: Measurement[] = []
    for (let part = 0; part < BUSY_PARTS; part += 1) busy.push(await loadTest.fightAt(highest * BUSY, BUSY_SECONDS, setTaker))
    print('open loop at rest  ', rest)
    for (const part of busy) print('open loop at 70 %  ', part)
    print('whole battles      ', await loadTest.playFor(WHOLE_SECONDS, setTaker))
    const full = await memoryAfter(ALL, loadTest)
    console.log(`${turns} turns, every answer a 200`)
    report([
      againstFloor(rounds, 'full'),
      {
        name: 'requests/s against the bare route',
        value: medianOf(rounds, ({ game, bare }) => (perSecond(game) / perSecond(bare)) * 100),
        unit: ' %',
      },
      {
        name: 'p99 at 70 % of the highest load against the median at rest',
        value:
          quantile(
            busy.flatMap(({ milliseconds }) => milliseconds),
            0.99,
          ) / median(rest.milliseconds),
        most: 10,
        unit: ' ×',
      },
      { name: `memory after ${ALL} turns and ${SIGN_UPS} sign-ups`, value: full, most: 256, unit: ' MB' },
      { name: 'growth since the half', value: (full / half - 1) * 100, most: 2, unit: ' %' },
    ])
  } finally {
    await loadTest.close()
  }
}

/** For knowledge: what a commit that waits for the disk costs. */
async function measureNormal(): Promise<void> {
  recorded.length = 0
  const { loadTest, database } = await openGame('normal')
  try {
    const warm = turns + WARM_UP_NORMAL
    await loadTest.playUntil(() => turns >= warm)
    report([againstFloor(await compareRoutes(loadTest, database, 'normal'), 'normal')])
  } finally {
    await loadTest.close()
  }
}

/** One server process, then two that share the database, with every tenth turn sent to both at once. */
async function measurePostgres(): Promise<void> {
  const postgres = await startTemporaryPostgres({ waitsForDisk: true })
  try {
    for (const servers of [1, 2]) await measureServers(postgres.url, servers)
  } finally {
    await postgres.stop()
  }
}

async function measureServers(databaseUrl: string, servers: number): Promise<void> {
  const loadTest = await LoadTest.open({ databaseUrl, servers, fighters: CLIENTS, twiceEvery: servers === 1 ? 0 : 10, onTurn: note })
  try {
    const warm = turns + WARM_UP_POSTGRES
    await loadTest.playUntil(() => turns >= warm)
    print(`PostgreSQL, ${servers} server process${servers === 1 ? '' : 'es'}`, await loadTest.playFor(WHOLE_SECONDS, setTaker))
    const answers = loadTest.fighters.map(({ saveId, answered }) => ({ saveId, answered }))
    const { adventures, turns: compared, purses, lost, unasked, wrongGold } = await compareWithDatabase(databaseUrl, answers)
    console.log(`compared with the database: ${compared} turns of ${adventures} adventures, ${purses} purses`)
    report([
      { name: 'turns lost', value: lost, most: 0 },
      { name: 'turns that nobody asked for', value: unasked, most: 0 },
      { name: 'purses that are not what was earned', value: wrongGold, most: 0 },
    ])
  } finally {
    await loadTest.close()
  }
}

try {
  if (process.argv.includes('--postgres')) await measurePostgres()
  else {
    await measureFull()
    await measureNormal()
  }
} finally {
  rmSync(folder, { recursive: true, force: true })
}
