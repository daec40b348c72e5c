import { menu } from '../../../contract/menu.ts'
import { ALTAR, VAST_EXPANSE } from '../../../content/named-ids.ts'
import type { Routes } from '../../http/routes.ts'
import { currentAdventureSummary } from '../../store/adventures.ts'
import { progressOf } from '../../store/saves.ts'
import { runningToWire } from '../../wire/running.ts'

export function registerMenu(routes: Routes): void {
  routes.read(menu.canBeClear, async ({ tx, caller }) => {
    const { cleared } = await progressOf(tx, caller.saveId)
    const adventure = await currentAdventureSummary(tx, caller.saveId)
    return {
      is_cleared: cleared.has(ALTAR),
      is_cleared_vast_expanse: cleared.has(VAST_EXPANSE),
      running: adventure && adventure.phase !== 'lost' ? runningToWire(adventure) : null,
    }
  })
}
