/** A mean with what is needed to judge it. */
export interface Sample {
  readonly mean: number
  /** Standard error of the mean. */
  readonly error: number
  /** How many runs (or careers) it was taken from. */
  readonly n: number
}

/** The share of runs that were won, 0–1. The error is taken from (won + 1) of (runs + 2), so that it is never 0: a sample without a failure may miss a rare one. */
export function shareOf({ won, runs }: { readonly won: number; readonly runs: number }): Sample {
  const smoothed = (won + 1) / (runs + 2)
  return { mean: runs === 0 ? 0 : won / runs, error: Math.sqrt((smoothed * (1 - smoothed)) / (runs + 2)), n: runs }
}

/**
 * The share of cases of a kind, 0–1, where each adventure brings some cases that are like each other: the error is taken between adventures, and is at least that of as
 * many cases that are independent.
 */
export function shareWithin(adventures: readonly { readonly cases: number; readonly of: number }[]): Sample {
  const met = adventures.filter((one) => one.of > 0)
  const cases = met.reduce((sum, one) => sum + one.cases, 0)
  const all = met.reduce((sum, one) => sum + one.of, 0)
  const { mean, error, n } = shareOf({ won: cases, runs: all })
  if (met.length < 2) return { mean, error: Number.POSITIVE_INFINITY, n }
  const squares = met.reduce((sum, one) => sum + (one.cases - mean * one.of) ** 2, 0)
  return { mean, error: Math.max(error, Math.sqrt((squares * met.length) / (met.length - 1)) / all), n }
}

/** The mean of n values, from their sum and the sum of their squares. One value alone has no error to tell: it is infinite. */
export function meanFrom({ n, sum, squares }: { readonly n: number; readonly sum: number; readonly squares: number }): Sample {
  const mean = sum / Math.max(1, n)
  const variance = Math.max(0, squares - n * mean * mean) / Math.max(1, n - 1)
  return { mean, error: n < 2 ? Number.POSITIVE_INFINITY : Math.sqrt(variance / n), n }
}

export const meanOf = (values: readonly number[]): Sample =>
  meanFrom({
    n: values.length,
    sum: values.reduce((sum, value) => sum + value, 0),
    squares: values.reduce((sum, value) => sum + value * value, 0),
  })

/** a − b, as of independent samples. Where both used equal seeds, the true error is smaller. */
export const difference = (a: Sample, b: Sample): Sample => ({
  mean: a.mean - b.mean,
  error: Math.hypot(a.error, b.error),
  n: Math.min(a.n, b.n),
})

export const percent = (share: number, digits = 0): string => `${(100 * share).toFixed(digits)} %`

/** A share and its standard error, such as `83.1 % ±1.4`; `±?` where a single one has no error to tell. */
export const withError = ({ mean, error }: Sample): string =>
  `${percent(mean, 1)} ±${Number.isFinite(error) ? (100 * error).toFixed(1) : '?'}`
