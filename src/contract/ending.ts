import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { int } from './schema.ts'

export interface EndingCheck {
  readonly is_cleared_vast_expanse: boolean
  /** Since the save was made; the first day is 1. */
  readonly days: number
  /** Trimmed in the day-labour guild. */
  readonly wicks: number
  /** Stages won. */
  readonly battles: number
  /** How often a member fell, in the stages that came to an end. */
  readonly fallen: number
}

export const ending = {
  canBeClear: endpoint<EndingCheck>()({
    method: 'GET',
    path: '/api/game/rpg/ending/can_be_clear_vast_expanse',
    access: 'save',
    body: null,
    refusals: { notCleared: 409 },
    summary: 'Whether the hidden field is cleared, and the figures of the journey; refused while the treasure is not found.',
  }),
  storeClear: endpoint<{ readonly is_game_cleared: true }>()({
    method: 'POST',
    path: '/api/game/rpg/ending/store/clear',
    access: 'save',
    body: z.object({ ending: int({ min: 1, max: 4, code: 'endingClosed' }).nullish() }),
    refusals: { notCleared: 409, endingClosed: 422 },
    summary: 'Stores that the game is cleared, and with which ending.',
  }),
}
