import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import type { Shape } from './shape.ts'

const fieldSchema = z.object({
  id: z.int(),
  name: z.string(),
  difficulty: z.string().describe('Six stars, filled and empty; 「？」 for the vast expanse.'),
  is_cleared: z.boolean(),
})
export type Field = Shape<typeof fieldSchema>

export const field = {
  list: endpoint({
    method: 'GET',
    path: '/api/game/rpg/field/list',
    access: 'save',
    body: null,
    reply: z.array(fieldSchema),
    refusals: {},
    summary: 'The unlocked fields, highest id first.',
  }),
}
