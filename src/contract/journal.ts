import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { flag, int, text } from './schema.ts'
import type { Shape } from './shape.ts'

const DEEDS = 30

const deedsSchema = z.array(z.int()).describe('Small deeds (心覚え) that are done, by number.')

const visitedFieldSchema = z.object({
  id: z.int(),
  stages: z.array(z.int()).describe('Those that were entered, from the first on; all of a cleared field.'),
})

const tallySchema = z.object({ deed: z.int(), done: z.int(), of: z.int() })

const journalSchema = z.object({
  scenes: z
    .array(z.string())
    .describe('Keys of the scenes that can be read again: those told, and those of a save that was further already.'),
  fields: z.array(visitedFieldSchema),
  cleared: z.array(z.int()).describe('Ids of the cleared fields, from the first that was cleared on.'),
  deeds: deedsSchema,
  tallies: z
    .array(tallySchema)
    .optional()
    .describe('How far the deeds have come that are not done and count something: books, wicks, endings, the lowest level.'),
})
export type Journal = Shape<typeof journalSchema>

export const journal = {
  information: endpoint({
    method: 'GET',
    path: '/api/game/rpg/journal/information',
    access: 'save',
    body: null,
    reply: journalSchema,
    refusals: {},
    summary: 'What the save has seen and done so far.',
  }),
  news: endpoint({
    method: 'GET',
    path: '/api/game/rpg/journal/news',
    access: 'save',
    body: null,
    reply: z.object({
      deeds: deedsSchema,
      no_recovery_code: z.boolean().describe('The user has no recovery code and has not been told so.'),
    }),
    refusals: {},
    summary: 'What the player has not been told yet: small deeds, and that there is no recovery code.',
  }),
  told: endpoint({
    method: 'POST',
    path: '/api/game/rpg/journal/told',
    access: 'save',
    body: z.object({ deeds: z.array(int({ min: 1, max: DEEDS })).max(DEEDS), no_recovery_code: flag }),
    reply: z.null(),
    refusals: {},
    summary: 'The player has been told of these; small deeds that are not done are left out.',
  }),
  seen: endpoint({
    method: 'POST',
    path: '/api/game/rpg/journal/seen',
    access: 'save',
    body: z.object({ scene: text({ min: 1, max: 40 }) }),
    reply: z.null(),
    refusals: { sceneClosed: 409 },
    summary: 'A scene of the story was told, so that the menu does not tell it again.',
  }),
}
