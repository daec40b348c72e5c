import type { ReplayedTurn } from '../../rules/adventure/recording.ts'
import type { Command } from '../../rules/battle/command.ts'
import { Memory } from '../memory.ts'
import { judgeOrders, type OrdersVerdict, WORTH_TELLING } from './advice.ts'
import { chanceOfWinning, type Moment, seedsFrom } from './playouts.ts'

/** How often each position is played on: the chance errs by five points of a hundred. */
export const PLAYOUTS = 100

/** What is found by looking back at a stage. Chances are of winning it, 0–1. */
export interface Lookback {
  /** Before the first turn. */
  readonly before: number
  /** One for each turn. */
  readonly turns: readonly JudgedTurn[]
}

/** What is found of one turn. */
export interface JudgedTurn {
  /** After the turn. */
  readonly chance: number
  /** Of a lost stage the two turns in which the chance sank most, of a won one that in which it rose most, where that is worth telling. */
  readonly mark: Mark | null
  /** Of `worst` and `second`; else null. */
  readonly verdict: OrdersVerdict | null
}

export type Mark = 'worst' | 'second' | 'best'

/** Seeds of different turns do not meet: no turn takes so many. */
const SEEDS_OF_A_TURN = 1000

/**
 * Looks back at the last stage of these turns, which must have ended.
 * @param turns of the whole adventure up to there: what was seen in the stages before is remembered.
 * @param playouts for each position.
 * @returns yields the chance before the first turn, then after each.
 */
export function* lookBack(turns: readonly ReplayedTurn[], seed: number, playouts = PLAYOUTS): Generator<number, Lookback> {
  const { moments, orders } = momentsOf(turns)
  const chances: number[] = []
  for (const [nth, moment] of moments.entries()) {
    const chance = chanceOfWinning(moment, seedsFrom(seed + nth * SEEDS_OF_A_TURN, playouts))
    chances.push(chance)
    yield chance
  }
  const marks = marksOf(chances)
  const [before = 0] = chances
  return {
    before,
    turns: orders.map((commands, nth) => {
      const mark = marks.get(nth) ?? null
      const moment = moments[nth]
      const verdict =
        moment && mark !== null && mark !== 'best' ? judgeOrders(moment, commands, seed + (nth + moments.length) * SEEDS_OF_A_TURN) : null
      return { chance: chances[nth + 1] ?? 0, mark, verdict }
    }),
  }
}

/** The moments before each turn of the last stage and after the last one; and what was ordered in between. */
export function momentsOf(turns: readonly ReplayedTurn[]): {
  readonly moments: readonly Moment[]
  readonly orders: readonly (readonly Command[])[]
} {
  const stage = turns.at(-1)?.before.stage
  const memory = new Memory()
  const moments: Moment[] = []
  const orders: (readonly Command[])[] = []
  for (const { before, after, commands, events } of turns) {
    const isLookedAt = before.stage === stage
    if (isLookedAt && moments.length === 0) moments.push({ adventure: before, memory: new Memory(memory) })
    memory.watch(before.battle, events)
    if (!isLookedAt) continue
    moments.push({ adventure: after, memory: new Memory(memory) })
    orders.push(commands)
  }
  return { moments, orders }
}

/** @param chances before the first turn, then after each. @returns the marks, by the turn counted from 0. */
export function marksOf(chances: readonly number[]): ReadonlyMap<number, Mark> {
  const isWon = chances.at(-1) === 1
  const moved = chances.slice(1).map((chance, nth) => ({ nth, by: (chance - (chances[nth] ?? chance)) * (isWon ? 1 : -1) }))
  const turningPoints = moved.filter(({ by }) => by >= WORTH_TELLING).toSorted((a, b) => b.by - a.by)
  const names: readonly Mark[] = isWon ? ['best'] : ['worst', 'second']
  return new Map(turningPoints.slice(0, names.length).map(({ nth }, rank) => [nth, names[rank] ?? 'second']))
}
