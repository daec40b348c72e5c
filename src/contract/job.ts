import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { hint, int } from './schema.ts'

export type Grade = 0 | 1 | 2 | 3 | 4

export interface JobStatus {
  readonly grade: Grade
  readonly grade_label: string
  /** Gold a click. */
  readonly payment_rate: number
}

export interface JobResult {
  readonly total_count: number
  readonly grade: Grade
  readonly grade_label: string
  /** Clicks that counted this time. */
  readonly counted: number
  readonly earned_money: number
  readonly money: number
}

export interface JobRank {
  readonly rank: number
  readonly total_count: number
  readonly is_own: boolean
}

export const job = {
  fetchStatus: endpoint<JobStatus>()({
    method: 'GET',
    path: '/api/game/rpg/menu/plaza/job/fetch_status',
    access: 'save',
    body: null,
    refusals: {},
    summary: 'Grade and pay of the day labourer.',
  }),
  calculate: endpoint<readonly [own: JobResult, ranking: readonly JobRank[]]>()({
    method: 'POST',
    path: '/api/game/rpg/menu/plaza/job/calculate',
    access: 'save',
    body: z.object({ earned_money: hint, push_count: int({ min: 10, max: 100_000, code: 'badClicks' }) }),
    refusals: { badClicks: 422 },
    summary: 'Settles clicks; the server counts and pays.',
  }),
}
