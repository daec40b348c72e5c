import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import SqliteFile from 'better-sqlite3'
import { freePort } from '../tests/servers/free-port.ts'
import { CONTENT_VERSION } from '../src/content/catalog.ts'
import { ENDLESS } from '../src/content/named-ids.ts'
import { endpoints } from '../src/contract/api.ts'
import { rngStateFrom } from '../src/rules/rng.ts'
import { setEntry } from '../src/server/store/rows/encores.ts'
import { openConfiguredStore } from '../src/server/store/open.ts'
import { insertPost } from '../src/server/store/rows/posts.ts'
import { membersOf, setEnding } from '../src/server/store/rows/saves.ts'
import type { Tx } from '../src/server/store/store.ts'
import { ServerProcess } from '../tests/servers/server-process.ts'
import { Connection } from './connection.ts'
import { fillWithRows, POSTS, rankings, SAVES } from './many-rows.ts'
import { median, quantile, report } from './figures.ts'
import { insertPlayers } from './players.ts'

const CHUNKS = 15
const CALLS = 150
const SHOWN_POSTS = 50
const SHOWN_RANKS = 10

interface Town {
  readonly server: ServerProcess
  readonly connection: Connection
  readonly headers: string
  /** A run that can be watched, by its id. */
  readonly run: number
}

async function openTown(path: string, isFull: boolean): Promise<Town> {
  const databaseUrl = `file:${path}`
  const store = await openConfiguredStore({ databaseUrl, databasePool: 1 }, () => undefined)
  await store.migrate()
  if (isFull) fillWithRows(path)
  const players = await insertPlayers(store, 1 + (isFull ? 0 : SHOWN_RANKS))
  const player = players.at(-1)
  if (!isFull) fillRankings(path)
  if (!isFull) await store.write((tx) => fillBoard(tx, player?.saveId ?? 0))
  const run = await store.write((tx) => rank(tx, player?.saveId ?? 0))
  await store.close()
  const port = await freePort()
  const server = new ServerProcess({ port, databaseUrl })
  await server.start()
  return { server, run, connection: new Connection(port), headers: `cookie: kageakari_session=${player?.session ?? ''}\r\n` }
}

/** One page of posts, so that the empty database has the same to show. */
async function fillBoard(tx: Tx, saveId: number): Promise<void> {
  for (let nth = 0; nth < SHOWN_POSTS; nth += 1) {
    await insertPost(tx, { saveId, message: `灯を増やそう ${POSTS - nth}`, isSpoiled: nth % 7 === 0, createdAt: Date.now() })
  }
}

/** The first of both rankings, for the same reason. */
function fillRankings(path: string): void {
  const file = new SqliteFile(path)
  for (const statement of rankings(SHOWN_RANKS)) file.exec(statement)
  file.close()
}

/** A run of one turn in a ranking, so that there is something to play again; its player has chosen the ending that opens these runs. */
async function rank(tx: Tx, saveId: number): Promise<number> {
  await setEnding(tx, saveId, 3)
  const members = await membersOf(tx, saveId)
  const commands = members.map((_, actor) => ({ type: 'defence' as const, actor }))
  await setEntry(tx, {
    saveId,
    field: ENDLESS,
    points: 0,
    stages: 0,
    turns: 0,
    reachedAt: Date.now(),
    contentVersion: CONTENT_VERSION,
    cast: members.map(({ name, role }) => ({ name, role })),
    recording: { field: ENDLESS, members, bag: [], seed: rngStateFrom(1), turns: [{ stage: 1, turn: 1, commands }] },
  })
  const { id } = await tx.selectFrom('encore_entries').select('id').where('save_id', '=', saveId).executeTakeFirstOrThrow()
  return id
}

/** Milliseconds of each call, one after the other. */
async function timesOf({ connection, headers, run }: Town, endpoint: string, count: number): Promise<readonly number[]> {
  const path = endpoint.replace('{id}', String(run)).replace('{stage}', '1')
  const times: number[] = []
  for (let nth = 0; nth < count; nth += 1) {
    const started = performance.now()
    const { status } = await connection.send('GET', path, headers, '')
    times.push(performance.now() - started)
    if (status !== 200) throw new Error(`${path} answered ${status}`)
  }
  return times
}

/** The two in turn, so that what else the machine does hits both; the median over the chunks. */
async function compare(empty: Town, crowded: Town, path: string): Promise<{ readonly slowest: number; readonly middle: number }> {
  await timesOf(empty, path, CALLS)
  await timesOf(crowded, path, CALLS)
  const chunks: { readonly slowest: number; readonly middle: number }[] = []
  for (let nth = 0; nth < CHUNKS; nth += 1) {
    const [few, many] = [await timesOf(empty, path, CALLS), await timesOf(crowded, path, CALLS)]
    chunks.push({ slowest: quantile(many, 0.99) / quantile(few, 0.99), middle: median(many) / median(few) })
  }
  return { slowest: median(chunks.map(({ slowest }) => slowest)), middle: median(chunks.map(({ middle }) => middle)) }
}

const folder = mkdtempSync(join(tmpdir(), 'kageakari-bench-'))
try {
  const started = performance.now()
  const [empty, crowded] = [await openTown(join(folder, 'empty.db'), false), await openTown(join(folder, 'crowded.db'), true)]
  console.log(`${SAVES} saves and ${POSTS} posts in ${((performance.now() - started) / 1000).toFixed(0)} s`)
  const goals = []
  for (const { path } of endpoints.filter(({ method }) => method === 'GET')) {
    const { slowest, middle } = await compare(empty, crowded, path)
    goals.push({ name: `GET ${path}: p99 (median ${middle.toFixed(2)} ×)`, value: slowest, most: 1.5, unit: ' ×' })
  }
  for (const { server, connection } of [empty, crowded]) {
    connection.close()
    await server.end('SIGTERM')
  }
  report(goals)
} finally {
  rmSync(folder, { recursive: true, force: true })
}
