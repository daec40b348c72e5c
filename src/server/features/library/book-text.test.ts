import { expect, test } from 'vitest'
import { plainText, textOf, withPlayer } from './book-text.ts'

test('chapter titles become plain lines, readings stand in brackets, drawings are left out', () => {
  const markup = '# 一　まく\n\n[[enemy:11]]\n\nこれを｜灯留《ひとまり》町と｜原灯《げんとう》という。\n\n# 二\n\n[[enemy:12]]'
  expect(plainText(markup)).toBe('一　まく\n\nこれを灯留（ひとまり）町と原灯（げんとう）という。\n\n二')
})

test('text that only looks like a mark stays', () => {
  expect(plainText('1 # 2 と [[enemy:x]]、《読み》だけの行')).toBe('1 # 2 と [[enemy:x]]、《読み》だけの行')
  expect(plainText('絵は[[enemy:11]]')).toBe('絵は[[enemy:11]]')
})

test('the account’s name stands for the player, whatever signs it has', () => {
  const card = { markup: '　――　{player}\n# 次', plain: '　――　{player}\n次' }
  expect(withPlayer(card, '灯子').markup).toBe('　――　灯子\n# 次')
  expect(withPlayer(card, '登録くん').plain).toBe('　――　　　　　　（お名前は、まだ伺っていません。席は、空けてあります）\n次')
  expect(withPlayer(card, '$&｜a《b》').markup).toBe('　――　$&|a〈b〉\n# 次')
  expect(withPlayer(card, '{player}').plain).toBe('　――　{player}\n次')
  const other = { markup: '本文', plain: '本文' }
  expect(withPlayer(other, 'x')).toBe(other)
})

test('the figures of a creature stand where a line asks for them', () => {
  const figures = 'HP 40　STR 15　DEF 6\nINT 5　SPD 9　LUC 5\nEXP 6　8 G'
  expect(textOf('ケシカゲ\n\n{{stats:11}}\n\n｜芥子粒《けしつぶ》')).toEqual({
    markup: `ケシカゲ\n\n${figures}\n\n｜芥子粒《けしつぶ》`,
    plain: `ケシカゲ\n\n${figures}\n\n芥子粒（けしつぶ）`,
  })
})

test('a field’s gold is that of all its enemies; the vast expanse is not told of', () => {
  expect(textOf('{{gold}}').plain.split('\n')).toEqual([
    '灯見ヶ原　114 G',
    '砂絵の砂漠　174 G',
    '炉座火山　305 G',
    '藍摺りの海岸　435 G',
    '薄紙沼　660 G',
    '白抜きの雪原　785 G',
    '墨流しの夜森　1,145 G',
    '刈り残しの耕地　1,865 G',
    '戸締まりの城下町　2,075 G',
    '暗幕の古城　2,172 G',
    '暗幕の古城 上層・祭壇　2,215 G',
  ])
})

test('figures are asked for by a line of their own, and only by words that are known', () => {
  const inLine = '{{gold}} と {{stats:11}}\n値は{{gold}}'
  expect(textOf(inLine).markup).toBe(inLine)
  expect(() => textOf('{{silver}}')).toThrow('Unknown figures in a book: silver')
})

test('the text of an edition is made once', () => {
  expect(textOf('{{stats:12}}')).toBe(textOf('{{stats:12}}'))
})
