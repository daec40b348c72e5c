import { expect, test } from 'vitest'
import { kanjiNumber, kanjiShare } from './numerals.ts'

test('numbers are written in kanji', () => {
  expect([1, 8, 10, 12, 20, 25, 99].map(kanjiNumber)).toEqual(['一', '八', '十', '十二', '二十', '二十五', '九十九'])
})

test('percentages are written in tenths and hundredths', () => {
  expect([40, 45, 8].map(kanjiShare)).toEqual(['四割', '四割五分', '八分'])
})
