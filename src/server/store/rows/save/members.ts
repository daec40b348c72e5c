import type { Selectable } from 'kysely'
import type { Tactic } from '../../../../rules/auto/tactics.ts'
import { ATTRIBUTES, type Attributes, levelFor, mapAttributes, type Member } from '../../../../rules/party/growth.ts'
import type { Database } from '../../database.ts'
import { prepared } from '../../prepared.ts'
import type { Tx } from '../../store.ts'

/** A member with its row's id and its name. */
export interface SavedMember extends Member {
  readonly id: number
  /** 0–2. */
  readonly position: number
  readonly name: string
  readonly tactic: Tactic
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
