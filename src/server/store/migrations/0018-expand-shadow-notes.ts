import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { Columns } from './0001-first-tables.ts'

/** What a save has counted of each kind of enemy, from now on: saves from before begin with nothing. */
export function shadowNotes(columns: Columns): Migration {
  return {
    async up(db: Kysely<unknown>): Promise<void> {
      for (const statement of statements(columns)) await sql.raw(statement).execute(db)
    },
  }
}

const statements = ({ integer, keyed }: Columns): readonly string[] => [
  `create table shadow_notes (
    save_id ${integer} not null references saves(id) on delete cascade, enemy_id ${integer} not null,
    folded ${integer} not null check (folded >= 0), strokes ${integer} not null check (strokes >= 0),
    best_turns ${integer} check (best_turns > 0), primary key (save_id, enemy_id))${keyed}`,
  `create table shadow_skills (
    save_id ${integer} not null references saves(id) on delete cascade, enemy_id ${integer} not null, skill_id ${integer} not null,
    times ${integer} not null check (times > 0), announced ${integer} not null check (announced in (0, 1)),
    primary key (save_id, enemy_id, skill_id))${keyed}`,
]
