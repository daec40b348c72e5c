import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { Columns } from './0001-first-tables.ts'

/** What the blows of a save's members have told of the enemies' defences, from now on: saves from before know nothing yet. */
export function learnedDefences(columns: Columns): Migration {
  return {
    async up(db: Kysely<unknown>): Promise<void> {
      for (const statement of statements(columns)) await sql.raw(statement).execute(db)
    },
  }
}

const statements = ({ integer, text, keyed }: Columns): readonly string[] => [
  `create table learned_defences (
    save_id ${integer} not null references saves(id) on delete cascade, enemy_id ${integer} not null,
    damage_kind ${text} not null check (damage_kind in ('physical', 'magical')), attack_scale ${integer} not null,
    least ${integer} not null, most ${integer} not null, check (least <= most),
    primary key (save_id, enemy_id, damage_kind, attack_scale))${keyed}`,
]
