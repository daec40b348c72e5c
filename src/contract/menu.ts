import { endpoint } from './endpoint.ts'
import type { Phase } from './battle.ts'

export interface RunningAdventure {
  readonly field_id: number
  readonly stage_id: number
  readonly session_id: string
  readonly phase: Phase
}

export interface ClearState {
  readonly is_cleared: boolean
  readonly is_cleared_vast_expanse: boolean
  /** The adventure that is on, if any. */
  readonly running: RunningAdventure | null
}

export const menu = {
  canBeClear: endpoint<ClearState>()({
    method: 'GET',
    path: '/api/game/rpg/menu/can_be_clear',
    access: 'save',
    body: null,
    refusals: {},
    summary: 'Whether the treasure and the vast expanse are reached, and which adventure is on.',
  }),
}
