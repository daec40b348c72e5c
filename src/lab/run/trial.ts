import type { Bag } from '../../rules/battle/state.ts'
import { type Difficulty, enemyScale } from '../../rules/adventure/difficulty.ts'
import type { Member } from '../../rules/party/growth.ts'
import type { Tactic } from '../../rules/auto/tactics.ts'
import { personPolicy } from '../../players/person.ts'
import { isPerson, type PersonName, type PersonTraits, traitsOf } from '../../players/traits.ts'
import { repeating, prudent } from '../policies/variants.ts'
import { autoWith } from '../policies/auto.ts'
import { attackOnly, greedy, random, spam } from '../policies/simple.ts'
import { solver } from '../policies/solver.ts'
import type { Policy, PolicyName } from '../policies/policy.ts'
import { play, type Run } from './run.ts'

/** The same adventure, many times with other seeds. Plain JSON: it is sent to a worker thread. */
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
  /** What policy `auto` is told, by place of the member. */
  readonly tactics?: readonly Tactic[]
  /** Changes to a person's habits. */
  readonly habits?: Partial<PersonTraits>
  /** Default: normal. */
  readonly difficulty?: Difficulty
  readonly seed: number
  readonly runs: number
}

/** The results of the runs, as sums. */
export interface Tally {
  runs: number
  won: number
  /** Gold brought home; a defeat brings none. */
  gold: number
  /** Sum of the squares of each run's gold, for its standard error. */
  goldSquares: number
  /** Items used up in runs that were not lost, by item. */
  items: Counts
  skills: Counts
  /** Last hits on members, by enemy. */
  fellBy: Counts
  /** Sum of turns played; index 0 = stage 1, as in the lists below. */
  turns: number[]
  /** Sum of the squares of each run's turns. */
  turnSquares: number[]
  /** Runs that entered the stage. */
  entered: number[]
  /** Runs that were lost in it. */
  lostAt: number[]
}
type Counts = Record<number, number>

export const emptyTally = (): Tally => ({
  runs: 0,
  won: 0,
  gold: 0,
  goldSquares: 0,
  items: {},
  skills: {},
  fellBy: {},
  turns: [],
  turnSquares: [],
  entered: [],
  lostAt: [],
})

const policies: Readonly<Record<Exclude<PolicyName, 'repeating' | 'auto' | PersonName>, Policy>> = {
  random,
  'attack-only': attackOnly,
  spam,
  greedy,
  solver,
  prudent,
}

/** A person is met anew in every trial, and remembers from run to run. */
export function policyOf({
  policy,
  skill = 0,
  tactics = [],
  habits = {},
  seed = 0,
}: Pick<Trial, 'policy' | 'skill' | 'tactics' | 'habits'> & { readonly seed?: number }): Policy {
  if (policy === 'repeating') return repeating(skill)
  if (policy === 'auto') return autoWith(tactics)
  return isPerson(policy) ? personPolicy({ ...traitsOf(policy), ...habits }, seed) : policies[policy]
}

export function runTrial(trial: Trial): Tally {
  const tally = emptyTally()
  const policy = policyOf(trial)
  const { field, members, bag, difficulty = 'normal' } = trial
  const scale = enemyScale(difficulty, 0)
  for (let nth = 0; nth < trial.runs; nth++) count(tally, play({ field, members, bag, policy, scale, seed: trial.seed + nth * 7919 }))
  return tally
}

function count(tally: Tally, { outcome, adventure, turns, fellBy, skills, items }: Run): void {
  tally.runs++
  if (outcome === 'won') tally.won++
  if (outcome === 'lost') bump(tally.lostAt, turns.length - 1)
  else {
    tally.gold += adventure.gold
    tally.goldSquares += adventure.gold ** 2
    for (const item of items) bump(tally.items, item)
  }
  for (const enemy of fellBy) bump(tally.fellBy, enemy)
  for (const skill of skills) bump(tally.skills, skill)
  turns.forEach((played, stage) => {
    bump(tally.turns, stage, played)
    bump(tally.turnSquares, stage, played ** 2)
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
  sum.goldSquares += more.goldSquares
  for (const part of ['items', 'skills', 'fellBy', 'turns', 'turnSquares', 'entered', 'lostAt'] as const) {
    for (const [key, value] of Object.entries(more[part])) if (value) bump(sum[part], Number(key), value)
  }
}
