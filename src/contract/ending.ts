import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { int } from './schema.ts'
import type { Shape } from './shape.ts'

const endingCheckSchema = z.object({
  is_cleared_vast_expanse: z.boolean(),
  is_cleared_unmown_field: z.boolean(),
  is_read_coverless_book: z.boolean(),
  days: z.int().describe('Since the save was made; the first day is 1.'),
  wicks: z.int().describe('Trimmed in the day-labour guild.'),
  battles: z.int().describe('Stages won.'),
  fallen: z.int().describe('How often a member fell, in the stages that came to an end.'),
})

export type EndingCheck = Shape<typeof endingCheckSchema>

export const ending = {
  canBeClear: endpoint({
    method: 'GET',
    path: '/api/game/rpg/ending/can_be_clear_vast_expanse',
    access: 'save',
    body: null,
    reply: endingCheckSchema,
    refusals: { notCleared: 409 },
    summary: 'Whether the hidden field is cleared, and the figures of the journey; refused while the treasure is not found.',
  }),
  storeClear: endpoint({
    method: 'POST',
    path: '/api/game/rpg/ending/store/clear',
    access: 'save',
    body: z.object({ ending: int({ min: 1, max: 4, code: 'endingClosed' }).nullish() }),
    reply: z.object({ is_game_cleared: z.literal(true) }),
    refusals: { notCleared: 409, endingClosed: 422 },
    summary: 'Stores that the game is cleared, and with which ending.',
  }),
}
