import { catalog } from '../../content/catalog.ts'
import type { Command } from '../../rules/battle/command.ts'
import { type BattleState, type Combatant, standing } from '../../rules/battle/state.ts'
import { resolveTurn } from '../../rules/battle/turn.ts'
import { type Rng, rngStateFrom, seededRng } from '../../rules/rng.ts'
import { type Option, usefulOptions } from '../options.ts'
import type { Policy, Situation } from '../policy.ts'
import { habit } from './habit.ts'
import { LOST, type Prices, pricesIn, worth } from './worth.ts'

/** Rounds thought ahead, the one being decided included. */
const HORIZON = 3
/** Times each plan is imagined. */
const DREAMS = 2
/** A plan that begins this much worse than the best is not imagined again. */
const HOPELESS = 40
const BLOWS_WEIGHED = 3

/**
 * A careful player: begins with what habit says, then asks for each member in turn whether another command would leave the party better off some rounds later,
 * imagining those rounds with the rules themselves and dice of its own. It knows how shadows behave (the compendium tells), not what will be rolled.
 */
export const sensible: Policy = { name: 'sensible', choose: (state, situation) => foresee(state, situation).plan }

/** The plan, and whether defeat is what it leads to in every dream. */
export function foresee(
  state: BattleState,
  { rng, stagesLeft }: Situation,
): { readonly plan: readonly Command[]; readonly isLost: boolean } {
  const mind: Mind = { state, prices: pricesIn(state, stagesLeft), seed: rng.int(1, 2 ** 31), plan: [], scores: [] }
  consider(mind, habit(state))
  if (state.combatants.some((foe) => foe.forced !== null && foe.hp > 0)) consider(mind, allCrouch(state))
  for (const member of standing(state, 'party')) {
    for (const { command } of promising(state, member)) {
      consider(
        mind,
        mind.plan.map((old) => (old.actor === member.id ? command : old)),
      )
    }
  }
  return { plan: mind.plan, isLost: mind.scores.every((score) => score <= LOST) }
}

/** The best plan so far and how each dream of it ended. */
interface Mind {
  readonly state: BattleState
  readonly prices: Prices
  readonly seed: number
  plan: readonly Command[]
  scores: readonly number[]
}

const allCrouch = (state: BattleState): readonly Command[] =>
  standing(state, 'party').map((member) => ({ type: 'defence', actor: member.id }) as const)

/** Keeps the plan if it is better. All plans are dreamt with the same seeds, so that luck does not decide between them. */
function consider(mind: Mind, plan: readonly Command[]): void {
  const scores: number[] = []
  for (let dream = 0; dream < DREAMS; dream++) {
    const score = imagine(mind, plan, calmRng(mind.seed + dream))
    if (score + HOPELESS < (mind.scores[dream] ?? Number.NEGATIVE_INFINITY)) return
    scores.push(score)
  }
  if (mind.scores.length > 0 && sum(scores) <= sum(mind.scores)) return
  mind.plan = plan
  mind.scores = scores
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0)

/** Blows of average strength, no criticals; only whom shadows pick and what they choose is left to chance. */
function calmRng(seed: number): Rng {
  const rng = seededRng(rngStateFrom(seed))
  return { pick: rng.pick, int: (min, max) => (max === 1000 ? 1000 : min === 95 && max === 105 ? 100 : rng.int(min, max)) }
}

/** Plays the plan and a few rounds of habit after it, and judges where that leads. */
function imagine({ state, prices }: Mind, plan: readonly Command[], rng: Rng): number {
  let now = resolveTurn(state, plan, rng, catalog).state
  for (let round = 1; round < HORIZON && !now.outcome; round++) now = resolveTurn(now, habit(now), rng, catalog).state
  return worth(now, prices)
}

/** The most telling options of a member: the best few by damage, and everything that does something else. */
function promising(state: BattleState, member: Combatant): readonly Option[] {
  const options = usefulOptions(state, member)
  const blows = options.filter((option) => option.damage > 0).sort((a, b) => b.damage - a.damage)
  return [...options.filter((option) => option.damage === 0), ...blows.slice(0, BLOWS_WEIGHED)]
}
