import { type Adventure, enterNextStage, isLastStage, playTurn, startAdventure, type AdventureStart } from './adventure.ts'
import type { Catalog } from '../catalog.ts'
import { type Command, isComplete, commandRefusal } from '../battle/command.ts'
import type { BattleEvent } from '../battle/event.ts'
import type { RngState } from '../rng.ts'

/** An adventure as it began, and what was commanded since. Plain JSON. */
export interface Recording extends Omit<AdventureStart, 'rng'> {
  /** State of the generator at the departure. */
  readonly seed: RngState
  /** The slips that were taken, one for each stage entered after the first. Left out where there are none. */
  readonly slips?: readonly number[]
  readonly turns: readonly RecordedTurn[]
}

export interface RecordedTurn {
  readonly stage: number
  /** Counted from 1 in each stage. */
  readonly turn: number
  readonly commands: readonly Command[]
  /** What happened then, if it was kept; events of type `planned` may be missing. */
  readonly events?: readonly BattleEvent[]
}

export interface ReplayedTurn {
  readonly before: Adventure
  readonly after: Adventure
  readonly commands: readonly Command[]
  readonly events: readonly BattleEvent[]
}

export interface Replayed {
  readonly start: Adventure
  readonly turns: readonly ReplayedTurn[]
  /** After the last of the turns. */
  readonly end: Adventure
  /** Where the replay first differs from the recording, and stops; null when it does not. */
  readonly difference: Difference | null
}

export interface Difference {
  readonly stage: number
  readonly turn: number
  readonly what: string
}

/** Plays a recording again, until it ends or differs. */
export function replayed(recording: Recording, catalog: Catalog): Replayed {
  const turns: ReplayedTurn[] = []
  const steps = replay(recording, catalog)
  let step = steps.next()
  for (; step.done !== true; step = steps.next()) turns.push(step.value)
  return { ...step.value, turns }
}

/** Plays a recording again turn by turn, for those who must pause in between. */
export function* replay(
  { field, members, bag, seed, scale, first, slips, turns: recorded }: Recording,
  catalog: Catalog,
): Generator<ReplayedTurn, Omit<Replayed, 'turns'>> {
  const start = startAdventure({ field, members, bag, rng: seed, ...(scale ? { scale } : {}), ...(first ? { first } : {}) }, catalog)
  let end = start
  for (const one of recorded) {
    const before = atStage(end, one.stage, { catalog, slips })
    end = before
    const wrong = orderProblem(before, one, catalog)
    if (wrong !== null) return { start, end, difference: differenceAt(one, wrong) }
    const { adventure: after, events } = playTurn(before, one.commands, catalog)
    end = after
    yield { before, after, commands: one.commands, events }
    const other = eventProblem(one, events)
    if (other !== null) return { start, end, difference: differenceAt(one, other) }
  }
  return { start, end, difference: null }
}

export const differenceAt = ({ stage, turn }: RecordedTurn, what: string): Difference => ({ stage, turn, what })

/** The adventure as it stands in that stage, if the stage is the next one after a won one, and the slip that was taken is one of those offered. */
export function atStage(
  adventure: Adventure,
  stage: number,
  { catalog, slips = [] }: { readonly catalog: Catalog; readonly slips?: readonly number[] | undefined },
): Adventure {
  if (adventure.phase !== 'won' || stage !== adventure.stage + 1 || isLastStage(adventure, catalog)) return adventure
  const { endless } = adventure
  const slip = endless && slips[endless.taken.length]
  if (slip !== undefined && endless?.next?.slips.includes(slip) !== true) return adventure
  return enterNextStage(adventure, catalog, slip)
}

/** Why the recorded commands cannot be given here. */
function orderProblem({ stage, battle, phase }: Adventure, recorded: RecordedTurn, catalog: Catalog): string | null {
  if (phase !== 'fighting') return `the battle is over here (${phase}), the record goes on`
  if (stage !== recorded.stage || battle.turn !== recorded.turn) return `this stands at stage ${stage}, turn ${battle.turn}`
  for (const command of recorded.commands) {
    const reason = commandRefusal(battle, command, catalog)
    if (reason) return `the command of member ${command.actor} is refused here: ${reason}`
  }
  return isComplete(battle, recorded.commands) ? null : 'the commands do not fit those who stand here'
}

/** The first event that is not as recorded. Events of type `planned` are not compared: servers do not keep them. */
function eventProblem({ events }: RecordedTurn, played: readonly BattleEvent[]): string | null {
  if (events === undefined) return null
  const shown = (list: readonly BattleEvent[]) => list.filter(({ type }) => type !== 'planned').map(jsonOf)
  // Records of earlier versions do not tell the excess of a blow.
  const known = events.some((event) => 'excess' in event) ? played : played.map(withoutExcess)
  return firstDifference('event', shown(events), shown(known))
}

function withoutExcess(event: BattleEvent): BattleEvent {
  if (event.type !== 'damaged') return event
  const { excess: _, ...rest } = event
  return rest
}

/** JSON in which the order of keys does not matter: databases may hand them back in another. */
export const jsonOf = (value: unknown): string => JSON.stringify(value, sortKeys)

const sortKeys = (_key: string, value: unknown): unknown =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    : value

export function firstDifference(what: string, recorded: readonly string[], played: readonly string[]): string | null {
  for (let index = 0; index < Math.max(recorded.length, played.length); index++) {
    if (recorded[index] === played[index]) continue
    return `${what} ${index + 1}: recorded ${recorded[index] ?? 'nothing'}, played ${played[index] ?? 'nothing'}`
  }
  return null
}
