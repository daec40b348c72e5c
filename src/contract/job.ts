import { z } from 'zod'
import { CLICKS } from '../rules/input-limits.ts'
import { endpoint } from './endpoint.ts'
import { ignored, int } from './schema.ts'
import type { Shape } from './shape.ts'

const gradeSchema = z.literal([0, 1, 2, 3, 4])
export type Grade = Shape<typeof gradeSchema>

const jobStatusSchema = z.object({
  grade: gradeSchema,
  grade_label: z.string(),
  payment_rate: z.number().describe('Gold a click.'),
  total_count: z.int().describe('Our own: all clicks counted so far.'),
  savedata_id: z.int().describe('Our own: the id of the save.'),
})
export type JobStatus = Shape<typeof jobStatusSchema>

const jobResultSchema = z.object({
  total_count: z.int(),
  grade: gradeSchema,
  grade_label: z.string(),
  counted: z.int().describe('Clicks that counted this time.'),
  earned_money: z.int(),
  money: z.int(),
})
export type JobResult = Shape<typeof jobResultSchema>

const jobRankSchema = z.object({
  rank: z.int(),
  total_count: z.int(),
  is_own: z.boolean(),
})
export type JobRank = Shape<typeof jobRankSchema>

export const job = {
  fetchStatus: endpoint({
    method: 'GET',
    path: '/api/game/rpg/menu/plaza/job/fetch_status',
    access: 'save',
    body: null,
    reply: jobStatusSchema,
    refusals: {},
    summary: 'Grade and pay of the day labourer.',
  }),
  calculate: endpoint({
    method: 'POST',
    path: '/api/game/rpg/menu/plaza/job/calculate',
    access: 'save',
    body: z.object({ earned_money: ignored, push_count: int({ ...CLICKS, code: 'badClicks' }) }),
    reply: z.tuple([jobResultSchema, z.array(jobRankSchema).describe('ranking')]),
    refusals: { badClicks: 422 },
    summary: 'Settles clicks; the server counts and pays.',
  }),
}
