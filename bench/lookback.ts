import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openConfiguredStore } from '../src/server/store/open.ts'
import { Connection } from './shared/connection.ts'
import { median, quantile, report } from './shared/figures.ts'
import { type Measurement, p99 } from './shared/load.ts'
import { LoadTest, pause } from './shared/servers.ts'

/** `npm run bench:lookback`: how much later turns are answered while many look back at a stage (見返し) at once. */

/** Everybody plays at first, so that there are stages to look back at. */
const FIGHTERS = 600
const WARM_UP = 20_000
const ASKING = 200
/** Turns a second: of a busy evening, far from the most that a server does. */
const RATE = 100
const SECONDS = 5
const PAIRS = 4
/** In milliseconds: how often the screen asks, and how soon again when too many wait. */
const [ASKS_EVERY, BUSY_FOR] = [700, 3000]

interface Stage {
  readonly headers: string
  readonly path: string
}

const folder = mkdtempSync(join(tmpdir(), 'kageakari-bench-'))
const databaseUrl = `file:${join(folder, 'game.db')}`
let turns = 0
let take: (milliseconds: number) => void = () => undefined
const setTaker = (taker: typeof take): void => {
  take = taker
}

/** A stage that is over, of each of so many players, none of which was asked for before. */
async function stagesOf(loadTest: LoadTest, asked: ReadonlySet<string>): Promise<readonly Stage[]> {
  const store = await openConfiguredStore({ databaseUrl, databasePool: 1 }, () => undefined)
  const rows = await store.read((tx) =>
    tx
      .selectFrom('adventures')
      .innerJoin('adventure_turns', 'adventure_turns.adventure_id', 'adventures.id')
      .select(['adventures.id as adventure', 'adventures.save_id as save', 'adventure_turns.stage_id as stage'])
      .whereRef('adventure_turns.stage_id', '<', 'adventures.stage_id')
      .groupBy(['adventures.id', 'adventures.save_id', 'adventure_turns.stage_id'])
      .execute(),
  )
  await store.close()
  return loadTest.fighters
    .flatMap(({ saveId, headers }) => {
      const paths = rows
        .filter(({ save }) => save === saveId)
        .map(({ adventure, stage }) => `/api/game/rpg/battle/lookback/${adventure}/${stage}`)
      const path = paths.find((one) => !asked.has(one))
      return path === undefined ? [] : [{ headers, path }]
    })
    .slice(0, ASKING + 1)
}

/** Asks as the screen does, until all is counted or `isOver`. @returns whether it was counted. */
async function askFor({ headers, path }: Stage, port: number, isOver: () => boolean): Promise<boolean> {
  const connection = new Connection(port)
  try {
    while (!isOver()) {
      const { status, body } = await connection.send('GET', path, headers, '')
      if (status === 200 && body.includes('"is_counted":true')) return true
      if (status !== 200 && status !== 429) throw new Error(`Looking back was answered with ${status}`)
      await pause(status === 429 ? BUSY_FOR : ASKS_EVERY)
    }
    return false
  } finally {
    connection.close()
  }
}

const print = (name: string, one: Measurement): void =>
  console.log(
    `${name}: ${one.milliseconds.length} turns, median ${median(one.milliseconds).toFixed(2)} ms, p95 ${quantile(one.milliseconds, 0.95).toFixed(1)} ms, p99 ${p99(one).toFixed(1)} ms`,
  )

const loadTest = await LoadTest.open({
  databaseUrl,
  servers: 1,
  fighters: FIGHTERS,
  twiceEvery: 0,
  onTurn: ({ milliseconds }) => {
    turns += 1
    take(milliseconds)
  },
})
try {
  await loadTest.playUntil(() => turns >= WARM_UP)
  const port = Number(new URL(loadTest.servers[0]?.url ?? '').port)
  const asked = new Set<string>()
  const [alone, beside]: [Measurement[], Measurement[]] = [[], []]
  let counted = 0
  for (let pair = 0; pair < PAIRS; pair += 1) {
    const without = await loadTest.fightAt(RATE, SECONDS, setTaker)
    print('alone', without)
    alone.push(without)
    const [last, ...stages] = await stagesOf(loadTest, asked)
    if (!last || stages.length < ASKING) throw new Error(`Only ${stages.length} players have a stage to look back at`)
    for (const { path } of [last, ...stages]) asked.add(path)
    let isOver = false
    const asking = Promise.all(stages.map((stage) => askFor(stage, port, () => isOver)))
    const withThem = await loadTest.fightAt(RATE, SECONDS, setTaker)
    isOver = true
    const done = (await asking).filter(Boolean).length
    counted += done
    print(`while ${ASKING} look back (${done} counted)`, withThem)
    beside.push(withThem)
    // It comes behind all that is still waiting.
    await askFor(last, port, () => false)
  }
  const medians = (some: readonly Measurement[]): number => median(some.map(({ milliseconds }) => median(milliseconds)))
  console.log(`${counted} stages were counted meanwhile`)
  report([{ name: `a turn later while ${ASKING} look back, at the median`, value: medians(beside) - medians(alone), most: 5, unit: ' ms' }])
} finally {
  await loadTest.close()
  rmSync(folder, { recursive: true, force: true })
}
