import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { flag, hint, id, text } from './schema.ts'

export interface Post {
  readonly id: number
  readonly savedata_id: number
  readonly message: string
  readonly is_spoiled: boolean
  /** "YYYY-MM-DD hh:mm:ss", Japan time. */
  readonly created_at: string
}

export const board = {
  fetchPost: endpoint<readonly [savedataId: number, posts: readonly Post[]]>()({
    method: 'GET',
    path: '/api/game/rpg/menu/plaza/bbs/fetch_post',
    access: 'save',
    body: null,
    refusals: {},
    summary: 'The newest posts, and the id under which the caller posts.',
  }),
  store: endpoint<{ readonly successMessage: string }>()({
    method: 'POST',
    path: '/api/game/rpg/menu/plaza/bbs/store',
    access: 'save',
    body: z.object({ savedata_id: hint, message: text({ min: 1, max: 20, code: 'badPost' }), is_spoiled: flag }),
    refusals: { badPost: 422, postTooSoon: 429, tooManyPosts: 429 },
    summary: 'Posts on the board as the caller’s save.',
  }),
  delete: endpoint<{ readonly successMessage: string }>()({
    method: 'POST',
    path: '/api/game/rpg/menu/plaza/bbs/delete',
    access: 'save',
    body: z.object({ id }),
    refusals: { notYourPost: 403, postGone: 404 },
    summary: 'Deletes one of the caller’s own posts.',
  }),
}
