import { type ClearState, menu } from '../../../contract/menu.ts'
import { ALTAR, isEncore, VAST_EXPANSE } from '../../../content/named-ids.ts'
import { toldScenes } from '../../../content/story/scenes.ts'
import { earnedStatusPoints, freeStatusPoints } from '../../../rules/party/growth.ts'
import { dueScenes } from '../../../rules/town/scenes.ts'
import type { Routes } from '../../http/calls/routes.ts'
import { lastAdventure } from '../../store/rows/battle/adventures.ts'
import { errandStepsOf } from '../../store/rows/save/errand.ts'
import { notedOf } from '../../store/rows/save/journal.ts'
import { membersOf } from '../../store/rows/save/members.ts'
import { progressOf } from '../../store/rows/save/progress.ts'
import type { Tx } from '../../store/store.ts'
import { runningToWire } from '../../wire/running.ts'

/** Cleared fields from which on the errand is not shown any more. */
const CLEARS_OF_NO_NEWCOMER = 2

export function registerMenu(routes: Routes): void {
  routes.read(menu.canBeClear, async ({ tx, caller }) => {
    const progress = await progressOf(tx, caller.saveId)
    const { cleared } = progress
    const last = await lastAdventure(tx, caller.saveId)
    const cameFrom = last?.phase === 'won' ? last.field : null
    return {
      savedata_id: caller.saveId,
      is_cleared: cleared.has(ALTAR),
      is_cleared_vast_expanse: cleared.has(VAST_EXPANSE),
      errand: cleared.size < CLEARS_OF_NO_NEWCOMER ? await errandOf(tx, caller.saveId) : null,
      // The result screen comes first.
      scenes: last?.isOn ? [] : dueScenes(toldScenes, { progress, seenScenes: await notedOf(tx, caller.saveId, 'scene'), cameFrom }),
      running: last?.isOn ? runningToWire(last) : null,
      // A run after the story has a gate of its own.
      lost_field: last?.phase === 'lost' && !isEncore(last.field) ? last.field : null,
    }
  })
}

async function errandOf(tx: Tx, saveId: number): Promise<NonNullable<ClearState['errand']>> {
  const members = await membersOf(tx, saveId)
  const { hasBought, hasDefended } = await errandStepsOf(tx, saveId)
  const hasSpent = members.some((member) => freeStatusPoints(member) < earnedStatusPoints(member.level))
  return { has_spent: hasSpent, has_bought: hasBought, has_defended: hasDefended }
}
