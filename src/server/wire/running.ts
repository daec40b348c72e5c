import type { RunningAdventure } from '../../contract/adventure.ts'
import type { AdventureSummary } from '../store/rows/battle/adventures.ts'

export const runningToWire = ({ field, stage, sessionId, phase }: AdventureSummary): RunningAdventure => ({
  field_id: field,
  stage_id: stage,
  session_id: sessionId,
  phase,
})
