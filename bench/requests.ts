import { globSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { endpoints } from '../src/contract/api.ts'
import { routePaths } from '../src/contract/pages.ts'
import { median, report } from './shared/figures.ts'
import { processorMicroseconds } from './shared/load.ts'
import { openTown, pathIn, type Town } from './shared/town.ts'

/** How much of the server's processor each GET, each kind of built file and a missing file take, one after the other on one connection. */

const ROUNDS = 6
const CALLS = 200
const CHEAPEST = '/healthz'
const MISSING = '/assets/none.js'
const UNKNOWN_CALL = '/api/none'
/** Times the cheapest answer. */
const MOST = 5
/** Why a call may take more, by the beginning of its path. */
const REASONS: readonly (readonly [path: string, reason: string])[] = [
  ['/assets/', 'opened and read at each request; browsers keep it for ever'],
  ['/game/rpg', 'the document is opened and read at each request: a build may take its place under a running server'],
  ['/api/none', 'is looked for among the files, and logged'],
  ['/api/game/rpg/parties/information', 'sends what every skill of three trees does'],
  ['/api/game/rpg/replay/', 'plays the run once more'],
  ['/api/game/rpg/battle/lookback', 'plays the stages once more'],
  ['/api/game/rpg/menu/plaza/library/bestiary/', 'plays a few turns in thought'],
  ['/api/game/rpg/menu/plaza/library/fetch_book', 'sends the text of every open book'],
  ['/api/game/rpg/encore', 'two rankings, five queries, asked for after the story alone'],
]

interface Wanted {
  readonly path: string
  readonly status: number
}

/** One file of each kind that a build has, as a browser asks for it. */
function files(): readonly Wanted[] {
  const kinds = new Map(globSync('dist/web/assets/*.{css,js,png,svg,webp,woff2}').map((file) => [file.split('.').at(-1), file]))
  return [...kinds.values()].map((file) => ({ path: `/assets/${basename(file)}`, status: 200 }))
}

/** µs of all threads of the server for a call. */
async function costOf({ connection, server, headers }: Town, { path, status }: Wanted): Promise<number> {
  const before = processorMicroseconds(server.pid)
  for (let nth = 0; nth < CALLS; nth += 1) {
    const reply = await connection.send('GET', path, `${headers}accept-encoding: gzip, deflate, br\r\n`, '')
    if (reply.status !== status) throw new Error(`${path} answered ${reply.status}`)
  }
  return (processorMicroseconds(server.pid) - before) / CALLS
}

const folder = mkdtempSync(join(tmpdir(), 'kageakari-bench-'))
try {
  const town = await openTown(join(folder, 'game.db'), false)
  const calls = endpoints.filter(({ method }) => method === 'GET').map(({ path }) => ({ path: pathIn(town, path), status: 200 }))
  const pages = Object.values(routePaths).map((path) => ({ path: path.replaceAll(/:\w+\??/g, '1'), status: 200 }))
  const wanted: readonly Wanted[] = [
    { path: CHEAPEST, status: 200 },
    { path: UNKNOWN_CALL, status: 404 },
    { path: MISSING, status: 404 },
    ...files(),
    ...pages,
    ...calls,
  ]
  const costs = new Map<string, number[]>()
  for (let round = 0; round < ROUNDS; round += 1) {
    // There and back: what a call leaves to the collector is paid by the next.
    for (const one of round % 2 === 0 ? wanted : wanted.toReversed())
      costs.set(one.path, [...(costs.get(one.path) ?? []), await costOf(town, one)])
  }
  town.connection.close()
  await town.server.end('SIGTERM')
  const cost = (path: string): number => median(costs.get(path) ?? [])
  const sorted = [...costs.keys()].toSorted((one, other) => cost(one) - cost(other))
  const reasonFor = (path: string): string | null => REASONS.find(([start]) => path.startsWith(start))?.[1] ?? null
  for (const path of sorted) {
    const times = cost(path) / cost(CHEAPEST)
    const reason = times > MOST ? reasonFor(path) : null
    console.log(`${cost(path).toFixed(0).padStart(6)} µs  ${times.toFixed(1)} ×  ${path}${reason === null ? '' : ` (${reason})`}`)
  }
  report([
    { name: 'a missing file against another 404', value: cost(MISSING) / cost(UNKNOWN_CALL), most: 1.2, unit: ' ×' },
    ...sorted
      .filter((path) => cost(path) > MOST * cost(CHEAPEST) && reasonFor(path) === null)
      .map((path) => ({ name: path, value: cost(path) / cost(CHEAPEST), most: MOST, unit: ' ×' })),
  ])
} finally {
  rmSync(folder, { recursive: true, force: true })
}
