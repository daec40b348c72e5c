import { z } from 'zod'
import { type Done, endpoint } from './endpoint.ts'
import { anyInt, id } from './schema.ts'

export type AttackType = 0 | 1 | 2
export type EffectType = 0 | 1 | 2 | 3 | 9
export type TargetRange = 0 | 1 | 2

export interface StatusValues {
  readonly value_hp: number
  readonly value_ap: number
  readonly value_str: number
  readonly value_def: number
  readonly value_int: number
  readonly value_spd: number
  readonly value_luc: number
}

export interface SkillNode {
  readonly skill_id: number
  readonly skill_name: string
  /** 0 = not learned. */
  readonly skill_level: number
  readonly attack_type: AttackType
  readonly effect_type: EffectType
  readonly target_range: TargetRange
  /** Percents are multipliers: 1.6 for 160 %. */
  readonly lv1_percent: number
  readonly lv1_ap_cost: number
  readonly lv1_buff_turn: number | null
  readonly lv2_percent: number
  readonly lv2_ap_cost: number
  readonly lv2_buff_turn: number | null
  readonly lv3_percent: number
  readonly lv3_ap_cost: number
  readonly lv3_buff_turn: number | null
  readonly description: string
  /** Null where nothing is required, as below. */
  readonly requirement_skill_level: number | null
  readonly is_checked_skill_level: boolean
  readonly requirement_party_level: number | null
  readonly is_checked_party_level: boolean
  /** The conditions are met: it is shown by name and can be learned. */
  readonly is_learned: boolean
  readonly parent_skill_name?: string
  readonly child_skills: readonly SkillNode[]
}

export interface PartyMember {
  readonly party_id: number
  readonly level: number
  readonly nickname: string
  readonly role_id: number
  readonly role_class: string
  readonly role_class_japanese: string
  readonly freely_skill_point: number
  readonly freely_status_point: number
  readonly total_exp: number
  /** Still needed; "-" at the highest level. */
  readonly next_level_up_exp: number | '-'
  /** Totals, allocated points included. */
  readonly status: StatusValues & { readonly level: number }
  readonly skill_tree: readonly SkillNode[]
}

export const statusTypes = ['HP', 'AP', 'STR', 'DEF', 'INT', 'SPD', 'LUC'] as const

export const status = {
  information: endpoint<readonly PartyMember[]>()({
    method: 'GET',
    path: '/api/game/rpg/parties/information',
    access: 'save',
    body: null,
    refusals: {},
    summary: 'The three members with their values and skill trees.',
  }),
  increment: endpoint<Done>()({
    method: 'POST',
    path: '/api/game/rpg/status/increment',
    access: 'save',
    body: z.object({
      party_id: id,
      input_point: anyInt,
      status_type: z.enum(statusTypes, { message: 'unknownStat' }),
    }),
    refusals: { notYourMember: 403, adventureOn: 409, statusPointsShort: 422, negativeNumber: 422, numberTooSmall: 422, unknownStat: 422 },
    summary: 'Spends status points of a member.',
  }),
  learn: endpoint<Done>()({
    method: 'POST',
    path: '/api/game/rpg/status/skill/learn',
    access: 'save',
    body: z.object({ party_id: id, skill_id: id }),
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
}
