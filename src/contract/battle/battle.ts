import { z } from 'zod'
import { phaseSchema } from '../adventure.ts'
import { battleActsSchema } from './acts.ts'
import { battleEnemySchema, battleItemSchema, battleMemberSchema, commandNames, signsSchema } from './combatants.ts'
import { battleEventSchema, battleViewSchema } from './view.ts'
import { endpoint, messageReply } from '../endpoint.ts'
import { id, ignored, int } from '../schema.ts'
import type { Shape } from '../shape.ts'
import { standingSchema } from '../standing.ts'
import { endlessSchema, intervalSchema } from './slips.ts'
import { tacticSchema } from '../status.ts'

const turnLogSchema = z.object({
  turn: z.int(),
  lines: z.array(z.string()),
})
export type TurnLog = Shape<typeof turnLogSchema>

const gainsSchema = z
  .object({
    exp: z.int().describe('What each member got.'),
    gold: z.int().describe('From the shadows of the stage.'),
    gift: z.int().describe('What the guild sent for the field that was cleared; 0: nothing.'),
    members: z.array(z.object({ exp: z.int(), level: z.int() })).describe('Total EXP and level of each member before.'),
  })
  .meta({ id: 'Gains' })
export type Gains = Shape<typeof gainsSchema>

/** The reply of `result_win`. `alreadyCleared` is false only when this win cleared the field for the first time. */
const winResultSchema = z.tuple([
  z.array(z.string()).describe('log'),
  z.boolean().describe('fieldCleared'),
  z.boolean().describe('alreadyCleared'),
  gainsSchema.nullable().describe('What the stage gave; null in a run after the story, which gives nothing.'),
  intervalSchema.nullable().describe('In 無尽の幕 alone.'),
])
export type WinResult = Shape<typeof winResultSchema>

const battleResumeSchema = z.object({
  phase: phaseSchema,
  log: z.array(turnLogSchema),
  result: winResultSchema.nullable().describe("The result screen's content while `phase` is `won`."),
  first_turn: z
    .int()
    .describe(
      "Number of the stage's first turn: once an order has named its turn, the numbers run on through the adventure; for callers that name none, each stage begins with 1.",
    ),
  clears: z.int().describe('How many fields are cleared: what the members say to each other depends on it.'),
  wounded: z.boolean().describe('Whether a member has lost HP in the stage so far.'),
  adventure_id: z.int().describe('What `battle/lookback` wants; 0 in a run that is only watched.'),
  tactics: z.array(tacticSchema).describe('By place in the party; empty in a run that is only watched.'),
  endless: endlessSchema.nullable().describe('In 無尽の幕 alone.'),
})

const speechSchema = z
  .object({
    turn: z.int().describe('The turn in which it is said, counted from `first_turn`.'),
    event: z.int().nullable().describe('Index of the event of that turn after which it is said; null when the stage begins.'),
    speaker: z.int().nullable().describe('Place in the battle, members first; null for what is told of somebody.'),
    lines: z.array(z.string()).describe('One to three, without quotation marks.'),
  })
  .meta({ id: 'Speech' })
export type Speech = Shape<typeof speechSchema>

export const encounterSchema = z.tuple([
  z.array(battleMemberSchema).describe('party'),
  z.array(battleEnemySchema).describe('enemies'),
  z.uuid().describe('session id'),
  z.array(battleItemSchema).describe('items'),
  z.int().describe('turn'),
  z.string().describe('background'),
  battleResumeSchema,
  battleViewSchema,
  z.array(speechSchema).describe('What was said in the stage so far.'),
  battleActsSchema,
])
export type Encounter = Shape<typeof encounterSchema>

export const turnReplySchema = z.tuple([
  z.array(battleMemberSchema).describe('party'),
  z.array(battleEnemySchema).describe('enemies'),
  z.array(z.string()).describe('log'),
  z.array(battleItemSchema).describe('items'),
  z.int().describe('next turn'),
  z.array(battleEventSchema).describe('events'),
  z.array(z.int()).describe('For each line of `log` the index of the event that it tells of, so that the screen shows it with that event.'),
  battleViewSchema,
  z.array(speechSchema).describe('What is said in the turn.'),
  z
    .array(signsSchema)
    .optional()
    .describe('In a brief reply alone, of each enemy. Party, enemies and items are empty there: `encount` has told what of them stays.'),
])
export type TurnReply = Shape<typeof turnReplySchema>

const index = int({ min: -1_000_000, max: 1_000_000, code: 'badCommands' }).nullish()

const command = z.object({
  partyId: int({ min: 1, max: 2_147_483_647, code: 'badCommands' }),
  command: z.enum(commandNames, { message: 'badCommands' }),
  skillId: index,
  itemId: index,
  enemyIndex: index,
  playerIndex: index,
})

/** Names the adventure that is meant. Anything but text of a possible length names none, and is not refused. */
const anySession = z.object({
  session_id: z
    .unknown()
    .transform((value) => (typeof value === 'string' && value.length <= 64 ? value : ''))
    .optional()
    .describe('Anything but the id of an adventure of the caller means the one that is on.'),
})

/** True for `true` alone. Anything else counts as false, and is not refused. */
const brief = z
  .unknown()
  .transform((value) => value === true)
  .optional()
  .describe('`true` asks for a brief reply while the fight goes on; anything else for the whole one.')

export const battle = {
  encount: endpoint({
    method: 'POST',
    path: '/api/game/rpg/battle/encount',
    access: 'save',
    body: z.object({ field_id: id, stage_id: id, clear_stage: ignored, slip: id.nullish() }),
    reply: encounterSchema,
    refusals: { fieldLocked: 422, stageLocked: 422, slipNotOffered: 422, otherAdventureOn: 409 },
    summary:
      'Enters a stage, or comes back to the one that is on. `slip` is read where slips are offered, as the next stage of 無尽の幕 is entered; elsewhere it changes nothing.',
  }),
  exec: endpoint({
    method: 'POST',
    path: '/api/game/rpg/battle/exec',
    access: 'save',
    body: z.object({
      session_id: z.string({ message: 'badBody' }).trim().max(64, { message: 'badBody' }),
      selectedCommands: z.array(command, { message: 'badCommands' }),
      turn: int({ min: 1, max: 1_000_000 }).nullish(),
      stage_id: id.nullish(),
      brief,
    }),
    reply: turnReplySchema,
    refusals: {
      noBattle: 404,
      battleOver: 409,
      staleTurn: 409,
      badCommands: 422,
      notOneCommandEach: 422,
      skillNotLearned: 422,
      apShort: 422,
      itemNotHeld: 422,
      badTarget: 422,
    },
    summary: 'Plays one turn. Sending the same turn twice gives the first answer again; an order for another turn or stage is refused.',
  }),
  resultWin: endpoint({
    method: 'POST',
    path: '/api/game/rpg/battle/result_win',
    access: 'save',
    body: z.object({
      session_id: z.string({ message: 'badBody' }).trim().max(64, { message: 'badBody' }),
      is_win: ignored,
      field_id: ignored,
    }),
    reply: winResultSchema,
    refusals: { noBattle: 404, notWon: 422 },
    summary: 'What the won stage brought.',
  }),
  refresh: endpoint({
    method: 'POST',
    path: '/api/game/rpg/battle/refresh',
    access: 'save',
    body: anySession,
    reply: messageReply,
    refusals: {},
    summary: 'Ends the caller’s adventure: written after a won stage or an escape, else dropped.',
  }),
  finish: endpoint({
    method: 'POST',
    path: '/api/game/rpg/battle/finish',
    access: 'save',
    body: anySession,
    reply: messageReply.extend({ standing: standingSchema.optional().describe('Of the two runs after the story alone.') }),
    refusals: { stillFighting: 409, battleLost: 409, recordDiffers: 409 },
    summary: 'Writes the adventure to the save and ends it. A run after the story, lost or not, is played again and ranked instead.',
  }),
}
