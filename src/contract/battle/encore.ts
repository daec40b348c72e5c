import { z } from 'zod'
import { encounterSchema, turnReplySchema } from './battle.ts'
import { endpoint } from '../endpoint.ts'
import type { Shape } from '../shape.ts'
import { runSchema } from '../standing.ts'

const modeSchema = z.object({
  field_id: z.int().describe('What `battle/encount` wants: 13 or 14.'),
  starts: z
    .array(z.int())
    .describe('The stages with which a run may begin: 1, and in 無尽の幕 five before the last that the caller’s ranked run won.'),
  best: runSchema.nullable().describe('The caller’s own.'),
  ranking: z.array(runSchema).describe('The first ten.'),
})

export type EncoreMode = Shape<typeof modeSchema>

const encoreSchema = z.object({
  is_open: z.boolean(),
  modes: z.array(modeSchema).describe('Empty while they are closed.'),
})

const replayStageSchema = z.object({
  run: runSchema,
  stage_id: z.int().describe('Its number in the run; the address counts the stages of the run from 1.'),
  stages: z.int().describe('How many there are to see.'),
  first: encounterSchema.describe('The stage as it was entered. Its session id names nothing; members are numbered from 1.'),
  turns: z.array(turnReplySchema),
})
export type ReplayStage = Shape<typeof replayStageSchema>

export const encore = {
  overview: endpoint({
    method: 'GET',
    path: '/api/game/rpg/encore',
    access: 'save',
    body: null,
    reply: encoreSchema,
    refusals: {},
    summary: 'The two runs after the story with their rankings, open once ending 3 or 4 was the last one chosen.',
  }),
  replay: endpoint({
    method: 'GET',
    path: '/api/game/rpg/replay/{id}/{stage}',
    access: 'save',
    body: null,
    reply: replayStageSchema,
    refusals: { encoreClosed: 403, noReplay: 404, replayOutdated: 410 },
    summary: 'One stage of a ranked run, played again by the server, for players for whom these runs are open.',
  }),
}
