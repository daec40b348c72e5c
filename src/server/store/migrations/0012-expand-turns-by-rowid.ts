import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { Columns } from './0001-first-tables.ts'

/**
 * SQLite keeps the turns in the order in which they were played, and their key in an index. Kept in the order of the key, a row of more than
 * 1,002 bytes (of a page of 4 KB) spilled over into a page of its own: each turn changed two pages that no other turn of the commit changed. The columns are
 * the same, so the version before plays on it as before.
 */
export function turnsByRowid({ integer, text, keyed }: Columns): Migration {
  return {
    async up(db: Kysely<unknown>): Promise<void> {
      if (keyed === '') return
      for (const statement of statements(integer, text)) await sql.raw(statement).execute(db)
    },
  }
}

const statements = (integer: string, text: string): readonly string[] => [
  `create table turns_by_rowid (
    adventure_id ${integer} not null references adventures(id) on delete cascade, stage_id ${integer} not null, turn ${integer} not null,
    commands ${text} not null, events ${text} not null, primary key (adventure_id, stage_id, turn))`,
  `insert into turns_by_rowid select adventure_id, stage_id, turn, commands, events from adventure_turns`,
  `drop table adventure_turns`,
  `alter table turns_by_rowid rename to adventure_turns`,
]
