import { planOf } from '../plan.ts'
import { simulate } from '../simulation.ts'

/** Of each player. */
const ACTIONS = 25
const MOST_PLAYERS = 4

/** In milliseconds, of a hundred seeds: a minute on an idle machine, and ten times as long at low priority under a load of 15. */
export const TIMEOUT = 600_000

/** Plays these seeds up to the first that fails. Two files of a hundred, as each file has a process of its own. @returns how to play it again and what is wrong. */
export async function playSeeds(from: number, to: number): Promise<readonly string[]> {
  for (let seed = from; seed <= to; seed += 1) {
    const plan = planOf(seed, ACTIONS)
    const smaller = { ...plan, players: Math.min(plan.players, MOST_PLAYERS) }
    const { problems } = await simulate(smaller)
    if (problems.length > 0) return [`npm run test:world -- --shrink --plan '${JSON.stringify(smaller)}'`, ...problems]
  }
  return []
}
