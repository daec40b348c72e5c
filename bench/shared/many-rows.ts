import SqliteFile from 'better-sqlite3'
import { CONTENT_VERSION } from '../../src/content/catalog.ts'
import { ENDLESS, FINALE } from '../../src/content/named-ids.ts'

export const SAVES = 200_000
export const POSTS = 1_000_000
const MEMBERS = 3
const START = Date.UTC(2026, 0, 1)

/** `n` counts from 1 to `count`. */
const numbers = (count: number): string => `with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < ${count})`

/** Fills a migrated SQLite file with: users, sessions, saves with members, skills, bags, progress and journal, posts, labour, purchases, rankings. */
export function fillWithRows(path: string): void {
  const file = new SqliteFile(path)
  file.pragma('synchronous = OFF')
  file.pragma('foreign_keys = OFF')
  file.transaction(() => {
    for (const statement of [...players(), ...progress(), ...rankings(SAVES), ...town()]) file.exec(statement)
  })()
  file.pragma('wal_checkpoint(TRUNCATE)')
  file.close()
}

function players(): readonly string[] {
  const zeros = Array.from({ length: 7 }, () => 0).join(', ')
  return [
    `${numbers(SAVES)} insert into users (id, name, email, password_hash, created_at)
      select n, '住人', 'resident' || n || '@example.com', 'none', ${START} from numbers`,
    `${numbers(SAVES)} insert into sessions (token_hash, user_id, created_at, last_seen_at) select hex(randomblob(32)), n, ${START}, ${START} + n from numbers`,
    `${numbers(SAVES)} insert into saves (id, user_id, gold, created_at) select n, n, n % 5000, ${START} from numbers`,
    `${numbers(SAVES * MEMBERS)} insert into members
      (save_id, position, role_id, name, exp, points_hp, points_ap, points_str, points_def, points_int, points_spd, points_luc)
      select (n - 1) / ${MEMBERS} + 1, (n - 1) % ${MEMBERS}, (n - 1) % ${MEMBERS} + 1, '仲間', n % 1850, ${zeros} from numbers`,
    `insert into member_skills (member_id, skill_id, level) select id, role_id * 100 + 1, 1 from members`,
  ]
}

function progress(): readonly string[] {
  return [
    `${numbers(SAVES * 4)} insert into cleared_fields (save_id, field_id, cleared_at) select (n - 1) / 4 + 1, (n - 1) % 4 + 1, ${START} from numbers`,
    `${numbers(SAVES * 2)} insert into read_books (save_id, book_id, read_at) select (n - 1) / 2 + 1, (n - 1) % 2 + 101, ${START} from numbers`,
    `${numbers(SAVES * 4)} insert into journal (save_id, kind, entry, noted_at) select (n - 1) / 4 + 1, 'met', (n - 1) % 4 + 11, ${START} from numbers`,
    `${numbers(SAVES * 2)} insert into items (save_id, item_id, count) select (n - 1) / 2 + 1, (n - 1) % 2 + 1, 2 from numbers`,
    `${numbers(SAVES)} insert into adventures
      (session_id, save_id, "cast", field_id, stage_id, phase, is_current, state, result, content_version, started_at)
      select 'crowd-' || n, n, '[]', 1, 1, 'won', n % 2, '{}', null, 1, ${START} from numbers`,
  ]
}

/** Each of so many saves in both rankings. */
export function rankings(saves: number): readonly string[] {
  const cast = JSON.stringify([1, 2, 3].map((role) => ({ name: '仲間', role })))
  return [FINALE, ENDLESS].map(
    (
      field,
    ) => `${numbers(saves)} insert into encore_entries (save_id, field_id, points, stages, turns, reached_at, content_version, "cast", record)
      select n, ${field}, ${field === ENDLESS ? '10 * (n % 400)' : '0'}, 1 + n % 30, 60 + n % 200, ${START} + n, ${CONTENT_VERSION}, '${cast}', '{}' from numbers`,
  )
}

function town(): readonly string[] {
  return [
    `${numbers(POSTS)} insert into posts (save_id, message, is_spoiled, created_at) select n % ${SAVES} + 1, '灯を増やそう ' || n, n % 7 = 0, ${START} + n from numbers`,
    `${numbers(SAVES)} insert into job_totals (save_id, total, reached_at, settled_at) select n, (n * 7919) % 100000, ${START} + n, ${START} + n from numbers`,
    `${numbers(SAVES)} insert into purchases (user_id, date, price_cents, description) select n, '2026-04-01', n, '燐寸' from numbers`,
    `analyze`,
  ]
}
