import type { Command } from '../../rules/battle/command.ts'
import { type Alternative, alternativesTo } from './alternatives.ts'
import { chanceOfWinning, type Moment, seedsFrom } from './playouts.ts'

/** What was ordered in a turn, and what would have been better. Chances are of winning the stage, 0–1. */
export interface OrdersVerdict {
  /** By what was ordered, with the dice of the turn still to fall. */
  readonly ordered: number
  /** The best of the plain alternatives, with its chance; null where none gains enough. */
  readonly advice: Advice | null
}

/** Orders that would have been better, and the chance of winning by them, 0–1. */
export interface Advice extends Omit<Alternative, 'commands'> {
  readonly chance: number
}

/** Playouts of every alternative; of those that are left; of the last one and of what was ordered. The last are new dice, so that the best does not owe its lead to them. */
const ROUNDS = { all: 30, few: 100, last: 200 } as const
const FEW = 5
/** An advice is told from here on. */
export const WORTH_TELLING = 0.2

/** Judges the turn. `seed` decides the dice. */
export function judgeOrders(moment: Moment, orders: readonly Command[], seed: number): OrdersVerdict {
  const best = bestAmong(moment, alternativesTo(moment, orders), seed)
  const seeds = seedsFrom(seed + ROUNDS.all + ROUNDS.few, ROUNDS.last)
  const ordered = chanceOfWinning(moment, seeds, orders)
  if (best === null) return { ordered, advice: null }
  const { commands, ...worth } = best
  const chance = chanceOfWinning(moment, seeds, commands)
  return { ordered, advice: chance - ordered >= WORTH_TELLING ? { ...worth, chance } : null }
}

function bestAmong(moment: Moment, alternatives: readonly Alternative[], seed: number): Alternative | null {
  const byChance = (some: readonly Alternative[], seeds: readonly number[]) =>
    some
      .map((one) => ({ one, chance: chanceOfWinning(moment, seeds, one.commands) }))
      .toSorted((a, b) => b.chance - a.chance)
      .map(({ one }) => one)
  const few = byChance(alternatives, seedsFrom(seed, ROUNDS.all)).slice(0, FEW)
  return byChance(few, seedsFrom(seed + ROUNDS.all, ROUNDS.few))[0] ?? null
}
