import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { id } from './schema.ts'
import type { Shape } from './shape.ts'

const offeringSchema = z.object({
  is_lit: z.boolean().describe('False while it may be made.'),
  percent: z.int().describe('By how much it lowers the enemies’ attack at the next departure.'),
})
export type Offering = Shape<typeof offeringSchema>

const fieldSchema = z.object({
  id: z.int(),
  name: z.string(),
  difficulty: z.string().describe('Six stars, filled and empty; 「？」 for the vast expanse.'),
  is_cleared: z.boolean(),
  offering: offeringSchema.nullable().describe('手向け灯; null where none may be made now.'),
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
  offering: endpoint({
    method: 'POST',
    path: '/api/game/rpg/field/offering',
    access: 'save',
    body: z.object({ field_id: id }),
    reply: offeringSchema,
    refusals: { fieldLocked: 422, adventureOn: 409, offeringClosed: 409 },
    summary: 'Makes an offering at the gate of a field that was lost twice in a row; it lasts until the field is won.',
  }),
}
