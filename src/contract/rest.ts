import { z } from 'zod'
import type { BattleSkill } from './battle.ts'
import { type Done, endpoint } from './endpoint.ts'
import { hint, id } from './schema.ts'
import type { StatusValues } from './status.ts'

export interface RestMember {
  readonly party_id: number
  readonly level: number
  readonly nickname: string
  readonly role_id: number
  /** `value_*` without the points, `allocated_*` what the points add (`allocated_hp` in HP). */
  readonly status: StatusValues & {
    readonly allocated_hp: number
    readonly allocated_ap: number
    readonly allocated_str: number
    readonly allocated_def: number
    readonly allocated_int: number
    readonly allocated_spd: number
    readonly allocated_luc: number
  }
  readonly skills: readonly BattleSkill[]
}

export const rest = {
  partiesInfo: endpoint<readonly [members: readonly RestMember[], money: number]>()({
    method: 'GET',
    path: '/api/game/rpg/menu/plaza/refresh/fetch_parties_info',
    access: 'save',
    body: null,
    refusals: { restClosed: 403 },
    summary: 'The members with base values and allocated points apart.',
  }),
  reset: endpoint<Done>()({
    method: 'POST',
    path: '/api/game/rpg/menu/plaza/refresh/reset_status_and_skill_point',
    access: 'save',
    body: z.object({ party_id: id, payment_money: hint }),
    refusals: { restClosed: 403, notYourMember: 403, adventureOn: 409, restGoldShort: 422, nothingToReset: 422 },
    summary: 'Returns all points of a member, for the price of the house.',
  }),
}
