import { randomUUID } from 'node:crypto'
import type { AnotherAdventure, TurnLog } from '../../../contract/battle.ts'
import { CONTENT_VERSION, catalog } from '../../../content/catalog.ts'
import { fields } from '../../../content/fields.ts'
import { fieldTexts } from '../../../content/fields-text.ts'
import { battleLog } from '../../../content/text/battle-log.ts'
import { enemyNames } from '../../../content/text/enemy-names.ts'
import { firstClearLines } from '../../../content/text/first-clear.ts'
import { resultLog } from '../../../content/text/result-log.ts'
import { type Adventure, enterNextStage, isLastStage, playTurn, startAdventure } from '../../../rules/adventure.ts'
import type { Command } from '../../../rules/battle/command.ts'
import type { BattleEvent } from '../../../rules/battle/event.ts'
import type { RngState } from '../../../rules/rng.ts'
import { isUnlocked } from '../../../rules/unlock.ts'
import { Refusal, refuse } from '../../http/refusal.ts'
import {
  type CastMember,
  closeAdventure,
  currentAdventure,
  findAdventure,
  findTurn,
  forgetOldAdventures,
  insertAdventure,
  insertTurn,
  stageTurns,
  type StoredAdventure,
  type StoredWin,
  updateAdventure,
} from '../../store/adventures.ts'
import { bagOf, countStage, findSave, markCleared, membersOf, progressOf, replaceBag, setGold, updateMember } from '../../store/saves.ts'
import type { Tx } from '../../store/store.ts'
import { runningToWire } from '../../wire/running.ts'
import { commandsFrom, type SentCommand } from './commands.ts'

/** Adventures of a save that are kept for replay. */
const KEPT = 20

export interface Place {
  readonly field: number
  readonly stage: number
}

export interface Encountered {
  readonly adventure: StoredAdventure
  readonly log: readonly TurnLog[]
}

/** When somebody sets out, and the dice of the way. */
export interface Hour {
  readonly now: number
  /** Called once for each adventure. */
  readonly dice: () => RngState
}

/** Enters a stage: sets out, goes on, or comes back to where the adventure is. */
export async function encounter(
  tx: Tx,
  saveId: number,
  place: Place,
  hour: Hour,
): Promise<Encountered | Refusal<'fieldLocked' | 'stageLocked' | 'otherAdventureOn'>> {
  const current = await currentAdventure(tx, saveId)
  if (current && isStillAt(current.state, place)) return resumed(tx, current)
  const refused = await placeRefusal(tx, saveId, place)
  if (refused) return refused
  if (!current || current.state.phase === 'lost') return setOut(tx, { saveId, place, lost: current }, hour)
  if (isNextStage(current.state, place)) return goOn(tx, current)
  if (current.state.field === place.field && place.stage > current.state.stage) return refuse('stageLocked')
  const beside: Omit<AnotherAdventure, 'message'> = { running: runningToWire({ ...current.state, sessionId: current.sessionId }) }
  return refuse('otherAdventureOn', { ...beside })
}

/** A lost first stage is not come back to: entering it means setting out anew. */
const isStillAt = ({ field, stage, phase }: Adventure, place: Place): boolean =>
  field === place.field && stage === place.stage && !(phase === 'lost' && stage === 1)

const isNextStage = (state: Adventure, { field, stage }: Place): boolean =>
  state.phase === 'won' && state.field === field && state.stage + 1 === stage && !isLastStage(state, catalog)

async function placeRefusal(tx: Tx, saveId: number, { field, stage }: Place): Promise<Refusal<'fieldLocked' | 'stageLocked'> | null> {
  const plan = fields.find(({ id }) => id === field)
  if (!plan || !isUnlocked(plan.unlock, await progressOf(tx, saveId))) return refuse('fieldLocked')
  return stage > plan.stages.length ? refuse('stageLocked') : null
}

async function resumed(tx: Tx, adventure: StoredAdventure): Promise<Encountered> {
  const turns = await stageTurns(tx, adventure.id, adventure.state.stage)
  return { adventure, log: turns.map(({ turn, events }) => ({ turn, lines: told(adventure, events).lines })) }
}

interface Departure {
  readonly saveId: number
  readonly place: Place
  /** The adventure that ended in defeat, still lying there; or null. */
  readonly lost: StoredAdventure | null
}

async function setOut(
  tx: Tx,
  { saveId, place: { field, stage }, lost }: Departure,
  { now, dice }: Hour,
): Promise<Encountered | Refusal<'stageLocked'>> {
  if (stage !== 1) return refuse('stageLocked')
  if (lost) await closeAdventure(tx, lost.id)
  const members = await membersOf(tx, saveId)
  const state = startAdventure({ field, members, bag: await bagOf(tx, saveId), rng: dice() }, catalog)
  const cast = members.map(({ id, name }): CastMember => ({ id, name }))
  const adventure = await insertAdventure(tx, { sessionId: randomUUID(), saveId, cast, state, contentVersion: CONTENT_VERSION }, now)
  await forgetOldAdventures(tx, saveId, KEPT)
  return { adventure, log: [] }
}

async function goOn(tx: Tx, adventure: StoredAdventure): Promise<Encountered> {
  const next: StoredAdventure = { ...adventure, state: enterNextStage(adventure.state, catalog), win: null }
  await updateAdventure(tx, next)
  return { adventure: next, log: [] }
}

export interface PlayedRound {
  readonly adventure: StoredAdventure
  readonly played: { readonly events: readonly BattleEvent[]; readonly lines: readonly string[]; readonly lineEvents: readonly number[] }
}

export interface RoundOrder {
  readonly sessionId: string
  readonly commands: readonly SentCommand[]
  /** The round that the client means; null when it does not say. */
  readonly turn: number | null
}

/** Plays a round and stores it, with everything that it settles. The round that was played last is not played again: its record is read. */
export async function playRound(tx: Tx, saveId: number, order: RoundOrder, now: number) {
  const adventure = await ownAdventure(tx, saveId, order.sessionId)
  if (!adventure) return refuse('noBattle')
  const { state, isCurrent } = adventure
  if (order.turn !== null && order.turn === state.battle.turn - 1) return repeated(tx, adventure, order.turn)
  if (!isCurrent || state.phase !== 'fighting') return refuse('battleOver')
  if (order.turn !== null && order.turn !== state.battle.turn) return refuse('staleTurn')
  const commands = commandsFrom(order.commands, { battle: state.battle, cast: adventure.cast })
  return commands instanceof Refusal ? commands : playedRound(tx, adventure, commands, now)
}

async function playedRound(tx: Tx, before: StoredAdventure, commands: readonly Command[], now: number): Promise<PlayedRound> {
  const { adventure: state, events } = playTurn(before.state, commands, catalog)
  const win = state.phase === 'won' ? await settleWin(tx, { ...before, state }, now) : null
  const adventure: StoredAdventure = { ...before, state, win }
  const played = told(adventure, events)
  const { stage, battle } = before.state
  await updateAdventure(tx, adventure)
  await insertTurn(tx, adventure.id, { stage, turn: battle.turn, commands, events: played.events })
  if (state.phase !== 'fighting') await countEnded(tx, adventure)
  return { adventure, played }
}

async function repeated(tx: Tx, adventure: StoredAdventure, turn: number): Promise<PlayedRound | Refusal<'staleTurn'>> {
  const record = await findTurn(tx, adventure.id, adventure.state.stage, turn)
  return record ? { adventure, played: told(adventure, record.events) } : refuse('staleTurn')
}

/** The round in words. What enemies think stays with them. */
function told({ state, cast }: Pick<StoredAdventure, 'state' | 'cast'>, all: readonly BattleEvent[]): PlayedRound['played'] {
  const events = all.filter(({ type }) => type !== 'planned')
  const { combatants } = state.battle
  const names = [...cast.map(({ name }) => name), ...enemyNames(combatants.slice(cast.length).map(({ kind }) => kind))]
  const lines = battleLog(events, { combatant: (id) => names[id] ?? '', isMember: (id) => id < cast.length })
  return { events, lines: lines.map(({ text }) => text), lineEvents: lines.map(({ event }) => event) }
}

/** Like the cleared field, the ended stage counts at once, lost ones with those who fell in them. */
async function countEnded(tx: Tx, { id, saveId, cast, state: { stage, phase } }: StoredAdventure): Promise<void> {
  const events = (await stageTurns(tx, id, stage)).flatMap((turn) => turn.events)
  const fallen = events.filter((event) => event.type === 'fell' && event.target < cast.length).length
  await countStage(tx, saveId, { won: phase === 'won', fallen })
}

/** The cleared field counts at once, whatever becomes of the adventure. */
async function settleWin(tx: Tx, { saveId, state, cast }: StoredAdventure, now: number): Promise<StoredWin | null> {
  const { result, field } = state
  if (!result) return null
  const isFirst = result.fieldCleared && (await markCleared(tx, saveId, field, now))
  const names = { members: cast.map(({ name }) => name), field: fieldTexts.find(({ id }) => id === field)?.name ?? '' }
  const news = isFirst ? firstClearLines(field, (await progressOf(tx, saveId)).cleared.size) : []
  return { lines: [...resultLog(result, names), ...news], fieldCleared: result.fieldCleared, alreadyCleared: !isFirst }
}

export async function winOf(tx: Tx, saveId: number, sessionId: string): Promise<StoredWin | Refusal<'noBattle' | 'notWon'>> {
  const adventure = await ownAdventure(tx, saveId, sessionId)
  if (!adventure) return refuse('noBattle')
  return adventure.win ?? refuse('notWon')
}

const SESSION_ID = /^[0-9a-f-]{36}$/

/** Somebody else's adventure is none. */
async function ownAdventure(tx: Tx, saveId: number, sessionId: string): Promise<StoredAdventure | null> {
  const adventure = SESSION_ID.test(sessionId) ? await findAdventure(tx, sessionId) : null
  return adventure?.saveId === saveId ? adventure : null
}

/** Drops the adventure; nothing of it is written. */
export async function drop(tx: Tx, saveId: number, sessionId: string): Promise<void> {
  const adventure = await meant(tx, saveId, sessionId)
  if (adventure) await closeAdventure(tx, adventure.id)
}

/** Writes the adventure to the save and ends it. @returns null when it is written, or when there is none left. */
export async function finish(tx: Tx, saveId: number, sessionId: string): Promise<Refusal<'stillFighting' | 'battleLost'> | null> {
  const adventure = await meant(tx, saveId, sessionId)
  if (!adventure) return null
  const { phase } = adventure.state
  if (phase === 'fighting') return refuse('stillFighting')
  if (phase === 'lost') return refuse('battleLost')
  await bringHome(tx, adventure)
  await closeAdventure(tx, adventure.id)
  return null
}

async function bringHome(tx: Tx, { saveId, cast, state }: StoredAdventure): Promise<void> {
  const gold = (await findSave(tx, saveId))?.gold ?? 0
  await setGold(tx, saveId, gold + state.gold)
  await replaceBag(tx, saveId, state.battle.bag)
  for (const [index, member] of state.party.entries()) {
    const person = cast[index]
    if (person) await updateMember(tx, person.id, member)
  }
}

/** The adventure of now, unless the id names an earlier one of the same player: then the call has come twice, and nothing is left to do. */
async function meant(tx: Tx, saveId: number, sessionId: string): Promise<StoredAdventure | null> {
  const named = await ownAdventure(tx, saveId, sessionId)
  return named && !named.isCurrent ? null : currentAdventure(tx, saveId)
}
