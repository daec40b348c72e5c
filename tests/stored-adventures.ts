import { expect } from 'vitest'
import { catalog } from '../src/content/catalog.ts'
import { ENDLESS, FINALE } from '../src/content/named-ids.ts'
import { memberWith, parties, planFor } from '../src/lab/party.ts'
import { solver } from '../src/lab/policies/solver.ts'
import { random, spam } from '../src/lab/policies/simple.ts'
import type { Policy } from '../src/lab/policies/policy.ts'
import { type Adventure, isLastStage } from '../src/rules/adventure/adventure.ts'
import type { Command } from '../src/rules/battle/command.ts'
import { atStage, jsonOf, replayed } from '../src/rules/adventure/recording.ts'
import { rngStateFrom, type SeededRng, seededRng } from '../src/rules/rng.ts'
import { executeTurn, finish } from '../src/server/features/battle/battle.service.ts'
import { enterStage } from '../src/server/features/battle/enter-stage.ts'
import type { SentCommand } from '../src/server/features/battle/commands.ts'
import { Refusal } from '../src/server/refusal.ts'
import { findAdventure, type StoredAdventure } from '../src/server/store/rows/battle/adventures.ts'
import { findRecord } from '../src/server/store/rows/battle/records.ts'
import { replaceBag } from '../src/server/store/rows/save/items.ts'
import { membersOf, updateMember } from '../src/server/store/rows/save/members.ts'
import { markCleared, markRead } from '../src/server/store/rows/save/progress.ts'
import { insertSave, setEnding } from '../src/server/store/rows/save/saves.ts'
import type { Store, Tx } from '../src/server/store/store.ts'
import { insertUser } from '../src/server/store/rows/account/users.ts'
import { REAL } from '../src/server/surroundings.ts'

/** What was replayed, for the report. */
export interface Replays {
  readonly adventures: number
  readonly turns: number
  readonly phases: Readonly<Record<string, number>>
}

const policies: readonly Policy[] = [solver, spam, random]
const difficulties = ['story', 'normal', 'hard'] as const
const bag = [1, 4, 8, 12, 19].map((item) => ({ item, count: 2 }))

/**
 * Plays seeded adventures through the real store and services, every field, party, difficulty and policy in turn, and replays each from its
 * record: same events in every turn, same state and phase at the end.
 */
export async function replayStoredAdventures(store: Store, count: number): Promise<Replays> {
  const phases: Record<string, number> = {}
  let turns = 0
  for (let seed = 0; seed < count; seed += 1) {
    const sessionId = await playOne(store, seed)
    const { phase, length } = await replayOne(store, sessionId, seed)
    phases[phase] = (phases[phase] ?? 0) + 1
    turns += length
  }
  return { adventures: count, turns, phases }
}

async function playOne(store: Store, seed: number): Promise<string> {
  const field = (seed % ENDLESS) + 1
  const policy = policies[seed % policies.length] ?? solver
  const rng = seededRng(rngStateFrom(seed + 1_000_000))
  const saveId = await store.write((tx) => newPlayer(tx, seed))
  const context = {
    now: seed,
    uuid: REAL.uuid,
    newRngState: () => rngStateFrom(seed),
    onDiffering: () => expect.unreachable('the record differs'),
  }
  let entered = await store.write((tx) => enterStage(tx, saveId, { field, stage: 1 }, context))
  for (;;) {
    if (entered instanceof Refusal || 'other' in entered) throw new Error(`Seed ${seed}: field ${field} was not entered`)
    const ended = await playStage(store, entered.adventure, policy, rng)
    const { stage, phase } = ended.state
    // Some go home on the way, so that records of every length are replayed.
    if (phase !== 'won' || isLastStage(ended.state, catalog) || rng.int(1, 10) === 1) {
      if (rng.int(0, 1) === 1) await store.write((tx) => finish(tx, saveId, ended.sessionId, seed))
      return ended.sessionId
    }
    const slips = ended.state.endless?.next?.slips ?? []
    const slip = slips[rng.int(0, slips.length)] ?? null
    entered = await store.write((tx) => enterStage(tx, saveId, { field, stage: stage + 1, slip }, context))
  }
}

async function newPlayer(tx: Tx, seed: number): Promise<number> {
  const party = parties[Math.floor(seed / 3) % parties.length] ?? [1, 2, 3]
  const userId = await insertUser(tx, { name: '試し', email: `${seed}@example.com`, passwordHash: '' }, 0)
  const members = party.map((role, index) => ({ role, name: `仲間${index + 1}` }))
  const saveId = await insertSave(
    tx,
    { userId, gold: 200, difficulty: difficulties[Math.floor(seed / ENDLESS) % 3] ?? 'normal', members },
    0,
  )
  for (let field = 1; field < FINALE; field += 1) await markCleared(tx, saveId, { field, difficulty: 'normal' }, 0)
  await markRead(tx, saveId, 409, 0)
  await setEnding(tx, saveId, 3)
  await replaceBag(tx, saveId, bag)
  // Any level from the first to the last.
  const exp = (seed * 37) % 1900
  const plans = planFor(party)
  for (const { id, position } of await membersOf(tx, saveId)) {
    const plan = plans[position]
    if (plan) await updateMember(tx, id, memberWith(exp, plan))
  }
  return saveId
}

async function playStage(store: Store, start: StoredAdventure, policy: Policy, rng: SeededRng): Promise<StoredAdventure> {
  let adventure = start
  while (adventure.state.phase === 'fighting') {
    const { state, saveId, sessionId } = adventure
    const commands = commandsFor(state, policy, rng).map((command) => sent(adventure, command))
    const played = await store.write((tx) => executeTurn(tx, saveId, { sessionId, commands, turn: null, stage: null }, 0))
    if (played instanceof Refusal) throw new Error(`A turn was refused: ${played.code}`)
    adventure = played.adventure
  }
  return adventure
}

/** Now and then somebody tries to flee. */
function commandsFor({ battle }: Adventure, policy: Policy, rng: SeededRng): readonly Command[] {
  const commands = policy.choose(battle, { rng, stagesLeft: 1 })
  if (rng.int(1, 60) > 1) return commands
  return commands.map(({ actor }): Command => ({ type: 'escape', actor }))
}

const NAMES = { attack: 'ATTACK', skill: 'SKILL', item: 'ITEM', defence: 'DEFENCE', escape: 'ESCAPE' } as const

/** The command as a client sends it. */
function sent({ cast }: StoredAdventure, command: Command): SentCommand {
  const target = 'target' in command ? command.target : null
  const aim = target === null ? {} : target < cast.length ? { playerIndex: target } : { enemyIndex: target - cast.length }
  return {
    partyId: cast[command.actor]?.id ?? 0,
    command: NAMES[command.type],
    ...(command.type === 'skill' ? { skillId: command.skill } : {}),
    ...(command.type === 'item' ? { itemId: command.item } : {}),
    ...aim,
  }
}

async function replayOne(store: Store, sessionId: string, seed: number): Promise<{ readonly phase: string; readonly length: number }> {
  const { record, adventure } = await store.read(async (tx) => ({
    record: await findRecord(tx, sessionId),
    adventure: await findAdventure(tx, sessionId),
  }))
  if (!record || !adventure) throw new Error(`Seed ${seed}: nothing is stored`)
  const { end, turns, difference } = replayed(record, catalog)
  expect(difference, `seed ${seed}`).toBeNull()
  expect(turns, `seed ${seed}`).toHaveLength(record.turns.length)
  expect(jsonOf(atStage(end, adventure.state.stage, { catalog, slips: record.slips })), `seed ${seed}`).toBe(jsonOf(adventure.state))
  expect(end.phase).toBe(record.result)
  return { phase: end.phase, length: turns.length }
}
