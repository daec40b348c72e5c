import type { Store, Tx } from '../src/server/store/store.ts'

const AT = Date.UTC(2026, 0, 1)
const ROLES = [1, 2, 3]
const TURNS = 5
const noPoints = { points_hp: 0, points_ap: 0, points_str: 0, points_def: 0, points_int: 0, points_spd: 0, points_luc: 0 }

/** The address of the nth person. */
export const addressOf = (nth: number): string => `life-${nth}@example.com`

interface Extent {
  readonly count: number
  /** How long the JSON of an adventure is, and of its turns together. */
  readonly stateLength?: number
}

/** Puts people into the database, with rows in every table that may hold a person's, past all rules. @returns their user ids. */
export async function insertLives(store: Store, { count, stateLength = 100 }: Extent): Promise<readonly number[]> {
  const state = JSON.stringify({ field: 1, filler: '灯'.repeat(stateLength) })
  const ids: number[] = []
  for (let first = 1; first <= count; first += 100) {
    const people = Array.from({ length: Math.min(100, count - first + 1) }, (_, index) => first + index)
    ids.push(
      ...(await store.write(async (tx) => {
        const made: number[] = []
        for (const nth of people) made.push(await insertLife(tx, nth, state))
        return made
      })),
    )
  }
  return ids
}

async function insertLife(tx: Tx, nth: number, state: string): Promise<number> {
  const user = { name: `住人${nth % 1000}`, email: addressOf(nth), password_hash: `hash-${nth}`, created_at: AT }
  const { id: user_id } = await tx.insertInto('users').values(user).returning('id').executeTakeFirstOrThrow()
  const { id: save_id } = await tx
    .insertInto('saves')
    .values({ user_id, gold: nth, created_at: AT })
    .returning('id')
    .executeTakeFirstOrThrow()
  await insertAccount(tx, nth, user_id)
  await insertSaveRows(tx, save_id)
  await insertAdventure(tx, `life-${nth}`, save_id, state)
  return user_id
}

async function insertAccount(tx: Tx, nth: number, user_id: number): Promise<void> {
  await tx
    .insertInto('sessions')
    .values({ token_hash: `token-${nth}`, user_id, created_at: AT, last_seen_at: AT })
    .execute()
  const receipt = { scope: `token-${nth}`, key: 'k', fingerprint: 'f', status: 200, body: '{"message":"ok"}', signs_in: 0, created_at: AT }
  await tx
    .insertInto('receipts')
    .values({ ...receipt, user_id })
    .execute()
  const passkey = { user_id, credential_id: `credential-${nth}`, public_key: 'key', counter: nth, name: '鍵', created_at: AT, used_at: AT }
  await tx.insertInto('passkeys').values(passkey).execute()
  await tx
    .insertInto('passkey_challenges')
    .values({ challenge_hash: `challenge-${nth}`, purpose: 'making', user_id, created_at: AT })
    .execute()
  await tx
    .insertInto('recovery_codes')
    .values({ user_id, code_hash: `hash-${nth}`, created_at: AT })
    .execute()
  await tx.insertInto('confirmed_addresses').values({ user_id, confirmed_at: AT }).execute()
  await tx
    .insertInto('mailed_links')
    .values({ user_id, purpose: 'reset', token_hash: `link-${nth}`, created_at: AT })
    .execute()
  await tx
    .insertInto('letters')
    .values({ kind: 'reset', address: addressOf(nth), created_at: AT, due_at: AT, tries: 0 })
    .execute()
  await tx.insertInto('purchases').values({ user_id, date: '2026-01-01', price_cents: 120, description: '燐寸' }).execute()
  await tx.insertInto('moderation').values({ at: AT, by_whom: 'taro', deed: 'open-account', user_id, post_id: null }).execute()
  await tx
    .insertInto('attempts')
    .values({ subject: `s-${nth}`, window_start: AT, count: 1 })
    .execute()
}

async function insertSaveRows(tx: Tx, save_id: number): Promise<void> {
  const members = ROLES.map((role_id, position) => ({ save_id, position, role_id, name: '仲間', exp: 10, ...noPoints }))
  const rows = await tx.insertInto('members').values(members).returning('id').execute()
  await tx
    .insertInto('member_skills')
    .values(rows.map(({ id }) => ({ member_id: id, skill_id: 101, level: 1 })))
    .execute()
  await tx.insertInto('items').values({ save_id, item_id: 1, count: 2 }).execute()
  await tx.insertInto('cleared_fields').values({ save_id, field_id: 1, cleared_at: AT }).execute()
  await tx.insertInto('field_losses').values({ save_id, field_id: 2, losses: 1 }).execute()
  await tx.insertInto('read_books').values({ save_id, book_id: 101, read_at: AT }).execute()
  await tx.insertInto('journal').values({ save_id, kind: 'met', entry: '11', noted_at: AT }).execute()
  const learned = { enemy_id: 11, damage_kind: 'physical', attack_scale: 100, least: 3, most: 9 } as const
  await tx
    .insertInto('learned_defences')
    .values({ save_id, ...learned })
    .execute()
  await tx.insertInto('shadow_notes').values({ save_id, enemy_id: 11, folded: 4, strokes: 9, best_turns: 2 }).execute()
  await tx.insertInto('shadow_skills').values({ save_id, enemy_id: 11, skill_id: 1101, times: 3, announced: 0 }).execute()
  await tx.insertInto('posts').values({ save_id, message: '灯を増やそう', is_spoiled: 0, created_at: AT }).execute()
  await tx.insertInto('job_totals').values({ save_id, total: 10, reached_at: AT, settled_at: AT }).execute()
}

async function insertAdventure(tx: Tx, session_id: string, save_id: number, state: string): Promise<void> {
  const common = { save_id, cast: '[]', content_version: 1 }
  const { id: adventure_id } = await tx
    .insertInto('adventures')
    .values({ ...common, session_id, field_id: 1, stage_id: 1, phase: 'fighting', is_current: 1, state, started_at: AT })
    .returning('id')
    .executeTakeFirstOrThrow()
  await tx.insertInto('adventure_starts').values({ adventure_id, snapshot: state }).execute()
  const turns = Array.from({ length: TURNS }, (_, index) => ({ adventure_id, stage_id: 1, turn: index + 1, commands: '[]', events: '[]' }))
  await tx.insertInto('adventure_turns').values(turns).execute()
  await tx.insertInto('lookbacks').values({ adventure_id, stage_id: 1, counted: '{}' }).execute()
  await tx
    .insertInto('encore_entries')
    .values({ ...common, field_id: 13, stages: 3, turns: 9, reached_at: AT, record: '{}' })
    .execute()
}
