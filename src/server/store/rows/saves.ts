import type { Selectable } from 'kysely'
import type { Tactic } from '../../../rules/auto/tactics.ts'
import type { Difficulty } from '../../../rules/adventure/difficulty.ts'
import { ATTRIBUTES, type Attributes, levelFor, mapAttributes, type Member } from '../../../rules/party/growth.ts'
import type { Progress } from '../../../rules/town/unlock.ts'
import type { Database } from '../database.ts'
import { prepared } from '../prepared.ts'
import type { Tx } from '../store.ts'

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

/** A member with its row's id and its name. */
export interface SavedMember extends Member {
  readonly id: number
  /** 0–2. */
  readonly position: number
  readonly name: string
  readonly tactic: Tactic
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

type MemberRow = Selectable<Database['members']>

const memberRows = prepared<{ saveId: number }, MemberRow>((tx, place) =>
  tx.selectFrom('members').selectAll().where('save_id', '=', place('saveId')).orderBy('position'),
)

const skillRows = prepared<{ saveId: number }, Selectable<Database['member_skills']>>((tx, place) =>
  tx
    .selectFrom('member_skills')
    .innerJoin('members', 'members.id', 'member_skills.member_id')
    .select(['member_id', 'skill_id', 'level'])
    .where('members.save_id', '=', place('saveId'))
    .orderBy('skill_id'),
)

/** The three members in their order. */
export async function membersOf(tx: Tx, saveId: number): Promise<readonly SavedMember[]> {
  const rows = await memberRows(tx, { saveId })
  if (rows.length === 0) return []
  const learned = await skillRows(tx, { saveId })
  return rows.map((row) => ({
    ...memberFrom(row),
    skills: learned.filter((skill) => skill.member_id === row.id).map(({ skill_id, level }) => ({ id: skill_id, level })),
  }))
}

function memberFrom(row: MemberRow): SavedMember {
  return {
    id: row.id,
    position: row.position,
    name: row.name,
    role: row.role_id,
    exp: row.exp,
    level: levelFor(row.exp),
    spent: mapAttributes((attribute) => row[`points_${attribute}`]),
    skills: [],
    tactic: row.tactic,
  }
}

const tacticRows = prepared<{ saveId: number }, { tactic: Tactic }>((tx, place) =>
  tx.selectFrom('members').select('tactic').where('save_id', '=', place('saveId')).orderBy('position'),
)

/** By position. */
export async function tacticsOf(tx: Tx, saveId: number): Promise<readonly Tactic[]> {
  const rows = await tacticRows(tx, { saveId })
  return rows.map(({ tactic }) => tactic)
}

/** By position. */
export async function setTactics(tx: Tx, saveId: number, tactics: readonly Tactic[]): Promise<void> {
  for (const [position, tactic] of tactics.entries()) {
    await tx.updateTable('members').set({ tactic }).where('save_id', '=', saveId).where('position', '=', position).execute()
  }
}

/** Writes EXP, points and skills of a member. */
export async function updateMember(tx: Tx, id: number, { exp, spent, skills }: Pick<Member, 'exp' | 'spent' | 'skills'>): Promise<void> {
  await tx
    .updateTable('members')
    .set({ exp, ...pointColumns(spent) })
    .where('id', '=', id)
    .execute()
  await tx.deleteFrom('member_skills').where('member_id', '=', id).execute()
  if (skills.length === 0) return
  await tx
    .insertInto('member_skills')
    .values(skills.map((skill) => ({ member_id: id, skill_id: skill.id, level: skill.level })))
    .execute()
}

function pointColumns(spent: Attributes): Record<`points_${keyof Attributes}`, number> {
  return Object.fromEntries(ATTRIBUTES.map((attribute) => [`points_${attribute}`, spent[attribute]])) as Record<
    `points_${keyof Attributes}`,
    number
  >
}

const clearedFields = prepared<{ saveId: number }, { field_id: number }>((tx, place) =>
  tx.selectFrom('cleared_fields').select('field_id').where('save_id', '=', place('saveId')),
)

const readBooks = prepared<{ saveId: number }, { book_id: number }>((tx, place) =>
  tx.selectFrom('read_books').select('book_id').where('save_id', '=', place('saveId')),
)

export async function progressOf(tx: Tx, saveId: number): Promise<Progress> {
  const cleared = await clearedFields(tx, { saveId })
  const read = await readBooks(tx, { saveId })
  return { cleared: new Set(cleared.map((row) => row.field_id)), read: new Set(read.map((row) => row.book_id)) }
}

const hardWins = prepared<{ saveId: number }, { field_id: number }>((tx, place) =>
  tx.selectFrom('cleared_fields').select('field_id').where('save_id', '=', place('saveId')).where('won_on_hard', '=', 1),
)

/** The fields whose boss was folded in an adventure on 険路. */
export async function hardWinsOf(tx: Tx, saveId: number): Promise<ReadonlySet<number>> {
  const rows = await hardWins(tx, { saveId })
  return new Set(rows.map((row) => row.field_id))
}

interface ClearedField {
  readonly field: number
  /** How hard the adventure was. */
  readonly difficulty: Difficulty
}

/** @returns true when the field was not cleared before. */
export async function markCleared(tx: Tx, saveId: number, { field, difficulty }: ClearedField, now: number): Promise<boolean> {
  const rows = await tx
    .insertInto('cleared_fields')
    .values({ save_id: saveId, field_id: field, cleared_at: now })
    .onConflict((conflict) => conflict.columns(['save_id', 'field_id']).doNothing())
    .returning('field_id')
    .execute()
  if (difficulty === 'hard') {
    await tx.updateTable('cleared_fields').set({ won_on_hard: 1 }).where('save_id', '=', saveId).where('field_id', '=', field).execute()
  }
  return rows.length > 0
}

/** Does nothing when it was marked before. */
export async function markRead(tx: Tx, saveId: number, book: number, now: number): Promise<void> {
  await tx
    .insertInto('read_books')
    .values({ save_id: saveId, book_id: book, read_at: now })
    .onConflict((conflict) => conflict.columns(['save_id', 'book_id']).doNothing())
    .execute()
}
