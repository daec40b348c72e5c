import { expect, test } from 'vitest'
import { lengthOf } from '../../../rules/input-limits.ts'
import { cutToLimit } from './code-points.ts'

const cut = (text: string, limit: number, caret = text.length) => cutToLimit({ text, caret }, limit)

test('a character outside of the basic plane counts as one', () => {
  expect(lengthOf('𠮷野家')).toBe(3)
})

test('twenty rare characters fit into a limit of twenty', () => {
  expect(cut('𠮷'.repeat(20), 20).text).toBe('𠮷'.repeat(20))
  expect(cut('𠮷'.repeat(21), 20).text).toBe('𠮷'.repeat(20))
})

test('what is typed beyond the limit is cut before the caret, and the rest stays', () => {
  expect(cut('あいXうえ', 4, 3)).toEqual({ text: 'あいうえ', caret: 2 })
  expect(cut('𠮷XYZ野', 3, 5)).toEqual({ text: '𠮷X野', caret: 3 })
})

test('a text that was too long already is cut at its end', () => {
  expect(cut('一二三四五六', 4, 0)).toEqual({ text: '一二三四', caret: 0 })
})
