import { expect, test } from 'vitest'
import type { Findings } from './findings.ts'
import type { Measurement, Goal } from './goals.ts'
import { meanOf, shareOf } from './sample.ts'
import { figureVerdict, judge, limitText, sampleText } from './verdict.ts'

const nothing: Findings = { cells: new Map(), careers: [], lives: [], decisions: [], lookbacks: [], slips: [] }
const goalOf = (figures: readonly Measurement[], over: Partial<Goal> = {}): Goal => ({
  name: 'a goal',
  measure: 'win rate',
  unit: 'share',
  limit: { atLeast: 0.5 },
  distance: 0.05,
  figures: () => figures,
  ...over,
})
const figureOf = (mean: number, error: number, of = 'it'): Measurement => ({ of, sample: { mean, error, n: 100 } })
const verdictOf = (figures: readonly Measurement[]) => judge([goalOf(figures)], nothing)[0]?.verdict

test('a precise mean is judged by itself, without credit', () => {
  expect(verdictOf([figureOf(0.5, 0.01)])).toBe('PASS')
  expect(verdictOf([figureOf(0.499, 0.01)])).toBe('FAIL')
})

test('twenty runs do not let 35 % pass for 50 %', () => {
  expect(figureVerdict(goalOf([]), shareOf({ won: 7, runs: 20 }))).toBe('too small a sample')
  expect(figureVerdict(goalOf([]), shareOf({ won: 140, runs: 400 }))).toBe('FAIL')
})

test('a smaller sample passes less easily, never more', () => {
  const verdicts = [10, 40, 400, 4000].map((runs) => figureVerdict(goalOf([]), shareOf({ won: runs * 0.6, runs })))
  expect(verdicts).toEqual(['too small a sample', 'too small a sample', 'PASS', 'PASS'])
})

test('three standard errors between mean and limit are enough, however coarse the sample', () => {
  expect(verdictOf([figureOf(0.9, 0.13)])).toBe('PASS')
  expect(verdictOf([figureOf(0.9, 0.14)])).toBe('too small a sample')
  expect(verdictOf([figureOf(0.1, 0.13)])).toBe('FAIL')
})

test('the worst verdict of the figures is that of the goal, and names the figure that breaks the limit most', () => {
  const figures = [figureOf(0.6, 0.001, 'a'), figureOf(0.5, 0.2, 'b'), figureOf(0.4, 0.001, 'c'), figureOf(0.3, 0.001, 'd')]
  expect(judge([goalOf(figures)], nothing)).toMatchObject([{ verdict: 'FAIL', deciding: { of: 'd' }, figures: 4, passed: 1 }])
  expect(judge([goalOf(figures.slice(0, 2))], nothing)).toMatchObject([{ verdict: 'too small a sample', deciding: { of: 'b' } }])
  expect(judge([goalOf(figures.slice(0, 1))], nothing)).toMatchObject([{ verdict: 'PASS', deciding: { of: 'a' } }])
  expect(judge([goalOf([])], nothing)).toMatchObject([{ verdict: 'not measured', deciding: null }])
})

test('"all" is broken by a single one', () => {
  const all = goalOf([], { limit: { atLeast: 1 }, distance: 0.1 })
  expect(figureVerdict(all, shareOf({ won: 19, runs: 20 }))).toBe('FAIL')
  expect(figureVerdict(all, shareOf({ won: 20, runs: 20 }))).toBe('too small a sample')
  expect(figureVerdict(all, shareOf({ won: 30, runs: 30 }))).toBe('PASS')
})

test('means come with their standard error and sample', () => {
  expect(meanOf([2, 4, 4, 4, 5, 5, 7, 9])).toEqual({ mean: 5, error: Math.sqrt(32 / 7 / 8), n: 8 })
  expect(meanOf([3]).error).toBe(Number.POSITIVE_INFINITY)
  expect(shareOf({ won: 0, runs: 98 }).error).toBeCloseTo(0.00995, 5)
  expect(sampleText('share', { mean: 0.831, error: 0.0141, n: 800 })).toBe('83.1 % (standard error 1.4 %, sample 800)')
  expect(limitText({ unit: 'turns', limit: { atMost: 30 } })).toBe('≤ 30 turns')
})
