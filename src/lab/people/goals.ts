import type { Figure, Goal, Limit } from '../goals.ts'
import { roles } from '../../content/roles.ts'
import { USUAL_ORDER } from '../party.ts'
import type { Sample } from '../sample.ts'
import { bossTurns, finishing, finishingWithRole, firstTry, hoursToEnd, minutesOverOthers, type Who } from './measures.ts'

interface Band {
  readonly fields: readonly number[]
  readonly least: number
  readonly most: number
}

const novice: Who = { person: 'novice', difficulty: 'story' }
const casual: Who = { person: 'casual', difficulty: 'normal' }
const experienced: Who = { person: 'experienced', difficulty: 'normal' }
const sensible: Who = { person: 'sensible', difficulty: 'hard' }

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

const hours = (who: Who, limit: Limit): Goal => ({
  name: `${title(who)}: ${'atLeast' in limit ? `at least ${limit.atLeast}` : `at most ${limit.atMost}`} hours`,
  measure: 'median hours of careers that finish (24 s a turn, 20 s a stage, 120 s an adventure)',
  unit: 'hours',
  limit,
  distance: 0.5,
  figures: (findings) => figure('all parties', hoursToEnd(findings, who)),
})

/** How people should fare, by quality and difficulty. */
export const peopleGoals: readonly Goal[] = [
  ...firstTryGoals(novice, bands([0.95, 1], [0.8, 1], [0.65, 1], [0.45, 1])),
  finish(novice, 0.9),
  ...firstTryGoals(casual, bands([0.85, 1], [0.5, 0.9], [0.35, 0.8], [0.4, 0.65])),
  finish(casual, 0.95),
  hours(casual, { atLeast: 4 }),
  hours(casual, { atMost: 6 }),
  ...firstTryGoals(experienced, bands([0.95, 1], [0.7, 0.99], [0.75, 0.95], [0.7, 0.97])),
  finish(experienced, 1),
  hours(experienced, { atLeast: 2 }),
  hours(experienced, { atMost: 3 }),
  ...firstTryGoals(sensible, bands([0, 1], [0.6, 0.97], [0.6, 0.9], [0.5, 0.9])),
  finish(sensible, 1),
  {
    name: 'No field takes a casual player over 3 times the median of the others',
    measure: 'median minutes over the median of the other fields, by field',
    unit: 'times',
    limit: { atMost: 3 },
    distance: 0.5,
    figures: (findings) => USUAL_ORDER.flatMap((field) => figure(`field ${field}`, minutesOverOthers(findings, casual, field))),
  },
  roleGoal('carries', { atMost: 0.2 }),
  roleGoal('sinks', { atLeast: -0.2 }),
  {
    name: 'No boss fight lasts a casual player over 20 turns',
    measure: 'mean turns of won boss fights, by field',
    unit: 'turns',
    limit: { atMost: 20 },
    distance: 2,
    figures: (findings) => USUAL_ORDER.flatMap((field) => figure(`field ${field}`, bossTurns(findings, casual, field))),
  },
]

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

function figure(of: string, sample: Sample | null): readonly Figure[] {
  return sample ? [{ of, sample }] : []
}

/** Whose careers the lab plays, so that the goals can be judged. */
export const judgedLives: readonly Who[] = [novice, casual, experienced, sensible]
