import { z } from 'zod'
import { MEMBER_NAME } from '../rules/input-limits.ts'
import { endpoint } from './endpoint.ts'
import { ignored, int, text } from './schema.ts'
import { difficultySchema } from './settings.ts'
import type { Shape } from './shape.ts'
import { statusValuesSchema } from './status.ts'

const roleSchema = z.object({
  id: z.int(),
  class: z.string(),
  class_japanese: z.string(),
  default_name: z.string(),
  description: z.string(),
  portrait_image_path: z.string(),
  growth_hp: z.int(),
  growth_ap: z.int(),
  growth_str: z.int(),
  growth_def: z.int(),
  growth_int: z.int(),
  growth_spd: z.int(),
  growth_luc: z.int(),
})
export type Role = Shape<typeof roleSchema>

const newMemberSchema = z.object({
  ...statusValuesSchema.shape,
  id: z.int(),
  role_id: z.int(),
  nickname: z.string(),
  level: z.int(),
  freely_status_point: z.int(),
  freely_skill_point: z.int(),
})
export type NewMember = Shape<typeof newMemberSchema>

const selected = z.object({
  roleId: int({ min: 1, max: 2_147_483_647, code: 'unknownRole' }),
  roleClassJapanese: ignored,
  partyName: text({ ...MEMBER_NAME, code: 'badMemberName' }),
})

export const beginning = {
  prepare: endpoint({
    method: 'GET',
    path: '/api/game/rpg/beginning/prepare_beginning',
    access: 'user',
    body: null,
    reply: z.tuple([z.boolean().describe('party exists'), z.array(roleSchema).describe('roles')]),
    refusals: {},
    summary: 'Whether a party exists already, and the six roles to choose from.',
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/game/rpg/beginning/create',
    access: 'user',
    body: z.object({
      selected_info: z.array(selected, { message: 'notThreeMembers' }).length(3, { message: 'notThreeMembers' }),
      difficulty: difficultySchema.nullish().describe('Left out: normal.'),
    }),
    reply: z.array(newMemberSchema),
    refusals: { partyExists: 409, notThreeMembers: 422, sameRoleTwice: 422, unknownRole: 422, badMemberName: 422, badDifficulty: 422 },
    summary: 'Makes the save with its party of three.',
  }),
}
