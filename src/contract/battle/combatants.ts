import { z } from 'zod'
import type { Shape } from '../shape.ts'
import { attackTypeSchema, effectTypeSchema, statusValuesSchema, targetRangeSchema } from '../status.ts'
import { knownSchema } from './view.ts'

export const commandNames = ['ATTACK', 'SKILL', 'DEFENCE', 'ITEM', 'ESCAPE'] as const
export type CommandName = (typeof commandNames)[number]

const buffSchema = z
  .object({
    buffed_skill_id: z.int().nullable(),
    buffed_skill_name: z.string().describe('What put it there, an item or the command DEFENCE included.'),
    buffed_item_id: z.int().nullable(),
    buffed_item_name: z.string().nullable(),
    buffed_str: z.int(),
    buffed_def: z.int(),
    buffed_int: z.int(),
    buffed_spd: z.int(),
    buffed_luc: z.int(),
    remaining_turn: z.int(),
    buffed_from: z.enum(['SKILL', 'ITEM', 'DEFENCE']),
    damage_taken: z.int().describe('Percent of the damage that gets through; 100 = all of it.'),
    taunt: z.boolean(),
    regen_percent: z.int(),
    bleed: z.int().describe('にじみ: HP lost at the end of each turn.'),
    is_bad: z.boolean(),
  })
  .meta({ id: 'Buff' })
export type Buff = Shape<typeof buffSchema>

export const battleSkillSchema = z
  .object({
    id: z.int(),
    name: z.string(),
    description: z.string(),
    attack_type: attackTypeSchema,
    effect_type: effectTypeSchema,
    target_range: targetRangeSchema,
    is_target_enemy: z.boolean(),
    is_first: z.boolean(),
    is_slow: z.boolean(),
    skill_level: z.int(),
    ap_cost: z.int(),
    buff_turn: z.int().nullable(),
    skill_percent: z.number().describe('A multiplier: 1.6 for 160 %.'),
    power_of: z
      .array(z.enum(['str', 'def', 'int', 'spd', 'luc']))
      .describe('The figures whose sum the multiplier is of, when it does damage.'),
    hits: z.int().describe('0 when it does no damage.'),
    recoils: z.boolean().describe('Takes HP from its user.'),
    restores: z.enum(['hp', 'ap', 'fallen']).nullable().describe('What it gives back: HP to the standing, AP, or life to the fallen.'),
  })
  .meta({ id: 'BattleSkill' })
export type BattleSkill = Shape<typeof battleSkillSchema>

export const battleItemSchema = z
  .object({
    id: z.int(),
    name: z.string(),
    description: z.string(),
    possession_number: z.int(),
    attack_type: attackTypeSchema,
    effect_type: effectTypeSchema,
    target_range: targetRangeSchema,
    is_target_enemy: z.boolean(),
  })
  .meta({ id: 'BattleItem' })
export type BattleItem = Shape<typeof battleItemSchema>

export const battleMemberSchema = z
  .object({
    ...statusValuesSchema.shape,
    id: z.int().describe('The party_id.'),
    role_id: z.int(),
    name: z.string(),
    command: z.enum(commandNames).nullable(),
    target_player_index: z.int().nullable(),
    target_enemy_index: z.int().nullable(),
    max_value_hp: z.int(),
    max_value_ap: z.int(),
    level: z.int(),
    total_exp: z.int(),
    freely_status_point: z.int(),
    freely_skill_point: z.int(),
    skills: z.array(battleSkillSchema),
    selected_skill_id: z.int().nullable(),
    buffs: z.array(buffSchema),
    role_portrait: z.string(),
    is_defeated_flag: z.boolean(),
    is_escaped: z.boolean(),
    player_index: z.int(),
    is_enemy: z.literal(false),
  })
  .meta({ id: 'BattleMember' })
export type BattleMember = Shape<typeof battleMemberSchema>

export const announcementSchema = z
  .object({
    kind: z.enum(['physical', 'magical', 'heal', 'buff', 'other']),
    aim: z
      .enum(['all', 'one', 'weakest', 'strongest', 'own'])
      .describe('`weakest`: the member with the lowest HP ÷ max HP; `strongest`: with the highest STR; `own`: the enemies’ own side.'),
    weight: z
      .int()
      .min(1)
      .max(3)
      .nullable()
      .describe('Of a blow, for who would be hurt most without a crouch: 1 light, 2 heavy, 3 may fell. Null when it does no damage.'),
    break_damage: z
      .int()
      .nullable()
      .describe('HP that hits must take from the enemy before it acts to break it off; null when it cannot be broken off.'),
  })
  .meta({ id: 'Announcement' })
export type Announcement = Shape<typeof announcementSchema>

/** What a player may know of an enemy: HP and AP, not the other stats, of which its own blows tell something. */
export const battleEnemySchema = z
  .object({
    ...statusValuesSchema.pick({ value_hp: true, value_ap: true }).shape,
    id: z.int().describe('The kind of enemy: several may share it.'),
    name: z.string(),
    max_value_hp: z.int(),
    max_value_ap: z.int(),
    portrait: z.string(),
    aspect_ratio: z.literal('2/1').nullable().describe('"2/1" for wide drawings.'),
    skills: z.array(battleSkillSchema),
    buffs: z.array(buffSchema),
    is_defeated_flag: z.boolean(),
    is_boss: z.boolean(),
    has_pattern: z.boolean(),
    enemy_index: z.int(),
    is_enemy: z.literal(true),
    telegraph: z.boolean().describe('Shows 「気配」: next turn it does what it is preparing.'),
    announcement: announcementSchema.nullable().describe('What the tag 「気配」 tells; null without one.'),
    foresight: announcementSchema
      .pick({ kind: true, aim: true })
      .nullable()
      .describe('What a member has found out that it will do next turn; null when nothing.'),
    known: knownSchema,
  })
  .meta({ id: 'BattleEnemy' })
export type BattleEnemy = Shape<typeof battleEnemySchema>

/** What is told of an enemy beside its state in the battle's view, and may change from turn to turn. */
export const signsSchema = battleEnemySchema.pick({ announcement: true, foresight: true, known: true }).meta({ id: 'Signs' })
export type Signs = Shape<typeof signsSchema>
