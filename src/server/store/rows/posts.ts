import type { Selectable } from 'kysely'
import type { Database } from '../database.ts'
import { prepared } from '../prepared.ts'
import type { Tx } from '../store.ts'

export interface PostRow {
  readonly id: number
  readonly saveId: number
  readonly message: string
  readonly isSpoiled: boolean
  readonly createdAt: number
}

const newest = prepared<{ count: number }, Selectable<Database['posts']>>((tx, place) =>
  tx.selectFrom('posts').selectAll().where('hidden_at', 'is', null).orderBy('id', 'desc').limit(place('count')),
)

/** Those that are not hidden, newest first. */
export async function newestPosts(tx: Tx, count: number): Promise<readonly PostRow[]> {
  const rows = await newest(tx, { count })
  return rows.map((row) => ({
    id: row.id,
    saveId: row.save_id,
    message: row.message,
    isSpoiled: row.is_spoiled === 1,
    createdAt: row.created_at,
  }))
}

export async function authorOf(tx: Tx, postId: number): Promise<number | null> {
  const row = await tx.selectFrom('posts').select('save_id').where('id', '=', postId).executeTakeFirst()
  return row?.save_id ?? null
}

export interface PostingHabit {
  readonly at: number
  readonly count: number
}

/** When the user last posted, and how many posts were made on that day; null before the first. */
export async function postingHabit(tx: Tx, userId: number): Promise<PostingHabit | null> {
  const row = await tx.selectFrom('users').select(['posted_at', 'posted_today']).where('id', '=', userId).executeTakeFirst()
  return row && row.posted_at !== null ? { at: row.posted_at, count: row.posted_today } : null
}

export async function setPostingHabit(tx: Tx, userId: number, { at, count }: PostingHabit): Promise<void> {
  await tx.updateTable('users').set({ posted_at: at, posted_today: count }).where('id', '=', userId).execute()
}

export async function insertPost(tx: Tx, post: Omit<PostRow, 'id'>): Promise<void> {
  await tx
    .insertInto('posts')
    .values({ save_id: post.saveId, message: post.message, is_spoiled: post.isSpoiled ? 1 : 0, created_at: post.createdAt })
    .execute()
}

export async function deletePost(tx: Tx, postId: number): Promise<void> {
  await tx.deleteFrom('posts').where('id', '=', postId).execute()
}
