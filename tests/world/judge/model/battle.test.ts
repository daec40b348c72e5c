import { expect, test } from 'vitest'
import { after } from './model.ts'
import { type AdventureState, NEW_SAVE, type Phase, type SaveState, type State, VISITOR } from './state.ts'

const won: AdventureState = {
  session: 'now',
  field: 1,
  stage: 1,
  turn: 2,
  last: null,
  phase: 'won',
  wasMaybeCleared: false,
  gold: 0,
  stageGold: 16,
  members: null,
  bag: {},
  down: null,
  isCounted: true,
  run: { stages: 0, turns: 0, points: 0 },
  worth: null,
  isNewStage: false,
}

/** One adventure has ended so, another is won. */
const afterAn = (phase: Phase | null, save: Partial<SaveState> = {}): State => ({
  ...VISITOR,
  isSignedUp: true,
  save: { ...NEW_SAVE, ended: [{ session: 'before', phase }], adventure: won, ...save },
})

const resultOf = (session: string) => ({ kind: 'result', args: { session } })
const shown = { status: 200, body: [[], false, true, { gold: 16 }] }
const notWon = { status: 422, body: { code: 'notWon' } }
const gone = { status: 404, body: { code: 'noBattle' } }

test('the result is that of the adventure that is named, not of the one that is on', () => {
  const escaped = afterAn('escaped')
  expect(after(escaped, resultOf('before'), notWon)).toEqual([escaped])
  expect(() => after(escaped, resultOf('before'), shown)).toThrow('ended without a win')
  expect(() => after(escaped, resultOf('now'), notWon)).toThrow('without a reason')
  expect(after(escaped, resultOf('now'), shown)).toHaveLength(1)
})

test('the result of an adventure that ended with a win is kept', () => {
  const home = afterAn('won', { adventure: null })
  expect(after(home, resultOf('before'), shown)).toEqual([home])
  expect(() => after(home, resultOf('before'), notWon)).toThrow('without a reason')
  expect(() => after(home, resultOf('before'), gone)).toThrow('without a reason')
})

test('of how an adventure ended that nobody saw either may be', () => {
  const unseen = afterAn(null)
  expect(after(unseen, resultOf('before'), notWon)).toEqual([unseen])
  expect(after(unseen, resultOf('before'), shown)).toEqual([unseen])
})
