import { expect, test } from 'vitest'
import { judgeEntry } from './number-entry.ts'

const limits = { least: 0, most: 4 }

test.each(['-3', '－３', 'ー3', '−3', '–3'])('%s is negative: it becomes 0 and never 3', (text) => {
  expect(judgeEntry(text, limits)).toEqual({ text: '0', number: 0, fault: 'negative' })
})

test.each(['', ' ', '-', '－', '1.5', '１．５', '1e1', '0x2', 'abc', '三', '1 2', '--3', '3-'])(
  '"%s" is no whole number and stays as typed',
  (text) => {
    expect(judgeEntry(text, limits)).toEqual({ text, number: null, fault: 'notANumber' })
  },
)

test.each([
  ['3', 3],
  ['３', 3],
  ['03', 3],
  [' 2 ', 2],
  ['-0', 0],
])('"%s" means %i and stays as typed', (text, number) => {
  expect(judgeEntry(text, limits)).toEqual({ text, number, fault: null })
})

test('above the maximum it becomes the maximum, however many digits it has', () => {
  expect(judgeEntry('5', limits)).toEqual({ text: '4', number: 4, fault: 'tooMany' })
  expect(judgeEntry('9'.repeat(400), limits)).toEqual({ text: '4', number: 4, fault: 'tooMany' })
})

test('below a minimum of one, zero becomes one', () => {
  expect(judgeEntry('0', { least: 1, most: 4 })).toEqual({ text: '1', number: 1, fault: 'tooFew' })
})
