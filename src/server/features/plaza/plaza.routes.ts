import { plaza } from '../../../contract/plaza.ts'
import { REST_UNLOCK } from '../../../content/rest.ts'
import { isUnlocked } from '../../../rules/town/unlock.ts'
import type { Routes } from '../../http/calls/routes.ts'
import { progressOf } from '../../store/rows/save/progress.ts'

export function registerPlaza(routes: Routes): void {
  routes.read(plaza.checkStatus, async ({ tx, caller }) => [isUnlocked(REST_UNLOCK, await progressOf(tx, caller.saveId))] as const)
}
