import { CONTENT_VERSION, catalog } from '../../../../content/catalog.ts'
import { replay, type ReplayedTurn } from '../../../../rules/adventure/recording.ts'
import type { AdventureRecord } from '../../../store/rows/battle/records.ts'
import type { Surroundings } from '../../../surroundings.ts'
import { PausedReplay } from '../../../work/paused-replay.ts'

/**
 * The turns of a record, played again with pauses for other requests.
 * @returns null when today's rules and tables do not play them as they were.
 */
export async function playedAgain(record: AdventureRecord, endOfTurn: Surroundings['endOfTurn']): Promise<readonly ReplayedTurn[] | null> {
  if (record.contentVersion !== CONTENT_VERSION) return null
  const turns: ReplayedTurn[] = []
  const { difference } = await new PausedReplay(endOfTurn).play(replay(record, catalog), (turn) => void turns.push(turn))
  return difference === null ? turns : null
}
