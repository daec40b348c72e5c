import { z } from 'zod'
import { endpoint } from './endpoint.ts'

export const plaza = {
  checkStatus: endpoint({
    method: 'GET',
    path: '/api/game/rpg/menu/plaza/check_status',
    access: 'save',
    body: null,
    reply: z.tuple([z.boolean().describe('healing house open')]),
    refusals: {},
    summary: 'Whether the healing house is open.',
  }),
}
