import { type Selectable, sql } from 'kysely'
import { FINALE } from '../../../../content/named-ids.ts'
import type { BossMoment } from '../../../../content/log/boss-lines.ts'
import type { Adventure, AdventurePhase } from '../../../../rules/adventure/adventure.ts'
import type { Difficulty } from '../../../../rules/adventure/difficulty.ts'
import { NO_CHANGE } from '../../../../rules/battle/modify.ts'
import type { Bag } from '../../../../rules/battle/state.ts'
import type { Database } from '../../database.ts'
import { prepared } from '../../prepared.ts'
import type { Tx } from '../../store.ts'

/** An adventure with its place in the database. */
export interface StoredAdventure {
  readonly id: number
  readonly sessionId: string
  readonly saveId: number
  /** By position in the party. */
  readonly cast: readonly CastMember[]
  /** Whether it is the save's current adventure; others are kept for replay. */
  readonly isCurrent: boolean
  /** As it began. */
  readonly difficulty: Difficulty
  readonly state: Adventure
  readonly win: StoredWin | null
  /** Null where nobody speaks. */
  readonly speech: StageSpeech | null
  /** The first stage in which a turn was played by an order that named it; 0: not known; null: no order has. */
  readonly numberedSince: number | null
}

/** What is said in a stage, besides the log. Plain JSON. */
export interface StageSpeech {
  /** What the boss has yet to say. */
  readonly left: readonly BossMoment[]
  readonly said: readonly Said[]
}

/** What somebody said in a stage. */
export interface Said {
  /** Counted from 1 in each stage; 0 before the first. */
  readonly turn: number
  /** Index of the event of the turn after which it is said; null before the first turn. */
  readonly event: number | null
  /** Place in the battle; null when it is told of somebody. */
  readonly speaker: number | null
  readonly lines: readonly string[]
}

export interface CastMember {
  /** The member's id in the save. */
  readonly id: number
  readonly name: string
}

/** What the screens say about a won stage. */
export interface StoredWin {
  readonly lines: readonly string[]
  readonly fieldCleared: boolean
  /** False only when this win cleared the field for the first time. */
  readonly alreadyCleared: boolean
  /** Gold that the guild sent for it. Left out: none. */
  readonly gift?: number
}

interface Row {
  readonly id: number
  readonly session_id: string
  readonly save_id: number
  readonly cast: string
  readonly is_current: number
  readonly difficulty: Difficulty
  readonly state: string
  readonly result: string | null
  readonly speech: string | null
  readonly numbered_since: number | null
}

const COLUMNS = ['id', 'session_id', 'save_id', 'cast', 'is_current', 'difficulty', 'state', 'result', 'speech', 'numbered_since'] as const

/** Must equal the condition of the partial index. */
const isCurrent = sql<boolean>`is_current = 1`

const bySession = prepared<{ sessionId: string }, Row>((tx, place) =>
  tx.selectFrom('adventures').select(COLUMNS).where('session_id', '=', place('sessionId')),
)

const current = prepared<{ saveId: number }, Row>((tx, place) =>
  tx.selectFrom('adventures').select(COLUMNS).where('save_id', '=', place('saveId')).where(isCurrent),
)

const fromRow = (row: Row): StoredAdventure => ({
  id: row.id,
  sessionId: row.session_id,
  saveId: row.save_id,
  cast: JSON.parse(row.cast),
  isCurrent: row.is_current === 1,
  difficulty: row.difficulty,
  state: stateFrom(row.state),
  win: row.result === null ? null : JSON.parse(row.result),
  speech: row.speech === null ? null : JSON.parse(row.speech),
  numberedSince: row.numbered_since,
})

/** A stored adventure. Battles stored before a field was there get it, as it changes nothing. */
function stateFrom(json: string): Adventure {
  const state: Adventure = JSON.parse(json)
  const combatants = state.battle.combatants.map((one) => ({
    ...BEFORE_FORESIGHT,
    ...one,
    modifiers: one.modifiers.map((modifier) => ({ ...NO_CHANGE, ...modifier })),
  }))
  return { ...state, battle: { ...state.battle, combatants } }
}

const BEFORE_FORESIGHT = { foreseen: null }

export async function findAdventure(tx: Tx, sessionId: string): Promise<StoredAdventure | null> {
  const [row] = await bySession(tx, { sessionId })
  return row ? fromRow(row) : null
}

/** The field, stage and phase of an adventure; null unless owned by this save. */
export async function ownedAdventure(tx: Tx, saveId: number, id: number): Promise<Omit<AdventureSummary, 'sessionId'> | null> {
  const row = await tx
    .selectFrom('adventures')
    .select(['field_id', 'stage_id', 'phase'])
    .where('id', '=', id)
    .where('save_id', '=', saveId)
    .executeTakeFirst()
  return row ? { field: row.field_id, stage: row.stage_id, phase: row.phase as AdventurePhase } : null
}

/** The adventure as it began; null when that is not kept. */
export async function findStart(tx: Tx, adventureId: number): Promise<Adventure | null> {
  const row = await tx.selectFrom('adventure_starts').select('snapshot').where('adventure_id', '=', adventureId).executeTakeFirst()
  return row ? stateFrom(row.snapshot) : null
}

/** Departures that are looked through for a bag with anything in it. */
const DEPARTURES_LOOKED_AT = 5

const lastSnapshots = prepared<{ saveId: number }, { snapshot: string }>((tx, place) =>
  tx
    .selectFrom('adventures')
    .innerJoin('adventure_starts', 'adventure_starts.adventure_id', 'adventures.id')
    .select('snapshot')
    .where('save_id', '=', place('saveId'))
    // Of the runs after the story, which are numbered on from the fields, everything comes back.
    .where('field_id', '<', FINALE)
    .orderBy('id', 'desc')
    .limit(DEPARTURES_LOOKED_AT),
)

/** What the bag held at the last departure into a field with anything in it; empty where none of the last five was one. */
export async function usualBag(tx: Tx, saveId: number): Promise<Bag> {
  const rows = await lastSnapshots(tx, { saveId })
  return rows.map(({ snapshot }) => (JSON.parse(snapshot) as Adventure).battle.bag).find((bag) => bag.length > 0) ?? []
}

/** The save's current adventure, in any phase. */
export async function currentAdventure(tx: Tx, saveId: number): Promise<StoredAdventure | null> {
  const [row] = await current(tx, { saveId })
  return row ? fromRow(row) : null
}

export interface AdventureSummary {
  readonly sessionId: string
  readonly field: number
  readonly stage: number
  readonly phase: AdventurePhase
}

export interface LastAdventure extends AdventureSummary {
  /** Whether it runs, during which shop, points and rest refuse to write. A lost adventure is over. */
  readonly isOn: boolean
}

type SummaryRow = Pick<Selectable<Database['adventures']>, 'session_id' | 'field_id' | 'stage_id' | 'phase' | 'is_current'>

const newest = prepared<{ saveId: number }, SummaryRow>((tx, place) =>
  tx
    .selectFrom('adventures')
    .select(['session_id', 'field_id', 'stage_id', 'phase', 'is_current'])
    .where('save_id', '=', place('saveId'))
    .orderBy('id', 'desc')
    .limit(1),
)

/** The save's newest adventure, without its state, which is large. An older one is never current. */
export async function lastAdventure(tx: Tx, saveId: number): Promise<LastAdventure | null> {
  const [row] = await newest(tx, { saveId })
  if (!row) return null
  const phase = row.phase as AdventurePhase
  return { sessionId: row.session_id, field: row.field_id, stage: row.stage_id, phase, isOn: row.is_current === 1 && phase !== 'lost' }
}

export const isOnAdventure = async (tx: Tx, saveId: number): Promise<boolean> => (await lastAdventure(tx, saveId))?.isOn === true

interface NewAdventure {
  readonly sessionId: string
  readonly saveId: number
  readonly state: Adventure
  readonly cast: readonly CastMember[]
  readonly difficulty: Difficulty
  readonly contentVersion: number
  readonly speech: StageSpeech | null
}

export async function insertAdventure(
  tx: Tx,
  { sessionId, saveId, cast, difficulty, state, contentVersion, speech }: NewAdventure,
  now: number,
): Promise<StoredAdventure> {
  const json = JSON.stringify(state)
  const { id } = await tx
    .insertInto('adventures')
    .values({
      session_id: sessionId,
      save_id: saveId,
      cast: JSON.stringify(cast),
      field_id: state.field,
      stage_id: state.stage,
      phase: state.phase,
      is_current: 1,
      state: json,
      result: null,
      speech: jsonOrNull(speech),
      numbered_since: null,
      content_version: contentVersion,
      difficulty,
      started_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await tx.insertInto('adventure_starts').values({ adventure_id: id, snapshot: json }).execute()
  return { id, sessionId, saveId, cast, isCurrent: true, difficulty, state, win: null, speech, numberedSince: null }
}

const jsonOrNull = (value: unknown): string | null => (value === null ? null : JSON.stringify(value))

interface UpdatedValues {
  readonly id: number
  readonly stage: number
  readonly phase: string
  readonly state: string
  readonly result: string | null
  readonly speech: string | null
}

const update = prepared<UpdatedValues, never>((tx, place) =>
  tx
    .updateTable('adventures')
    .set({ stage_id: place('stage'), phase: place('phase'), state: place('state'), result: place('result'), speech: place('speech') })
    .where('id', '=', place('id')),
)

type Updated = Pick<StoredAdventure, 'id' | 'state' | 'win' | 'speech'>

export async function updateAdventure(tx: Tx, { id, state, win, speech }: Updated): Promise<void> {
  const { stage, phase } = state
  await update(tx, { id, stage, phase, state: JSON.stringify(state), result: jsonOrNull(win), speech: jsonOrNull(speech) })
}

/** From this stage on, orders name their turns. */
export async function setNumberedSince(tx: Tx, id: number, stage: number): Promise<void> {
  await tx.updateTable('adventures').set({ numbered_since: stage }).where('id', '=', id).execute()
}

/** The adventure is over; it stays for replay. */
export async function closeAdventure(tx: Tx, id: number): Promise<void> {
  await tx.updateTable('adventures').set({ is_current: 0 }).where('id', '=', id).execute()
}

/** Keeps the newest `count` adventures of a save. */
export async function deleteOldAdventures(tx: Tx, saveId: number, count: number): Promise<void> {
  const oldest = await tx
    .selectFrom('adventures')
    .select('id')
    .where('save_id', '=', saveId)
    .orderBy('id', 'desc')
    .offset(count)
    .limit(1)
    .executeTakeFirst()
  if (oldest) await tx.deleteFrom('adventures').where('save_id', '=', saveId).where('id', '<=', oldest.id).execute()
}
