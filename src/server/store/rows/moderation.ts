import { sql } from 'kysely'
import { roleEntry } from '../../../content/catalog.ts'
import type { CastMember } from './battle/adventures.ts'
import type { EncoreCast, RankingRef } from './battle/encores.ts'
import { deletePasskeysOf } from './account/passkeys/passkeys.ts'
import { deleteReceiptsOf } from './receipts.ts'
import { setRecoveryHash } from './account/recovery-codes.ts'
import { lockUser } from './locks.ts'
import { deleteSessionsOf } from './account/sessions.ts'
import type { Tx } from '../store.ts'
import { changePasswordHash, findUser, findUserByEmail, setClosed, type User } from './account/users.ts'

export type ModerationDeed = 'hide-post' | 'show-post' | RunDeed | 'close-account' | 'open-account' | 'reset-account'
export type RunDeed = 'hide-run' | 'show-run' | 'rename-party'

export interface Moderated {
  readonly at: number
  readonly byWhom: string
  readonly deed: ModerationDeed
  readonly userId: number
  readonly postId: number | null
  readonly runId: number | null
}

type Deed = Pick<Moderated, 'byWhom' | 'at'>

/** A post as an operator sees it. */
export interface ModeratedPost {
  readonly id: number
  readonly userId: number
  readonly message: string
  readonly createdAt: number
  readonly isHidden: boolean
}

/** By id or by e-mail address. */
export function findAccount(tx: Tx, account: string): Promise<User | null> {
  return /^\d{1,10}$/.test(account) ? findUser(tx, Number(account)) : findUserByEmail(tx, account.trim().toLowerCase())
}

/** Hides the post or shows it again. @returns null when there is none with this id. */
export async function moderatePost(
  tx: Tx,
  deed: 'hide-post' | 'show-post',
  { postId, byWhom, at }: Deed & { readonly postId: number },
): Promise<ModeratedPost | null> {
  const [post] = await postsWhere(tx, { id: postId }, 1)
  if (!post) return null
  const isHidden = deed === 'hide-post'
  await tx
    .updateTable('posts')
    .set({ hidden_at: isHidden ? at : null })
    .where('id', '=', postId)
    .execute()
  await note(tx, { at, byWhom, deed, userId: post.userId, postId, runId: null })
  return { ...post, isHidden }
}

/** Closes the account, which ends its sessions and receipts, or opens it again. @returns null when there is no such account. */
export async function moderateAccount(
  tx: Tx,
  deed: 'close-account' | 'open-account',
  { account, byWhom, at }: Deed & { readonly account: string },
): Promise<User | null> {
  const found = await findAccount(tx, account)
  if (!found) return null
  // A sign-in holds this lock: it comes before, and its session ends here, or after, and is refused.
  await lockUser(tx, found.id)
  const isClosed = deed === 'close-account'
  await setClosed(tx, found.id, isClosed ? at : null)
  if (isClosed) {
    await deleteSessionsOf(tx, found.id)
    await deleteReceiptsOf(tx, found.id)
  }
  await note(tx, { at, byWhom, deed, userId: found.id, postId: null, runId: null })
  return { ...found, isClosed }
}

/**
 * Lets the owner of an account back in who can prove it: its password, passkeys, sessions, receipts and recovery code end, and the new code alone opens it.
 * @param unmatched a hash that no password has. @returns null when there is no such account.
 */
export async function resetAccount(
  tx: Tx,
  { account, codeHash, unmatched, byWhom, at }: Deed & { readonly account: string; readonly codeHash: string; readonly unmatched: string },
): Promise<User | null> {
  const found = await findAccount(tx, account)
  if (!found) return null
  await lockUser(tx, found.id)
  await changePasswordHash(tx, found.id, unmatched)
  await setRecoveryHash(tx, found.id, codeHash, at)
  await deletePasskeysOf(tx, found.id)
  await deleteSessionsOf(tx, found.id)
  await deleteReceiptsOf(tx, found.id)
  await note(tx, { at, byWhom, deed: 'reset-account', userId: found.id, postId: null, runId: null })
  return found
}

/** A run of a ranking as an operator sees it. */
export interface ModeratedRun {
  readonly id: number
  readonly userId: number
  readonly saveId: number
  readonly field: number
  readonly points: number
  readonly stages: number
  readonly turns: number
  readonly names: readonly string[]
  readonly isHidden: boolean
}

/**
 * Hides the run from the rankings, with every later one of the same save; shows it again; or gives the party the names of its roles, wherever
 * they stand, for good. @returns null when there is no run with this id.
 */
export async function moderateRun(
  tx: Tx,
  deed: RunDeed,
  { runId, byWhom, at }: Deed & { readonly runId: number },
): Promise<ModeratedRun | null> {
  const [found] = await runsWhere(tx, { id: runId }, 1)
  if (!found) return null
  // The player may be ending a run.
  await lockUser(tx, found.userId)
  if (deed === 'rename-party') await renameParty(tx, found.saveId)
  else {
    await tx
      .updateTable('encore_entries')
      .set({ hidden_at: deed === 'hide-run' ? at : null })
      .where('id', '=', runId)
      .execute()
  }
  await note(tx, { at, byWhom, deed, userId: found.userId, postId: null, runId })
  const [run] = await runsWhere(tx, { id: runId }, 1)
  return run ?? null
}

/** The members, the casts of their adventures and of their runs. */
async function renameParty(tx: Tx, saveId: number): Promise<void> {
  const neutral = (role: number): string => roleEntry(role).defaultName
  const members = await tx.selectFrom('members').select(['id', 'role_id']).where('save_id', '=', saveId).execute()
  for (const { id, role_id } of members)
    await tx
      .updateTable('members')
      .set({ name: neutral(role_id) })
      .where('id', '=', id)
      .execute()
  const byMember = new Map(members.map(({ id, role_id }) => [id, neutral(role_id)]))
  for (const { id, cast } of await tx.selectFrom('adventures').select(['id', 'cast']).where('save_id', '=', saveId).execute()) {
    const renamed = (JSON.parse(cast) as readonly CastMember[]).map((one) => ({ ...one, name: byMember.get(one.id) ?? one.name }))
    await tx
      .updateTable('adventures')
      .set({ cast: JSON.stringify(renamed) })
      .where('id', '=', id)
      .execute()
  }
  for (const { id, cast } of await tx.selectFrom('encore_entries').select(['id', 'cast']).where('save_id', '=', saveId).execute()) {
    const renamed = (JSON.parse(cast) as readonly EncoreCast[]).map((one) => ({ ...one, name: neutral(one.role) }))
    await tx
      .updateTable('encore_entries')
      .set({ cast: JSON.stringify(renamed) })
      .where('id', '=', id)
      .execute()
  }
}

/** The first runs of a ranking, hidden ones included; of those with `text` in the names of the party, if given. */
export function runsForOperators(tx: Tx, ranking: RankingRef, text: string | null, count: number): Promise<readonly ModeratedRun[]> {
  return runsWhere(tx, { ranking, text }, count)
}

/** The newest posts, hidden ones included; of those with `text` in them, if given. */
export function postsForOperators(tx: Tx, text: string | null, count: number): Promise<readonly ModeratedPost[]> {
  return postsWhere(tx, { text }, count)
}

/** What was done last, newest first. */
export async function moderationLog(tx: Tx, count: number): Promise<readonly Moderated[]> {
  const rows = await tx.selectFrom('moderation').selectAll().orderBy('id', 'desc').limit(count).execute()
  return rows.map((row) => ({
    at: row.at,
    byWhom: row.by_whom,
    deed: row.deed as ModerationDeed,
    userId: row.user_id,
    postId: row.post_id,
    runId: row.run_id,
  }))
}

async function note(tx: Tx, { at, byWhom, deed, userId, postId, runId }: Moderated): Promise<void> {
  await tx.insertInto('moderation').values({ at, by_whom: byWhom, deed, user_id: userId, post_id: postId, run_id: runId }).execute()
}

const holds = (column: string, text: string) => sql<boolean>`${sql.ref(column)} like ${`%${text.replaceAll(/[!%_]/g, '!$&')}%`} escape '!'`

async function postsWhere(
  tx: Tx,
  { id = null, text = null }: { readonly id?: number | null; readonly text?: string | null },
  count: number,
): Promise<readonly ModeratedPost[]> {
  let query = tx
    .selectFrom('posts')
    .innerJoin('saves', 'saves.id', 'posts.save_id')
    .select(['posts.id', 'saves.user_id', 'posts.message', 'posts.created_at', 'posts.hidden_at'])
  if (id !== null) query = query.where('posts.id', '=', id)
  if (text !== null) query = query.where(holds('message', text))
  const rows = await query.orderBy('posts.id', 'desc').limit(count).execute()
  return rows.map((row) => ({
    id: row.id,
    userId: row.user_id,
    message: row.message,
    createdAt: row.created_at,
    isHidden: row.hidden_at !== null,
  }))
}

interface RunQuery {
  readonly id?: number | null
  readonly ranking?: RankingRef | null
  readonly text?: string | null
}

async function runsWhere(tx: Tx, { id = null, ranking = null, text = null }: RunQuery, count: number): Promise<readonly ModeratedRun[]> {
  let query = tx
    .selectFrom('encore_entries')
    .innerJoin('saves', 'saves.id', 'encore_entries.save_id')
    .select(['encore_entries.id', 'saves.user_id', 'save_id', 'field_id', 'points', 'stages', 'turns', 'cast', 'hidden_at'])
  if (id !== null) query = query.where('encore_entries.id', '=', id)
  if (ranking !== null) query = query.where('field_id', '=', ranking.field).where('content_version', '=', ranking.contentVersion)
  if (text !== null) query = query.where(holds('cast', text))
  const rows = await query
    .orderBy('points', 'desc')
    .orderBy('stages', 'desc')
    .orderBy('turns')
    .orderBy('reached_at')
    .orderBy('encore_entries.id')
    .limit(count)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    userId: row.user_id,
    saveId: row.save_id,
    field: row.field_id,
    points: row.points,
    stages: row.stages,
    turns: row.turns,
    names: (JSON.parse(row.cast) as readonly EncoreCast[]).map(({ name }) => name),
    isHidden: row.hidden_at !== null,
  }))
}
