import type { FastifyInstance } from 'fastify'
import { lookback } from '../../../../contract/battle/lookback.ts'
import type { Routes } from '../../../http/calls/routes.ts'
import type { Store } from '../../../store/store.ts'
import type { Surroundings } from '../../../surroundings.ts'
import { Lookbacks, pastAdventures } from './lookback.service.ts'

export function registerLookback(routes: Routes, app: FastifyInstance, store: Store, endOfTurn: Surroundings['endOfTurn']): void {
  const report = (error: unknown): void => app.log.error({ err: error }, 'a stage could not be looked back at')
  const lookbacks = new Lookbacks(store, report, endOfTurn)
  app.addHook('onClose', () => lookbacks.end())
  routes.read(lookback.list, ({ tx, caller: { saveId } }) => pastAdventures(tx, saveId))
  routes.readAndCompose(lookback.stage, {
    look: ({ tx, caller: { saveId }, params: { adventure, stage } }) => lookbacks.look(tx, { saveId, adventure, stage }),
    compose: (found) => lookbacks.answer(found),
  })
}
