/** A grade of the day-labour guild. */
export interface JobGrade {
  /** 0–4. */
  readonly grade: number
  /** Total of counted clicks from which it holds. */
  readonly from: number
  /** Pay in tenths of a G for a click, a whole number: money is never a binary fraction. */
  readonly tenthsPerClick: number
}

export const CLICKS_LEAST = 10
export const CLICKS_MOST = 100_000

const HAND_FREE_CLICKS = 30
const HAND_CLICKS_PER_SECOND = 15
const HAND_SECONDS_MOST = 300

/** How many of `clicks` a hand can have done in the seconds since the last settling. */
export function countedClicks(clicks: number, secondsSince: number): number {
  const seconds = Math.min(HAND_SECONDS_MOST, Math.max(0, Math.floor(secondsSince)))
  return Math.min(clicks, HAND_FREE_CLICKS + HAND_CLICKS_PER_SECOND * seconds)
}

/** G for counted clicks, rounded half up. */
export const payFor = (clicks: number, { tenthsPerClick }: JobGrade): number => Math.floor((clicks * tenthsPerClick + 5) / 10)

/** The grade that a total of counted clicks gives. `grades` from low to high, the first from 0. @throws RangeError when empty. */
export function gradeFor(total: number, grades: readonly JobGrade[]): JobGrade {
  const reached = grades.filter((grade) => total >= grade.from).at(-1)
  if (!reached) throw new RangeError('No grade begins at 0')
  return reached
}
