import type { PersonName } from '../../players/traits.ts'
import { SLIP_KINDS, type SlipKind } from '../../rules/adventure/slips.ts'
import type { Findings } from '../report/findings.ts'
import type { Measurement, Goal } from '../report/goals.ts'
import { meanOf, type Sample } from '../report/sample.ts'
import { WAYS, type Way } from './choosing.ts'

/** Of whom it is judged whether slips are worth a thought. */
export const CHOOSING: readonly PersonName[] = ['casual', 'experienced']

/** A kind that is worth less, always taken, is only ever a mistake. */
const LEAST_WORTH = 0.7

/** That the slips of 無尽の幕 are a choice. */
export const slipGoals: readonly Goal[] = [
  {
    name: 'Who chooses slips by how full the lamps are scores more than who always takes the same kind',
    measure: 'points of a run by the lamps less those of the same person and party with one kind of slip; by person and kind',
    unit: 'points',
    limit: { atLeast: 0 },
    // No distance is small enough: the gain itself must be past doubt.
    distance: 0,
    figures: (findings) => ofEach((person, kind) => gainOver(findings, person, kind)),
  },
  {
    name: 'No kind of slip, always taken, is worth less than 70 % of the best one',
    measure: 'mean points of a run with one kind of slip, as a share of those with the best kind; by person and kind',
    unit: 'share',
    limit: { atLeast: LEAST_WORTH },
    distance: 0.1,
    figures: (findings) => ofEach((person, kind) => shareOfBest(findings, person, kind)),
  },
]

const ofEach = (figure: (person: PersonName, kind: SlipKind) => Sample | null): readonly Measurement[] =>
  CHOOSING.flatMap((person) =>
    SLIP_KINDS.flatMap((kind) => {
      const sample = figure(person, kind)
      return sample ? [{ of: `${person}, ${kind}`, sample }] : []
    }),
  )

const runsOf = ({ slips }: Findings, person: PersonName) => slips.filter((one) => one.person === person).map(({ runs }) => runs)

/** Over the same people, parties and dice. */
function gainOver(findings: Findings, person: PersonName, kind: SlipKind): Sample | null {
  const runs = runsOf(findings, person)
  return runs.length === 0 ? null : meanOf(runs.map((by) => by.lamps.points - by[kind].points))
}

function pointsBy(findings: Findings, person: PersonName, way: Way): Sample | null {
  const runs = runsOf(findings, person)
  return runs.length === 0 ? null : meanOf(runs.map((by) => by[way].points))
}

function shareOfBest(findings: Findings, person: PersonName, kind: SlipKind): Sample | null {
  const own = pointsBy(findings, person, kind)
  const best = Math.max(...SLIP_KINDS.map((each) => pointsBy(findings, person, each)?.mean ?? 0))
  return own && best > 0 ? { mean: own.mean / best, error: own.error / best, n: own.n } : null
}

/** For designers: points and curtains by person and way. */
export function slipLines(findings: Findings): readonly string[] {
  return CHOOSING.flatMap((person) => {
    const runs = runsOf(findings, person)
    if (runs.length === 0) return []
    const cells = WAYS.map((way) => {
      const points = meanOf(runs.map((by) => by[way].points))
      const stages = meanOf(runs.map((by) => by[way].stages))
      return `${way} ${points.mean.toFixed(0)} ±${points.error.toFixed(0)} in ${stages.mean.toFixed(1)}`
    })
    return [`slips, ${person}: ${cells.join('; ')} curtains`]
  })
}
