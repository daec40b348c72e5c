import type { Findings } from './findings.ts'
import type { Measurement, Goal, Limit, Unit } from './goals.ts'
import type { Sample } from './sample.ts'

export type Verdict = 'PASS' | 'FAIL' | 'too small a sample' | 'not measured'

/** A goal, judged. */
export interface Judgement {
  readonly goal: Pick<Goal, 'name' | 'measure' | 'unit' | 'limit'>
  readonly verdict: Verdict
  /** The figure that decided: of those with this verdict, the one that keeps the limit least. Null when nothing was measured. */
  readonly deciding: Measurement | null
  /** How many figures the goal has, and how many of them are PASS. */
  readonly figures: number
  readonly passed: number
}

type FigureVerdict = Exclude<Verdict, 'not measured'>

/**
 * Judges by the mean, with nothing added in its favour. FAIL when a figure with a large enough sample breaks the limit; PASS when all of them keep it and all
 * samples are large enough.
 */
export function judge(goals: readonly Goal[], findings: Findings): readonly Judgement[] {
  return goals.map((goal) => {
    const { name, measure, unit, limit } = goal
    const judged = goal.figures(findings).map((figure) => ({ figure, verdict: figureVerdict(goal, figure.sample) }))
    const verdict = (['FAIL', 'too small a sample', 'PASS'] as const).find((each) => judged.some((one) => one.verdict === each))
    const decisive = judged.filter((one) => one.verdict === verdict).map(({ figure }) => figure)
    return {
      goal: { name, measure, unit, limit },
      verdict: verdict ?? 'not measured',
      deciding: decisive.reduce<Measurement | null>(
        (worst, one) => (worst && slack(limit, worst.sample) <= slack(limit, one.sample) ? worst : one),
        null,
      ),
      figures: judged.length,
      passed: judged.filter((one) => one.verdict === 'PASS').length,
    }
  })
}

/** By how much the mean keeps the limit; negative when it breaks it. */
const slack = (limit: Limit, { mean }: Sample): number => ('atLeast' in limit ? mean - limit.atLeast : limit.atMost - mean)

/** A sample is large enough when three standard errors are below the distance that matters, or below the mean's own distance from the limit. */
export function figureVerdict({ limit, distance }: Pick<Goal, 'limit' | 'distance'>, sample: Sample): FigureVerdict {
  const kept = slack(limit, sample)
  // "All of them" is broken by a single one, however small the sample.
  if ('atLeast' in limit && limit.atLeast === 1 && kept < 0) return 'FAIL'
  if (3 * sample.error >= Math.max(distance, Math.abs(kept))) return 'too small a sample'
  return kept >= 0 ? 'PASS' : 'FAIL'
}

const shown = (unit: Unit, value: number, digits: number): string =>
  unit === 'share' ? `${(100 * value).toFixed(digits)} %` : `${value.toFixed(digits)} ${unit}`

export const limitText = ({ unit, limit }: Pick<Goal, 'unit' | 'limit'>): string =>
  'atLeast' in limit ? `≥ ${shown(unit, limit.atLeast, 0)}` : `≤ ${shown(unit, limit.atMost, 0)}`

/** Mean, standard error and sample, such as `83.1 % (standard error 1.4 %, sample 800)`. */
export const sampleText = (unit: Unit, { mean, error, n }: Sample): string =>
  `${shown(unit, mean, 1)} (standard error ${Number.isFinite(error) ? shown(unit, error, 1) : 'unknown'}, sample ${n})`
