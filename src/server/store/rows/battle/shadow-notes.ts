import type { Selectable } from 'kysely'
import type { SeenSkill, ShadowNote } from '../../../../rules/sight/shadow-notes.ts'
import type { Database } from '../../database.ts'
import { prepared, preparedForRows } from '../../prepared.ts'
import type { Tx } from '../../store.ts'

/** What a save has counted of a kind of enemy, since it is counted. */
export interface ShadowCounts extends Pick<ShadowNote, 'folded' | 'strokes'> {
  /** The fewest turns in which a stage with it was won; null: none was. */
  readonly bestTurns: number | null
  /** The most frequent first. */
  readonly skills: readonly SeenSkill[]
}

const addNotes = preparedForRows<{ saveId: number }, Pick<ShadowNote, 'enemy' | 'folded' | 'strokes' | 'turns'>, never>((tx, place, rows) =>
  tx
    .insertInto('shadow_notes')
    .values(
      rows.map(({ enemy, folded, strokes, turns }) => ({ save_id: place('saveId'), enemy_id: enemy, folded, strokes, best_turns: turns })),
    )
    .onConflict((conflict) =>
      conflict.columns(['save_id', 'enemy_id']).doUpdateSet((row) => ({
        folded: row('shadow_notes.folded', '+', row.ref('excluded.folded')),
        strokes: row('shadow_notes.strokes', '+', row.ref('excluded.strokes')),
        best_turns: row
          .case()
          .when('shadow_notes.best_turns', 'is', null)
          .then(row.ref('excluded.best_turns'))
          .when('excluded.best_turns', '<', row.ref('shadow_notes.best_turns'))
          .then(row.ref('excluded.best_turns'))
          .else(row.ref('shadow_notes.best_turns'))
          .end(),
      })),
    ),
)

interface SeenRow {
  readonly enemy: number
  readonly skill: number
  readonly times: number
  readonly announced: number
}

const addSkills = preparedForRows<{ saveId: number }, SeenRow, never>((tx, place, rows) =>
  tx
    .insertInto('shadow_skills')
    .values(
      rows.map(({ enemy, skill, times, announced }) => ({ save_id: place('saveId'), enemy_id: enemy, skill_id: skill, times, announced })),
    )
    .onConflict((conflict) =>
      conflict.columns(['save_id', 'enemy_id', 'skill_id']).doUpdateSet((row) => ({
        times: row('shadow_skills.times', '+', row.ref('excluded.times')),
        announced: row
          .case()
          .when('excluded.announced', '=', 1)
          .then(row.ref('excluded.announced'))
          .else(row.ref('shadow_skills.announced'))
          .end(),
      })),
    ),
)

/** Adds the notes of a stage to what is there. */
export async function addShadowNotes(tx: Tx, saveId: number, notes: readonly ShadowNote[]): Promise<void> {
  const counts = notes.map(({ enemy, folded, strokes, turns }) => ({ enemy, folded, strokes, turns }))
  const seen = notes.flatMap(({ enemy, skills }) =>
    skills.map(({ skill, times, isAnnounced }) => ({ enemy, skill, times, announced: isAnnounced ? 1 : 0 })),
  )
  if (counts.length > 0) await addNotes(tx, { saveId }, counts)
  if (seen.length > 0) await addSkills(tx, { saveId }, seen)
}

interface OfEnemy {
  readonly saveId: number
  readonly enemy: number
}

type NoteRow = Pick<Selectable<Database['shadow_notes']>, 'folded' | 'strokes' | 'best_turns'>

const notesOf = prepared<OfEnemy, NoteRow>((tx, place) =>
  tx
    .selectFrom('shadow_notes')
    .select(['folded', 'strokes', 'best_turns'])
    .where('save_id', '=', place('saveId'))
    .where('enemy_id', '=', place('enemy')),
)

const skillsOf = prepared<OfEnemy, Pick<Selectable<Database['shadow_skills']>, 'skill_id' | 'times' | 'announced'>>((tx, place) =>
  tx
    .selectFrom('shadow_skills')
    .select(['skill_id', 'times', 'announced'])
    .where('save_id', '=', place('saveId'))
    .where('enemy_id', '=', place('enemy'))
    .orderBy('times', 'desc')
    .orderBy('skill_id'),
)

/** What was counted of one kind of enemy. */
export async function shadowCountsOf(tx: Tx, saveId: number, enemy: number): Promise<ShadowCounts> {
  const [note] = await notesOf(tx, { saveId, enemy })
  const skills = await skillsOf(tx, { saveId, enemy })
  return {
    folded: note?.folded ?? 0,
    strokes: note?.strokes ?? 0,
    bestTurns: note?.best_turns ?? null,
    skills: skills.map(({ skill_id, times, announced }) => ({ skill: skill_id, times, isAnnounced: announced === 1 })),
  }
}
