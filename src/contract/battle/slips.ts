import { z } from 'zod'
import type { Shape } from '../shape.ts'

const slipSchema = z
  .object({
    id: z.int().describe('What `battle/encount` takes as `slip`.'),
    kind: z.enum(['rest', 'stake', 'help']),
    glyph: z.string().describe('One character.'),
    name: z.string(),
    words: z.string().describe('What it does to the next stage, in one sentence or two.'),
  })
  .meta({ id: 'Slip' })
export type SlipOnWire = Shape<typeof slipSchema>

/** Between two stages of 無尽の幕. */
export const intervalSchema = z.object({
  points: z.int().describe('Of the run so far.'),
  gained: z.int().describe('Of the stage that was just won.'),
  next_worth: z.int().describe('What the next stage is worth without a slip.'),
  slips: z.array(slipSchema).describe('One of each kind, 灯, 賭け, 道具, in this order. Whoever names none takes the first.'),
  next: z
    .array(z.object({ id: z.int(), name: z.string(), portrait: z.string(), is_boss: z.boolean() }))
    .describe('Who stands in the next stage, from left to right.'),
})
export type Interval = Shape<typeof intervalSchema>

/** A stage of 無尽の幕 that is on. */
export const endlessSchema = z.object({
  points: z.int().describe('Of the stages that are won.'),
  worth: z.int().describe('What this stage is worth.'),
  slip: slipSchema.nullable().describe('Under which it is played; null in the stage that the run began with.'),
})
export type Endless = Shape<typeof endlessSchema>
