import type { CareerResult } from '../run/career.ts'
import type { DecisionsResult } from '../decisions/decisions.ts'
import type { LookbacksResult } from '../lookbacks/lookbacks.ts'
import type { TaskResult } from '../run/task.ts'
import type { LifeResult } from '../people/life.ts'
import { type SlipChoosingResult, WAYS } from '../slips/choosing.ts'
import { addTally, emptyTally, type Tally } from '../run/trial.ts'

/** Everything that was measured. */
export interface Findings {
  /** By cell, added up over parties where the cell names none. */
  readonly cells: ReadonlyMap<string, Tally>
  readonly careers: readonly CareerResult[]
  /** Careers of players like people. */
  readonly lives: readonly LifeResult[]
  /** Of adventures of experienced people, one each. */
  readonly decisions: readonly DecisionsResult[]
  /** Of adventures of casual people, one each. */
  readonly lookbacks: readonly LookbacksResult[]
  /** Of people in 無尽の幕, one for each party and taste. */
  readonly slips: readonly SlipChoosingResult[]
}

export function gather(results: readonly TaskResult[]): Findings {
  const cells = new Map<string, Tally>()
  const careers: CareerResult[] = []
  const lives: LifeResult[] = []
  const decisions: DecisionsResult[] = []
  const lookbacks: LookbacksResult[] = []
  const slips: SlipChoosingResult[] = []
  for (const result of results) {
    if (result.type === 'career') careers.push(result.career)
    else if (result.type === 'life') lives.push(result.life)
    else if (result.type === 'decisions') decisions.push(result.decisions)
    else if (result.type === 'lookbacks') lookbacks.push(result.lookbacks)
    else if (result.type === 'slips') slips.push(result.slips)
    else {
      const sum = cells.get(result.cell) ?? emptyTally()
      addTally(sum, result.tally)
      cells.set(result.cell, sum)
    }
  }
  return { cells, careers, lives, decisions, lookbacks, slips }
}

/** Whole adventures played, those of careers and repetitions for money included; those played on from a position are not counted. */
export function adventuresIn({ cells, careers, lives, decisions, lookbacks, slips }: Findings): number {
  let count = decisions.length + lookbacks.length + slips.length * WAYS.length
  for (const { runs } of cells.values()) count += runs
  for (const { fields } of careers) for (const { tries, farmed } of fields) count += tries + farmed
  for (const { visits } of lives) for (const { tries, replays } of visits) count += tries + replays
  return count
}

/** The sum of several cells; null when none of them was measured. */
export function together(findings: Findings, cells: readonly string[]): Tally | null {
  const sum = emptyTally()
  for (const cell of cells) {
    const tally = findings.cells.get(cell)
    if (tally) addTally(sum, tally)
  }
  return sum.runs === 0 ? null : sum
}
