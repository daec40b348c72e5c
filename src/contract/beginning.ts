import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { hint, int, text } from './schema.ts'
import type { StatusValues } from './status.ts'

export interface Role {
  readonly id: number
  readonly class: string
  readonly class_japanese: string
  readonly default_name: string
  readonly description: string
  readonly portrait_image_path: string
  readonly growth_hp: number
  readonly growth_ap: number
  readonly growth_str: number
  readonly growth_def: number
  readonly growth_int: number
  readonly growth_spd: number
  readonly growth_luc: number
}

export interface NewMember extends StatusValues {
  readonly id: number
  readonly role_id: number
  readonly nickname: string
  readonly level: number
  readonly freely_status_point: number
  readonly freely_skill_point: number
}

const selected = z.object({
  roleId: int({ min: 1, max: 2_147_483_647, code: 'unknownRole' }),
  roleClassJapanese: hint,
  partyName: text({ min: 1, max: 6, code: 'badMemberName' }),
})

export const beginning = {
  prepare: endpoint<readonly [partyExists: boolean, roles: readonly Role[]]>()({
    method: 'GET',
    path: '/api/game/rpg/beginning/prepare_beginning',
    access: 'user',
    body: null,
    refusals: {},
    summary: 'Whether a party exists already, and the six roles to choose from.',
  }),
  create: endpoint<readonly NewMember[]>()({
    method: 'POST',
    path: '/api/game/rpg/beginning/create',
    access: 'user',
    body: z.object({ selected_info: z.array(selected, { message: 'notThreeMembers' }).length(3, { message: 'notThreeMembers' }) }),
    refusals: { partyExists: 409, notThreeMembers: 422, sameRoleTwice: 422, unknownRole: 422, badMemberName: 422 },
    summary: 'Makes the save with its party of three.',
  }),
}
