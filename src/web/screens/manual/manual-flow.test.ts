import { expect, test } from 'vitest'
import { initialManual, type ManualEvent, manualFlow, type ManualState } from './manual-flow.ts'

const after = (...events: readonly ManualEvent[]): ManualState => events.reduce(manualFlow, initialManual)

test('a title opens its chapter, and closing leads back to the titles', () => {
  expect(after({ type: 'opened', at: 4 })).toEqual({ view: 'chapter', at: 4 })
  expect(after({ type: 'opened', at: 4 }, { type: 'closed' })).toEqual({ view: 'titles' })
})

test('chapters are turned one by one and end at the first and the last', () => {
  const turn = (by: 1 | -1): ManualEvent => ({ type: 'turned', by, chapters: 9 })
  expect(after({ type: 'opened', at: 7 }, turn(1))).toEqual({ view: 'chapter', at: 8 })
  expect(after({ type: 'opened', at: 8 }, turn(1))).toEqual({ view: 'chapter', at: 8 })
  expect(after({ type: 'opened', at: 0 }, turn(-1))).toEqual({ view: 'chapter', at: 0 })
  expect(after(turn(1))).toEqual({ view: 'titles' })
})
