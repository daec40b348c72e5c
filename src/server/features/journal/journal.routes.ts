import { journal } from '../../../contract/journal.ts'
import type { Routes } from '../../http/calls/routes.ts'
import { markToldOfRecovery, recoveryCodeState } from '../../store/rows/account/recovery-codes.ts'
import { deedNews, journalFor, markSceneSeen, markTold } from './journal.service.ts'

export function registerJournal(routes: Routes): void {
  routes.read(journal.information, async ({ tx, caller }) => {
    const { scenes, fields, cleared, deeds, tallies } = await journalFor(tx, caller.saveId)
    return { scenes: [...scenes], fields, cleared, deeds, tallies }
  })

  routes.read(journal.news, async ({ tx, caller }) => ({
    deeds: await deedNews(tx, caller.saveId),
    no_recovery_code: (await recoveryCodeState(tx, caller.userId)) === 'none',
  }))

  routes.write(journal.told, async ({ tx, caller, body, now }) => {
    await markTold(tx, caller.saveId, body.deeds, now)
    if (body.no_recovery_code) await markToldOfRecovery(tx, caller.userId, now)
    return null
  })

  routes.write(journal.seen, ({ tx, caller, body, now }) => markSceneSeen(tx, caller.saveId, body.scene, now))
}
