import type { Selectable } from 'kysely'
import type { Difficulty } from '../../../../rules/adventure/difficulty.ts'
import type { Database } from '../../database.ts'
import { prepared } from '../../prepared.ts'
import type { Tx } from '../../store.ts'

export type Ending = 1 | 2 | 3 | 4

export interface Save {
  readonly id: number
  readonly userId: number
  readonly gold: number
  /** The ending chosen last, 1–4. */
  readonly ending: Ending | null
  /** Stages won. */
  readonly battlesWon: number
  /** How often a member fell, in the stages that came to an end. */
  readonly membersFallen: number
  readonly createdAt: number
}

const byId = prepared<{ id: number }, Selectable<Database['saves']>>((tx, place) =>
  tx.selectFrom('saves').selectAll().where('id', '=', place('id')),
)

/** @throws Error when there is no such save. */
export async function saveOf(tx: Tx, id: number): Promise<Save> {
  const [row] = await byId(tx, { id })
  if (!row) throw new Error(`No save ${id}`)
  return {
    id: row.id,
    userId: row.user_id,
    gold: row.gold,
    ending: row.ending as Ending | null,
    battlesWon: row.battles_won,
    membersFallen: row.members_fallen,
    createdAt: row.created_at,
  }
}

interface NewSave {
  readonly userId: number
  readonly gold: number
  readonly difficulty: Difficulty
  readonly members: readonly { readonly role: number; readonly name: string }[]
}

/** @returns the save's id. */
export async function insertSave(tx: Tx, { userId, gold, difficulty, members }: NewSave, now: number): Promise<number> {
  const { id } = await tx
    .insertInto('saves')
    .values({ user_id: userId, gold, difficulty, ending: null, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  const noPoints = { points_hp: 0, points_ap: 0, points_str: 0, points_def: 0, points_int: 0, points_spd: 0, points_luc: 0 }
  await tx
    .insertInto('members')
    .values(members.map(({ role, name }, position) => ({ save_id: id, position, role_id: role, name, exp: 0, ...noPoints })))
    .execute()
  return id
}

/** Foreign keys delete everything that belongs to the save. */
export async function deleteSave(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('saves').where('id', '=', id).execute()
}

/** Deletes the user's save with everything that belongs to it, if there is one. */
export async function deleteSaveOf(tx: Tx, userId: number): Promise<void> {
  await tx.deleteFrom('saves').where('user_id', '=', userId).execute()
}

export async function setGold(tx: Tx, saveId: number, gold: number): Promise<void> {
  await tx.updateTable('saves').set({ gold }).where('id', '=', saveId).execute()
}

interface Counted {
  readonly saveId: number
  /** 0 or 1. */
  readonly won: number
  readonly fallen: number
}

const count = prepared<Counted, never>((tx, place) =>
  tx
    .updateTable('saves')
    .set((row) => ({ battles_won: row('battles_won', '+', place('won')), members_fallen: row('members_fallen', '+', place('fallen')) }))
    .where('id', '=', place('saveId')),
)

/** Adds an ended stage to the save's figures. */
export async function countStage(
  tx: Tx,
  saveId: number,
  { won, fallen }: { readonly won: boolean; readonly fallen: number },
): Promise<void> {
  if (won || fallen > 0) await count(tx, { saveId, won: won ? 1 : 0, fallen })
}

export async function setEnding(tx: Tx, saveId: number, ending: number | null): Promise<void> {
  await tx.updateTable('saves').set({ ending }).where('id', '=', saveId).execute()
}

const difficultyById = prepared<{ saveId: number }, { difficulty: Difficulty }>((tx, place) =>
  tx.selectFrom('saves').select('difficulty').where('id', '=', place('saveId')),
)

/** Of the adventures that begin from now on. */
export async function difficultyOf(tx: Tx, saveId: number): Promise<Difficulty> {
  const [row] = await difficultyById(tx, { saveId })
  if (!row) throw new Error(`No save ${saveId}`)
  return row.difficulty
}

export async function setDifficulty(tx: Tx, saveId: number, difficulty: Difficulty): Promise<void> {
  await tx.updateTable('saves').set({ difficulty }).where('id', '=', saveId).execute()
}
