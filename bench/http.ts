import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../tests/free-port.ts'
import { startTemporaryPostgres } from '../tests/postgres.ts'
import { ServerProcess } from '../tests/server-process.ts'
import { compareWithDatabase } from './compare-with-database.ts'
import type { Played } from './fighter.ts'
import { median, report } from './figures.ts'
import { loadBareRoute, p99, perSecond, residentMegabytes, type Measurement, measureLoad } from './load.ts'
import { CLIENTS, pause, LoadTest } from './servers.ts'

const SECONDS = 3
const PAIRS = 5
const WARM_UP = 5000
const RECORDED = 500
const MEMORY_MARKS = [50_000, 100_000]
const POSTGRES_SECONDS = 5

const folder = mkdtempSync(join(tmpdir(), 'kageakari-bench-'))
const recorded: { readonly request: string; readonly answer: string }[] = []
let turns = 0
let take: (milliseconds: number) => void = () => undefined
const setTaker = (taker: typeof take): void => {
  take = taker
}

function note({ milliseconds, reply, request }: Played): void {
  turns += 1
  take(milliseconds)
  if (recorded.length < RECORDED) recorded.push({ request, answer: Buffer.from(reply.body, 'latin1').toString('utf8') })
}

async function startBare(): Promise<ServerProcess> {
  const file = join(folder, 'answers.json')
  writeFileSync(file, JSON.stringify(recorded.map(({ answer }) => answer)))
  const port = await freePort()
  const bare = new ServerProcess({ port, databaseUrl: '', program: ['bench/bare-server.ts', String(port), file] })
  await bare.start()
  return bare
}

function bareFor(seconds: number, bare: ServerProcess): Promise<Measurement> {
  const requests = recorded.map(({ request }) => request)
  const port = Number(new URL(bare.url).port)
  return measureLoad([bare.pid], (taker) => loadBareRoute({ port, requests, clients: CLIENTS, seconds, take: taker }))
}

function print(name: string, one: Measurement): void {
  const { serverSeconds, clientSeconds, seconds, milliseconds } = one
  const percent = (used: number): string => `${((used / seconds) * 100).toFixed(0)} %`
  const server =
    serverSeconds === null ? '' : `, ${((serverSeconds / milliseconds.length) * 1e6).toFixed(0)} µs of the server's processor each`
  const shares = serverSeconds === null ? '' : ` (server ${percent(serverSeconds)}, client ${percent(clientSeconds)} of a core)`
  console.log(`${name}: ${perSecond(one).toFixed(0)} requests/s, p99 ${p99(one).toFixed(1)} ms${server}${shares}`)
}

interface Pair {
  readonly game: Measurement
  readonly bare: Measurement
}

async function comparePairs(loadTest: LoadTest): Promise<readonly Pair[]> {
  const bare = await startBare()
  await bareFor(1, bare)
  const pairs: Pair[] = []
  for (let nth = 0; nth < PAIRS; nth += 1) {
    const pair = { bare: await bareFor(SECONDS, bare), game: await loadTest.fightFor(SECONDS, setTaker) }
    print('bare route ', pair.bare)
    print('battle/exec', pair.game)
    pairs.push(pair)
  }
  await bare.end('SIGTERM')
  return pairs
}

async function memoryAfterTurns(loadTest: LoadTest): Promise<readonly number[]> {
  const megabytes: number[] = []
  for (const mark of MEMORY_MARKS) {
    await loadTest.fightUntil(() => turns >= mark)
    await pause(1000)
    megabytes.push(residentMegabytes(loadTest.servers[0]?.pid ?? 0) ?? Number.NaN)
    console.log(`after ${turns} turns: ${megabytes.at(-1)?.toFixed(0)} MB resident`)
  }
  return megabytes
}

async function measureSqlite(): Promise<void> {
  const loadTest = await LoadTest.open({ databaseUrl: `file:${join(folder, 'game.db')}`, servers: 1, twiceEvery: 0, onTurn: note })
  try {
    await loadTest.fightUntil(() => turns >= WARM_UP)
    const pairs = await comparePairs(loadTest)
    const [half = Number.NaN, full = Number.NaN] = await memoryAfterTurns(loadTest)
    console.log(`${turns} turns, every answer a 200`)
    const medianOf = (figure: (pair: Pair) => number): number => median(pairs.map(figure))
    report([
      {
        name: 'requests/s against the bare route',
        value: medianOf(({ game, bare }) => (perSecond(game) / perSecond(bare)) * 100),
        least: 25,
        unit: ' %',
      },
      { name: 'p99 against the bare route’s', value: medianOf(({ game, bare }) => p99(game) / p99(bare)), most: 5, unit: ' ×' },
      { name: `memory after ${MEMORY_MARKS[1]} turns`, value: full, most: 256, unit: ' MB' },
      { name: 'growth since the half', value: (full / half - 1) * 100, most: 2, unit: ' %' },
    ])
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
  const loadTest = await LoadTest.open({ databaseUrl, servers, twiceEvery: servers === 1 ? 0 : 10, onTurn: note })
  try {
    const warm = turns + WARM_UP / 5
    await loadTest.fightUntil(() => turns >= warm)
    print(`PostgreSQL, ${servers} server process${servers === 1 ? '' : 'es'}`, await loadTest.fightFor(POSTGRES_SECONDS, setTaker))
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
  await (process.argv.includes('--postgres') ? measurePostgres() : measureSqlite())
} finally {
  rmSync(folder, { recursive: true, force: true })
}
