import { expect, test } from 'vitest'
import { bundlesOf, canSettle, initialJob, type JobEvent, jobFlow, type JobState, type LoadedJob } from './job-flow.ts'

const job = { grade: 0, grade_label: '芯切り見習い', payment_rate: 0.1 } as const
const read: JobEvent = { type: 'statusRead', job }
const push: JobEvent = { type: 'pushed' }
const pushes = (count: number) => Array.from({ length: count }, () => push)
const after = (...events: readonly JobEvent[]): JobState => events.reduce<JobState>(jobFlow, initialJob)
function loaded(...events: readonly JobEvent[]): LoadedJob {
  const state = after(read, ...events)
  if (state.status !== 'loaded') throw new Error(`expected loaded, not ${state.status}`)
  return state
}
const own = { total_count: 25, grade: 0, grade_label: '芯切り見習い', counted: 25, earned_money: 3, money: 203 } as const

test('it starts, then every press counts one', () => {
  expect(after()).toEqual({ status: 'start' })
  expect(loaded(...pushes(3)).clicks).toBe(3)
})

test('a guild that cannot be read can be tried again', () => {
  const failed = after({ type: 'statusFailed', message: 'だめでした。' })
  expect(failed).toEqual({ status: 'failed', message: 'だめでした。' })
  expect(jobFlow(failed, read)).toMatchObject({ status: 'loaded', clicks: 0 })
})

test('settling waits for ten presses', () => {
  expect(canSettle(loaded(...pushes(9)))).toBe(false)
  expect(loaded(...pushes(9), { type: 'settlingAsked' })).toMatchObject({ modal: 'closed' })
  expect(loaded(...pushes(10), { type: 'settlingAsked' })).toMatchObject({ modal: 'asking', earned: 1 })
})

test('the gold is rounded, half up', () => {
  expect(loaded(...pushes(14), { type: 'settlingAsked' }).earned).toBe(1)
  expect(loaded(...pushes(15), { type: 'settlingAsked' }).earned).toBe(2)
  expect(loaded(...pushes(25), { type: 'settlingAsked' }).earned).toBe(3)
})

test('nothing is counted while the question stands, and leaving it keeps the count', () => {
  expect(loaded(...pushes(10), { type: 'settlingAsked' }, push).clicks).toBe(10)
  expect(loaded(...pushes(10), { type: 'settlingAsked' }, { type: 'settlingLeft' })).toMatchObject({
    clicks: 10,
    earned: 0,
    modal: 'closed',
  })
})

test('a failed settling keeps what was cut', () => {
  const failed = loaded(
    ...pushes(12),
    { type: 'settlingAsked' },
    { type: 'settlingSent' },
    { type: 'settlingFailed', message: 'だめでした。' },
  )
  expect(failed).toMatchObject({ clicks: 12, modal: 'asking', problem: 'だめでした。' })
})

test('after settling comes the result, and the next count begins at zero', () => {
  const result = after(read, ...pushes(25), { type: 'settlingAsked' }, { type: 'settlingSent' }, { type: 'settled', own, ranking: [] })
  expect(result).toMatchObject({ status: 'result', own: { total_count: 25 }, clicks: 25 })
  expect(jobFlow(jobFlow(result, { type: 'loading' }), read)).toMatchObject({ status: 'loaded', clicks: 0, earned: 0 })
})

test('a status read again meanwhile loses no press', () => {
  expect(loaded(...pushes(4), read).clicks).toBe(4)
})

test('ten little lanterns are lit one by one, then the next row begins', () => {
  expect(bundlesOf(0)).toEqual({ full: 0, lit: 0 })
  expect(bundlesOf(10)).toEqual({ full: 0, lit: 10 })
  expect(bundlesOf(11)).toEqual({ full: 1, lit: 1 })
})
