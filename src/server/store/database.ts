import type { Generated } from 'kysely'
import type { Tactic } from '../../rules/auto/tactics.ts'
import type { Difficulty } from '../../rules/adventure/difficulty.ts'
import type { DamageKind } from '../../rules/battle/skill.ts'
import type { LetterKind } from './rows/account/mail/letters.ts'
import type { LinkPurpose } from './rows/account/mail/mailed-links.ts'

/** The tables, as rows come out of either database. Times are milliseconds since 1970, truth values 0 or 1, JSON is text. */
export interface Database {
  readonly secrets: { name: string; value: string }
  readonly users: UsersTable
  /** `token_hash`: SHA-256 of the cookie, so that a stolen table opens nothing. */
  readonly sessions: SessionsTable
  /** `code_hash`: null of a user who was told that there is no code. */
  readonly recovery_codes: { user_id: number; code_hash: string | null; created_at: number }
  /** Letters that wait to be sent. */
  readonly letters: LettersTable
  /** The links in letters that were sent; the newest of each purpose. `token_hash`: as of sessions. */
  readonly mailed_links: { user_id: number; purpose: LinkPurpose; token_hash: string; created_at: number }
  /** Whose addresses have received a link that was opened. */
  readonly confirmed_addresses: { user_id: number; confirmed_at: number }
  readonly passkeys: PasskeysTable
  readonly passkey_challenges: PasskeyChallengesTable
  readonly saves: SavesTable
  readonly members: MembersTable
  readonly member_skills: { member_id: number; skill_id: number; level: number }
  readonly items: { save_id: number; item_id: number; count: number }
  /** `won_on_hard`: 1 once its boss was folded in an adventure that began on 険路, the first time or later. */
  readonly cleared_fields: { save_id: number; field_id: number; cleared_at: number; won_on_hard: Generated<number> }
  /** Losses in a row since the field was last won; none without a row. `offered`: 1 when an offering (手向け灯) was made since. */
  readonly field_losses: { save_id: number; field_id: number; losses: number; offered: Generated<number> }
  readonly read_books: { save_id: number; book_id: number; read_at: number }
  /** What a save has seen and done: see `JournalKind`. */
  readonly journal: { save_id: number; kind: string; entry: string; noted_at: number }
  readonly learned_defences: LearnedDefencesTable
  readonly shadow_notes: ShadowNotesTable
  /** How often an enemy of a kind has used a skill. `announced`: 1 once it came after it was announced. */
  readonly shadow_skills: { save_id: number; enemy_id: number; skill_id: number; times: number; announced: number }
  readonly posts: PostsTable
  /** `settled_at`: up to when the time to click in is used up. */
  readonly job_totals: { save_id: number; total: number; reached_at: number; settled_at: number }
  readonly adventures: AdventuresTable
  /** An adventure as it began: with it and the commands, every battle can be replayed. JSON. */
  readonly adventure_starts: { adventure_id: number; snapshot: string }
  readonly adventure_turns: AdventureTurnsTable
  readonly lookbacks: LookbacksTable
  readonly encore_entries: EncoreEntriesTable
  readonly purchases: { id: Generated<number>; user_id: number; date: string; price_cents: number; description: string }
  /** The first answer to a call that came with an `Idempotency-Key`. */
  readonly receipts: ReceiptsTable
  /** Attempts counted over all servers: sign-ups and logins. */
  readonly attempts: { subject: string; window_start: number; count: number }
  readonly moderation: ModerationTable
}

/** What operators did, newest last. */
interface ModerationTable {
  id: Generated<number>
  at: number
  by_whom: string
  deed: string
  /** To whom, or whose post or run it was. */
  user_id: number
  post_id: number | null
  /** Of `encore_entries`. */
  run_id: number | null
}

interface LettersTable {
  id: Generated<number>
  kind: LetterKind
  address: string
  created_at: number
  /** When it is tried next. */
  due_at: number
  tries: number
}

interface UsersTable {
  id: Generated<number>
  name: string
  email: string
  password_hash: string
  /** When the user last posted, and how often on that day: neither deleting a post nor making the save anew frees a place. */
  posted_at: number | null
  posted_today: Generated<number>
  /** Since when the account is closed by an operator; null: it is open. */
  closed_at: number | null
  created_at: number
  /** JSON. */
  settings: string | null
}

interface SessionsTable {
  token_hash: string
  user_id: number
  created_at: number
  last_seen_at: number
  /** As `deviceOf` names them; null: unknown. */
  browser: string | null
  system: string | null
}

interface PasskeysTable {
  id: Generated<number>
  user_id: number
  /** Of the authenticator; base64url, like the key. */
  credential_id: string
  /** COSE. */
  public_key: string
  /** How often it was used, as the authenticator says; 0 for ever where it does not count. */
  counter: number
  name: string
  created_at: number
  /** null: not yet. */
  used_at: number | null
}

/** A challenge that is to be answered with a passkey, once. */
interface PasskeyChallengesTable {
  /** SHA-256, so that a stolen table answers nothing. */
  challenge_hash: string
  purpose: ChallengePurpose
  /** Who may answer it; null: whoever signs in. */
  user_id: number | null
  created_at: number
}

export type ChallengePurpose = 'making' | 'confirming' | 'signing in'

/** Between which bounds the blows of a save's members allow an enemy's defence against a kind of damage, without modifiers. */
interface LearnedDefencesTable {
  save_id: number
  enemy_id: number
  damage_kind: DamageKind
  /** In which it holds: percent of the enemy's INT where it was struck. Of physical damage 100, as DEF has no scale. */
  attack_scale: number
  least: number
  most: number
}

/** What a save has counted of a kind of enemy in the stages that came to an end or were given up, but for the runs after the story. */
interface ShadowNotesTable {
  save_id: number
  enemy_id: number
  folded: number
  /** How often members struck it. */
  strokes: number
  /** The fewest turns in which a stage with it was won; null: none was. */
  best_turns: number | null
}

interface PostsTable {
  id: Generated<number>
  save_id: number
  message: string
  is_spoiled: number
  created_at: number
  /** Since when an operator keeps it from being shown; null: it is shown. */
  hidden_at: number | null
}

interface SavesTable {
  id: Generated<number>
  user_id: number
  gold: number
  /** The ending chosen last, 1–4. */
  ending: number | null
  /** Stages won, and how often a member fell in the stages that came to an end. */
  battles_won: Generated<number>
  members_fallen: Generated<number>
  /** Of the adventures that begin from now on. */
  difficulty: Generated<Difficulty>
  /** 1 once the guild has paid for the scissors. */
  gift_paid: Generated<number>
  /** 1 once something was bought in the shop, and once a member was told to defend. */
  has_bought: Generated<number>
  has_defended: Generated<number>
  created_at: number
}

interface MembersTable {
  id: Generated<number>
  save_id: number
  /** 0–2. */
  position: number
  role_id: number
  name: string
  /** The level and the free points follow from it. */
  exp: number
  points_hp: number
  points_ap: number
  points_str: number
  points_def: number
  points_int: number
  points_spd: number
  points_luc: number
  tactic: Generated<Tactic>
}

interface AdventuresTable {
  id: Generated<number>
  /** The session id that clients know: a UUID. */
  session_id: string
  save_id: number
  /** Id, name and role of the members, which no adventure changes. JSON. */
  cast: string
  field_id: number
  stage_id: number
  /** Of the current stage: fighting, won, escaped or lost. */
  phase: string
  /** 1 while it is the save's current adventure; at most one of a save. */
  is_current: number
  /** The adventure now, its battle and its generator included. JSON. */
  state: string
  /** What the won stage brought, or null. JSON. */
  result: string | null
  /** What is said in the stage and what its boss has yet to say, or null. JSON. */
  speech: string | null
  content_version: number
  /** The first stage in which a turn was played by an order that named it; 0: not known; null: no order has. */
  numbered_since: number | null
  /** As it began. */
  difficulty: Generated<Difficulty>
  started_at: number
}

interface AdventureTurnsTable {
  adventure_id: number
  stage_id: number
  turn: number
  /** JSON each. */
  commands: string
  events: string
}

interface LookbacksTable {
  adventure_id: number
  stage_id: number
  /** Chances, marks and advice. JSON. */
  counted: string
}

/** The best run of a save in each of the two rankings. */
interface EncoreEntriesTable {
  id: Generated<number>
  save_id: number
  field_id: number
  points: Generated<number>
  /** The last stage that was won, and the turns until it was. */
  stages: number
  turns: number
  reached_at: number
  content_version: number
  /** Names and roles. JSON. */
  cast: string
  /** Start and commands, from which the run is played again. JSON. */
  record: string
  /** Since when an operator keeps it from being shown, also a better one in its place; null: it is shown. */
  hidden_at: number | null
}

interface ReceiptsTable {
  /** Hash of the session's token, or of the visitor's CSRF token. */
  scope: string
  key: string
  /** Of method, URL and body. */
  fingerprint: string
  status: number
  body: string
  /** Whose call it answered; for a sign-in, who was signed in. */
  user_id: number
  /** 1 when the answer opened a session, so that a lost one can be given again whole. */
  signs_in: number
  created_at: number
}
