import { describe, expect, test } from 'vitest'
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
  slip: null,
  isNewStage: false,
}

/** One adventure has ended so, another is won. */
const afterAn = (phase: Phase | null, save: Partial<SaveState> = {}): State => ({
  ...VISITOR,
  isSignedUp: true,
  hasSession: true,
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

test('a lost adventure cannot be finished, a lost run after the story can', () => {
  const finish = { kind: 'finish', args: { session: 'now' } }
  const home = { status: 200, body: {} }
  const refused = { status: 409, body: { code: 'battleLost' } }
  const lost = (field: number) => afterAn('won', { adventure: { ...won, field, phase: 'lost' } })
  expect(() => after(lost(1), finish, home)).toThrow('finished while lost')
  expect(after(lost(1), finish, refused)).toEqual([lost(1)])
  expect(after(lost(14), finish, home)).toMatchObject([{ save: { adventure: null } }])
  expect(() => after(lost(14), finish, refused)).toThrow('without a reason')
})

describe('the slip of a curtain', () => {
  const run = { ...won, field: 14, stageGold: null, run: { stages: 1, turns: 1, points: 10 }, worth: 10 }
  const inRun = afterAn('won', { adventure: run })
  const enter = (slip: number | null) => ({ kind: 'enter', args: { field: 14, stage: 2, slip } })
  const shownWith = (slip: { readonly id: number; readonly kind: string; readonly name: string }, worth: number) => ({
    status: 200,
    body: [[{ id: 1 }], [{ id: 11 }], 'now', [], 3, '', { phase: 'fighting', log: [], result: null, endless: { points: 10, worth, slip } }],
  })
  const stake = shownWith({ id: 6, kind: 'stake', name: '向かい風' }, 30)
  const rest = shownWith({ id: 1, kind: 'rest', name: '灯' }, 20)

  test('is the one that was named when it was entered, also where that answer was lost', () => {
    const [unseen] = after(inRun, enter(6), null)
    expect(after(unseen as State, enter(null), stake)).toHaveLength(1)
    expect(() => after(unseen as State, enter(null), rest)).toThrow('slip 1 instead of 6')
  })

  test('is the first where none was named', () => {
    const [unseen] = after(inRun, enter(null), null)
    expect(after(unseen as State, enter(6), rest)).toHaveLength(1)
    expect(() => after(unseen as State, enter(6), stake)).toThrow('where none was named')
    expect(() => after(inRun, enter(null), stake)).toThrow('where none was named')
  })

  test('stays the same', () => {
    const [seen] = after(inRun, enter(6), stake)
    expect(() => after(seen as State, enter(null), rest)).toThrow('slip 1 instead of 6')
  })
})
