import { endpoint } from './endpoint.ts'

export const plaza = {
  checkStatus: endpoint<readonly [healingHouseOpen: boolean]>()({
    method: 'GET',
    path: '/api/game/rpg/menu/plaza/check_status',
    access: 'save',
    body: null,
    refusals: {},
    summary: 'Whether the healing house is open.',
  }),
}
