import { type JobGradeEntry, jobGrades } from '../../../content/jobs.ts'
import type { JobRank, JobResult, JobStatus } from '../../../contract/job.ts'
import { CLICKS } from '../../../rules/input-limits.ts'
import { payFor } from '../../../rules/town/job.ts'
import type { ApiFailure } from '../../server/api.ts'

/** What the player is doing in the guild; grade and pay come from the query. */
export type JobState = Work | WorkResult

export interface Work {
  /** The specification's `loaded`. */
  readonly view: 'loaded'
  /** Clicks since the last settling. */
  readonly clicks: number
  /** In G, as computed when the modal opened; 0 otherwise. */
  readonly earned: number
  readonly modal: 'closed' | 'asking' | 'sending'
  /** Of the last settling. */
  readonly failure: ApiFailure | null
}

export interface WorkResult {
  readonly view: 'result'
  readonly own: JobResult
  readonly ranking: readonly JobRank[]
  /** Clicks that were sent. */
  readonly clicks: number
  /** Grade and pay as they were before. */
  readonly job: JobStatus
}

export type JobEvent =
  | { readonly type: 'pushed' }
  | { readonly type: 'settlingAsked'; readonly job: JobStatus }
  | { readonly type: 'settlingLeft' }
  | { readonly type: 'settlingSent' }
  | { readonly type: 'settlingFailed'; readonly failure: ApiFailure }
  | { readonly type: 'settled'; readonly own: JobResult; readonly ranking: readonly JobRank[]; readonly job: JobStatus }
  | { readonly type: 'begunAgain' }

/** Goes on with the clicks that were not settled when the player left. */
export const begin = (clicks: number): Work => ({ view: 'loaded', clicks, earned: 0, modal: 'closed', failure: null })

export function jobFlow(state: JobState, event: JobEvent): JobState {
  if (state.view === 'result') return event.type === 'begunAgain' ? begin(0) : state
  switch (event.type) {
    case 'pushed':
      return state.modal === 'closed' ? { ...state, clicks: Math.min(state.clicks + 1, CLICKS.max) } : state
    case 'settlingAsked':
      return canSettle(state) ? { ...state, earned: earnedBy(state.clicks, event.job), modal: 'asking', failure: null } : state
    case 'settlingLeft':
      return state.modal === 'sending' ? state : { ...state, earned: 0, modal: 'closed', failure: null }
    case 'settlingSent':
      return { ...state, modal: 'sending', failure: null }
    case 'settlingFailed':
      return { ...state, modal: 'asking', failure: event.failure }
    case 'settled':
      return { view: 'result', own: event.own, ranking: event.ranking, clicks: state.clicks, job: event.job }
    case 'begunAgain':
      return state
  }
}

export const canSettle = ({ clicks }: Work): boolean => clicks >= CLICKS.min

/** Pay for ten clicks in G, a whole number. */
export const payForTen = ({ payment_rate }: JobStatus): number => Math.round(payment_rate * 10)

/** round(clicks × rate), with the rate in whole tenths as the server pays: 15 × 0.1 is 2, not 1.5000000000000002 rounded by luck. */
export const earnedBy = (clicks: number, job: JobStatus): number => payFor(clicks, { tenthsPerClick: payForTen(job) })

/** How many more clicks bring at least one more G. */
export function pressesToMore(clicks: number, job: JobStatus): number {
  let more = 1
  while (earnedBy(clicks + more, job) === earnedBy(clicks, job)) more += 1
  return more
}

export const gradeAfter = (grade: number): JobGradeEntry | null => jobGrades.find((each) => each.grade === grade + 1) ?? null

/** How far a total of counted clicks is from its grade to the next. */
export interface Climb {
  readonly next: JobGradeEntry
  /** Clicks from the grade's threshold. */
  readonly done: number
  /** Clicks between the two thresholds. */
  readonly of: number
  /** Clicks still missing; 0 once there are enough. */
  readonly missing: number
}

/** Null at the top grade. */
export function climbOf(grade: number, total: number): Climb | null {
  const next = gradeAfter(grade)
  const from = jobGrades.find((each) => each.grade === grade)?.from ?? 0
  if (next === null) return null
  const of = next.from - from
  const done = Math.min(of, Math.max(0, total - from))
  return { next, done, of, missing: of - done }
}

/** How many of the ten lamps are lit, and how many full rows there were before. */
export function bundlesOf(clicks: number): { readonly full: number; readonly lit: number } {
  const lit = clicks === 0 ? 0 : ((clicks - 1) % 10) + 1
  return { full: (clicks - lit) / 10, lit }
}
