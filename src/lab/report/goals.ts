import { items } from '../../content/items.ts'
import { partySkills } from '../../content/skills/all.ts'
import type { Findings } from './findings.ts'
import { SMOKE_SCENE } from '../run/item-scenes.ts'
import {
  adventuresToClear,
  behindRole,
  bestBuildWith,
  bestScene,
  buildRates,
  finished,
  itemGains,
  lead,
  mixOverRepetition,
  smokeGain,
  solverStageTurns,
  visitMean,
  winRate,
} from './measures.ts'
import { USUAL_ORDER } from '../../content/fields.ts'
import { parties, partyName } from '../party.ts'
import { decisionGoals } from '../decisions/goals.ts'
import { lookbackGoals } from '../lookbacks/goals.ts'
import { slipGoals } from '../slips/goals.ts'
import { tacticGoals } from '../tactics/goals.ts'
import { peopleGoals } from '../people/goals.ts'
import type { PolicyName } from '../policies/policy.ts'
import type { Sample } from './sample.ts'

/** What the balance of the game is held to. It holds when every one of its figures keeps to the limit. */
export interface Goal {
  readonly name: string
  /** What is measured. */
  readonly measure: string
  readonly unit: Unit
  readonly limit: Limit
  /** The distance from the limit that matters, in the figures' unit. A sample is large enough when three standard errors are less. */
  readonly distance: number
  /** The figures, one for each field, party, skill … that the goal speaks of. Empty when nothing was measured. */
  readonly figures: (findings: Findings) => readonly Measurement[]
}

/** `share` 0–1, shown in percent; the others as they are. */
export type Unit = 'share' | 'adventures' | 'turns' | 'G' | 'hours' | 'times' | 'points'

export type Limit = { readonly atLeast: number } | { readonly atMost: number }

export interface Measurement {
  /** The field, party, skill … that it is of. */
  readonly of: string
  readonly sample: Sample
}

const smokeBomb = items.find(({ id }) => id === SMOKE_SCENE.item)

export const goals: readonly Goal[] = [
  ...peopleGoals,
  ...decisionGoals,
  ...lookbackGoals,
  ...tacticGoals,
  ...slipGoals,
  {
    name: 'All 20 parties finish all twelve fields within level 10',
    measure: 'careers that clear all fields, by party',
    unit: 'share',
    limit: { atLeast: 1 },
    distance: 0.1,
    figures: (findings) =>
      parties.map(partyName).flatMap((party) => figure(`party ${party}`, finished(findings, { player: 'solver', party }))),
  },
  {
    name: 'Each field is cleared within 4 adventures on average, by every party',
    measure: 'tries and repetitions of older fields for money, from the first entry to the first clear',
    unit: 'adventures',
    limit: { atMost: 4 },
    distance: 1,
    figures: (findings) =>
      parties
        .map(partyName)
        .flatMap((party) =>
          USUAL_ORDER.flatMap((field) =>
            figure(`party ${party} in field ${field}`, visitMean(findings, field, adventuresToClear, { player: 'solver', party })),
          ),
        ),
  },
  {
    name: 'Attacking only wins at most 5 % from field 4 on',
    measure: 'win rate, by field',
    unit: 'share',
    limit: { atMost: 0.05 },
    distance: 0.02,
    figures: winRates('attack-only', [4, 5, 6, 7, 8, 9, 10, 11, 12]),
  },
  {
    name: 'Random commands win at most 20 % in field 2',
    measure: 'win rate',
    unit: 'share',
    limit: { atMost: 0.2 },
    distance: 0.05,
    figures: winRates('random', [2]),
  },
  {
    name: 'Random commands win at most 5 % from field 3 on',
    measure: 'win rate, by field',
    unit: 'share',
    limit: { atMost: 0.05 },
    distance: 0.02,
    figures: winRates('random', [3, 4, 5, 6, 7, 8, 9, 10, 11, 12]),
  },
  {
    name: 'The solver wins at least 50 % in field 9',
    measure: 'win rate',
    unit: 'share',
    limit: { atLeast: 0.5 },
    distance: 0.05,
    figures: winRates('solver', [9]),
  },
  {
    name: 'Spam trails the solver by 20 points or more from field 5 on',
    measure: 'win rate of the solver less that of spam, by field',
    unit: 'share',
    limit: { atLeast: 0.2 },
    distance: 0.05,
    figures: (findings) =>
      [5, 6, 7, 8, 9, 10, 11, 12].flatMap((field) => figure(`field ${field}`, lead(findings, ['solver', 'spam'], field))),
  },
  {
    name: 'No skill used every turn beats the solver’s mix',
    measure: 'win rate of the mix less that of the skill used every turn, by skill',
    unit: 'share',
    limit: { atLeast: 0 },
    distance: 0.1,
    figures: (findings) => partySkills.flatMap(({ id, name }) => figure(name, mixOverRepetition(findings, id))),
  },
  {
    name: 'Every one of the 56 skills is part of a build that wins 50 % in field 9',
    measure: 'win rate of the best build with it, by skill',
    unit: 'share',
    limit: { atLeast: 0.5 },
    distance: 0.1,
    figures: (findings) =>
      partySkills.flatMap(({ id, name }) => {
        const best = bestBuildWith(findings, id)
        return best ? [{ of: `${name} in ${best.build.name}`, sample: best.rate }] : []
      }),
  },
  {
    name: 'No build trails the mean of its role by more than 20 points (fields 9, 10 and 12)',
    measure: 'mean win rate of the role’s builds less that of the build, by build',
    unit: 'share',
    limit: { atMost: 0.2 },
    distance: 0.1,
    figures: (findings) => {
      const rates = buildRates(findings)
      return rates.map((each) => ({ of: each.build.name, sample: behindRole(rates, each) }))
    },
  },
  {
    name: 'Every item adds at least 2 points somewhere (but the smoke bomb)',
    measure: 'win rate with two of it less that without, in its best scene, by item',
    unit: 'share',
    limit: { atLeast: 0.02 },
    distance: 0.04,
    figures: (findings) => {
      const gains = itemGains(findings)
      return items.flatMap(({ id, name }) => {
        const best = bestScene(gains, id)
        return best ? [{ of: `${name}, ${best.where}`, sample: best.gain }] : []
      })
    },
  },
  {
    name: 'A smoke bomb brings home at least its price',
    measure: 'gold for each bomb thrown beyond fleeing on foot',
    unit: 'G',
    limit: { atLeast: smokeBomb?.price ?? Number.POSITIVE_INFINITY },
    distance: 50,
    figures: (findings) => figure('smoke bomb', smokeGain(findings)),
  },
  {
    name: 'No stage lasts over 30 turns on average',
    measure: 'turns under the solver’s play, by stage',
    unit: 'turns',
    limit: { atMost: 30 },
    distance: 3,
    figures: (findings) =>
      USUAL_ORDER.flatMap((field) =>
        solverStageTurns(findings, field).map((sample, stage) => ({ of: `stage ${field}-${stage + 1}`, sample })),
      ),
  },
]

const figure = (of: string, sample: Sample | null): readonly Measurement[] => (sample ? [{ of, sample }] : [])

function winRates(policy: PolicyName, fields: readonly number[]): Goal['figures'] {
  return (findings) => fields.flatMap((field) => figure(`field ${field}`, winRate(findings, policy, field)))
}
