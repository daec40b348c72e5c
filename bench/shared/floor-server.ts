import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import fastify from 'fastify'
import { findAdventure, updateAdventure } from '../../src/server/store/rows/battle/adventures.ts'
import { insertTurn, type StoredTurn } from '../../src/server/store/rows/battle/adventure-turns.ts'
import { openConfiguredStore, startConfiguredCheckpoints } from '../../src/server/store/open.ts'
import { findSession } from '../../src/server/store/rows/account/sessions.ts'
import { EXEC } from './fighter.ts'

/**
 * What storing a turn costs whatever the game: the framework reads the body, the cookie is hashed, one session and one adventure are selected,
 * its JSON is parsed and written, the adventure is updated, a turn inserted, the transaction committed with the game's durability and shared
 * commits, and an answer of the same size written. No rules, no checks, no headers.
 *
 * Looked at step by step beside the goal's words, it leaves nothing out: state (2.2 KB), commands and events (1 KB) and answer (8 KB) are those of
 * played turns, of as many adventures as the game plays at once. An earlier floor took 600–665 µs with a larger state, a commit for each request
 * and queries that were built anew.
 * Arguments: port, a copy of the game's database, a file with recorded answers and events, `full` or `normal`.
 */
const [port, database, file, sync] = process.argv.slice(2)
interface RecordedTurns {
  readonly answers: readonly unknown[]
  readonly turns: readonly Pick<StoredTurn, 'commands' | 'events'>[]
}

const { answers, turns }: RecordedTurns = JSON.parse(readFileSync(file ?? '', 'utf8'))
const store = await openConfiguredStore(
  { databaseUrl: `file:${database}`, databasePool: 1, databaseSync: sync === 'normal' ? 'normal' : 'full' },
  () => undefined,
)
const stopCheckpoints = await startConfiguredCheckpoints({ databaseUrl: `file:${database}` }, (error) => console.error(error))
/** Above all that the game has used. */
let turn = 1_000_000

interface Turn {
  readonly session_id: string
  readonly selectedCommands: readonly unknown[]
}

const app = fastify()
app.get('/readyz', () => ({ status: 'ok' }))
app.post<{ Body: Turn }>(EXEC, async ({ headers, body }) => {
  const token = /kageakari_session=([^;]+)/.exec(headers.cookie ?? '')?.[1] ?? ''
  turn += 1
  const stored = { turn, ...(turns[turn % turns.length] ?? { commands: [], events: [] }) }
  await store.write(async (tx) => {
    const session = await findSession(tx, hash('sha256', token, 'base64url'), { openedSince: 0, seenSince: 0 })
    const adventure = await findAdventure(tx, body.session_id)
    if (!session || !adventure) throw new Error('No such session or adventure')
    await updateAdventure(tx, adventure)
    await insertTurn(tx, adventure.id, { ...stored, stage: adventure.state.stage })
  })
  return answers[stored.turn % answers.length]
})
app.addHook('onClose', async () => {
  await stopCheckpoints()
  await store.close()
})
process.once('SIGTERM', () => void app.close())
await app.listen({ port: Number(port), host: '127.0.0.1' })
