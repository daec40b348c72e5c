import { expect, test } from 'vitest'
import { MAX_LEVEL } from '../../../../rules/party/growth.ts'
import { expSteps, withinLevel } from './exp-steps.ts'

// Levels begin at 0, 20, 60, 130 … 1850 EXP.

test('within a level the bar goes from the share before to the share after', () => {
  expect(expSteps({ exp: 30, level: 2 }, { exp: 50, level: 2 })).toEqual([{ level: 2, from: 0.25, to: 0.75 }])
})

test('over a level it fills, and begins again', () => {
  expect(expSteps({ exp: 15, level: 1 }, { exp: 40, level: 2 })).toEqual([
    { level: 1, from: 0.75, to: 1 },
    { level: 2, from: 0, to: 0.5 },
  ])
})

test('over two levels it fills twice', () => {
  expect(expSteps({ exp: 10, level: 1 }, { exp: 95, level: 3 })).toEqual([
    { level: 1, from: 0.5, to: 1 },
    { level: 2, from: 0, to: 1 },
    { level: 3, from: 0, to: 0.5 },
  ])
})

test('a level that is just reached begins empty', () => {
  expect(expSteps({ exp: 10, level: 1 }, { exp: 20, level: 2 })).toEqual([
    { level: 1, from: 0.5, to: 1 },
    { level: 2, from: 0, to: 0 },
  ])
})

test('at the highest level the bar is full and stays full', () => {
  expect(expSteps({ exp: 1850, level: MAX_LEVEL }, { exp: 2400, level: MAX_LEVEL })).toEqual([{ level: MAX_LEVEL, from: 1, to: 1 }])
  expect(expSteps({ exp: 1585, level: 9 }, { exp: 1900, level: MAX_LEVEL })).toEqual([
    { level: 9, from: 0.5, to: 1 },
    { level: MAX_LEVEL, from: 0, to: 1 },
  ])
  expect(withinLevel({ exp: 2400, level: MAX_LEVEL })).toEqual({ now: 1, needed: 1 })
})

test('without EXP the bar stands', () => {
  expect(expSteps({ exp: 30, level: 2 }, { exp: 30, level: 2 })).toEqual([{ level: 2, from: 0.25, to: 0.25 }])
})
