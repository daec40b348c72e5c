import { z } from 'zod'
import type { AdventurePhase } from '../rules/adventure/adventure.ts'
import type { Shape } from './shape.ts'

/** Where the current stage stands. */
export const phaseSchema = z.enum(['fighting', 'won', 'escaped', 'lost']) satisfies z.ZodType<AdventurePhase>

/** The adventure that is on. */
export const runningAdventureSchema = z.object({
  field_id: z.int(),
  stage_id: z.int(),
  session_id: z.uuid(),
  phase: phaseSchema,
})
export type RunningAdventure = Shape<typeof runningAdventureSchema>
