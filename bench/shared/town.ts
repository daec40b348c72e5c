import SqliteFile from 'better-sqlite3'
import { CONTENT_VERSION } from '../../src/content/catalog.ts'
import { ENDLESS } from '../../src/content/named-ids.ts'
import { rngStateFrom } from '../../src/rules/rng.ts'
import { setEntry } from '../../src/server/store/rows/battle/encores.ts'
import { openConfiguredStore } from '../../src/server/store/open.ts'
import { insertPost } from '../../src/server/store/rows/posts.ts'
import { membersOf } from '../../src/server/store/rows/save/members.ts'
import { setEnding } from '../../src/server/store/rows/save/saves.ts'
import type { Tx } from '../../src/server/store/store.ts'
import { freePort } from '../../tests/servers/free-port.ts'
import { ServerProcess } from '../../tests/servers/server-process.ts'
import { Connection } from './connection.ts'
import { EXEC, headersOf, RPG, SESSION, sidesIn } from './fighter.ts'
import { fillWithRows, POSTS, rankings } from './many-rows.ts'
import { insertPlayers, type Player } from './players.ts'
import { pause } from './servers.ts'

const FIRST_SHADOW = 11
const SHOWN_POSTS = 50
const SHOWN_RANKS = 10

/** A server on a database of its own, with a signed-in player who has something to show in every call. */
export interface Town {
  readonly server: ServerProcess
  readonly connection: Connection
  readonly headers: string
  /** The values of path parameters, by name. */
  readonly parameters: Readonly<Record<string, string>>
}

/** `isFull`: with as many rows as years of play leave. */
export async function openTown(path: string, isFull: boolean): Promise<Town> {
  const databaseUrl = `file:${path}`
  const store = await openConfiguredStore({ databaseUrl, databasePool: 1 }, () => undefined)
  await store.migrate()
  if (isFull) fillWithRows(path)
  const players = await insertPlayers(store, 1 + (isFull ? 0 : SHOWN_RANKS))
  const player = players.at(-1)
  if (player === undefined) throw new Error('No player was made')
  if (!isFull) fillRankings(path)
  if (!isFull) await store.write((tx) => fillBoard(tx, player.saveId))
  const run = await store.write((tx) => rank(tx, player.saveId))
  await store.close()
  const port = await freePort()
  const server = new ServerProcess({ port, databaseUrl })
  await server.start()
  const connection = new Connection(port)
  const headers = `cookie: kageakari_session=${player.session}\r\n`
  const adventure = await playStage(connection, player)
  return { server, connection, headers, parameters: { id: String(run), stage: '1', shadow: String(FIRST_SHADOW), adventure } }
}

/** The call's path with its parameters filled in. @throws Error for a parameter that the town does not have. */
export const pathIn = ({ parameters }: Town, path: string): string =>
  path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = parameters[name]
    if (value === undefined) throw new Error(`The town has no {${name}}`)
    return value
  })

/** Wins the first stage and counts its chances, so that there is a stage to look back at and a shadow that was met. @returns the adventure's id. */
async function playStage(connection: Connection, player: Player): Promise<string> {
  const headers = await headersOf(connection, player)
  const start = await connection.send(
    'POST',
    `${RPG}/battle/encount`,
    headers,
    JSON.stringify({ field_id: 1, stage_id: 1, clear_stage: 0 }),
  )
  const session_id = SESSION.exec(start.body)?.[1] ?? ''
  const adventure = /"adventure_id":(\d+)/.exec(start.body)?.[1] ?? ''
  const selectedCommands = player.members.map(({ id }) => ({ partyId: id, command: 'ATTACK', enemyIndex: 0 }))
  for (let { outcome } = sidesIn(start.body); outcome === null; ) {
    ;({ outcome } = sidesIn((await connection.send('POST', EXEC, headers, JSON.stringify({ session_id, selectedCommands }))).body))
  }
  for (let counted = false; !counted; ) {
    const { body } = await connection.send('GET', `${RPG}/battle/lookback/${adventure}/1`, headers, '')
    counted = body.includes('"is_counted":true')
    await pause(50)
  }
  return adventure
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
