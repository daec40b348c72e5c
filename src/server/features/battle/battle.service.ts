import { catalog } from '../../../content/catalog.ts'
import { isEncore } from '../../../content/named-ids.ts'
import { type Adventure, playTurn } from '../../../rules/adventure/adventure.ts'
import type { Command } from '../../../rules/battle/command.ts'
import { Refusal, refuse } from '../../refusal.ts'
import {
  closeAdventure,
  currentAdventure,
  findAdventure,
  type StoredAdventure,
  type StoredWin,
  setNumberedSince,
  updateAdventure,
} from '../../store/rows/battle/adventures.ts'
import { findTurn, insertTurn } from '../../store/rows/battle/adventure-turns.ts'
import { noteInJournal } from '../../store/rows/save/journal.ts'
import { replaceBag } from '../../store/rows/save/items.ts'
import { updateMember } from '../../store/rows/save/members.ts'
import { saveOf, setGold } from '../../store/rows/save/saves.ts'
import type { Tx } from '../../store/store.ts'
import { commandsFrom, type SentCommand } from './commands.ts'
import { rankRun, type Standing } from './encore/encore.service.ts'
import { type KnownDefences, knownDefences, learnFrom } from './learning.ts'
import { type Narration, narrate } from './narration.ts'
import { speechOfTurn } from './speech.ts'
import { countEndedStage, countGivenUp, settleWin } from './stage-end.ts'
import { nextTurnOf } from './turn-numbers.ts'

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
export interface WonStage {
  readonly win: StoredWin
  readonly state: Adventure
}

export async function winOf(tx: Tx, saveId: number, sessionId: string): Promise<WonStage | Refusal<'noBattle' | 'notWon'>> {
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
  const adventure = await adventureToEnd(tx, saveId, sessionId)
  return adventure && close(tx, adventure, now)
}

/** Writes the adventure to the save and ends it; a run after the story is ranked, also a lost one. @returns null when there is none left. */
export async function finish(
  tx: Tx,
  saveId: number,
  sessionId: string,
  now: number,
): Promise<Refusal<'stillFighting' | 'battleLost'> | Ended | null> {
  const adventure = await adventureToEnd(tx, saveId, sessionId)
  if (!adventure) return null
  const { phase, field } = adventure.state
  if (phase === 'fighting') return refuse('stillFighting')
  if (phase === 'lost' && !isEncore(field)) return refuse('battleLost')
  return close(tx, adventure, now)
}

/** Ends an adventure, whatever its phase. */
export async function close(tx: Tx, adventure: StoredAdventure, now: number): Promise<Ended> {
  const { sessionId } = adventure
  const { phase, field } = adventure.state
  const standing = isEncore(field) ? await rankRun(tx, adventure, now) : null
  if (!isEncore(field) && (phase === 'won' || phase === 'escaped')) await writeBack(tx, adventure)
  if (!isEncore(field) && phase === 'fighting') await countGivenUp(tx, adventure, now)
  await closeAdventure(tx, adventure.id)
  return standing instanceof Refusal ? { sessionId, standing: null, differs: true } : { sessionId, standing, differs: false }
}

async function writeBack(tx: Tx, { saveId, cast, state }: StoredAdventure): Promise<void> {
  const gold = (await saveOf(tx, saveId)).gold
  await setGold(tx, saveId, gold + state.gold)
  await replaceBag(tx, saveId, state.battle.bag)
  for (const [index, member] of state.party.entries()) {
    const person = cast[index]
    if (person) await updateMember(tx, person.id, member)
  }
}

/** The save's current adventure, whatever the id is, unless that names an earlier one of this save, which has ended: then the call is a repeated one, and it is null. */
async function adventureToEnd(tx: Tx, saveId: number, sessionId: string): Promise<StoredAdventure | null> {
  const named = await findOwn(tx, saveId, sessionId)
  return named && !named.isCurrent ? null : currentAdventure(tx, saveId)
}
