import { expect, test } from 'vitest'
import { books } from '../../../content/books/all.ts'
import { manual } from '../../../content/text/manual.ts'
import { parseProse, plainText } from './prose-markup.ts'

const plain = (text: string) => [{ type: 'plain', text }] as const

test('a blank line ends a paragraph, a single break stays a line', () => {
  expect(parseProse('一行目\n二行目\n\n次の段')).toEqual([
    { type: 'paragraph', lines: [plain('一行目'), plain('二行目')] },
    { type: 'paragraph', lines: [plain('次の段')] },
  ])
})

test('chapters are counted and end a paragraph', () => {
  expect(parseProse('# 章\n本文\n# ｜終章《しゅうしょう》')).toEqual([
    { type: 'chapter', at: 0, title: plain('章') },
    { type: 'paragraph', lines: [plain('本文')] },
    { type: 'chapter', at: 1, title: [{ type: 'ruby', base: '終章', reading: 'しゅうしょう' }] },
  ])
})

test('readings stand among plain words', () => {
  const [block] = parseProse('この｜灯留《ひとまり》の町と｜幕原《まくはら》')
  expect(block).toEqual({
    type: 'paragraph',
    lines: [
      [
        { type: 'plain', text: 'この' },
        { type: 'ruby', base: '灯留', reading: 'ひとまり' },
        { type: 'plain', text: 'の町と' },
        { type: 'ruby', base: '幕原', reading: 'まくはら' },
      ],
    ],
  })
})

test('a drawing stands alone on its line', () => {
  expect(parseProse('前\n[[enemy:11]]\n後').map(({ type }) => type)).toEqual(['paragraph', 'drawing', 'paragraph'])
  expect(parseProse('絵は[[enemy:11]]です')).toEqual([{ type: 'paragraph', lines: [plain('絵は[[enemy:11]]です')] }])
})

test('what looks like HTML stays text, and so does broken markup', () => {
  expect(parseProse('<img src=x onerror=alert(1)>')).toEqual([{ type: 'paragraph', lines: [plain('<img src=x onerror=alert(1)>')] }])
  expect(parseProse('｜閉じない《よみ')).toEqual([{ type: 'paragraph', lines: [plain('｜閉じない《よみ')] }])
  expect(parseProse('#章ではない')).toEqual([{ type: 'paragraph', lines: [plain('#章ではない')] }])
})

test('every book and every chapter of the manual comes out without a trace of markup', () => {
  const texts = [...books.flatMap(({ editions }) => editions.map(({ content }) => content)), ...manual.map(({ content }) => content)]
  for (const text of texts) {
    const words = parseProse(text)
      .flatMap((block) =>
        block.type === 'paragraph' ? block.lines.map(plainText) : block.type === 'chapter' ? [plainText(block.title)] : [],
      )
      .join('\n')
    expect(words).not.toMatch(/[｜《》]|\[\[|^# /m)
    expect(words.length).toBeGreaterThan(80)
  }
})

test('a tag stands alone in its line', () => {
  expect(parseProse('前\n[[tag]]\n後')).toEqual([
    { type: 'paragraph', lines: [plain('前')] },
    { type: 'tag' },
    { type: 'paragraph', lines: [plain('後')] },
  ])
  expect(parseProse('札は[[tag]]')).toEqual([{ type: 'paragraph', lines: [plain('札は[[tag]]')] }])
})
