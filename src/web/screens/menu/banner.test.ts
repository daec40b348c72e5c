import { expect, test } from 'vitest'
import type { RunningAdventure } from '../../../contract/adventure.ts'
import { bannerOf } from './banner.ts'

const stages = 4
const running = (change: Partial<RunningAdventure>): RunningAdventure => ({
  field_id: 3,
  stage_id: 2,
  session_id: 's',
  phase: 'fighting',
  ...change,
})
const at = { field: 3, stage: 2, session: 's' }

test('a fight stands where it was left', () => {
  expect(bannerOf(running({}), stages)).toEqual({ phase: 'fighting', at })
})

test('after a won stage the next one is offered, after the boss none', () => {
  expect(bannerOf(running({ phase: 'won' }), stages)).toMatchObject({ phase: 'won', next: { field: 3, stage: 3 } })
  expect(bannerOf(running({ phase: 'won', stage_id: 4 }), stages)).toMatchObject({ phase: 'won', next: null })
})

test('after a won curtain of 無尽の幕 the way leads to its slips', () => {
  expect(bannerOf(running({ phase: 'won', field_id: 14 }), Infinity)).toMatchObject({ next: { field: 14, stage: 2 } })
})

test('after an escape one can only return', () => {
  expect(bannerOf(running({ phase: 'escaped' }), stages)).toEqual({ phase: 'escaped', at })
})

test('a lost adventure is over', () => {
  expect(bannerOf(running({ phase: 'lost' }), stages)).toBeNull()
})
