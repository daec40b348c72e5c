import { expect, test } from 'vitest'
import type { JobStatus } from '../../../contract/job.ts'
import { ApiFailure } from '../../server/api.ts'
import {
  begin,
  bundlesOf,
  canSettle,
  climbOf,
  earnedBy,
  type JobEvent,
  jobFlow,
  type JobState,
  pressesToMore,
  type Work,
} from './job-flow.ts'

const job: JobStatus = { grade: 0, grade_label: '芯切り見習い', payment_rate: 0.1, total_count: 0, savedata_id: 7 }
const push: JobEvent = { type: 'pushed' }
const asked: JobEvent = { type: 'settlingAsked', job }
const pushes = (count: number) => Array.from({ length: count }, () => push)
const after = (...events: readonly JobEvent[]): JobState => events.reduce<JobState>(jobFlow, begin(0))
function working(...events: readonly JobEvent[]): Work {
  const state = after(...events)
  if (state.view !== 'loaded') throw new Error(`expected loaded, not ${state.view}`)
  return state
}
const own = { total_count: 25, grade: 0, grade_label: '芯切り見習い', counted: 25, earned_money: 3, money: 203 } as const

test('every click counts one', () => {
  expect(working().clicks).toBe(0)
  expect(working(...pushes(3)).clicks).toBe(3)
})

test('clicks that were not settled go on counting', () => {
  expect(jobFlow(begin(17), push)).toMatchObject({ clicks: 18 })
})

test('settling waits for ten clicks [JOB-11]', () => {
  expect(canSettle(working(...pushes(9)))).toBe(false)
  expect(working(...pushes(9), asked)).toMatchObject({ modal: 'closed' })
  expect(working(...pushes(10), asked)).toMatchObject({ modal: 'asking', earned: 1 })
})

test('the gold is rounded, half up [JOB-12]', () => {
  expect(working(...pushes(14), asked).earned).toBe(1)
  expect(working(...pushes(15), asked).earned).toBe(2)
  expect(working(...pushes(25), asked).earned).toBe(3)
})

test('nothing is counted while the question stands, and leaving it keeps the count', () => {
  expect(working(...pushes(10), asked, push).clicks).toBe(10)
  expect(working(...pushes(10), asked, { type: 'settlingLeft' })).toMatchObject({ clicks: 10, earned: 0, modal: 'closed' })
})

test('a failed settling keeps what was cut', () => {
  const failure = new ApiFailure('offline', 0, { message: 'だめでした。' }, null)
  const failed = working(...pushes(12), asked, { type: 'settlingSent' }, { type: 'settlingFailed', failure })
  expect(failed).toMatchObject({ clicks: 12, modal: 'asking', failure })
})

test('after settling comes the result, and the next count begins at zero', () => {
  const result = after(...pushes(25), asked, { type: 'settlingSent' }, { type: 'settled', own, ranking: [], job })
  expect(result).toMatchObject({ view: 'result', own: { total_count: 25 }, clicks: 25 })
  expect(jobFlow(result, { type: 'begunAgain' })).toMatchObject({ view: 'loaded', clicks: 0, earned: 0 })
})

test('it is told after how many clicks there is more gold', () => {
  expect(pressesToMore(0, job)).toBe(5)
  expect(pressesToMore(5, job)).toBe(10)
  expect(earnedBy(5, job)).toBe(1)
  expect(pressesToMore(10, { ...job, payment_rate: 0.8 })).toBe(1)
})

test('the way to the next grade is told with what it pays; the top grade has none', () => {
  expect(climbOf(0, 17)).toMatchObject({ next: { label: '芯切り', tenthsPerClick: 2 }, done: 17, of: 100, missing: 83 })
  expect(climbOf(1, 360)).toMatchObject({ done: 260, of: 260, missing: 0 })
  expect(climbOf(4, 5000)).toBeNull()
})

test('ten lamps are lit one by one, then the next row begins', () => {
  expect(bundlesOf(0)).toEqual({ full: 0, lit: 0 })
  expect(bundlesOf(10)).toEqual({ full: 0, lit: 10 })
  expect(bundlesOf(11)).toEqual({ full: 1, lit: 1 })
})
