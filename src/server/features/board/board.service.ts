import { DEED } from '../../../rules/town/deeds.ts'
import { type Refusal, refuse, refuseFor } from '../../refusal.ts'
import { noteDeeds } from '../../store/rows/save/journal.ts'
import { authorOf, deletePost, insertPost, postingHabit, setPostingHabit } from '../../store/rows/posts.ts'
import type { Tx } from '../../store/store.ts'
import { japanDay, nextJapanDay } from './japan-time.ts'

/** Of a player, by the day in Japan. */
const POSTS_A_DAY = 20
/** Of a player, in milliseconds. */
export const PAUSE_BETWEEN_POSTS = 30_000

interface NewPost {
  readonly userId: number
  readonly saveId: number
  readonly message: string
  readonly isSpoiled: boolean
}

/** When a post is taken. */
export interface PostContext {
  readonly now: number
  /** Between two posts, in milliseconds. */
  readonly pause: number
}

/** @returns null when posted. */
export async function post(
  tx: Tx,
  { userId, saveId, message, isSpoiled }: NewPost,
  { now, pause }: PostContext,
): Promise<Refusal<'postTooSoon' | 'tooManyPosts'> | null> {
  const habit = await postingHabit(tx, userId)
  const today = habit && japanDay(habit.at) === japanDay(now) ? habit.count : 0
  if (today >= POSTS_A_DAY) return refuseFor('tooManyPosts', (nextJapanDay(now) - now) / 1000)
  // Also when the clock was set back: otherwise the wait could be days.
  const since = habit ? Math.abs(now - habit.at) : pause
  if (since < pause) return refuseFor('postTooSoon', (pause - since) / 1000)
  await insertPost(tx, { saveId, message, isSpoiled, createdAt: now })
  await setPostingHabit(tx, userId, { at: now, count: today + 1 })
  await noteDeeds(tx, saveId, [DEED.posted], now)
  return null
}

/** @returns null when deleted. */
export async function removePost(tx: Tx, saveId: number, id: number): Promise<Refusal<'notYourPost' | 'postGone'> | null> {
  const author = await authorOf(tx, id)
  if (author === null) return refuse('postGone')
  if (author !== saveId) return refuse('notYourPost')
  await deletePost(tx, id)
  return null
}
