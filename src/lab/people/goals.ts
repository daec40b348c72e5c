import { items } from '../../content/items.ts'
import { jobGrades } from '../../content/jobs.ts'
import { REST_PRICE } from '../../content/rest.ts'
import { roles } from '../../content/roles.ts'
import { CLICKS_PER_SECOND, payFor } from '../../rules/town/job.ts'
import { BAG_LIMIT } from '../../rules/town/shop.ts'
import { builds } from '../builds.ts'
import type { Measurement, Goal, Limit } from '../report/goals.ts'
import { USUAL_ORDER } from '../../content/fields.ts'
import type { Sample } from '../report/sample.ts'
import {
  behindBest,
  cuttingShort,
  finishing,
  finishingWithRole,
  firstTry,
  goldKept,
  goldPerMinute,
  habitWorth,
  hoursOfSlowest,
  hoursToEnd,
  levelWorth,
  minutesOverOthers,
  needingOver,
  sideFigureWorth,
  peopleStageTurns,
  type Who,
} from './measures.ts'
import { JUDGED_FIELDS, JUDGED_PERSONS, SIDE_FIGURES } from './variations.ts'

interface Band {
  readonly fields: readonly number[]
  readonly least: number
  readonly most: number
}

const novice: Who = { person: 'novice', difficulty: 'story' }
const casual: Who = { person: 'casual', difficulty: 'normal' }
const casualPlain: Who = { person: 'casual-plain', difficulty: 'normal' }
const experienced: Who = { person: 'experienced', difficulty: 'normal' }
const solver: Who = { person: 'solver', difficulty: 'hard' }
const auto: Who = { person: 'auto', difficulty: 'story' }

const bands = (...shares: readonly (readonly [least: number, most: number])[]): readonly Band[] =>
  [
    [1, 2, 3],
    [4, 5, 6, 7],
    [9, 8],
    [10, 11, 12],
  ].flatMap((fields, index) => {
    const [least, most] = shares[index] ?? [0, 1]
    return [{ fields, least, most }]
  })

const title = ({ person, difficulty }: Who): string => `${person}, ${difficulty}`

/** One goal for each end of each band that says something. */
function firstTryGoals(who: Who, list: readonly Band[]): readonly Goal[] {
  return list.flatMap(({ fields, least, most }) => {
    const goal = (limit: Limit): Goal => ({
      name: `${title(who)}: first try in fields ${fields.join(', ')} ${'atLeast' in limit ? `at least ${least * 100} %` : `at most ${most * 100} %`}`,
      measure: 'share of those who reach the field that clear it at the first try, by field',
      unit: 'share',
      limit,
      distance: 'atMost' in limit ? Math.min(0.1, 1 - most) : 0.1,
      figures: (findings) => fields.flatMap((field) => figure(`field ${field}`, firstTry(findings, who, field))),
    })
    return [...(least > 0 ? [goal({ atLeast: least })] : []), ...(most < 1 ? [goal({ atMost: most })] : [])]
  })
}

const finish = (who: Who, least: number): Goal => ({
  name: `${title(who)}: at least ${least * 100} % finish`,
  measure: 'share of careers that clear all twelve fields',
  unit: 'share',
  limit: { atLeast: least },
  distance: 0.05,
  figures: (findings) => figure('all parties', finishing(findings, who)),
})

const steady = (who: Who): Goal => ({
  name: `${title(who)}: no field takes over 3 times the median of the others`,
  measure: 'median minutes over the median of the other fields, by field',
  unit: 'times',
  limit: { atMost: 3 },
  distance: 0.5,
  figures: (findings) => USUAL_ORDER.flatMap((field) => figure(`field ${field}`, minutesOverOthers(findings, who, field))),
})

const hours = (who: Who, limit: Limit): Goal => ({
  name: `${title(who)}: ${'atLeast' in limit ? `at least ${limit.atLeast}` : `at most ${limit.atMost}`} hours`,
  measure: 'median hours of careers that finish (24 s a turn, 20 s a stage, 120 s an adventure)',
  unit: 'hours',
  limit,
  distance: 0.5,
  figures: (findings) => figure('all parties', hoursToEnd(findings, who)),
})

/** G for the dearest goods that the bag holds, at full price. */
const FULL_BAG = items
  .flatMap(({ price, max }) => Array.from({ length: max }, () => price))
  .toSorted((a, b) => b - a)
  .slice(0, BAG_LIMIT)
  .reduce((sum, price) => sum + price, 0)

const highestGrade = jobGrades.at(-1)
const labourPerMinute = highestGrade === undefined ? 0 : payFor(CLICKS_PER_SECOND * 60, highestGrade)

/** How people should fare, by quality and difficulty. */
export const peopleGoals: readonly Goal[] = [
  ...firstTryGoals(novice, bands([0.95, 1], [0.8, 1], [0.65, 1], [0.45, 1])),
  finish(novice, 0.9),
  ...firstTryGoals(casual, bands([0.85, 1], [0.5, 0.9], [0.4, 0.8], [0.4, 0.7])),
  finish(casual, 0.97),
  hours(casual, { atLeast: 4 }),
  hours(casual, { atMost: 6 }),
  {
    name: `${title(casual)}: the slowest tenth takes at most 8 hours`,
    measure: 'hours that nine in ten of the careers that finish do not exceed',
    unit: 'hours',
    limit: { atMost: 8 },
    distance: 0.5,
    figures: (findings) => figure('all parties', hoursOfSlowest(findings, casual)),
  },
  {
    name: `${title(casual)}: in no field do more than 15 % need over four tries`,
    measure: 'share of those who reach the field that lose it four times, by field',
    unit: 'share',
    limit: { atMost: 0.15 },
    distance: 0.05,
    figures: (findings) => USUAL_ORDER.flatMap((field) => figure(`field ${field}`, needingOver(findings, casual, { field, tries: 4 }))),
  },
  steady(casual),
  ...firstTryGoals(casualPlain, bands([0.8, 1], [0.45, 0.9], [0.33, 1], [0.33, 1])),
  finish(casualPlain, 0.95),
  steady(casualPlain),
  ...firstTryGoals(experienced, bands([0.95, 1], [0.7, 0.99], [0.75, 0.95], [0.7, 0.97])),
  finish(experienced, 1),
  hours(experienced, { atLeast: 2 }),
  hours(experienced, { atMost: 3 }),
  ...firstTryGoals(solver, bands([0, 1], [0.6, 0.97], [0.6, 0.9], [0.5, 0.9])),
  finish(solver, 1),
  finish(auto, 0.95),
  roleGoal('carries', { atMost: 0.2 }),
  roleGoal('sinks', { atLeast: -0.2 }),
  {
    name: 'No build trails the best of its role by more than 30 points',
    measure: 'mean share of wins in fields 9, 8, 10 and 12, experienced, normal: the best of the role less the build, by build',
    unit: 'share',
    limit: { atMost: 0.3 },
    distance: 0.1,
    figures: (findings) => builds.flatMap(({ name }) => figure(name, behindBest(findings, name))),
  },
  levelGoal('A level above the one at the entry adds at most 35 points', 0),
  levelGoal('The level before the one at the entry is worth at most 35 points', -1),
  habitGoal('Never strengthening or weakening loses at least 5 points', 'never-strengthens', 0.05),
  habitGoal('Never defending loses at least 15 points', 'never-defends', 0.15),
  ...SIDE_FIGURES.map(
    (side): Goal => ({
      name: `Points on ${side.toUpperCase()} are worth at least half of those on the main figure`,
      measure: 'share of wins that half of all points add, less half of what they add on the main figure; casual, normal, by field',
      unit: 'share',
      limit: { atLeast: 0 },
      distance: 0.1,
      figures: (findings) => JUDGED_FIELDS.flatMap((field) => figure(`field ${field}`, sideFigureWorth(findings, side, field))),
    }),
  ),
  ...[casual, experienced].map(
    (who): Goal => ({
      name: `${title(who)}: unspent gold never exceeds a full bag and a reset`,
      measure: 'median G in the purse when first setting out, by field',
      unit: 'G',
      limit: { atMost: FULL_BAG + REST_PRICE },
      distance: 500,
      figures: (findings) => USUAL_ORDER.flatMap((field) => figure(`field ${field}`, goldKept(findings, who, field))),
    }),
  ),
  {
    name: 'Cutting short earns at most what a full clear earns',
    measure:
      'G a minute with the best last stage before the boss over G a minute to the end; casual at the entry, losses included, by field',
    unit: 'times',
    limit: { atMost: 1 },
    distance: 0.1,
    figures: (findings) => USUAL_ORDER.flatMap((field) => figure(`field ${field}`, cuttingShort(findings, field))),
  },
  {
    name: 'Labour earns at most half of a full clear, even by script',
    measure: `G a minute by ${CLICKS_PER_SECOND} clicks a second at the highest grade over G a minute of a casual player's adventures, by field`,
    unit: 'times',
    limit: { atMost: 0.5 },
    distance: 0.1,
    figures: (findings) =>
      USUAL_ORDER.flatMap((field) => {
        const gold = goldPerMinute(findings, field)
        return figure(
          `field ${field}`,
          gold && { ...gold, mean: labourPerMinute / gold.mean, error: (labourPerMinute * gold.error) / gold.mean ** 2 },
        )
      }),
  },
  {
    name: 'No stage lasts a casual player over 20 turns',
    measure: 'mean turns, by stage',
    unit: 'turns',
    limit: { atMost: 20 },
    distance: 2,
    figures: (findings) =>
      USUAL_ORDER.flatMap((field) =>
        peopleStageTurns(findings, casual, field).map((sample, stage) => ({ of: `stage ${field}-${stage + 1}`, sample })),
      ),
  },
]

function levelGoal(name: string, step: -1 | 0): Goal {
  return {
    name,
    measure: 'share of wins one level higher less that one level lower, as far into the level; casual, normal, by field',
    unit: 'share',
    limit: { atMost: 0.35 },
    distance: 0.1,
    figures: (findings) => USUAL_ORDER.flatMap((field) => figure(`field ${field}`, levelWorth(findings, field, step))),
  }
}

function habitGoal(name: string, without: string, atLeast: number): Goal {
  return {
    name,
    measure: 'share of wins with the habit less that without it, fields 4 to 12, normal, by person',
    unit: 'share',
    limit: { atLeast },
    distance: 0.05,
    figures: (findings) => JUDGED_PERSONS.flatMap((person) => figure(person, habitWorth(findings, person, without))),
  }
}

function roleGoal(what: 'carries' | 'sinks', limit: Limit): Goal {
  return {
    name: `No role ${what} a casual player's party`,
    measure: 'share of careers that finish with the role less that without it, by role',
    unit: 'share',
    limit,
    distance: 0.1,
    figures: (findings) => roles.flatMap(({ id, class: name }) => figure(name, finishingWithRole(findings, casual, id))),
  }
}

function figure(of: string, sample: Sample | null): readonly Measurement[] {
  return sample ? [{ of, sample }] : []
}

/** Whose careers the lab plays, so that the goals can be judged. */
export const judgedLives: readonly Who[] = [novice, casual, casualPlain, experienced, solver, auto]
