import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** What the two databases call the same thing. */
export interface Columns {
  /** A primary key that never gives an id twice. */
  readonly identity: string
  readonly integer: string
  readonly bigint: string
  readonly text: string
  /** Follows a table whose rows are best kept in the order of their key. */
  readonly keyed: string
}

/** The schema of the first release. */
export function firstTables(columns: Columns): Migration {
  return {
    async up(db: Kysely<unknown>): Promise<void> {
      for (const statement of statements(columns)) await sql.raw(statement).execute(db)
    },
  }
}

function statements(c: Columns): readonly string[] {
  return [...accountTables(c), ...saveTables(c), ...townTables(c), ...adventureTables(c)]
}

function accountTables({ identity, integer, bigint, text }: Columns): readonly string[] {
  return [
    `create table secrets (name ${text} primary key, value ${text} not null)`,
    `create table users (
      id ${identity}, name ${text} not null, email ${text} not null unique, password_hash ${text} not null, created_at ${bigint} not null)`,
    `create table sessions (
      token_hash ${text} primary key, user_id ${integer} not null references users(id) on delete cascade,
      created_at ${bigint} not null, last_seen_at ${bigint} not null)`,
    `create index sessions_of_user on sessions (user_id)`,
    `create index sessions_by_age on sessions (last_seen_at)`,
    `create table receipts (
      scope ${text} not null, key ${text} not null, call ${text} not null, status ${integer} not null, body ${text} not null,
      user_id ${integer}, created_at ${bigint} not null, primary key (scope, key))`,
    `create index receipts_by_age on receipts (created_at)`,
    `create table attempts (
      subject ${text} not null, window_start ${bigint} not null, count ${integer} not null, primary key (subject, window_start))`,
    `create index attempts_by_age on attempts (window_start)`,
    `create table purchases (
      id ${identity}, user_id ${integer} not null references users(id) on delete cascade, date ${text} not null,
      price_cents ${integer} not null check (price_cents between 0 and 99999999), description ${text} not null)`,
    `create index purchases_of_user on purchases (user_id, date desc, id desc)`,
  ]
}

function saveTables({ identity, integer, bigint, text, keyed }: Columns): readonly string[] {
  return [
    `create table saves (
      id ${identity}, user_id ${integer} not null unique references users(id) on delete cascade,
      gold ${bigint} not null check (gold >= 0), ending ${integer} check (ending between 1 and 4),
      posted_at ${bigint}, posted_today ${integer} not null,
      battles_won ${integer} not null default 0, members_fallen ${integer} not null default 0, created_at ${bigint} not null)`,
    `create table members (
      id ${identity}, save_id ${integer} not null references saves(id) on delete cascade, position ${integer} not null,
      role_id ${integer} not null, name ${text} not null, exp ${bigint} not null,
      points_hp ${integer} not null, points_ap ${integer} not null, points_str ${integer} not null, points_def ${integer} not null,
      points_int ${integer} not null, points_spd ${integer} not null, points_luc ${integer} not null,
      unique (save_id, position), unique (save_id, role_id))`,
    `create table member_skills (
      member_id ${integer} not null references members(id) on delete cascade, skill_id ${integer} not null,
      level ${integer} not null check (level between 1 and 3), primary key (member_id, skill_id))${keyed}`,
    `create table items (
      save_id ${integer} not null references saves(id) on delete cascade, item_id ${integer} not null,
      count ${integer} not null check (count between 1 and 10), primary key (save_id, item_id))${keyed}`,
    `create table cleared_fields (
      save_id ${integer} not null references saves(id) on delete cascade, field_id ${integer} not null, cleared_at ${bigint} not null,
      primary key (save_id, field_id))${keyed}`,
    `create table read_books (
      save_id ${integer} not null references saves(id) on delete cascade, book_id ${integer} not null, read_at ${bigint} not null,
      primary key (save_id, book_id))${keyed}`,
  ]
}

function townTables({ identity, integer, bigint, text }: Columns): readonly string[] {
  return [
    `create table posts (
      id ${identity}, save_id ${integer} not null references saves(id) on delete cascade, message ${text} not null,
      is_spoiled ${integer} not null, created_at ${bigint} not null)`,
    `create index posts_of_save on posts (save_id)`,
    `create table job_totals (
      save_id ${integer} primary key references saves(id) on delete cascade, total ${bigint} not null, reached_at ${bigint} not null,
      settled_at ${bigint} not null)`,
    `create index job_ranking on job_totals (total desc, reached_at, save_id)`,
  ]
}

function adventureTables({ identity, integer, bigint, text, keyed }: Columns): readonly string[] {
  return [
    `create table adventures (
      id ${identity}, session_id ${text} not null unique, save_id ${integer} not null references saves(id) on delete cascade,
      "cast" ${text} not null, field_id ${integer} not null, stage_id ${integer} not null, phase ${text} not null, is_current ${integer} not null,
      state ${text} not null, result ${text}, content_version ${integer} not null, started_at ${bigint} not null)`,
    `create unique index current_adventure on adventures (save_id) where is_current = 1`,
    `create index adventures_of_save on adventures (save_id, id)`,
    // Apart from the state, which every turn rewrites with its whole row.
    `create table adventure_starts (
      adventure_id ${integer} primary key references adventures(id) on delete cascade, snapshot ${text} not null)`,
    `create table adventure_turns (
      adventure_id ${integer} not null references adventures(id) on delete cascade, stage_id ${integer} not null, turn ${integer} not null,
      commands ${text} not null, events ${text} not null, primary key (adventure_id, stage_id, turn))${keyed}`,
  ]
}
