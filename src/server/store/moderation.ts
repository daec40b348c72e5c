import { sql } from 'kysely'
import { deleteReceiptsOf } from './receipts.ts'
import { deleteSessionsOf, lockUser } from './sessions.ts'
import type { Tx } from './store.ts'
import { findUser, findUserByEmail, setClosed, type User } from './users.ts'

export type ModerationDeed = 'hide-post' | 'show-post' | 'close-account' | 'open-account'

export interface Moderated {
  readonly at: number
  readonly byWhom: string
  readonly deed: ModerationDeed
  readonly userId: number
  readonly postId: number | null
}

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
  { postId, byWhom, at }: Pick<Moderated, 'byWhom' | 'at'> & { readonly postId: number },
): Promise<ModeratedPost | null> {
  const [post] = await postsWhere(tx, { id: postId }, 1)
  if (!post) return null
  const isHidden = deed === 'hide-post'
  await tx
    .updateTable('posts')
    .set({ hidden_at: isHidden ? at : null })
    .where('id', '=', postId)
    .execute()
  await note(tx, { at, byWhom, deed, userId: post.userId, postId })
  return { ...post, isHidden }
}

/** Closes the account, which ends its sessions and receipts, or opens it again. @returns null when there is no such account. */
export async function moderateAccount(
  tx: Tx,
  deed: 'close-account' | 'open-account',
  { account, byWhom, at }: Pick<Moderated, 'byWhom' | 'at'> & { readonly account: string },
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
  await note(tx, { at, byWhom, deed, userId: found.id, postId: null })
  return { ...found, isClosed }
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
  }))
}

async function note(tx: Tx, { at, byWhom, deed, userId, postId }: Moderated): Promise<void> {
  await tx.insertInto('moderation').values({ at, by_whom: byWhom, deed, user_id: userId, post_id: postId }).execute()
}

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
  if (text !== null) query = query.where(sql<boolean>`message like ${`%${text.replaceAll(/[!%_]/g, '!$&')}%`} escape '!'`)
  const rows = await query.orderBy('posts.id', 'desc').limit(count).execute()
  return rows.map((row) => ({
    id: row.id,
    userId: row.user_id,
    message: row.message,
    createdAt: row.created_at,
    isHidden: row.hidden_at !== null,
  }))
}
