import { z } from 'zod'
import { runningAdventureSchema } from './adventure.ts'
import { endpoint } from './endpoint.ts'
import type { Shape } from './shape.ts'

const errandSchema = z.object({
  has_spent: z.boolean().describe('A status point of any member.'),
  has_bought: z.boolean(),
  has_defended: z.boolean(),
})

const clearStateSchema = z.object({
  savedata_id: z.int().describe('Our own: the id of the save.'),
  is_cleared: z.boolean(),
  is_cleared_vast_expanse: z.boolean(),
  errand: errandSchema.nullable().describe('What a newcomer has done so far; null once two fields are cleared.'),
  scenes: z
    .array(z.string())
    .describe('The scenes of the story that are told before the menu opens, by key; none while an adventure is on.'),
  running: runningAdventureSchema.nullable().describe('The adventure that is on, if any.'),
  lost_field: z.int().nullable().describe('Our own: the field of the last adventure where that was lost; null once another has begun.'),
})
export type ClearState = Shape<typeof clearStateSchema>

export const menu = {
  canBeClear: endpoint({
    method: 'GET',
    path: '/api/game/rpg/menu/can_be_clear',
    access: 'save',
    body: null,
    reply: clearStateSchema,
    refusals: {},
    summary: 'Whether the treasure and the vast expanse are reached, which scenes are due, and which adventure is on.',
  }),
}
