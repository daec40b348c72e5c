import type { Database } from './database.ts'

interface Table {
  /** Its primary key. */
  readonly key: readonly string[]
  /** The key is given by the database, which never gives one twice. */
  readonly identity?: true
  /** Whose rows they are, by the column that says so; left out: nobody's. */
  readonly of?: 'user_id' | 'save_id' | 'member_id' | 'adventure_id'
  /** Columns that open something or are hashes of what does: they are not shown to anybody. */
  readonly secret?: readonly string[]
}

/** Every table, after those that it refers to. */
export const TABLES: { readonly [Name in keyof Database]: Table } = {
  secrets: { key: ['name'], secret: ['value'] },
  attempts: { key: ['subject', 'window_start'] },
  users: { key: ['id'], identity: true, secret: ['password_hash'] },
  sessions: { key: ['token_hash'], of: 'user_id', secret: ['token_hash'] },
  letters: { key: ['id'], identity: true },
  mailed_links: { key: ['user_id', 'purpose'], of: 'user_id', secret: ['token_hash'] },
  confirmed_addresses: { key: ['user_id'], of: 'user_id' },
  recovery_codes: { key: ['user_id'], of: 'user_id', secret: ['code_hash'] },
  passkeys: { key: ['id'], identity: true, of: 'user_id', secret: ['credential_id', 'public_key', 'counter'] },
  passkey_challenges: { key: ['challenge_hash'], of: 'user_id', secret: ['challenge_hash'] },
  receipts: { key: ['scope', 'key'], of: 'user_id', secret: ['scope', 'key', 'fingerprint'] },
  purchases: { key: ['id'], identity: true, of: 'user_id' },
  moderation: { key: ['id'], identity: true, of: 'user_id' },
  saves: { key: ['id'], identity: true, of: 'user_id' },
  members: { key: ['id'], identity: true, of: 'save_id' },
  member_skills: { key: ['member_id', 'skill_id'], of: 'member_id' },
  items: { key: ['save_id', 'item_id'], of: 'save_id' },
  cleared_fields: { key: ['save_id', 'field_id'], of: 'save_id' },
  field_losses: { key: ['save_id', 'field_id'], of: 'save_id' },
  read_books: { key: ['save_id', 'book_id'], of: 'save_id' },
  journal: { key: ['save_id', 'kind', 'entry'], of: 'save_id' },
  learned_defences: { key: ['save_id', 'enemy_id', 'damage_kind', 'attack_scale'], of: 'save_id' },
  shadow_notes: { key: ['save_id', 'enemy_id'], of: 'save_id' },
  shadow_skills: { key: ['save_id', 'enemy_id', 'skill_id'], of: 'save_id' },
  posts: { key: ['id'], identity: true, of: 'save_id' },
  job_totals: { key: ['save_id'], of: 'save_id' },
  encore_entries: { key: ['id'], identity: true, of: 'save_id' },
  adventures: { key: ['id'], identity: true, of: 'save_id' },
  adventure_starts: { key: ['adventure_id'], of: 'adventure_id' },
  adventure_turns: { key: ['adventure_id', 'stage_id', 'turn'], of: 'adventure_id' },
  lookbacks: { key: ['adventure_id', 'stage_id'], of: 'adventure_id' },
}

export type TableName = keyof Database
export const TABLE_NAMES = Object.keys(TABLES) as readonly TableName[]
