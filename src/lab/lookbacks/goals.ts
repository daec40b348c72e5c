import type { Findings } from '../report/findings.ts'
import type { Goal } from '../report/goals.ts'
import { meanOf, type Sample, shareOf } from '../report/sample.ts'
import type { KeptAdvice } from './lookbacks.ts'

/** That looking back at a lost stage (見返し) tells the truth. */
export const lookbackGoals: readonly Goal[] = [
  {
    name: 'The turn where a stage was lost is the same by twenty times as many playouts in at least 80 % of cases',
    measure: 'share of lost stages of casual people in which 100 and 2,000 playouts mark the same turn',
    unit: 'share',
    limit: { atLeast: 0.8 },
    distance: 0.1,
    figures: (findings) => figureOf('lost stages', sameTurn(findings)),
  },
  ...[{ atLeast: -0.05 }, { atMost: 0.05 }].map(
    (limit): Goal => ({
      name: `Who follows an advice wins ${'atLeast' in limit ? 'no less' : 'no more'} than it promised, within 5 points`,
      measure: 'kept gain minus promised gain in the chance of winning the stage, by new dice; mean of all advice',
      unit: 'share',
      limit,
      distance: 0.05,
      figures: (findings) => figureOf('advice', beyondPromise(findings)),
    }),
  ),
]

const figureOf = (of: string, sample: Sample | null) => (sample ? [{ of, sample }] : [])

function sameTurn({ lookbacks }: Findings): Sample | null {
  const lost = lookbacks.flatMap((one) => one.lost ?? [])
  return lost.length === 0 ? null : shareOf({ won: lost.filter((one) => one.isSameTurn).length, runs: lost.length })
}

const adviceGiven = ({ lookbacks }: Findings): readonly KeptAdvice[] => lookbacks.flatMap((one) => one.lost?.advice ?? [])

function beyondPromise(findings: Findings): Sample | null {
  const given = adviceGiven(findings)
  return given.length === 0 ? null : meanOf(given.map(({ promised, kept }) => kept - promised))
}

/** For designers, in a few lines. */
export function lookbackLines(findings: Findings): readonly string[] {
  const lost = findings.lookbacks.filter((one) => one.lost !== null).length
  const given = adviceGiven(findings)
  const mean = (value: (one: KeptAdvice) => number) => (given.length === 0 ? '–' : meanOf(given.map(value)).mean.toFixed(2))
  return lost === 0
    ? []
    : [
        `looked back at ${lost} lost stages: ${given.length} advice, promised ${mean((one) => one.promised)}, kept ${mean((one) => one.kept)}`,
      ]
}
