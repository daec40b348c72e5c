import fc from 'fast-check'
import { expect, test } from 'vitest'
import { visibleText } from './visible-text.ts'

test.each([
  'が', // NFC of か + dakuten
  'あ゙', // a dakuten that no letter has
  'ｶﾞｷﾞ',
  '影あかり・「灯」〜！？',
  '々〆ヶ',
  '葛󠄀城', // kanji with a variation selector
  '辻︀',
  '❤️🏮☂︎',
  '1️⃣',
  '👨‍👩‍👧‍👦',
  '👩🏽‍🚒',
  '🏳️‍🌈',
  '🏴󠁧󠁢󠁳󠁣󠁴󠁿',
  '🇯🇵',
  'ñ ệ',
  '한국어',
  'สวัสดี',
  'שָׁלוֹם',
  '灯　影',
])('%s stays as it is', (text) => {
  expect(visibleText(text.normalize('NFC'))).toBe(text.normalize('NFC'))
})

test.each([
  ['bidi controls', 'あ\u202eいう\u202c\u2066え\u2069', 'あいうえ'],
  ['zero-width characters', 'あ\u200bい\u200c\u200d\u2060\ufeffう', 'あいう'],
  ['a joiner without an emoji on both sides', '🏮\u200dあ', '🏮あ'],
  ['invisible letters', 'あ\u3164\u115f\u1160\uffa0\u2800い', 'あい'],
  ['tags outside a flag', 'あ\u{e0041}\u{e007f}', 'あ'],
  ['a variation selector on kana', 'あ\ufe00', 'あ'],
  ['more than two marks', `a${'\u0316'.repeat(20)}b`, 'a\u0316\u0316b'],
  ['marks without a character', '\u0316\u0316灯 \u0316', '灯'],
  ['line separators', 'あ\u2028い', 'あい'],
  ['the place of an object that is not there', 'あ\ufffcい', 'あい'],
])('%s go', (_, given, shown) => {
  expect(visibleText(given)).toBe(shown)
})

test.each(['\u3164', '\u2800', '\u115f', '\u1160', '\uffa0', '\u202e', '\u200b \u00ad', '\u0316', '\u180e', '\ufffc', '\u{e0041}'])(
  '%j is nothing to see',
  (given) => {
    expect(visibleText(given.repeat(3))).toBe('')
  },
)

test('what has been cleaned is clean', () => {
  const pieces = fc.constantFrom(
    ...Array.from('あ゙か\u3099\u0316\u200d\ufe0f\u{e0100}\u202e\u3164👩🏽🏮葛1 \u2028\u{e0061}\u{1f3f4}\u{e007f}'),
  )
  fc.assert(
    fc.property(fc.string({ unit: fc.oneof(pieces, fc.constantFrom('a', 'é')), maxLength: 12 }), (text) => {
      const shown = visibleText(text)
      expect(visibleText(shown)).toBe(shown)
    }),
    { numRuns: 3000, seed: 20260401 },
  )
})
