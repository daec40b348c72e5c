import { z } from 'zod'
import { battleSkillSchema } from './battle/combatants.ts'
import { endpoint, messageReply } from './endpoint.ts'
import { id, ignored } from './schema.ts'
import type { Shape } from './shape.ts'
import { statusValuesSchema } from './status.ts'

const restMemberSchema = z.object({
  party_id: z.int(),
  level: z.int(),
  nickname: z.string(),
  role_id: z.int(),
  status: statusValuesSchema
    .extend({
      allocated_hp: z.int(),
      allocated_ap: z.int(),
      allocated_str: z.int(),
      allocated_def: z.int(),
      allocated_int: z.int(),
      allocated_spd: z.int(),
      allocated_luc: z.int(),
    })
    .describe('`value_*` without the points, `allocated_*` what the points add (`allocated_hp` in HP).'),
  skills: z.array(battleSkillSchema),
})
export type RestMember = Shape<typeof restMemberSchema>

export const rest = {
  partiesInfo: endpoint({
    method: 'GET',
    path: '/api/game/rpg/menu/plaza/refresh/fetch_parties_info',
    access: 'save',
    body: null,
    reply: z.tuple([z.array(restMemberSchema).describe('members'), z.int().describe('money')]),
    refusals: { restClosed: 403 },
    summary: 'The members with base values and allocated points apart.',
  }),
  reset: endpoint({
    method: 'POST',
    path: '/api/game/rpg/menu/plaza/refresh/reset_status_and_skill_point',
    access: 'save',
    body: z.object({ party_id: id, payment_money: ignored }),
    reply: messageReply,
    refusals: { restClosed: 403, notYourMember: 403, adventureOn: 409, restGoldShort: 422, nothingToReset: 422 },
    summary: 'Returns all points of a member, for the price of the house.',
  }),
}
