import { CONTENT_VERSION, catalog } from '../../../content/catalog.ts'
import { fields } from '../../../content/fields.ts'
import { isEncore } from '../../../content/named-ids.ts'
import { type Adventure, enterNextStage, isLastStage, startAdventure } from '../../../rules/adventure/adventure.ts'
import { turnNumber } from '../../../rules/battle/state.ts'
import type { Tactic } from '../../../rules/auto/tactics.ts'
import { isWound } from '../../../rules/battle/event.ts'
import { enemyScale, offeringPercent } from '../../../rules/adventure/difficulty.ts'
import type { RngState } from '../../../rules/rng.ts'
import { isUnlocked } from '../../../rules/town/unlock.ts'
import { type Refusal, refuse } from '../../refusal.ts'
import {
  type AdventureSummary,
  type CastMember,
  currentAdventure,
  deleteOldAdventures,
  insertAdventure,
  type StoredAdventure,
  updateAdventure,
} from '../../store/rows/battle/adventures.ts'
import { findStageTurns } from '../../store/rows/battle/adventure-turns.ts'
import { lossesIn } from '../../store/rows/battle/losses.ts'
import { bagOf } from '../../store/rows/save/items.ts'
import { membersOf, tacticsOf } from '../../store/rows/save/members.ts'
import { progressOf } from '../../store/rows/save/progress.ts'
import { difficultyOf } from '../../store/rows/save/saves.ts'
import type { Tx } from '../../store/store.ts'
import { noteEntered } from './battle-journal.ts'
import { close } from './battle.service.ts'
import { ENCORE_DIFFICULTY, isEncoreOpen, mayBeginWith } from './encore/encore.service.ts'
import { type KnownDefences, knownDefences } from './learning.ts'
import { narrate } from './narration.ts'
import { openStage } from './speech.ts'
import { firstTurnOf } from './turn-numbers.ts'

/** Adventures of a save that are kept for replay. */
const ADVENTURES_KEPT = 20

export interface StageRef {
  readonly field: number
  readonly stage: number
  /** The slip that is taken for it; left out: the first of those offered. Not read where none are. */
  readonly slip?: number | null
}

export interface EnteredStage {
  readonly adventure: StoredAdventure
  /** The stage's turns so far, under their numbers on the wire. */
  readonly log: readonly { readonly turn: number; readonly lines: readonly string[] }[]
  /** A member has lost HP in the stage. */
  readonly wounded: boolean
  /** How many fields the save has cleared. */
  readonly clears: number
  readonly known: KnownDefences
  /** How each member fights under おまかせ, by place. */
  readonly tactics: readonly Tactic[]
}

/** Another adventure must end before this one can begin. */
export interface OtherAdventure {
  readonly other: AdventureSummary
}

export interface StartContext {
  readonly now: number
  /** The id of a new adventure. */
  readonly uuid: () => string
  /** The generator of a new adventure. */
  readonly newRngState: () => RngState
  readonly onDiffering: OnDiffering
}

/** Hears of runs after the story whose record is not what the rules play, by session id. */
export type OnDiffering = (sessionId: string) => void

/** Enters a stage: starts an adventure, goes on to the next stage, or comes back to the current one, whatever its phase. */
export async function enterStage(
  tx: Tx,
  saveId: number,
  wanted: StageRef,
  context: StartContext,
): Promise<EnteredStage | OtherAdventure | Refusal<'fieldLocked' | 'stageLocked' | 'slipNotOffered'>> {
  const current = await currentAdventure(tx, saveId)
  if (current && isAt(current.state, wanted)) return resume(tx, current)
  const refused = await lockRefusal(tx, saveId, wanted)
  if (refused) return refused
  if (!current || current.state.phase === 'lost') {
    if (!(await mayBeginWith(tx, saveId, wanted))) return refuse('stageLocked')
    if (current && (await close(tx, current, context.now)).differs) context.onDiffering(current.sessionId)
    return start(tx, saveId, wanted, context)
  }
  if (isNext(current.state, wanted)) return enterNext(tx, current, wanted.slip ?? null, context.now)
  const isAhead = current.state.field === wanted.field && wanted.stage > current.state.stage
  if (isAhead && !(await mayBeginWith(tx, saveId, wanted))) return refuse('stageLocked')
  return { other: { ...current.state, sessionId: current.sessionId } }
}

const isAt = (state: Adventure, { field, stage }: StageRef): boolean => state.field === field && state.stage === stage

const isNext = (state: Adventure, { field, stage }: StageRef): boolean =>
  state.phase === 'won' && state.field === field && state.stage + 1 === stage && !isLastStage(state, catalog)

async function lockRefusal(tx: Tx, saveId: number, { field, stage }: StageRef): Promise<Refusal<'fieldLocked' | 'stageLocked'> | null> {
  if (isEncore(field)) return (await isEncoreOpen(tx, saveId)) ? null : refuse('fieldLocked')
  const plan = fields.find(({ id }) => id === field)
  if (!plan || !isUnlocked(plan.unlock, await progressOf(tx, saveId))) return refuse('fieldLocked')
  return stage > plan.stages.length ? refuse('stageLocked') : null
}

/** What the save brings into a stage. */
const rememberedIn = async (tx: Tx, adventure: StoredAdventure): Promise<Pick<EnteredStage, 'clears' | 'known' | 'tactics'>> => ({
  clears: (await progressOf(tx, adventure.saveId)).cleared.size,
  known: await knownDefences(tx, adventure),
  tactics: await tacticsOf(tx, adventure.saveId),
})

async function resume(tx: Tx, adventure: StoredAdventure): Promise<EnteredStage> {
  const firstTurn = firstTurnOf(adventure)
  const turns = await findStageTurns(tx, adventure.id, adventure.state.stage)
  const log = turns.map(({ turn, events }) => ({ turn: turnNumber(firstTurn, turn), lines: narrate(adventure, events).lines }))
  const wounded = turns.some(({ events }) => events.some((event) => isWound(event, adventure.cast.length)))
  return { adventure, log, wounded, ...(await rememberedIn(tx, adventure)) }
}

async function start(tx: Tx, saveId: number, { field, stage }: StageRef, { now, uuid, newRngState }: StartContext): Promise<EnteredStage> {
  const members = await membersOf(tx, saveId)
  const difficulty = isEncore(field) ? ENCORE_DIFFICULTY : await difficultyOf(tx, saveId)
  const losses = await lossesIn(tx, saveId, field)
  const scale = enemyScale(difficulty, losses.isOffered ? offeringPercent(difficulty, losses.count) : 0)
  const state = startAdventure({ field, members, bag: await bagOf(tx, saveId), rng: newRngState(), scale, first: stage }, catalog)
  const cast = members.map(({ id, name }): CastMember => ({ id, name }))
  const sessionId = uuid()
  const speech = await openStage(tx, { saveId, sessionId, state }, now)
  const adventure = await insertAdventure(tx, { sessionId, saveId, cast, difficulty, state, contentVersion: CONTENT_VERSION, speech }, now)
  await deleteOldAdventures(tx, saveId, ADVENTURES_KEPT)
  await noteEntered(tx, adventure, now)
  return { adventure, log: [], wounded: false, ...(await rememberedIn(tx, adventure)) }
}

async function enterNext(
  tx: Tx,
  adventure: StoredAdventure,
  slip: number | null,
  now: number,
): Promise<EnteredStage | Refusal<'slipNotOffered'>> {
  const offered = adventure.state.endless?.next?.slips
  const taken = offered && slip !== null ? slip : undefined
  if (taken !== undefined && !offered?.includes(taken)) return refuse('slipNotOffered')
  const state = enterNextStage(adventure.state, catalog, taken)
  const next: StoredAdventure = { ...adventure, state, win: null, speech: await openStage(tx, { ...adventure, state }, now) }
  await updateAdventure(tx, next)
  await noteEntered(tx, next, now)
  return { adventure: next, log: [], wounded: false, ...(await rememberedIn(tx, next)) }
}
