import { encore } from '../../../../contract/battle/encore.ts'
import { CONTENT_VERSION } from '../../../../content/catalog.ts'
import { ENDLESS, FINALE } from '../../../../content/named-ids.ts'
import { Refusal, refuse } from '../../../refusal.ts'
import type { Routes } from '../../../http/calls/routes.ts'
import type { Surroundings } from '../../../surroundings.ts'
import { findEntry, firstEntries, ownEntry } from '../../../store/rows/battle/encores.ts'
import { isEncoreOpen, startsOf } from './encore.service.ts'
import { runToWire, stageToWire } from './encore.wire.ts'
import { RunPlayer } from './run-player.ts'

const RANKS = 10

export function registerEncore(routes: Routes, endOfTurn: Surroundings['endOfTurn']): void {
  const player = new RunPlayer(endOfTurn)
  routes.read(encore.overview, async ({ tx, caller: { saveId } }) => {
    if (!(await isEncoreOpen(tx, saveId))) return { is_open: false, modes: [] }
    const modes = []
    for (const field of [FINALE, ENDLESS]) {
      const ranking = { field, contentVersion: CONTENT_VERSION }
      const best = await ownEntry(tx, saveId, ranking)
      const first = await firstEntries(tx, ranking, RANKS)
      modes.push({
        field_id: field,
        starts: [...startsOf(field, best)],
        best: best && runToWire(best, saveId),
        ranking: first.map((entry) => runToWire(entry, saveId)),
      })
    }
    return { is_open: true, modes }
  })

  routes.readAndCompose(encore.replay, {
    look: async ({ tx, caller: { saveId }, params }) => {
      if (!(await isEncoreOpen(tx, saveId))) return refuse('encoreClosed')
      const recorded = await findEntry(tx, params.id, saveId)
      return recorded ? { recorded, stage: params.stage, saveId } : refuse('noReplay')
    },
    compose: async ({ recorded, stage, saveId }) => {
      const played = await player.watch(recorded, stage)
      return played instanceof Refusal ? played : (stageToWire(recorded.entry, played, saveId) ?? refuse('noReplay'))
    },
  })
}
