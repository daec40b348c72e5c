import type { ReplayStage } from '../../../../contract/battle/encore.ts'
import type { Run, Standing as StandingOnWire } from '../../../../contract/standing.ts'
import { roleEntry } from '../../../../content/catalog.ts'
import type { Adventure } from '../../../../rules/adventure/adventure.ts'
import type { CastMember } from '../../../store/rows/battle/adventures.ts'
import type { RankedEntry } from '../../../store/rows/battle/encores.ts'
import { encounterToWire, turnToWire } from '../battle.wire.ts'
import type { Standing } from './encore.service.ts'
import type { KnownDefences } from '../learning.ts'
import { narrate } from '../narration.ts'
import type { PlayedStage } from './run-player.ts'

export const runToWire = ({ id, field, rank, points, stages, turns, cast, saveId }: RankedEntry, ownSave: number): Run => ({
  id,
  field_id: field,
  rank,
  points,
  stages,
  turns,
  members: cast.map(({ name, role }) => {
    const { class: roleClass, name: japanese } = roleEntry(role)
    return { name, role_id: role, class: roleClass, class_japanese: japanese }
  }),
  is_own: saveId === ownSave,
})

export const standingToWire = ({ points, stages, turns, best, isBest, unranked }: Standing, ownSave: number): StandingOnWire => ({
  points,
  stages,
  turns,
  best: best && runToWire(best, ownSave),
  is_best: isBest,
  unranked,
})

/** A session id that no adventure has. */
const NO_SESSION = '00000000-0000-0000-0000-000000000000'

/** Who watches sees nothing of what the runner knew. */
const NOTHING: KnownDefences = new Map()

/** @returns null when the stage has no turns. */
export function stageToWire(entry: RankedEntry, { turns, stages }: PlayedStage, ownSave: number): ReplayStage | null {
  const [first] = turns
  if (!first) return null
  const cast = entry.cast.map(({ name }, index): CastMember => ({ id: index + 1, name }))
  const seen = (state: Adventure) => ({ id: 0, state, cast, sessionId: NO_SESSION, win: null, speech: null, numberedSince: 0 })
  return {
    run: runToWire(entry, ownSave),
    stage_id: first.before.stage,
    stages,
    first: encounterToWire({ adventure: seen(first.before), log: [], wounded: false, clears: 0, known: NOTHING, tactics: [] }),
    turns: turns.map(({ before, after, events }) => {
      const adventure = seen(after)
      return turnToWire({ adventure, narration: narrate(adventure, events), turn: before.battle.turn, known: NOTHING })
    }),
  }
}
