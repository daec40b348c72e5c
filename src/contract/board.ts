import { z } from 'zod'
import { POST } from '../rules/input-limits.ts'
import { endpoint } from './endpoint.ts'
import { flag, id, ignored, text } from './schema.ts'
import type { Shape } from './shape.ts'

const postSchema = z.object({
  id: z.int(),
  savedata_id: z.int(),
  message: z.string(),
  is_spoiled: z.boolean(),
  created_at: z.string().describe('"YYYY-MM-DD hh:mm:ss", Japan time.'),
})
export type Post = Shape<typeof postSchema>

export const board = {
  fetchPost: endpoint({
    method: 'GET',
    path: '/api/game/rpg/menu/plaza/bbs/fetch_post',
    access: 'save',
    alsoAs: 'errorMessage',
    body: null,
    reply: z.tuple([z.int().describe('id of the caller’s save'), z.array(postSchema).describe('posts')]),
    refusals: {},
    summary: 'The newest posts, and the id under which the caller posts.',
  }),
  store: endpoint({
    method: 'POST',
    path: '/api/game/rpg/menu/plaza/bbs/store',
    access: 'save',
    alsoAs: 'errorMessage',
    body: z.object({ savedata_id: ignored, message: text({ ...POST, code: 'badPost' }), is_spoiled: flag }),
    reply: z.object({ successMessage: z.string() }),
    refusals: { badPost: 422, postTooSoon: 429, tooManyPosts: 429 },
    summary: 'Posts on the board as the caller’s save.',
  }),
  delete: endpoint({
    method: 'POST',
    path: '/api/game/rpg/menu/plaza/bbs/delete',
    access: 'save',
    alsoAs: 'errorMessage',
    body: z.object({ id }),
    reply: z.object({ successMessage: z.string() }),
    refusals: { notYourPost: 403, postGone: 404 },
    summary: 'Deletes one of the caller’s own posts.',
  }),
}
