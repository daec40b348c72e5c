import { ending } from '../../../contract/ending.ts'
import { ALTAR, COVERLESS_BOOK, UNMOWN_FIELD, VAST_EXPANSE } from '../../../content/named-ids.ts'
import { endingKey } from '../../../content/story/scenes.ts'
import { openEndings } from '../../../rules/adventure/ending.ts'
import { refuse } from '../../refusal.ts'
import type { Routes } from '../../http/calls/routes.ts'
import { noteInJournal } from '../../store/rows/save/journal.ts'
import { jobTotalOf } from '../../store/rows/save/job-totals.ts'
import { progressOf } from '../../store/rows/save/progress.ts'
import { saveOf, setEnding } from '../../store/rows/save/saves.ts'

const DAY = 86_400_000

export function registerEnding(routes: Routes): void {
  routes.read(ending.canBeClear, async ({ tx, caller, now }) => {
    const { cleared, read } = await progressOf(tx, caller.saveId)
    if (!cleared.has(ALTAR)) return refuse('notCleared')
    const save = await saveOf(tx, caller.saveId)
    const wicks = await jobTotalOf(tx, caller.saveId)
    return {
      is_cleared_vast_expanse: cleared.has(VAST_EXPANSE),
      is_cleared_unmown_field: cleared.has(UNMOWN_FIELD),
      is_read_coverless_book: read.has(COVERLESS_BOOK),
      days: Math.floor((now - save.createdAt) / DAY) + 1,
      wicks: wicks?.total ?? 0,
      battles: save.battlesWon,
      fallen: save.membersFallen,
    }
  })

  routes.write(ending.storeClear, async ({ tx, caller, body, now }) => {
    const { cleared } = await progressOf(tx, caller.saveId)
    if (!cleared.has(ALTAR)) return refuse('notCleared')
    const chosen = body.ending ?? null
    const ending = openEndings(cleared.has(VAST_EXPANSE)).find((open) => open === chosen) ?? null
    if (ending !== chosen) return refuse('endingClosed')
    await setEnding(tx, caller.saveId, ending)
    if (ending !== null) await noteInJournal(tx, caller.saveId, 'scene', [endingKey(ending)], now)
    return { is_game_cleared: true as const }
  })
}
