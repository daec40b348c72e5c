import { type JobGradeEntry, jobGrades } from '../../../content/jobs.ts'
import { countClicks, gradeFor, payFor, usedUpToAtFirst } from '../../../rules/town/job.ts'
import { jobTotalOf, setJobTotal } from '../../store/rows/save/job-totals.ts'
import { saveOf, setGold } from '../../store/rows/save/saves.ts'
import type { Tx } from '../../store/store.ts'

export const gradeOf = (total: number): JobGradeEntry => gradeFor(total, jobGrades)

export const totalClicks = async (tx: Tx, saveId: number): Promise<number> => (await jobTotalOf(tx, saveId))?.total ?? 0

export interface Settlement {
  readonly total: number
  readonly counted: number
  readonly pay: number
  readonly gold: number
}

/** Counts the clicks that time allows since the last settling (or since the save began) and pays at the grade held before. */
export async function settle(tx: Tx, saveId: number, clicks: number, now: number): Promise<Settlement> {
  const save = await saveOf(tx, saveId)
  const before = await jobTotalOf(tx, saveId)
  const { clicks: counted, usedUpTo } = countClicks(clicks, before?.usedUpTo ?? usedUpToAtFirst(save.createdAt), now)
  const total = (before?.total ?? 0) + counted
  const pay = payFor(counted, gradeOf(before?.total ?? 0))
  const gold = save.gold + pay
  await setGold(tx, saveId, gold)
  await setJobTotal(tx, { saveId, total, usedUpTo }, now)
  return { total, counted, pay, gold }
}
