import { randomUUID } from 'node:crypto'
import { CONTENT_VERSION, catalog } from '../../../content/catalog.ts'
import { fields } from '../../../content/fields.ts'
import { isEncore } from '../../../content/named-ids.ts'
import { type Adventure, enterNextStage, isLastStage, playTurn, startAdventure } from '../../../rules/adventure/adventure.ts'
import type { Tactic } from '../../../rules/auto/tactics.ts'
import type { Command } from '../../../rules/battle/command.ts'
import { isWound } from '../../../rules/battle/event.ts'
import { enemyScale, offeringPercent } from '../../../rules/adventure/difficulty.ts'
import type { RngState } from '../../../rules/rng.ts'
import { isUnlocked } from '../../../rules/town/unlock.ts'
import { Refusal, refuse } from '../../refusal.ts'
import {
  type AdventureSummary,
  type CastMember,
  closeAdventure,
  currentAdventure,
  findAdventure,
  findTurn,
  deleteOldAdventures,
  insertAdventure,
  insertTurn,
  stageTurns,
  type StoredAdventure,
  type StoredWin,
  setNumberedSince,
  updateAdventure,
} from '../../store/rows/adventures.ts'
import { noteInJournal } from '../../store/rows/journal.ts'
import { lossesIn } from '../../store/rows/losses.ts'
import {
  bagOf,
  difficultyOf,
  findSave,
  membersOf,
  progressOf,
  replaceBag,
  setGold,
  tacticsOf,
  updateMember,
} from '../../store/rows/saves.ts'
import type { Tx } from '../../store/store.ts'
import { noteEntered } from './battle-journal.ts'
import { commandsFrom, type SentCommand } from './commands.ts'
import { ENCORE_DIFFICULTY, isEncoreOpen, mayBeginWith, rankRun, type Standing } from './encore.service.ts'
import { type KnownDefences, knownDefences, learnFrom } from './learning.ts'
import { type Narration, narrate } from './narration.ts'
import { openStage, speechOfTurn } from './speech.ts'
import { countEndedStage, countGivenUp, settleWin } from './stage-end.ts'
import { firstTurnOf, nextTurnOf } from './turn-numbers.ts'

/** Adventures of a save that are kept for replay. */
const KEPT = 20

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
  /** The stage was entered before: nothing has changed. */
  readonly isResumed: boolean
}

/** Another adventure must end before this one can begin. */
export interface OtherAdventure {
  readonly other: AdventureSummary
}

export interface StartContext {
  readonly now: number
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
  const turns = await stageTurns(tx, adventure.id, adventure.state.stage)
  const log = turns.map(({ turn, events }) => ({ turn: firstTurn + turn - 1, lines: narrate(adventure, events).lines }))
  const wounded = turns.some(({ events }) => events.some((event) => isWound(event, adventure.cast.length)))
  return { adventure, log, wounded, ...(await rememberedIn(tx, adventure)), isResumed: true }
}

async function start(tx: Tx, saveId: number, { field, stage }: StageRef, { now, newRngState }: StartContext): Promise<EnteredStage> {
  const members = await membersOf(tx, saveId)
  const difficulty = isEncore(field) ? ENCORE_DIFFICULTY : await difficultyOf(tx, saveId)
  const losses = await lossesIn(tx, saveId, field)
  const scale = enemyScale(difficulty, losses.isOffered ? offeringPercent(difficulty, losses.count) : 0)
  const state = startAdventure({ field, members, bag: await bagOf(tx, saveId), rng: newRngState(), scale, first: stage }, catalog)
  const cast = members.map(({ id, name }): CastMember => ({ id, name }))
  const sessionId = randomUUID()
  const speech = await openStage(tx, { saveId, sessionId, state }, now)
  const adventure = await insertAdventure(tx, { sessionId, saveId, cast, difficulty, state, contentVersion: CONTENT_VERSION, speech }, now)
  await deleteOldAdventures(tx, saveId, KEPT)
  await noteEntered(tx, adventure, now)
  return { adventure, log: [], wounded: false, ...(await rememberedIn(tx, adventure)), isResumed: false }
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
  return { adventure: next, log: [], wounded: false, ...(await rememberedIn(tx, next)), isResumed: false }
}

export interface TurnRequest {
  readonly sessionId: string
  readonly commands: readonly SentCommand[]
  /** The number on the wire of the turn that the client means; null when it does not say. */
  readonly turn: number | null
  /** The stage that the client means; null when it does not say. */
  readonly stage: number | null
}

export interface TurnResult {
  readonly adventure: StoredAdventure
  readonly narration: Narration
  /** Counted from 1 in the stage. */
  readonly turn: number
  /** After the turn. */
  readonly known: KnownDefences
}

/**
 * Plays a turn and stores it, with everything that it settles. The turn that was played last is not played again: its record is read.
 * A request for another stage, or with the number of any other turn, is refused.
 */
export async function executeTurn(tx: Tx, saveId: number, request: TurnRequest, now: number) {
  const adventure = await findOwn(tx, saveId, request.sessionId)
  if (!adventure) return refuse('noBattle')
  const { state, isCurrent } = adventure
  if (request.stage !== null && request.stage !== state.stage) return refuse('staleTurn')
  const next = nextTurnOf(adventure)
  if (request.turn === next - 1) return repeatLastTurn(tx, adventure)
  if (!isCurrent || state.phase !== 'fighting') return refuse('battleOver')
  if (request.turn !== null && request.turn !== next) return refuse('staleTurn')
  const commands = commandsFrom(request.commands, { battle: state.battle, cast: adventure.cast })
  if (commands instanceof Refusal) return commands
  if (request.turn === null || adventure.numberedSince !== null) return playNewTurn(tx, adventure, commands, now)
  await setNumberedSince(tx, adventure.id, state.stage)
  return playNewTurn(tx, { ...adventure, numberedSince: state.stage }, commands, now)
}

async function playNewTurn(tx: Tx, before: StoredAdventure, commands: readonly Command[], now: number): Promise<TurnResult> {
  const { adventure: state, events } = playTurn(before.state, commands, catalog)
  const { stage, battle } = before.state
  const win = state.phase === 'won' ? await settleWin(tx, { ...before, state }, now) : null
  const narration = narrate({ ...before, state }, events)
  const spoken = before.speech && speechOfTurn(before.speech, battle, narration.events)
  if (spoken) await noteInJournal(tx, before.saveId, 'heard', spoken.news, now)
  const adventure: StoredAdventure = { ...before, state, win, speech: spoken ? spoken.speech : before.speech }
  const known = await learnFrom(tx, before, events)
  await updateAdventure(tx, adventure)
  await insertTurn(tx, adventure.id, { stage, turn: battle.turn, commands, events: narration.events })
  if (state.phase !== 'fighting' && !isEncore(state.field)) await countEndedStage(tx, adventure, now)
  return { adventure, narration, turn: battle.turn, known }
}

async function repeatLastTurn(tx: Tx, adventure: StoredAdventure): Promise<TurnResult | Refusal<'staleTurn'>> {
  const { stage, battle } = adventure.state
  const turn = battle.turn - 1
  const record = await findTurn(tx, adventure.id, stage, turn)
  if (!record) return refuse('staleTurn')
  return { adventure, narration: narrate(adventure, record.events), turn, known: await knownDefences(tx, adventure) }
}

/** A won stage. */
export interface Won {
  readonly win: StoredWin
  readonly state: Adventure
}

export async function winOf(tx: Tx, saveId: number, sessionId: string): Promise<Won | Refusal<'noBattle' | 'notWon'>> {
  const adventure = await findOwn(tx, saveId, sessionId)
  if (!adventure) return refuse('noBattle')
  const { win, state } = adventure
  return win ? { win, state } : refuse('notWon')
}

const SESSION_ID = /^[0-9a-f-]{36}$/

/** Null unless owned by this save. */
async function findOwn(tx: Tx, saveId: number, sessionId: string): Promise<StoredAdventure | null> {
  const adventure = SESSION_ID.test(sessionId) ? await findAdventure(tx, sessionId) : null
  return adventure?.saveId === saveId ? adventure : null
}

/** What has ended. */
export interface Ended {
  /** Of a run after the story; null of any other adventure. */
  readonly standing: Standing | null
  /** A run after the story is ranked nowhere, as its record is not what the rules play. */
  readonly differs: boolean
  readonly sessionId: string
}

/** Ends the adventure. A won stage or an escape is written as by `finish`, else nothing is. @returns null when there is none left. */
export async function endAdventure(tx: Tx, saveId: number, sessionId: string, now: number): Promise<Ended | null> {
  const adventure = await resolveTarget(tx, saveId, sessionId)
  return adventure && close(tx, adventure, now)
}

/** Writes the adventure to the save and ends it; a run after the story is ranked, also a lost one. @returns null when there is none left. */
export async function finish(
  tx: Tx,
  saveId: number,
  sessionId: string,
  now: number,
): Promise<Refusal<'stillFighting' | 'battleLost'> | Ended | null> {
  const adventure = await resolveTarget(tx, saveId, sessionId)
  if (!adventure) return null
  const { phase, field } = adventure.state
  if (phase === 'fighting') return refuse('stillFighting')
  if (phase === 'lost' && !isEncore(field)) return refuse('battleLost')
  return close(tx, adventure, now)
}

async function close(tx: Tx, adventure: StoredAdventure, now: number): Promise<Ended> {
  const { sessionId } = adventure
  const { phase, field } = adventure.state
  const standing = isEncore(field) ? await rankRun(tx, adventure, now) : null
  if (!isEncore(field) && (phase === 'won' || phase === 'escaped')) await writeBack(tx, adventure)
  if (!isEncore(field) && phase === 'fighting') await countGivenUp(tx, adventure, now)
  await closeAdventure(tx, adventure.id)
  return standing instanceof Refusal ? { sessionId, standing: null, differs: true } : { sessionId, standing, differs: false }
}

async function writeBack(tx: Tx, { saveId, cast, state }: StoredAdventure): Promise<void> {
  const gold = (await findSave(tx, saveId))?.gold ?? 0
  await setGold(tx, saveId, gold + state.gold)
  await replaceBag(tx, saveId, state.battle.bag)
  for (const [index, member] of state.party.entries()) {
    const person = cast[index]
    if (person) await updateMember(tx, person.id, member)
  }
}

/** The save's current adventure; null when the id names an earlier one of this save, which has ended: then the call is a repeated one. */
async function resolveTarget(tx: Tx, saveId: number, sessionId: string): Promise<StoredAdventure | null> {
  const named = await findOwn(tx, saveId, sessionId)
  return named && !named.isCurrent ? null : currentAdventure(tx, saveId)
}
