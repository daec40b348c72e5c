import { hash, randomBytes } from 'node:crypto'
import { fields } from '../../src/content/fields.ts'
import { COVERLESS_BOOK } from '../../src/content/named-ids.ts'
import type { Build } from '../../src/rules/party/build.ts'
import { memberWith, parties, planFor } from '../../src/lab/party.ts'
import { expAtLevel, MAX_LEVEL } from '../../src/rules/party/growth.ts'
import { STARTING_GOLD } from '../../src/rules/town/shop.ts'
import { membersOf, updateMember } from '../../src/server/store/rows/save/members.ts'
import { markCleared, markRead } from '../../src/server/store/rows/save/progress.ts'
import { insertSave } from '../../src/server/store/rows/save/saves.ts'
import { insertSession } from '../../src/server/store/rows/account/sessions.ts'
import type { Store, Tx } from '../../src/server/store/store.ts'
import { insertUser } from '../../src/server/store/rows/account/users.ts'

/** A signed-in player whose party stands at the highest level, every field open. */
export interface Player {
  readonly saveId: number
  /** Value of the session's cookie. */
  readonly session: string
  /** Id and build of each member. */
  readonly members: readonly { readonly id: number; readonly build: Build }[]
}

/** Puts players into the database, past the sign-up and the months of playing. */
export function insertPlayers(store: Store, count: number): Promise<readonly Player[]> {
  return store.write(async (tx) => {
    const players: Player[] = []
    for (let number = 0; number < count; number += 1) players.push(await insertPlayer(tx, number))
    return players
  })
}

async function insertPlayer(tx: Tx, number: number): Promise<Player> {
  const now = Date.now()
  const session = randomBytes(32).toString('base64url')
  const email = `bench-${randomBytes(8).toString('hex')}@example.com`
  const userId = await insertUser(tx, { name: '測り手', email, passwordHash: 'none' }, now)
  await insertSession(tx, hash('sha256', session, 'base64url'), userId, { now })
  const builds = planFor(parties[number % parties.length] ?? [1, 2, 3])
  const roles = builds.map(({ role }, place) => ({ role, name: `仲間${place + 1}` }))
  const saveId = await insertSave(tx, { userId, gold: STARTING_GOLD, difficulty: 'normal', members: roles }, now)
  for (const { id } of fields) await markCleared(tx, saveId, { field: id, difficulty: 'normal' }, now)
  await markRead(tx, saveId, COVERLESS_BOOK, now)
  const rows = await membersOf(tx, saveId)
  const members: Player['members'][number][] = []
  for (const [place, build] of builds.entries()) {
    const id = rows[place]?.id ?? 0
    await updateMember(tx, id, memberWith(expAtLevel(MAX_LEVEL), build))
    members.push({ id, build })
  }
  return { saveId, session, members }
}
