import { catalog } from '../../content/catalog.ts'
import type { Command } from '../../rules/battle/command.ts'
import { type BattleState, type Combatant, standing } from '../../rules/battle/state.ts'
import { resolveTurn } from '../../rules/battle/turn.ts'
import { type Rng, type RollName, rngStateFrom, seededRng } from '../../rules/rng.ts'
import { attackOption, type Option, usefulOptions } from '../run/options.ts'
import type { Policy, Situation } from './policy.ts'
import { habit } from './habit.ts'
import { LOST, type Prices, pricesIn, worth } from './worth.ts'

/** Turns simulated for each plan, the one being decided included. */
const TURNS_AHEAD = 3
/** Simulations of each plan. */
const SIMULATIONS = 2
/** A plan whose first simulation scores this much less than the best plan's is not simulated again. */
const TOO_FAR_BEHIND = 40
/** Damaging commands tried for each member. */
const ATTACKS_TRIED = 3

/**
 * A solver: begins with what habit says, then asks for each member in turn whether another command leaves the party better off some turns later. It simulates
 * those turns with the rules themselves. It knows how enemies behave (the compendium says so), not what will be rolled.
 */
export const solver: Policy = { name: 'solver', choose: (state, situation) => findPlan(state, situation).plan }

/** The best plan found, and whether every simulation of it ended in defeat. */
export function findPlan(
  state: BattleState,
  { rng, stagesLeft }: Situation,
): { readonly plan: readonly Command[]; readonly isLost: boolean } {
  const search: Search = { state, prices: pricesIn(state, stagesLeft), seed: rng.int(1, 2 ** 31), plan: [], scores: [] }
  consider(search, habit(state))
  for (const enemy of standing(state, 'enemies')) {
    if (enemy.forced === null) continue
    consider(search, allDefend(state))
    consider(search, allAttack(state, enemy))
  }
  for (const member of standing(state, 'party')) {
    for (const { command } of promising(state, member)) {
      consider(
        search,
        search.plan.map((old) => (old.actor === member.id ? command : old)),
      )
    }
  }
  return { plan: search.plan, isLost: search.scores.every((score) => score <= LOST) }
}

interface Search {
  readonly state: BattleState
  readonly prices: Prices
  readonly seed: number
  /** The best plan so far. */
  plan: readonly Command[]
  /** What each simulation of it scored. */
  scores: readonly number[]
}

const allDefend = (state: BattleState): readonly Command[] =>
  standing(state, 'party').map((member) => ({ type: 'defence', actor: member.id }) as const)

/** Everybody's hardest hit at one enemy: breaks off what it has announced, if it is enough. */
const allAttack = (state: BattleState, enemy: Combatant): readonly Command[] =>
  standing(state, 'party').map((member) => {
    const hits = usefulOptions(state, member).filter(({ command }) => aimsAt(command, enemy))
    return hits.reduce((best, one) => (one.damage > best.damage ? one : best), attackOption(member, enemy)).command
  })

const aimsAt = (command: Command, enemy: Combatant): boolean =>
  'target' in command &&
  command.type !== 'item' &&
  (command.target === enemy.id || (command.type === 'skill' && catalog.skill(command.skill).reach === 'foes'))

/** Keeps the plan if it is better. All plans are simulated with the same seeds, so that they differ by their commands and not by the rolls. */
function consider(search: Search, plan: readonly Command[]): void {
  const scores: number[] = []
  for (let nth = 0; nth < SIMULATIONS; nth++) {
    const score = simulate(search, plan, averageHits(search.seed + nth))
    if (score + TOO_FAR_BEHIND < (search.scores[nth] ?? Number.NEGATIVE_INFINITY)) return
    scores.push(score)
  }
  if (search.scores.length > 0 && sum(scores) <= sum(search.scores)) return
  search.plan = plan
  search.scores = scores
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0)

/** Hits of average strength and no criticals; what enemies do and whom they hit stays random. */
function averageHits(seed: number): Rng {
  const rng = seededRng(rngStateFrom(seed))
  return { roll: (name, min, max) => FIXED_ROLLS[name] ?? rng.roll(name, min, max) }
}

/** Spread 100 %; above every chance of a critical. */
const FIXED_ROLLS: Readonly<Partial<Record<RollName, number>>> = { damageSpread: 100, critical: 1000 }

/** Plays the plan, then some turns of habit, and scores the state after them. */
function simulate({ state, prices }: Search, plan: readonly Command[], rng: Rng): number {
  let now = resolveTurn(state, plan, rng, catalog).state
  for (let turn = 1; turn < TURNS_AHEAD && !now.outcome; turn++) now = resolveTurn(now, habit(now), rng, catalog).state
  return worth(now, prices)
}

/** The options of a member worth trying: the best few by damage, and all that do something else. */
function promising(state: BattleState, member: Combatant): readonly Option[] {
  const options = usefulOptions(state, member)
  const attacks = options.filter((option) => option.damage > 0).toSorted((a, b) => b.damage - a.damage)
  return [...options.filter((option) => option.damage === 0), ...attacks.slice(0, ATTACKS_TRIED)]
}
