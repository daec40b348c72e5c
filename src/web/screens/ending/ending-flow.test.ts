import { expect, test } from 'vitest'
import { beatsOf, beginEnding, type EndingEvent, endingFlow, type EndingState } from './ending-flow.ts'

const skip: EndingEvent = { type: 'skipped' }
const turn: EndingEvent = { type: 'pageTurned' }
const told: EndingEvent = { type: 'answered', pattern: 0 }
const silent: EndingEvent = { type: 'answered', pattern: 1 }
const after = (vast: boolean, ...events: readonly EndingEvent[]): EndingState =>
  events.reduce(endingFlow, beginEnding({ vastExpanseCleared: vast, roles: [4, 5, 6] }))
const chosen = (ending: 1 | 2 | 3 | 4): readonly EndingEvent[] => [
  skip,
  ...(ending < 3 ? [told] : []),
  skip,
  skip,
  { type: 'endingAsked', ending },
  { type: 'stored' },
]

test('it begins with the first monologue', () => {
  expect(after(false).scene).toEqual({ view: 'end_monologue_1', part: 'before', page: 0 })
})

test('a page is turned one by one until the choice stands', () => {
  const turns = Array.from({ length: beatsOf(after(false)).length - 1 }, () => turn)
  expect(after(false, ...turns).scene).toMatchObject({ part: 'before', page: turns.length })
  expect(after(false, ...turns, turn).scene).toEqual({ view: 'end_monologue_1', part: 'choice' })
})

test('silence is possible only without the vast expanse [ENDING-8]', () => {
  expect(after(false, skip, silent).scene).toMatchObject({ part: 'after', pattern: 1 })
  expect(after(true, silent).scene).toMatchObject({ part: 'before' })
})

test('a lone answer is no choice: the last page gives it', () => {
  const turns = beatsOf(after(true)).map(() => turn)
  expect(after(true, ...turns).scene).toEqual({ view: 'end_monologue_1', part: 'after', pattern: 0, page: 0 })
  expect(after(true, skip).scene).toEqual({ view: 'end_monologue_1', part: 'after', pattern: 0, page: 0 })
})

test('the second monologue follows what was answered, and the diary once the vast expanse is cleared', () => {
  const first = (vast: boolean, ...answers: readonly EndingEvent[]) => beatsOf(after(vast, skip, ...answers, skip))[2]?.lines[0]
  expect(new Set([first(false, told), first(false, silent), first(true)]).size).toBe(3)
})

test('without the vast expanse endings 1 and 2 are open, with it 3 and 4', () => {
  const asked = (vast: boolean, ending: 1 | 2 | 3 | 4) =>
    after(vast, skip, ...(vast ? [] : [told]), skip, skip, { type: 'endingAsked', ending }).scene
  for (const ending of [1, 2] as const) {
    expect(asked(false, ending)).toMatchObject({ asking: ending })
    expect(asked(true, ending)).toMatchObject({ asking: null })
  }
  for (const ending of [3, 4] as const) {
    expect(asked(true, ending)).toMatchObject({ asking: ending })
    expect(asked(false, ending)).toMatchObject({ asking: null })
  }
})

test('the confirmation can be left, and nothing is told before a choice is stored', () => {
  const asking = after(false, ...chosen(1).slice(0, 5))
  expect(endingFlow(asking, { type: 'endingLeft' })).toMatchObject({ scene: { part: 'choice', asking: null } })
  expect(after(false, skip, told, skip, skip, { type: 'stored' }).scene).toMatchObject({ part: 'choice' })
})

test.each([
  [false, 1, 'after_1'],
  [false, 2, 'after_1'],
  [true, 3, 'after_2'],
  [true, 4, 'after_2'],
] as const)(
  'from the first monologue over the second, with the vast expanse %s, ending %i is told and %s follows [ENDING-7]',
  (vast, ending, view) => {
    const views = chosen(ending).reduce<readonly string[]>(
      (seen, _, index) => [...seen, after(vast, ...chosen(ending).slice(0, index + 1)).scene.view],
      [after(vast).scene.view],
    )
    expect([...new Set(views)]).toEqual(['end_monologue_1', 'end_monologue_2', `ending_${ending}`])
    expect(after(vast, ...chosen(ending)).scene).toEqual({ view: `ending_${ending}`, ending, pattern: 0, page: 0 })
    const credits = after(vast, ...chosen(ending), skip)
    expect(credits.scene).toMatchObject({ view, part: 'credits' })
    expect(after(vast, ...chosen(ending), skip, turn).scene).toMatchObject({ view, part: 'words', page: 0 })
  },
)

test('the last page stays, and only after endings 3 and 4 is there a backstage', () => {
  const words = (ending: 1 | 3) => [...chosen(ending), skip, turn, turn, turn, turn]
  expect(after(false, ...words(1)).scene).toMatchObject({ view: 'after_1', part: 'words', page: 2 })
  expect(after(false, ...words(1), { type: 'bonusOpened' }).scene).toMatchObject({ part: 'words' })
  expect(after(true, ...words(3), { type: 'bonusOpened' }).scene).toMatchObject({ part: 'backstage' })
  expect(after(true, ...words(3), { type: 'bonusOpened' }, { type: 'bonusLeft' }).scene).toMatchObject({ part: 'words', page: 2 })
})

test('ending 1 begins otherwise after the silence', () => {
  const asked: readonly EndingEvent[] = [skip, skip, { type: 'endingAsked', ending: 1 }, { type: 'stored' }]
  const opening = (answer: EndingEvent) => beatsOf(after(false, skip, answer, ...asked))[0]?.lines[0]
  expect(opening(told)).toBe('翌朝、火は広場のまんなかに吊られた。')
  expect(opening(silent)).toBe('翌朝、三人は広場で灯籠を出した。')
})

test('a page can be turned back within its scene, and skipping the last words shows the last of them', () => {
  const back: EndingEvent = { type: 'pageTurnedBack' }
  expect(after(false, turn, turn, back).scene).toMatchObject({ page: 1 })
  expect(after(false, back).scene).toMatchObject({ view: 'end_monologue_1', part: 'before', page: 0 })
  expect(after(false, skip, back).scene).toMatchObject({ part: 'choice' })
  expect(after(false, ...chosen(1), skip, turn, skip).scene).toMatchObject({ part: 'words', page: 2 })
})
