import { expect, test } from 'vitest'
import { plainText } from './book-text.ts'

test('chapter titles become plain lines, readings stand in brackets, drawings are left out', () => {
  const markup = '# 一　まく\n\n[[enemy:11]]\n\nこれを｜灯留《ひとまり》町と｜原灯《げんとう》という。\n\n# 二\n\n[[enemy:12]]'
  expect(plainText(markup)).toBe('一　まく\n\nこれを灯留（ひとまり）町と原灯（げんとう）という。\n\n二')
})

test('text that only looks like a mark stays', () => {
  expect(plainText('1 # 2 と [[enemy:x]]、《読み》だけの行')).toBe('1 # 2 と [[enemy:x]]、《読み》だけの行')
})
