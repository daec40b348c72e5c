import { roles } from '../../src/content/roles.ts'
import { storyScenes } from '../../src/content/story/scenes.ts'
import { memberWith, planFor } from '../../src/lab/party.ts'
import { withExp } from '../../src/rules/party/growth.ts'
import { rngStateFrom } from '../../src/rules/rng.ts'
import { createParty } from '../../src/server/features/beginning/beginning.service.ts'
import { enterStage } from '../../src/server/features/battle/enter-stage.ts'
import { hashOf, newSessionToken } from '../../src/server/http/session/cookies.ts'
import { Refusal } from '../../src/server/refusal.ts'
import { updateAdventure } from '../../src/server/store/rows/battle/adventures.ts'
import { noteInJournal } from '../../src/server/store/rows/save/journal.ts'
import { countLoss } from '../../src/server/store/rows/battle/losses.ts'
import { findSession, insertSession } from '../../src/server/store/rows/account/sessions.ts'
import { updateMember } from '../../src/server/store/rows/save/members.ts'
import { markCleared, markRead } from '../../src/server/store/rows/save/progress.ts'
import { setGold } from '../../src/server/store/rows/save/saves.ts'
import type { Store, Tx } from '../../src/server/store/store.ts'
import { insertUser } from '../../src/server/store/rows/account/users.ts'
import { REAL } from '../../src/server/surroundings.ts'
import type { Situation } from './situation.ts'

/** Makes an account whose party is in the situation. @returns the token of its session. */
export async function arrange(store: Store, situation: Situation, now: number): Promise<string> {
  const token = newSessionToken(false, REAL.bytes)
  await store.write(async (tx) => {
    const userId = await insertUser(tx, { name: '見本', email: `stage-${now}@example.com`, passwordHash: '' }, now)
    await insertSession(tx, hashOf(token), userId, { now })
    await makeParty(tx, userId, situation, now)
    const session = await findSession(tx, hashOf(token), { openedSince: 0, seenSince: 0 })
    if (!session?.saveId) throw new Error('The account has no save')
    await makeProgress(tx, session.saveId, situation, now)
    if (situation.field !== null) await enter(tx, session.saveId, { field: situation.field, stage: situation.stage }, now)
  })
  return token
}

async function makeParty(tx: Tx, userId: number, situation: Situation, now: number): Promise<void> {
  const choices = situation.roles.map((role) => ({ role, name: roles.find(({ id }) => id === role)?.defaultName ?? '' }))
  const members = await createParty(tx, { userId, choices, difficulty: situation.difficulty }, now)
  if (members instanceof Refusal) throw new Error(`The party was refused: ${members.code}`)
  const plans = planFor(situation.roles)
  for (const member of members) {
    const plan = plans[member.position]
    await updateMember(tx, member.id, situation.isBuilt && plan ? memberWith(situation.exp, plan) : withExp(member, situation.exp))
  }
}

async function makeProgress(
  tx: Tx,
  saveId: number,
  { cleared, read, field, losses, gold, areScenesTold }: Situation,
  now: number,
): Promise<void> {
  for (const each of cleared) await markCleared(tx, saveId, { field: each, difficulty: 'normal' }, now)
  for (const book of read) await markRead(tx, saveId, book, now)
  for (let loss = 0; loss < losses; loss += 1) await countLoss(tx, saveId, field ?? 1)
  if (gold !== null) await setGold(tx, saveId, gold)
  const scenes = storyScenes.map(({ key }) => key)
  if (areScenesTold) await noteInJournal(tx, saveId, 'scene', scenes, now)
}

/** Goes to the stage; those before it count as won without a wound, and have paid nothing. */
async function enter(
  tx: Tx,
  saveId: number,
  { field, stage }: { readonly field: number; readonly stage: number },
  now: number,
): Promise<void> {
  const context = { now, uuid: REAL.uuid, newRngState: () => rngStateFrom(now), onDiffering: () => undefined }
  for (let next = 1; next <= stage; next += 1) {
    const entered = await enterStage(tx, saveId, { field, stage: next }, context)
    if (entered instanceof Refusal || 'other' in entered) throw new Error(`Stage ${next} of field ${field} was not entered`)
    const { adventure } = entered
    if (next < stage) await updateAdventure(tx, { ...adventure, state: { ...adventure.state, phase: 'won' } })
  }
}
