import { z } from 'zod'
import type { Tactic } from '../rules/auto/tactics.ts'
import { endpoint, messageReply } from './endpoint.ts'
import { anyInt, id } from './schema.ts'
import type { Shape } from './shape.ts'

export const attackTypeSchema = z.literal([0, 1, 2]).describe('0 none, 1 physical, 2 magic.')
export type AttackType = Shape<typeof attackTypeSchema>
export const effectTypeSchema = z.literal([0, 1, 2, 3, 9]).describe('0 special, 1 attack, 2 heal, 3 buff, 9 other.')
export type EffectType = Shape<typeof effectTypeSchema>
export const targetRangeSchema = z.literal([0, 1, 2]).describe('0 self, 1 single, 2 all.')
export type TargetRange = Shape<typeof targetRangeSchema>

export const statusValuesSchema = z.object({
  value_hp: z.int(),
  value_ap: z.int(),
  value_str: z.int(),
  value_def: z.int(),
  value_int: z.int(),
  value_spd: z.int(),
  value_luc: z.int(),
})

const skillNodeSchema = z
  .object({
    skill_id: z.int(),
    skill_name: z.string(),
    skill_level: z.int().describe('0 = not learned.'),
    attack_type: attackTypeSchema,
    effect_type: effectTypeSchema,
    target_range: targetRangeSchema,
    lv1_percent: z.number().describe('Percents are multipliers: 1.6 for 160 %.'),
    lv1_ap_cost: z.int(),
    lv1_buff_turn: z.int().nullable(),
    lv2_percent: z.number(),
    lv2_ap_cost: z.int(),
    lv2_buff_turn: z.int().nullable(),
    lv3_percent: z.number(),
    lv3_ap_cost: z.int(),
    lv3_buff_turn: z.int().nullable(),
    description: z.string(),
    is_target_enemy: z.boolean(),
    figures: z
      .array(z.object({ label: z.string(), values: z.array(z.string()).describe('At levels 1, 2 and 3.') }))
      .describe('Our own: every figure of the skill in words, besides AP and turns.'),
    requirement_skill_level: z.int().nullable().describe('Null where nothing is required, as below.'),
    is_checked_skill_level: z.boolean(),
    requirement_party_level: z.int().nullable(),
    is_checked_party_level: z.boolean(),
    is_learned: z.boolean().describe('The conditions are met: it is shown by name and can be learned.'),
    parent_skill_name: z.string().nullable().describe('Null for a root.'),
    get child_skills() {
      return z.array(skillNodeSchema)
    },
  })
  .meta({ id: 'SkillNode' })
export type SkillNode = Shape<typeof skillNodeSchema>

const tactic = z.enum(['usual', 'fierce', 'guarding', 'saving', 'supporting'], { message: 'unknownTactic' }) satisfies z.ZodType<Tactic>
export const tacticSchema = tactic.describe('How a member fights under おまかせ.')

const partyMemberSchema = z.object({
  party_id: z.int(),
  level: z.int(),
  nickname: z.string(),
  role_id: z.int(),
  role_class: z.string(),
  role_class_japanese: z.string(),
  class: z.string().describe('The same as `role_class`.'),
  class_japanese: z.string().describe('The same as `role_class_japanese`.'),
  freely_skill_point: z.int(),
  freely_status_point: z.int(),
  total_exp: z.int(),
  next_level_up_exp: z.union([z.int(), z.literal('-')]).describe('Still needed; "-" at the highest level.'),
  status: statusValuesSchema.extend({ level: z.int() }).describe('Totals, allocated points included.'),
  skill_tree: z.array(skillNodeSchema),
  tactic: tacticSchema,
})
export type PartyMember = Shape<typeof partyMemberSchema>

export const statusTypes = ['HP', 'AP', 'STR', 'DEF', 'INT', 'SPD', 'LUC'] as const

export const status = {
  information: endpoint({
    method: 'GET',
    path: '/api/game/rpg/parties/information',
    access: 'save',
    body: null,
    reply: z.array(partyMemberSchema),
    refusals: {},
    summary: 'The three members with their values and skill trees.',
  }),
  increment: endpoint({
    method: 'POST',
    path: '/api/game/rpg/status/increment',
    access: 'save',
    body: z.object({
      party_id: id,
      input_point: anyInt,
      status_type: z.enum(statusTypes, { message: 'unknownStat' }),
    }),
    reply: messageReply,
    refusals: { notYourMember: 403, adventureOn: 409, statusPointsShort: 422, negativeNumber: 422, numberTooSmall: 422, unknownStat: 422 },
    summary: 'Spends status points of a member.',
  }),
  learn: endpoint({
    method: 'POST',
    path: '/api/game/rpg/status/skill/learn',
    access: 'save',
    body: z.object({ party_id: id, skill_id: id }),
    reply: messageReply,
    refusals: {
      notYourMember: 403,
      adventureOn: 409,
      skillPointsShort: 422,
      mastered: 422,
      conditionsNotMet: 422,
      otherRolesSkill: 422,
      unknownSkill: 422,
    },
    summary: 'Learns a skill or raises it by a level.',
  }),
  tactics: endpoint({
    method: 'POST',
    path: '/api/game/rpg/parties/tactics',
    access: 'save',
    body: z.object({ tactics: z.tuple([tacticSchema, tacticSchema, tacticSchema], { message: 'unknownTactic' }) }),
    reply: messageReply,
    refusals: { unknownTactic: 422 },
    summary: 'Sets how each of the three fights under おまかせ, by place in the party; in a battle too.',
  }),
}
