import SqliteFile from 'better-sqlite3'

/** What a later version of the game would add to the tables, under the name that tells earlier ones that they may go on. */
const expansion = (nth: number): string => `
  alter table saves add column simulated_${nth} integer;
  alter table adventures add column simulated_${nth} text;
  create index simulated_${nth} on items (item_id, count);
  create table later_${nth} (id integer primary key, save_id integer references saves (id) on delete cascade);
  insert into later_${nth} (save_id) select id from saves;
  insert into kysely_migration (name, timestamp) values ('9${String(nth).padStart(3, '0')}-expand-simulated', '2027-01-01T00:00:00.000Z');`

/** Brings the tables to the version that comes `version` after this one. @throws SqliteError when another process is writing. */
export function expandTo(version: number, path: string): void {
  const file = new SqliteFile(path, { timeout: 0 })
  try {
    file.pragma('foreign_keys = ON')
    file.transaction(() => {
      const known = file.prepare("select count(*) from kysely_migration where name like '9%'").pluck().get() as number
      for (let nth = known; nth < version; nth += 1) file.exec(expansion(nth))
    })()
  } finally {
    file.close()
  }
}
