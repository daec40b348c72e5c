import { expect, test } from 'vitest'
import { readerOf } from './reader.ts'

/** As the books mark readings. */
function marked(rows: readonly string[], text: string, names: readonly string[] = []): string {
  const pieces = readerOf(rows.join('\n'), names).read(text)
  return (pieces ?? []).map((piece) => (piece.type === 'ruby' ? `｜${piece.base}《${piece.reading}》` : piece.text)).join('')
}

test('the longest row that fits is taken', () => {
  const rows = ['人 ひと', '一人 ひとり', '一 いち']
  expect(marked(rows, '一人の人')).toBe('｜一人《ひとり》の｜人《ひと》')
})

test('kana that stand in the text stand in no reading', () => {
  expect(marked(['食べ たべ'], '食べる')).toBe('｜食《た》べる')
  expect(marked(['切り取り きりとり'], '切り取り')).toBe('｜切《き》り｜取《と》り')
  expect(marked(['お茶 おちゃ'], 'お茶')).toBe('お｜茶《ちゃ》')
})

test('a row that quotes what stands around a word reads it otherwise there', () => {
  const rows = ['空 そら', 'もう空だ もうからだ']
  expect(marked(rows, '空が、もう空だ')).toBe('｜空《そら》が、もう｜空《から》だ')
})

test('words side by side share their readings', () => {
  expect(marked(['影 かげ', '全体 ぜんたい'], '影全体に')).toBe('｜影全体《かげぜんたい》に')
})

test('a mark is any number, a row with the number itself goes before it', () => {
  const rows = ['人 ひと', '#人 #にん', '1人 ひとり']
  expect(marked(rows, '仲間3人')).toBe('仲間3｜人《にん》')
  expect(marked(rows, '仲間1人')).toBe('仲間｜1人《ひとり》')
  expect(marked(rows, '仲間11人')).toBe('仲間11｜人《にん》')
})

test('names that players chose are left as they are', () => {
  expect(marked(['一 いち', '影 かげ'], '一郎の影', ['一郎'])).toBe('一郎の｜影《かげ》')
})

test('a text without kanji, or without a row, has no readings', () => {
  const { read } = readerOf('影 かげ')
  expect(read('かげ')).toBeNull()
  expect(read('光')).toBeNull()
})

test('a reading that does not fit its row is refused', () => {
  expect(() => readerOf('食べ くう')).toThrow('食べ is not read くう')
})
