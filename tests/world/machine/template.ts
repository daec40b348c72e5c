import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { endingKey } from '../../../src/content/story/scenes.ts'
import { memberWith, planFor } from '../../../src/lab/party.ts'
import { hashOf, newSessionToken } from '../../../src/server/http/session/cookies.ts'
import { sqlite } from '../../../src/server/store/dialects/sqlite.ts'
import { replaceBag } from '../../../src/server/store/rows/save/items.ts'
import { noteInJournal } from '../../../src/server/store/rows/save/journal.ts'
import { membersOf, updateMember } from '../../../src/server/store/rows/save/members.ts'
import { markCleared, markRead } from '../../../src/server/store/rows/save/progress.ts'
import { insertSave, setEnding } from '../../../src/server/store/rows/save/saves.ts'
import { insertSession } from '../../../src/server/store/rows/account/sessions.ts'
import { insertUser } from '../../../src/server/store/rows/account/users.ts'
import { openStore, type Tx } from '../../../src/server/store/store.ts'
import { NEW_SAVE, type SaveState, type State, VISITOR } from '../judge/model/state.ts'
import { newLabour } from '../judge/model/town/labour.ts'
import { BEGINNING, World } from './world.ts'

/** As many players as a plan may have. */
const MOST_PLAYERS = 120
const PARTY = [1, 2, 3]
const EXP = 1200

/** The template is made in no time that matters: its saves are of the beginning. */
const MADE = { from: BEGINNING, to: BEGINNING + 1_000, isExact: true, scale: 1 }

const veteran = (clears: readonly number[], more: Partial<SaveState> = {}): State => {
  const save: SaveState = { ...NEW_SAVE, gold: 3000, bag: { 1: 2, 4: 1 }, clears, hasGift: true, labour: newLabour(MADE), ...more }
  return { ...VISITOR, isSignedUp: true, hasSession: true, save }
}

const ENDED_WITH = 3

/** Has ended the story after all fields and the book that opens the last. */
const TELLER = veteran([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], { read: [409], ending: ENDED_WITH, endings: [ENDED_WITH] })

/** How the player with this number begins: a third are visitors, a third strong, a third have found the treasure and so can see the figures of their journey; half of those have ended it. */
export const startOf = (nth: number): State =>
  [VISITOR, veteran([1, 2, 3, 4, 5, 6, 7]), nth % 6 === 2 ? TELLER : veteran([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11])][nth % 3] ?? VISITOR

/** A migrated database in which those who are no visitors have their saves. */
export interface Template {
  readonly path: string
  /** The token of each player's session; null for visitors. */
  readonly tokens: readonly (string | null)[]
}

let made: Promise<Template> | null = null

/** Made once in a process, and gone with it. */
export const template = (): Promise<Template> => (made ??= make())

async function make(): Promise<Template> {
  const folder = mkdtempSync(join(tmpdir(), 'kageakari-template-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  const path = join(folder, 'template.db')
  const world = new World(0)
  return { path, tokens: await world.until(fill(path, world)) }
}

async function fill(path: string, world: World): Promise<readonly (string | null)[]> {
  const waits = world.surroundings()
  const store = openStore(sqlite(path, { synchronous: 'normal', waits }), waits)
  await store.migrate()
  const tokens = await store.write(async (tx) => {
    const all: (string | null)[] = []
    for (let nth = 0; nth < MOST_PLAYERS; nth += 1) {
      const { save } = startOf(nth)
      const token = newSessionToken(false, waits.bytes)
      all.push(save && token)
      if (save) await insertVeteran(tx, { nth, token, save }, world.now)
    }
    return all
  })
  await store.close()
  return tokens
}

interface Veteran {
  readonly nth: number
  readonly token: string
  readonly save: SaveState
}

async function insertVeteran(tx: Tx, { nth, token, save }: Veteran, now: number): Promise<void> {
  const userId = await insertUser(tx, { name: '試し', email: `veteran${nth}@example.com`, passwordHash: '' }, now)
  await insertSession(tx, hashOf(token), userId, { now })
  const members = PARTY.map((role) => ({ role, name: `仲間${role}` }))
  const id = await insertSave(tx, { userId, gold: save.gold ?? 0, difficulty: 'normal', members }, now)
  for (const member of await membersOf(tx, id)) {
    const plan = planFor(PARTY)[member.position]
    if (plan) await updateMember(tx, member.id, memberWith(EXP, plan))
  }
  for (const field of save.clears) await markCleared(tx, id, { field, difficulty: 'normal' }, now)
  for (const book of save.read) await markRead(tx, id, book, now)
  if (save.ending !== null) {
    await setEnding(tx, id, ENDED_WITH)
    await noteInJournal(tx, id, 'scene', [endingKey(ENDED_WITH)], now)
  }
  await replaceBag(
    tx,
    id,
    Object.entries(save.bag ?? {}).map(([item, count]) => ({ item: Number(item), count })),
  )
  await tx.updateTable('saves').set({ gift_paid: 1 }).where('id', '=', id).execute()
}
