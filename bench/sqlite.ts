/**
 * What the parts of the SQLite driver are worth: Kysely's own dialect against ours, with one transaction for each commit or with shared commits,
 * with queries built each time or prepared. The work is that of `battle/exec`: look up the session and the adventure, update it, insert a turn.
 * `npm run bench:sqlite`
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import SqliteFile from 'better-sqlite3'
import { Kysely, SqliteDialect } from 'kysely'
import type { Database } from '../src/server/store/database.ts'
import type { Tx } from '../src/server/store/dialect.ts'
import { sqlite } from '../src/server/store/dialects/sqlite.ts'
import { prepared } from '../src/server/store/prepared.ts'
import { openStore } from '../src/server/store/store.ts'
import { busyness, median } from './shared/figures.ts'

const SECONDS = Number(process.env['SECONDS'] ?? 1)
const REPEATS = 3
const STATE = JSON.stringify({ text: 'x'.repeat(7000) })
const TURN = JSON.stringify({ text: 'y'.repeat(1500) })
const PLAYERS = 50

interface Turn {
  readonly player: number
  readonly turn: number
}

type Work = (tx: Tx, turn: Turn) => Promise<void>
type Run = (work: (tx: Tx) => Promise<void>) => Promise<void>

const built: Work = async (tx, { player, turn }) => {
  await tx.selectFrom('sessions').selectAll().where('token_hash', '=', `token${player}`).execute()
  await tx.selectFrom('adventures').selectAll().where('session_id', '=', `session${player}`).execute()
  await tx.updateTable('adventures').set({ stage_id: 1, phase: 'fighting', state: STATE, result: null }).where('id', '=', player).execute()
  await tx.insertInto('adventure_turns').values({ adventure_id: player, stage_id: 1, turn, commands: '[]', events: TURN }).execute()
}

const session = prepared<{ token: string }, unknown>((tx, place) =>
  tx.selectFrom('sessions').selectAll().where('token_hash', '=', place('token')),
)
const adventure = prepared<{ session: string }, unknown>((tx, place) =>
  tx.selectFrom('adventures').selectAll().where('session_id', '=', place('session')),
)
const update = prepared<{ id: number; state: string }, unknown>((tx, place) =>
  tx
    .updateTable('adventures')
    .set({ stage_id: 1, phase: 'fighting', state: place('state'), result: null })
    .where('id', '=', place('id')),
)
const insert = prepared<{ id: number; turn: number; events: string }, unknown>((tx, place) =>
  tx
    .insertInto('adventure_turns')
    .values({ adventure_id: place('id'), stage_id: 1, turn: place('turn'), commands: '[]', events: place('events') }),
)
const filled: Work = async (tx, { player, turn }) => {
  await session(tx, { token: `token${player}` })
  await adventure(tx, { session: `session${player}` })
  await update(tx, { id: player, state: STATE })
  await insert(tx, { id: player, turn, events: TURN })
}

async function fill(path: string): Promise<void> {
  const store = openStore(sqlite(path))
  await store.migrate()
  await store.write(async (tx) => {
    for (let id = 1; id <= PLAYERS; id += 1) {
      await tx
        .insertInto('users')
        .values({ id, name: 'x', email: `${id}`, password_hash: '', created_at: 0 })
        .execute()
      await tx
        .insertInto('sessions')
        .values({ token_hash: `token${id}`, user_id: id, created_at: 0, last_seen_at: 0 })
        .execute()
      await tx.insertInto('saves').values({ id, user_id: id, gold: 0, ending: null, created_at: 0 }).execute()
      await tx
        .insertInto('adventures')
        .values({
          id,
          session_id: `session${id}`,
          save_id: id,
          cast: '[]',
          field_id: 1,
          stage_id: 1,
          phase: 'fighting',
          is_current: 1,
          state: STATE,
          result: null,
          content_version: 1,
          started_at: 0,
        })
        .execute()
    }
  })
  await store.close()
}

interface Driver {
  readonly name: string
  readonly work: Work
  open(path: string, synchronous: 'normal' | 'full'): { readonly run: Run; readonly close: () => Promise<void> }
}

const ours = (name: string, batchSize: number, work: Work): Driver => ({
  name,
  work,
  open: (path, synchronous) => {
    const dialect = sqlite(path, { synchronous, batchSize })
    return { run: (job) => dialect.transaction('write', job), close: () => dialect.close() }
  },
})

const kyselys: Driver = {
  name: "Kysely's dialect",
  work: built,
  open: (path, synchronous) => {
    const database = new SqliteFile(path)
    for (const pragma of ['journal_mode = WAL', `synchronous = ${synchronous}`, 'wal_autocheckpoint = 16000']) database.pragma(pragma)
    const db = new Kysely<Database>({ dialect: new SqliteDialect({ database }) })
    return { run: (job) => db.transaction().execute(job), close: () => db.destroy() }
  },
}

const drivers: readonly Driver[] = [
  kyselys,
  ours('ours, one transaction a commit, queries built', 1, built),
  ours('ours, one transaction a commit, queries prepared', 1, filled),
  ours('ours, shared commits, queries built', 100, built),
  ours('ours, shared commits, queries prepared', 100, filled),
]

/** Transactions a second. */
async function measure(driver: Driver, synchronous: 'normal' | 'full', writers: number): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'kageakari-bench-'))
  try {
    const path = join(folder, 'game.db')
    await fill(path)
    const { run, close } = driver.open(path, synchronous)
    const started = performance.now()
    const end = started + SECONDS * 1000
    let done = 0
    const play = async (player: number): Promise<void> => {
      for (let turn = 1; performance.now() < end; turn += 1) {
        await run((tx) => driver.work(tx, { player, turn }))
        done += 1
        // The next request comes with a later turn of the event loop, as from a socket.
        await new Promise((resolve) => setImmediate(resolve))
      }
    }
    await Promise.all(Array.from({ length: writers }, (_, index) => play(index + 1)))
    const perSecond = (done / (performance.now() - started)) * 1000
    await close()
    return perSecond
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

for (const synchronous of ['normal', 'full'] as const) {
  for (const writers of [1, PLAYERS]) {
    console.log(
      `\nsynchronous=${synchronous.toUpperCase()}, ${writers} concurrent ${writers === 1 ? 'writer' : 'writers'}: transactions a second`,
    )
    // One run of each in turn, so that a busy moment does not fall on one of them.
    const runs = new Map<Driver, number[]>(drivers.map((driver) => [driver, []]))
    for (let nth = 0; nth < REPEATS; nth += 1) {
      for (const [driver, figures] of runs) figures.push(await measure(driver, synchronous, writers))
    }
    for (const [{ name }, figures] of runs) console.log(`${Math.round(median(figures)).toString().padStart(8)}  ${name}`)
  }
}
console.log(`\nmachine: ${busyness()}`)
