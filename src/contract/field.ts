import { endpoint } from './endpoint.ts'

export interface Field {
  readonly id: number
  readonly name: string
  /** Six stars, filled and empty; 「？」 for the vast expanse. */
  readonly difficulty: string
  readonly is_cleared: boolean
}

export const field = {
  list: endpoint<readonly Field[]>()({
    method: 'GET',
    path: '/api/game/rpg/field/list',
    access: 'save',
    body: null,
    refusals: {},
    summary: 'The unlocked fields, highest id first.',
  }),
}
