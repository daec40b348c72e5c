import { expect, test } from 'vitest'
import type { ShadowNotes } from '../../../contract/library.ts'
import { countsOf, isBlank, isUnsure, throughWord } from './notes-words.ts'

const never = { step: 0, is_loose: false }
const blank: ShadowNotes = {
  id: 11,
  name: 'ケシカゲ',
  folded: 0,
  best_turns: null,
  strokes: 0,
  through: { physical: never, magical: never },
  duels: [],
  seen: [],
}

test('each step has its word, and one that is loose says so', () => {
  expect([0, 1, 2, 3].map((step) => throughWord({ step, is_loose: false }))).toEqual(['まだ分からず', '通りにくい', 'ふつう', 'よく通る'])
  expect([1, 2, 3].map((step) => throughWord({ step, is_loose: true }))).toEqual(['通りにくいらしい', 'ふつうらしい', 'よく通るらしい'])
})

test('what has not happened keeps its place, without a count', () => {
  expect(countsOf(blank).map(({ value }) => value)).toEqual([null, null, null])
  expect(countsOf({ folded: 14, best_turns: 2, strokes: 31 })).toEqual([
    { label: '畳んだ', value: '14体' },
    { label: '最短', value: '2回' },
    { label: '当てた回数', value: '31回' },
  ])
  expect(countsOf({ folded: 1, best_turns: 9, strokes: 3 }, true)[0]).toEqual({ label: '勝った', value: '1体' })
  expect(countsOf({ folded: 0, best_turns: null, strokes: 1 }).map(({ value }) => value)).toEqual([null, null, '1回'])
})

test('more blows tell more until both kinds are certain', () => {
  const firm = { step: 2, is_loose: false }
  expect(isUnsure({ physical: firm, magical: firm })).toBe(false)
  expect(isUnsure({ physical: firm, magical: never })).toBe(true)
  expect(isUnsure({ physical: { ...firm, is_loose: true }, magical: firm })).toBe(true)
})

test('a page is blank until anything is known', () => {
  const seen = { skill_id: 1101, name: '火の粉', kind: 'magical', aim: 'one', times: 1, is_announced: false } as const
  const duel = { role_id: 1, name: 'キリカ', act: null, least: 3, most: 4, hits: 1 }
  expect(isBlank(blank)).toBe(true)
  const known: readonly Partial<ShadowNotes>[] = [
    { folded: 1 },
    { best_turns: 3 },
    { strokes: 1 },
    { through: { physical: never, magical: { step: 2, is_loose: true } } },
    { duels: [duel] },
    { seen: [seen] },
  ]
  expect(known.filter((one) => isBlank({ ...blank, ...one }))).toEqual([])
})
