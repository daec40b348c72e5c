import { expect, test } from 'vitest'
import { plainText, withPlayer } from './book-text.ts'

test('chapter titles become plain lines, readings stand in brackets, drawings are left out', () => {
  const markup = '# 一　まく\n\n[[enemy:11]]\n\nこれを｜灯留《ひとまり》町と｜原灯《げんとう》という。\n\n# 二\n\n[[enemy:12]]'
  expect(plainText(markup)).toBe('一　まく\n\nこれを灯留（ひとまり）町と原灯（げんとう）という。\n\n二')
})

test('text that only looks like a mark stays', () => {
  expect(plainText('1 # 2 と [[enemy:x]]、《読み》だけの行')).toBe('1 # 2 と [[enemy:x]]、《読み》だけの行')
})

test('the account’s name stands for the player, whatever signs it has', () => {
  const card = { markup: '　――　{player}\n# 次', plain: '　――　{player}\n次' }
  expect(withPlayer(card, '灯子').markup).toBe('　――　灯子\n# 次')
  expect(withPlayer(card, '登録くん').plain).toBe('　――　　　　　　（お名前は、まだうかがっていません。席は、空けてあります）\n次')
  expect(withPlayer(card, '$&｜a《b》').markup).toBe('　――　$&|a〈b〉\n# 次')
  expect(withPlayer(card, '{player}').plain).toBe('　――　{player}\n次')
  const other = { markup: '本文', plain: '本文' }
  expect(withPlayer(other, 'x')).toBe(other)
})
