import { z } from 'zod'
import type { Shape } from './shape.ts'

/** A run in the ranking of 千秋楽 or 無尽の幕. */
export const runSchema = z.object({
  id: z.int().describe('Its replay: `replay/{id}/{stage}`.'),
  field_id: z.int(),
  rank: z.int().nullable().describe('From 1. Null behind the 1,000th place, and of a run that an operator has hidden.'),
  points: z.int().describe('In 無尽の幕 what the run is ranked by; 0 in 千秋楽.'),
  stages: z.int().describe('The last stage that was won.'),
  turns: z.int().describe('Until the last of them was won.'),
  members: z.array(z.object({ name: z.string(), role_id: z.int(), class: z.string(), class_japanese: z.string() })),
  is_own: z.boolean(),
})
export type Run = Shape<typeof runSchema>

/** What became of a run that has ended. */
export const standingSchema = z.object({
  points: z.int(),
  stages: z.int(),
  turns: z.int(),
  best: runSchema.nullable().describe('The caller’s entry, of this run or of a better one.'),
  is_best: z.boolean().describe('This run is that entry.'),
  unranked: z.enum(['tooShort', 'otherRules']).nullable().describe('Why the run is in no ranking; null when it could be.'),
})
export type Standing = Shape<typeof standingSchema>
