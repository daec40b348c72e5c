import { board } from '../../../contract/board.ts'
import { confirmations } from '../../../content/text/refusals.ts'
import type { Routes } from '../../http/calls/routes.ts'
import { newestPosts } from '../../store/rows/posts.ts'
import { japanTime } from './japan-time.ts'
import { PAUSE_BETWEEN_POSTS, post, removePost } from './board.service.ts'

const SHOWN = 50

/** @param scale multiplies how often a player may post. */
export function registerBoard(routes: Routes, scale: number): void {
  const pause = PAUSE_BETWEEN_POSTS / scale
  routes.read(board.fetchPost, async ({ tx, caller }) => {
    const posts = await newestPosts(tx, SHOWN)
    const wire = posts.map(({ id, saveId, message, isSpoiled, createdAt }) => ({
      id,
      savedata_id: saveId,
      message,
      is_spoiled: isSpoiled,
      created_at: japanTime(createdAt),
    }))
    return [caller.saveId, wire] as const
  })

  routes.write(board.store, async ({ tx, caller, body, now }) => {
    const refused = await post(tx, { ...caller, message: body.message, isSpoiled: body.is_spoiled }, { now, pause })
    return refused ?? { successMessage: confirmations.posted }
  })

  routes.write(board.delete, async ({ tx, caller, body }) => {
    const refused = await removePost(tx, caller.saveId, body.id)
    return refused ?? { successMessage: confirmations.postDeleted }
  })
}
