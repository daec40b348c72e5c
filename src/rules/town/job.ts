/** A grade of the day-labour guild. */
export interface JobGrade {
  /** 0–4. */
  readonly grade: number
  /** Total of counted clicks from which it holds. */
  readonly from: number
  /** Pay in tenths of a G for a click, a whole number: money is never a binary fraction. */
  readonly tenthsPerClick: number
}

/** As fast as a hand clicks for long, and what it may be ahead of that for a moment. */
export const CLICKS_PER_SECOND = 15
const FREE_CLICKS = 30
/** Time that passed unused counts up to this. */
const SECONDS_MOST = 300

const FREE_MS = (FREE_CLICKS * 1000) / CLICKS_PER_SECOND

/**
 * How many of the clicks that a client reports are counted: a token bucket, written as one time. Each counted click uses up its share of the
 * time since `usedUpTo`; of the time left over, a settling keeps no more than the free clicks are worth, and never makes any.
 */
export interface Counted {
  readonly clicks: number
  /** In milliseconds, for the next settling. */
  readonly usedUpTo: number
}

/** `usedUpTo` of somebody who has never settled: the free clicks are there from the start. */
export const usedUpToAtFirst = (createdAt: number): number => createdAt - FREE_MS

/** A `usedUpTo` in the future, left by a clock that was ahead, counts as `now`: nothing is given for it, and nothing withheld after it. */
export function countClicks(clicks: number, usedUpTo: number, now: number): Counted {
  const unused = Math.min(Math.max(0, now - usedUpTo), SECONDS_MOST * 1000 + FREE_MS)
  // A click's time is charged in whole milliseconds, rounded up: the one more makes up for that.
  const counted = Math.min(clicks, Math.max(0, Math.floor(((unused + 1) * CLICKS_PER_SECOND) / 1000)))
  return { clicks: counted, usedUpTo: Math.max(now - unused + Math.ceil((counted * 1000) / CLICKS_PER_SECOND), now - FREE_MS) }
}

/** G for counted clicks, rounded half up. */
export const payFor = (clicks: number, { tenthsPerClick }: Pick<JobGrade, 'tenthsPerClick'>): number =>
  Math.floor((clicks * tenthsPerClick + 5) / 10)

/** The grade that a total of counted clicks gives. `grades` from low to high, the first from 0. @throws RangeError when empty. */
export function gradeFor<Grade extends JobGrade>(total: number, grades: readonly Grade[]): Grade {
  const reached = grades.filter((grade) => total >= grade.from).at(-1)
  if (!reached) throw new RangeError('No grade begins at 0')
  return reached
}
