import { catalog } from '../../content/catalog.ts'
import { type Adventure, playTurn } from '../../rules/adventure/adventure.ts'
import type { Command } from '../../rules/battle/command.ts'
import { rngStateFrom, seededRng } from '../../rules/rng.ts'
import { Memory } from '../memory.ts'
import { newKnowledge, policyWith } from '../person.ts'
import { playStage } from '../play-stage.ts'
import { traitsOf } from '../traits.ts'

/** A moment between two turns of a stage. */
export interface Moment {
  readonly adventure: Adventure
  /** What the player has seen of the enemies by then. */
  readonly memory: Memory
}

/** Knows nothing but what is seen and remembered: the same for every seed. */
const casual = newKnowledge(traitsOf('casual'), 1)

/**
 * Share of so many ways to go on from here, one for each seed, in which the stage is won, 0–1. A casual player goes on.
 * @param first the commands of the first turn; left out: the player's own.
 */
export function chanceOfWinning(moment: Moment, seeds: readonly number[], first?: readonly Command[]): number {
  const { phase } = moment.adventure
  if (phase !== 'fighting') return phase === 'won' ? 1 : 0
  return seeds.filter((seed) => isWonFrom(moment, seed, first)).length / seeds.length
}

function isWonFrom({ adventure, memory }: Moment, seed: number, first?: readonly Command[]): boolean {
  const policy = policyWith({ ...casual, memory: new Memory(memory) })
  let start: Adventure = { ...adventure, rng: rngStateFrom(seed) }
  if (first) {
    const { adventure: after, events } = playTurn(start, first, catalog)
    policy.watch?.(start.battle, events)
    start = after
  }
  return playStage(start, policy, seededRng(rngStateFrom(seed ^ 0xd1ce))).phase === 'won'
}

/** As many different seeds, beginning with this one. */
export const seedsFrom = (first: number, count: number): readonly number[] => Array.from({ length: count }, (_, nth) => first + nth)
