import type { CareerResult } from './career.ts'
import type { JobResult } from './job.ts'
import { addTally, emptyTally, type Tally } from './trial.ts'

/** Everything that was measured. */
export interface Findings {
  /** By cell, added up over parties where the cell names none. */
  readonly cells: ReadonlyMap<string, Tally>
  readonly careers: readonly CareerResult[]
}

export function gather(results: readonly JobResult[]): Findings {
  const cells = new Map<string, Tally>()
  const careers: CareerResult[] = []
  for (const result of results) {
    if (result.type === 'career') careers.push(result.career)
    else {
      const sum = cells.get(result.cell) ?? emptyTally()
      addTally(sum, result.tally)
      cells.set(result.cell, sum)
    }
  }
  return { cells, careers }
}

/** Whole adventures played, those of careers and repetitions for money included. */
export function adventuresIn({ cells, careers }: Findings): number {
  let count = 0
  for (const { runs } of cells.values()) count += runs
  for (const { fields } of careers) for (const { tries, farmed } of fields) count += tries + farmed
  return count
}

/** A share with its sample. */
export interface Rate {
  /** 0–1. */
  readonly share: number
  readonly n: number
}

export const rateOf = (tally: Pick<Tally, 'won' | 'runs'>): Rate => ({
  share: tally.runs === 0 ? 0 : tally.won / tally.runs,
  n: tally.runs,
})

/** Two standard errors, never nought: a sample of n that shows no failure may still hide one (rule of succession). */
export function margin({ share, n }: Rate): number {
  const smoothed = (share * n + 1) / (n + 2)
  return 2 * Math.sqrt((smoothed * (1 - smoothed)) / (n + 2))
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

export const percent = (share: number, digits = 0): string => `${(100 * share).toFixed(digits)} %`

export const withMargin = (rate: Rate): string => `${percent(rate.share, 1)} ±${(100 * margin(rate)).toFixed(1)}`
