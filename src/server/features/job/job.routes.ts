import { job, type Grade } from '../../../contract/job.ts'
import type { Routes } from '../../http/calls/routes.ts'
import { highestJobTotals } from '../../store/rows/save/job-totals.ts'
import { gradeOf, settle, totalClicks } from './job.service.ts'

const RANKS = 10

export function registerJob(routes: Routes): void {
  routes.read(job.fetchStatus, async ({ tx, caller }) => {
    const total = await totalClicks(tx, caller.saveId)
    const { grade, label, tenthsPerClick } = gradeOf(total)
    return {
      grade: grade as Grade,
      grade_label: label,
      payment_rate: tenthsPerClick / 10,
      total_count: total,
      savedata_id: caller.saveId,
    }
  })

  routes.write(job.calculate, async ({ tx, caller, body, now }) => {
    const { total, counted, pay, gold } = await settle(tx, caller.saveId, body.push_count, now)
    const { grade, label } = gradeOf(total)
    const highest = await highestJobTotals(tx, RANKS)
    return [
      { total_count: total, grade: grade as Grade, grade_label: label, counted, earned_money: pay, money: gold },
      highest.map((row, index) => ({ rank: index + 1, total_count: row.total, is_own: row.saveId === caller.saveId })),
    ] as const
  })
}
