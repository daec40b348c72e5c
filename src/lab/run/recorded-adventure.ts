import { catalog, CONTENT_VERSION } from '../../content/catalog.ts'
import { battleLog } from '../../content/log/battle-log.ts'
import { battleNames } from '../../content/log/battle-names.ts'
import type { Adventure, AdventurePhase } from '../../rules/adventure/adventure.ts'
import type { BattleEvent } from '../../rules/battle/event.ts'
import {
  type Difference,
  differenceAt,
  firstDifference,
  type RecordedTurn,
  type Recording,
  replayed,
} from '../../rules/adventure/recording.ts'

/** An adventure as the server's export writes it. Plain JSON. */
export interface RecordedAdventure extends Recording {
  readonly contentVersion: number
  readonly names: readonly string[]
  readonly turns: readonly ToldTurn[]
  /** Its phase after the last of these turns. */
  readonly result?: AdventurePhase
}

export interface ToldTurn extends RecordedTurn {
  readonly lines?: readonly string[]
}

export interface Replay {
  readonly turns: readonly { readonly stage: number; readonly turn: number; readonly lines: readonly string[] }[]
  readonly phase: AdventurePhase
  /** Where the replay first differs from the record; null when it does not. */
  readonly difference: Difference | null
}

/** Plays a record again with the rules and tables of this program, until it ends or differs. */
export function replay(record: RecordedAdventure): Replay {
  const { turns: played, end, difference } = replayed(record, catalog)
  const turns: Replay['turns'][number][] = []
  for (const [index, { before, after, events }] of played.entries()) {
    const lines = linesOf(after, events, record.names)
    turns.push({ stage: before.stage, turn: before.battle.turn, lines })
    const recorded = record.turns[index]
    const other = recorded?.lines === undefined ? null : firstDifference('line', recorded.lines, lines)
    if (recorded && other !== null) return { turns, phase: after.phase, difference: differenceAt(recorded, other) }
  }
  return { turns, phase: end.phase, difference: difference ?? resultProblem(record, end) }
}

function resultProblem({ result }: RecordedAdventure, { stage, battle, phase }: Adventure): Difference | null {
  if (result === undefined || result === phase) return null
  return { stage, turn: battle.turn, what: `the record ends ${result}, this ends ${phase}` }
}

function linesOf(adventure: Adventure, events: readonly BattleEvent[], names: readonly string[]): readonly string[] {
  const shown = events.filter(({ type }) => type !== 'planned')
  return battleLog(shown, battleNames(adventure, names)).map(({ text }) => text)
}

/** Reads a record. @throws Error saying what is wrong with the text, or that it was played with other tables. */
export function parseRecord(text: string): RecordedAdventure {
  const record = JSON.parse(text) as Partial<RecordedAdventure>
  const problem = shapeProblem(record)
  if (problem) throw new Error(`This is no recorded adventure: ${problem}`)
  if (record.contentVersion !== CONTENT_VERSION)
    throw new Error(`The adventure was played with content ${record.contentVersion}, this program has content ${CONTENT_VERSION}`)
  return record as RecordedAdventure
}

function shapeProblem({
  contentVersion,
  field,
  members,
  names,
  bag,
  seed,
  first = 1,
  slips = [],
  turns,
}: Partial<RecordedAdventure>): string | null {
  if (typeof contentVersion !== 'number' || typeof field !== 'number') return '`contentVersion` and `field` must be numbers'
  if (!Array.isArray(members) || members.length !== 3) return '`members` must be three'
  if (!Array.isArray(names) || names.length !== 3) return '`names` must be three'
  if (!Array.isArray(bag)) return '`bag` must be a list'
  if (!Array.isArray(seed) || seed.length !== 4) return '`seed` must be four numbers'
  if (typeof first !== 'number') return '`first` must be a number'
  if (!Array.isArray(slips) || !slips.every((slip) => typeof slip === 'number')) return '`slips` must be a list of numbers'
  const isTurn = (turn: Partial<ToldTurn>) =>
    typeof turn.stage === 'number' && typeof turn.turn === 'number' && Array.isArray(turn.commands)
  return Array.isArray(turns) && turns.every(isTurn) ? null : '`turns` must be a list of { stage, turn, commands }'
}
