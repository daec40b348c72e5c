import { catalog, CONTENT_VERSION } from '../content/catalog.ts'
import { battleLog } from '../content/log/battle-log.ts'
import { enemyNames } from '../content/log/enemy-names.ts'
import { type Adventure, type AdventurePhase, enterNextStage, isLastStage, playTurn, startAdventure } from '../rules/adventure.ts'
import { type Command, isComplete, refusal } from '../rules/battle/command.ts'
import type { BattleEvent } from '../rules/battle/event.ts'
import type { Bag } from '../rules/battle/state.ts'
import type { Member } from '../rules/growth.ts'
import type { RngState } from '../rules/rng.ts'

/** An adventure as the server's export writes it: how it began, and what was commanded since. Plain JSON. */
export interface RecordedAdventure {
  readonly contentVersion: number
  readonly field: number
  readonly members: readonly Member[]
  readonly names: readonly string[]
  readonly bag: Bag
  /** State of the generator before the first turn. */
  readonly seed: RngState
  readonly turns: readonly RecordedTurn[]
  /** Its phase after the last of these turns. */
  readonly result?: AdventurePhase
}

export interface RecordedTurn {
  readonly stage: number
  readonly turn: number
  readonly commands: readonly Command[]
  /** What happened then, if it was kept; events of type `planned` may be missing. */
  readonly events?: readonly BattleEvent[]
  readonly lines?: readonly string[]
}

export interface Replay {
  readonly turns: readonly { readonly stage: number; readonly turn: number; readonly lines: readonly string[] }[]
  readonly phase: AdventurePhase
  /** Where the replay first differs from the record; null when it does not. */
  readonly difference: Difference | null
}

export interface Difference {
  readonly stage: number
  readonly turn: number
  readonly what: string
}

/** Plays a record again with the rules and tables of this program, until it ends or differs. */
export function replay(record: RecordedAdventure): Replay {
  const { field, members, bag, seed } = record
  let adventure = startAdventure({ field, members, bag, rng: seed }, catalog)
  const turns: Replay['turns'][number][] = []
  for (const recorded of record.turns) {
    adventure = atStage(adventure, recorded.stage)
    const { stage, turn } = recorded
    const stop = (what: string): Replay => ({ turns, phase: adventure.phase, difference: { stage, turn, what } })
    const wrong = orderProblem(adventure, recorded)
    if (wrong) return stop(wrong)
    const played = playTurn(adventure, recorded.commands, catalog)
    adventure = played.adventure
    const lines = linesOf(adventure, played.events, record.names)
    turns.push({ stage, turn, lines })
    const other = outcomeProblem(recorded, played.events, lines)
    if (other) return stop(other)
  }
  const { stage, battle, phase } = adventure
  const differs = record.result !== undefined && record.result !== phase
  return {
    turns,
    phase,
    difference: differs ? { stage, turn: battle.turn, what: `the record ends ${record.result}, this ends ${phase}` } : null,
  }
}

const atStage = (adventure: Adventure, stage: number): Adventure =>
  adventure.phase === 'won' && stage === adventure.stage + 1 && !isLastStage(adventure, catalog)
    ? enterNextStage(adventure, catalog)
    : adventure

/** Why the recorded commands cannot be given here. */
function orderProblem({ stage, battle, phase }: Adventure, recorded: RecordedTurn): string | null {
  if (phase !== 'fighting') return `the battle is over here (${phase}), the record goes on`
  if (stage !== recorded.stage || battle.turn !== recorded.turn) return `this stands at stage ${stage}, turn ${battle.turn}`
  for (const command of recorded.commands) {
    const reason = refusal(battle, command, catalog)
    if (reason) return `the command of member ${command.actor} is refused here: ${reason}`
  }
  return isComplete(battle, recorded.commands) ? null : 'the commands do not fit those who stand here'
}

/** The first event or line that is not as recorded. Events of type `planned` are not compared: servers do not keep them. */
function outcomeProblem({ events, lines }: RecordedTurn, played: readonly BattleEvent[], playedLines: readonly string[]): string | null {
  const shown = (list: readonly BattleEvent[]) =>
    list.filter(({ type }) => type !== 'planned').map((event) => JSON.stringify(event, sortKeys))
  return firstDifference('event', events && shown(events), shown(played)) ?? firstDifference('line', lines, playedLines)
}

/** Databases may hand keys back in another order. */
const sortKeys = (_key: string, value: unknown): unknown =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value

function firstDifference(what: string, recorded: readonly string[] | undefined, played: readonly string[]): string | null {
  if (!recorded) return null
  for (let index = 0; index < Math.max(recorded.length, played.length); index++) {
    if (recorded[index] === played[index]) continue
    return `${what} ${index + 1}: recorded ${recorded[index] ?? 'nothing'}, played ${played[index] ?? 'nothing'}`
  }
  return null
}

function linesOf({ battle }: Adventure, events: readonly BattleEvent[], names: readonly string[]): readonly string[] {
  const foes = battle.combatants.filter(({ side }) => side === 'enemies').map(({ kind }) => kind)
  const all = [...names, ...enemyNames(foes)]
  const shown = events.filter(({ type }) => type !== 'planned')
  return battleLog(shown, { combatant: (id) => all[id] ?? '', isMember: (id) => id < names.length }).map(({ text }) => text)
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

function shapeProblem({ contentVersion, field, members, names, bag, seed, turns }: Partial<RecordedAdventure>): string | null {
  if (typeof contentVersion !== 'number' || typeof field !== 'number') return '`contentVersion` and `field` must be numbers'
  if (!Array.isArray(members) || members.length !== 3) return '`members` must be three'
  if (!Array.isArray(names) || names.length !== 3) return '`names` must be three'
  if (!Array.isArray(bag)) return '`bag` must be a list'
  if (!Array.isArray(seed) || seed.length !== 4) return '`seed` must be four numbers'
  const isTurn = (turn: Partial<RecordedTurn>) =>
    typeof turn.stage === 'number' && typeof turn.turn === 'number' && Array.isArray(turn.commands)
  return Array.isArray(turns) && turns.every(isTurn) ? null : '`turns` must be a list of { stage, turn, commands }'
}
