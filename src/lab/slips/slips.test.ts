import { expect, test } from 'vitest'
import { gather } from '../report/findings.ts'
import { judge } from '../report/verdict.ts'
import { memberWith, planFor } from '../party.ts'
import { chooseSlips, type SlipChoosingResult } from './choosing.ts'
import { slipGoals, slipLines } from './goals.ts'

const GROWN_UP = 1850
const members = planFor([1, 2, 4]).map((build) => memberWith(GROWN_UP, build))

test('one person plays the same run by each way of choosing, and again the same', () => {
  const task = { type: 'slips', person: 'experienced', members, bag: [{ item: 5, count: 2 }], seed: 11 } as const
  const { person, runs } = chooseSlips(task)
  expect(person).toBe('experienced')
  expect(chooseSlips(task)).toEqual({ person, runs })
  for (const { points, stages } of [runs.rest, runs.help]) expect(points).toBe(5 * stages * (stages + 1))
  expect(runs.stake.points).toBeGreaterThan(5 * runs.stake.stages * (runs.stake.stages + 1))
})

/** Runs of these points, five of each, a little apart. */
const findings = (rest: number, stake: number, help: number, lamps: number) => {
  const run = (points: number, nth: number) => ({ points: points + (nth % 2), stages: 3 })
  const results = (['casual', 'experienced'] as const).flatMap((person) =>
    [0, 1, 2, 3, 4].map(
      (nth): SlipChoosingResult => ({
        person,
        runs: { rest: run(rest, nth), stake: run(stake, 0), help: run(help, nth), lamps: run(lamps, nth) },
      }),
    ),
  )
  return gather(results.map((slips) => ({ type: 'slips', slips }) as const))
}

test.each([
  [
    [100, 90, 100, 120],
    ['PASS', 'PASS'],
  ],
  [
    [100, 90, 121, 120],
    ['FAIL', 'PASS'],
  ],
  [
    [100, 60, 100, 120],
    ['PASS', 'FAIL'],
  ],
  [
    [100, 60, 160, 120],
    ['FAIL', 'FAIL'],
  ],
] as const)('points %j are judged %j', ([rest, stake, help, lamps], expected) => {
  expect(judge(slipGoals, findings(rest, stake, help, lamps)).map(({ verdict }) => verdict)).toEqual(expected)
})

test('what was not measured is neither judged nor told', () => {
  const nothing = gather([])
  expect(judge(slipGoals, nothing).map(({ verdict }) => verdict)).toEqual(['not measured', 'not measured'])
  expect(slipLines(nothing)).toEqual([])
  expect(slipLines(findings(100, 90, 100, 120))[0]).toBe(
    'slips, casual: rest 100 ±0 in 3.0; stake 90 ±0 in 3.0; help 100 ±0 in 3.0; lamps 120 ±0 in 3.0 curtains',
  )
})
