import { expect, test } from 'vitest'
import { manual } from '../../../content/text/manual.ts'
import { parseProse, plainText } from '../../ui/text/prose-markup.ts'
import { headingMark } from './heading-mark.tsx'

const marked = manual.map(({ content }) =>
  parseProse(content).flatMap((block) =>
    block.type === 'chapter' && headingMark(plainText(block.title)) !== null ? [plainText(block.title)] : [],
  ),
)

test('the headings that name a figure or a command have its sign, and no other', () => {
  expect(marked.filter((headings) => headings.length > 0)).toEqual([
    ['HP', 'AP', 'STR', 'DEF', 'INT', 'SPD', 'LUC'],
    ['攻撃（ATTACK）', '技（SKILL）', '身構え（DEFENCE）', '道具（ITEM）', '逃げる（ESCAPE）'],
  ])
})
