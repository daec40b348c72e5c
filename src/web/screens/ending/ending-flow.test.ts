import { expect, test } from 'vitest'
import { beatsOf, type EndingEvent, endingFlow, type EndingState, initialEnding, type LoadedEnding } from './ending-flow.ts'

const names = ['甲', '乙', '丙']
const checked = (vastExpanseCleared: boolean): EndingEvent => ({ type: 'checked', vastExpanseCleared, names })
const skip: EndingEvent = { type: 'skipped' }
const turn: EndingEvent = { type: 'pageTurned' }
const told: EndingEvent = { type: 'answered', pattern: 0 }
const silent: EndingEvent = { type: 'answered', pattern: 1 }
const after = (...events: readonly EndingEvent[]): EndingState => events.reduce<EndingState>(endingFlow, initialEnding)
function scene(...events: readonly EndingEvent[]): LoadedEnding {
  const state = after(...events)
  if (state.status !== 'loaded') throw new Error(`expected loaded, not ${state.status}`)
  return state
}
const chosen = (vast: boolean, ending: 1 | 2 | 3 | 4): readonly EndingEvent[] => [
  checked(vast),
  skip,
  told,
  skip,
  skip,
  { type: 'endingAsked', ending },
  { type: 'endingSent' },
  { type: 'stored' },
]

test('it starts, then the first monologue begins', () => {
  expect(after()).toEqual({ status: 'start' })
  expect(scene(checked(false)).scene).toEqual({ view: 'end_monologue_1', part: 'before', page: 0 })
})

test('a failed check leads back to the title', () => {
  expect(after({ type: 'failed' })).toEqual({ status: 'returned' })
})

test('a page is turned one by one until the choice stands', () => {
  const begun = scene(checked(false))
  const turns = Array.from({ length: beatsOf(begun).length - 1 }, () => turn)
  expect(scene(checked(false), ...turns).scene).toMatchObject({ part: 'before', page: turns.length })
  expect(scene(checked(false), ...turns, turn).scene).toEqual({ view: 'end_monologue_1', part: 'choice' })
})

test('silence is possible only without the vast expanse', () => {
  expect(scene(checked(false), skip, silent).scene).toMatchObject({ part: 'after', pattern: 1 })
  expect(scene(checked(true), skip, silent).scene).toMatchObject({ part: 'choice' })
  expect(scene(checked(true), skip, told).scene).toMatchObject({ part: 'after', pattern: 0 })
})

test('the second monologue follows what was answered, and the diary once the vast expanse is cleared', () => {
  const first = (vast: boolean, answer: EndingEvent) => beatsOf(scene(checked(vast), skip, answer, skip))[2]?.lines[0]
  expect(new Set([first(false, told), first(false, silent), first(true, told)]).size).toBe(3)
})

test('without the vast expanse endings 1 and 2 are open, with it 3 and 4', () => {
  const asked = (vast: boolean, ending: 1 | 2 | 3 | 4) =>
    scene(checked(vast), skip, told, skip, skip, { type: 'endingAsked', ending }).scene
  for (const ending of [1, 2] as const) {
    expect(asked(false, ending)).toMatchObject({ asking: ending })
    expect(asked(true, ending)).toMatchObject({ asking: null })
  }
  for (const ending of [3, 4] as const) {
    expect(asked(true, ending)).toMatchObject({ asking: ending })
    expect(asked(false, ending)).toMatchObject({ asking: null })
  }
})

test('the confirmation can be left, but not while the clear is being stored', () => {
  const asking = after(...chosen(false, 1).slice(0, 6))
  expect(endingFlow(asking, { type: 'endingLeft' })).toMatchObject({ scene: { part: 'choice', asking: null } })
  const sending = endingFlow(asking, { type: 'endingSent' })
  expect(endingFlow(sending, { type: 'endingLeft' })).toEqual(sending)
})

test('a failed store leads back to the title, a late failed reading does not', () => {
  const asking = after(...chosen(false, 1).slice(0, 6))
  expect(endingFlow(asking, { type: 'failed' })).toEqual(asking)
  expect(endingFlow(endingFlow(asking, { type: 'endingSent' }), { type: 'failed' })).toEqual({ status: 'returned' })
})

test.each([
  [false, 1, 'after_1'],
  [false, 2, 'after_1'],
  [true, 3, 'after_2'],
  [true, 4, 'after_2'],
] as const)('with the vast expanse %s, ending %i is told and %s follows', (vast, ending, view) => {
  expect(scene(...chosen(vast, ending)).scene).toEqual({ view: `ending_${ending}`, ending, page: 0 })
  const credits = scene(...chosen(vast, ending), skip)
  expect(credits.scene).toMatchObject({ view, part: 'credits' })
  expect(scene(...chosen(vast, ending), skip, turn).scene).toMatchObject({ view, part: 'words', page: 0 })
})

test('the last page stays, and only behind the sheet is there a backstage', () => {
  const words = (vast: boolean, ending: 1 | 3) => [...chosen(vast, ending), skip, turn, turn, turn, turn]
  expect(scene(...words(false, 1)).scene).toMatchObject({ view: 'after_1', part: 'words', page: 1 })
  expect(scene(...words(false, 1), { type: 'bonusOpened' }).scene).toMatchObject({ part: 'words' })
  expect(scene(...words(true, 3), { type: 'bonusOpened' }).scene).toMatchObject({ part: 'backstage' })
  expect(scene(...words(true, 3), { type: 'bonusOpened' }, { type: 'bonusLeft' }).scene).toMatchObject({ part: 'words', page: 1 })
})
