import type { JobRank, JobResult, JobStatus } from '../../../contract/job.ts'
import { CLICKS_LEAST, CLICKS_MOST, payFor } from '../../../rules/job.ts'

/** The guild, in the words of the specification. */
export type JobState =
  | { readonly status: 'start' }
  | { readonly status: 'failed'; readonly message: string }
  | LoadedJob
  | {
      readonly status: 'result'
      readonly own: JobResult
      readonly ranking: readonly JobRank[]
      readonly clicks: number
      readonly job: JobStatus
    }

export interface LoadedJob {
  readonly status: 'loaded'
  readonly job: JobStatus
  /** Presses since the last settling. */
  readonly clicks: number
  /** In G, as computed when the modal opened; 0 otherwise. */
  readonly earned: number
  readonly modal: 'closed' | 'asking' | 'sending'
  readonly problem: string | null
}

export type JobEvent =
  | { readonly type: 'loading' }
  | { readonly type: 'statusRead'; readonly job: JobStatus }
  | { readonly type: 'statusFailed'; readonly message: string }
  | { readonly type: 'pushed' }
  | { readonly type: 'settlingAsked' }
  | { readonly type: 'settlingLeft' }
  | { readonly type: 'settlingSent' }
  | { readonly type: 'settlingFailed'; readonly message: string }
  | { readonly type: 'settled'; readonly own: JobResult; readonly ranking: readonly JobRank[] }

export const initialJob: JobState = { status: 'start' }

export function jobFlow(state: JobState, event: JobEvent): JobState {
  switch (event.type) {
    case 'loading':
      return initialJob
    case 'statusRead':
      return state.status === 'start' || state.status === 'failed' ? begun(event.job) : state
    case 'statusFailed':
      return state.status === 'start' ? { status: 'failed', message: event.message } : state
    default:
      return state.status === 'loaded' ? loadedFlow(state, event) : state
  }
}

const begun = (job: JobStatus): LoadedJob => ({ status: 'loaded', job, clicks: 0, earned: 0, modal: 'closed', problem: null })

type LoadedEvent = Exclude<JobEvent, { readonly type: 'loading' | 'statusRead' | 'statusFailed' }>

function loadedFlow(state: LoadedJob, event: LoadedEvent): JobState {
  switch (event.type) {
    case 'pushed':
      return state.modal === 'closed' ? { ...state, clicks: Math.min(state.clicks + 1, CLICKS_MOST) } : state
    case 'settlingAsked':
      return canSettle(state) ? { ...state, earned: earnedBy(state), modal: 'asking', problem: null } : state
    case 'settlingLeft':
      return state.modal === 'sending' ? state : { ...state, earned: 0, modal: 'closed', problem: null }
    case 'settlingSent':
      return { ...state, modal: 'sending', problem: null }
    case 'settlingFailed':
      return { ...state, modal: 'asking', problem: event.message }
    case 'settled':
      return { status: 'result', own: event.own, ranking: event.ranking, clicks: state.clicks, job: state.job }
  }
}

export const canSettle = ({ clicks }: LoadedJob): boolean => clicks >= CLICKS_LEAST

/** round(clicks × rate), with the rate in whole tenths as the server pays: 15 × 0.1 is 2, not 1.5000000000000002 rounded by luck. */
export const earnedBy = ({ clicks, job: { grade, payment_rate } }: LoadedJob): number =>
  payFor(clicks, { grade, from: 0, tenthsPerClick: Math.round(payment_rate * 10) })

/** How many of the ten little lanterns are lit, and how many full rows there were before. */
export function bundlesOf(clicks: number): { readonly full: number; readonly lit: number } {
  const lit = clicks === 0 ? 0 : ((clicks - 1) % 10) + 1
  return { full: (clicks - lit) / 10, lit }
}
