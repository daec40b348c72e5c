import { z } from 'zod'
import { announcementSchema, commandNames } from './combatants.ts'
import { endpoint } from '../endpoint.ts'
import type { Shape } from '../shape.ts'

const place = z.int().describe('In the battle, members first.')
const tenths = z.int().min(0).max(10)
const beforeAndAfter = z.tuple([z.int(), z.int()]).describe('Before and after the turn.')

const orderSchema = z.object({
  member: place,
  command: z.enum(commandNames),
  act: z.string().nullable().describe('Name of the skill or item; null without one.'),
  target: place.nullable().describe('Null where none is picked.'),
})
export type LookbackOrder = Shape<typeof orderSchema>

const adviceSchema = z
  .object({
    type: z.enum(['crouch', 'strike', 'skill', 'item']).describe('`strike`: the members’ best blows at `target`, skills included.'),
    members: z.array(place).describe('Who would have done it. All others as they were ordered.'),
    act: z.string().nullable().describe('Name of the skill or item; null for the other types.'),
    target: place.nullable(),
    from: tenths.describe('Chance of winning the stage by what was ordered, before the dice of the turn fell.'),
    to: tenths.describe('The same by this. At least two tenths more.'),
  })
  .meta({ id: 'LookbackAdvice' })
export type LookbackAdvice = Shape<typeof adviceSchema>

const turnSchema = z
  .object({
    turn: z.int().describe('Counted from 1 in the stage.'),
    chance: tenths.nullable().describe('Of winning the stage, after the turn; null: not counted yet.'),
    mark: z
      .enum(['worst', 'second', 'best'])
      .nullable()
      .describe(
        'Of a lost stage, where the chance sank most, by two tenths or more; of a won one, where it rose most. Null until all is counted.',
      ),
    advice: adviceSchema
      .nullable()
      .describe('Of a marked turn of a lost stage: what would have been better; null where nothing plain was.'),
    ordered: tenths
      .nullable()
      .describe('Of a marked turn of a lost stage: the chance by what was ordered, before the dice of the turn fell; else null.'),
    hp: z.array(beforeAndAfter).describe('Of each place in the battle.'),
    announced: z
      .array(
        announcementSchema.extend({
          foe: place,
          dealt: z.int().describe('HP that blows took from it before it acted.'),
          is_broken: z.boolean(),
        }),
      )
      .describe('What stood announced before the turn.'),
    orders: z.array(orderSchema),
    lines: z.array(z.string()).describe('The log of the turn.'),
  })
  .meta({ id: 'LookbackTurn' })
export type LookbackTurn = Shape<typeof turnSchema>

const lookbackSchema = z
  .object({
    field_id: z.int(),
    stage_id: z.int(),
    is_won: z.boolean(),
    is_counted: z.boolean().describe('Nothing changes any more.'),
    playouts: z.int().describe('How often each position is played on.'),
    before: tenths.nullable().describe('The chance of winning the stage before its first turn; null: not counted yet.'),
    members: z.array(z.object({ role_id: z.int(), name: z.string(), max_hp: z.int() })),
    foes: z.array(
      z.object({
        id: z.int().describe('The kind of enemy.'),
        name: z.string(),
        is_boss: z.boolean(),
        max_hp: z.int(),
      }),
    ),
    turns: z.array(turnSchema),
  })
  .meta({ id: 'Lookback' })
export type LookbackReply = Shape<typeof lookbackSchema>

const endedStageSchema = z.object({
  stage_id: z.int(),
  is_won: z.boolean(),
  turns: z.int(),
})

const pastAdventureSchema = z
  .object({
    adventure_id: z.int(),
    field_id: z.int(),
    stages: z.array(endedStageSchema).describe('Those that were won or lost within two turns or more, at least one.'),
  })
  .meta({ id: 'PastAdventure' })
export type PastAdventure = Shape<typeof pastAdventureSchema>

export const lookback = {
  list: endpoint({
    method: 'GET',
    path: '/api/game/rpg/battle/lookbacks',
    access: 'save',
    body: null,
    reply: z.array(pastAdventureSchema),
    refusals: {},
    summary: 'The last adventures of the save, played by today’s rules, with the stages that can be looked back at; the newest first.',
  }),
  stage: endpoint({
    method: 'GET',
    path: '/api/game/rpg/battle/lookback/{adventure}/{stage}',
    access: 'save',
    body: null,
    reply: lookbackSchema,
    refusals: { noBattle: 404, stillFighting: 409, lookbackOutdated: 410 },
    summary:
      'Where a stage of an own adventure was lost or won: the chance of winning after each turn, counted by playing on from there. The first call begins to count; ask again until `is_counted`.',
  }),
}
