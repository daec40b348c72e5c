import type { Bag } from '../rules/battle/state.ts'
import type { Member } from '../rules/growth.ts'
import { repeating, prudent } from './policies/variants.ts'
import { attackOnly, greedy, random, spam } from './policies/simple.ts'
import { sensible } from './policies/sensible.ts'
import type { Policy, PolicyName } from './policy.ts'
import { play, type Run } from './run.ts'

/** The same adventure, many times with other dice. Plain JSON: it travels to a worker. */
export interface Trial {
  readonly type: 'trial'
  /** The cell of the report that it counts for; trials of one cell are added up. */
  readonly cell: string
  readonly field: number
  readonly members: readonly Member[]
  readonly bag: Bag
  readonly policy: PolicyName
  /** What policy `repeating` repeats. */
  readonly skill?: number
  readonly seed: number
  readonly runs: number
}

/** What came of the runs, as sums. */
export interface Tally {
  runs: number
  won: number
  /** Gold and EXP brought home; a defeat brings nothing. */
  gold: number
  /** Price-bearing items used up in runs that were not lost, by item. */
  items: Counts
  skills: Counts
  /** Last blows, by enemy. */
  fellBy: Counts
  /** Index 0 = stage 1. */
  turns: number[]
  entered: number[]
  /** Stage of the defeat. */
  lostAt: number[]
}
type Counts = Record<number, number>

export const emptyTally = (): Tally => ({
  runs: 0,
  won: 0,
  gold: 0,
  items: {},
  skills: {},
  fellBy: {},
  turns: [],
  entered: [],
  lostAt: [],
})

const policies: Readonly<Record<Exclude<PolicyName, 'repeating'>, Policy>> = {
  random,
  'attack-only': attackOnly,
  spam,
  greedy,
  sensible,
  prudent,
}

export const policyOf = (trial: Pick<Trial, 'policy' | 'skill'>): Policy =>
  trial.policy === 'repeating' ? repeating(trial.skill ?? 0) : policies[trial.policy]

export function runTrial(trial: Trial): Tally {
  const tally = emptyTally()
  const policy = policyOf(trial)
  const { field, members, bag } = trial
  for (let nth = 0; nth < trial.runs; nth++) count(tally, play({ field, members, bag, policy, seed: trial.seed + nth * 7919 }))
  return tally
}

function count(tally: Tally, { outcome, adventure, turns, fellBy, skills, items }: Run): void {
  tally.runs++
  if (outcome === 'won') tally.won++
  if (outcome === 'lost') bump(tally.lostAt, turns.length - 1)
  else {
    tally.gold += adventure.gold
    for (const item of items) bump(tally.items, item)
  }
  for (const enemy of fellBy) bump(tally.fellBy, enemy)
  for (const skill of skills) bump(tally.skills, skill)
  turns.forEach((rounds, stage) => {
    bump(tally.turns, stage, rounds)
    bump(tally.entered, stage)
  })
}

function bump(counts: Counts | number[], key: number, by = 1): void {
  counts[key] = (counts[key] ?? 0) + by
}

/** Adds one tally to another. */
export function addTally(sum: Tally, more: Tally): void {
  sum.runs += more.runs
  sum.won += more.won
  sum.gold += more.gold
  for (const part of ['items', 'skills', 'fellBy', 'turns', 'entered', 'lostAt'] as const) {
    for (const [key, value] of Object.entries(more[part])) if (value) bump(sum[part], Number(key), value)
  }
}
