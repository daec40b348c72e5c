import { CONTENT_VERSION, catalog } from '../../../../content/catalog.ts'
import { replay, type ReplayedTurn } from '../../../../rules/adventure/recording.ts'
import type { AdventureRecord } from '../../../store/rows/records.ts'
import type { Surroundings } from '../../../surroundings.ts'
import { TURNS_AT_ONCE } from '../encore/run-player.ts'

/**
 * The turns of a record, played again with pauses for other requests.
 * @returns null when today's rules and tables do not play them as they were.
 */
export async function playedAgain(record: AdventureRecord, endOfTurn: Surroundings['endOfTurn']): Promise<readonly ReplayedTurn[] | null> {
  if (record.contentVersion !== CONTENT_VERSION) return null
  const turns: ReplayedTurn[] = []
  const steps = replay(record, catalog)
  let step = steps.next()
  for (; step.done !== true; step = steps.next()) {
    turns.push(step.value)
    if (turns.length % TURNS_AT_ONCE === 0) await endOfTurn()
  }
  return step.value.difference === null ? turns : null
}
