import { goodsCell, goodsSheet } from '../../src/web/art/goods-places.ts'
import type { Drawing } from '../tools/drawing.ts'
import { circle, cut, leaf, line, shape, star, taper as finely } from '../tools/paper.ts'
import { box, radial, vertical } from '../places/scenery.ts'

// The goods of the shop, one cell of 128 × 128 each, black paper with gel on a ground that the screen lights. Nothing may cross the edge of its cell.
const p = 'gds'
const defs =
  radial(`${p}-f`, [0, '#fff6c4'], [0.45, '#ffb83c'], [1, '#e0481c']) +
  radial(`${p}-a`, [0, '#e89a48'], [0.6, '#9a4a1a'], [1, '#5c2410']) +
  vertical(`${p}-m`, [0, '#eafff4'], [0.5, '#7fe0b8'], [1, '#1f9a8a']) +
  vertical(`${p}-d`, [0, '#8ff0cc'], [0.5, '#1fa08a'], [1, '#0c5a5c']) +
  vertical(`${p}-w`, [0, '#eafcff'], [0.5, '#6fc4f4'], [1, '#2a6fd0']) +
  vertical(`${p}-p`, [0, '#fffdf2'], [1, '#f0d8b0']) +
  vertical(`${p}-r`, [0, '#ff8a5c'], [1, '#c42a2c']) +
  radial(`${p}-g`, [0, '#fff3b8'], [0.6, '#ffc93c'], [1, '#c07a1c']) +
  radial(`${p}-v`, [0, '#e8d0ff'], [0.6, '#9a6ae0'], [1, '#4a2a8a'])

const taper = (points: string, widths: readonly number[]): string => finely(points, widths, { per: 1 })

type Gel = 'f' | 'a' | 'm' | 'd' | 'w' | 'p' | 'r' | 'g' | 'v'
const ink = (...d: readonly string[]): string => `<path d="${d.join('')}"/>`
const gel = (gradient: Gel, ...d: readonly string[]): string => `<path fill="url(#${p}-${gradient})" d="${d.join('')}"/>`
const flat = (colour: string, ...d: readonly string[]): string => `<path fill="${colour}" d="${d.join('')}"/>`
const gleam = (d: string): string => `<path fill="#fff" opacity=".75" d="${d}"/>`
const steam = (d: string): string => `<path fill="#fff8e6" opacity=".85" d="${d}"/>`
const beans = (places: readonly (readonly [number, number])[], r: number): string =>
  ink(...places.map(([x, y]) => circle(x, y, r + 3))) + gel('g', ...places.map(([x, y]) => circle(x, y, r)))
const bottle = (content: Gel, leaves: string): string =>
  ink(shape('52,26* 76,26* 76,42 94,64 94,112* 34,112* 34,64 52,42'), box(50, 12, 28, 11)) +
  gel(content, shape('57,44 71,44 87,67 87,105* 41,105* 41,67')) +
  ink(leaves) +
  gleam(taper('48,72 48,98', [4, 4]))

const drawn: Readonly<Record<number, string>> = {
  // 灯飴
  1:
    ink(taper('64,80 64,122', [9, 8]), circle(64, 50, 41)) +
    gel('f', circle(64, 50, 34)) +
    flat('#a8321c', taper('64,50 75,45 76,60 60,66 47,52 56,34 78,34 92,52', [2, 5, 6, 6, 6, 5, 4, 0])) +
    gleam(taper('42,48 46,34 56,26', [0, 5, 0])),
  // 黒糖飴
  2:
    ink(shape('40,64 8,38* 18,62* 6,88*'), shape('88,64 120,38* 110,62* 122,88*'), circle(64, 64, 37)) +
    gel('a', cut('64,34 90,49 90,79 64,94 38,79 38,49')) +
    flat('#3a160c', taper('64,34 64,64 38,79', [3, 3, 3]), taper('64,64 90,79', [3, 3])) +
    gleam(cut('46,52 62,43 62,49 46,58')),
  // 葛湯
  3:
    steam(taper('48,46 40,34 52,24 44,10', [2, 7, 6, 0]) + taper('78,46 88,34 74,24 82,8', [2, 7, 6, 0])) +
    ink(shape('14,62* 114,62* 106,94 84,112 44,112 22,94'), box(42, 108, 44, 10), shape('14,62 64,48 114,62 64,76')) +
    gel('p', shape('24,62 64,53 104,62 64,71')) +
    flat('#6fb8d8', taper('28,84 46,92 64,84 82,92 100,84', [2, 5, 5, 5, 2])),
  // 折詰弁当
  4:
    ink(cut('20,34 108,34 122,66 6,66'), cut('8,68 120,68 112,112 16,112')) +
    gel('p', cut('26,39 60,39 58,61 17,61')) +
    flat('#d8303a', circle(40, 50, 7)) +
    gel('g', cut('66,39 82,39 86,61 65,61')) +
    flat('#4fa85a', cut('88,39 102,39 111,61 92,61')) +
    flat('#c42a2c', cut('8,80 120,80 118,90 10,90'), cut('58,68 70,68 70,112 58,112')) +
    flat('#ffd98a', leaf(64, 85, 26, 9, -0.5), leaf(64, 85, 26, 9, Math.PI + 0.5)),
  // 祭り弁当
  5:
    ink(cut('12,86 116,86 110,118 18,118'), cut('8,56 120,56 116,82 12,82'), taper('34,56 40,34 62,22 84,34', [26, 26, 22, 14])) +
    gel('r', taper('36,54 43,36 62,28 80,36', [15, 16, 13, 8])) +
    gel('r', cut('80,36 102,14 98,32 112,42 88,44')) +
    ink(taper('38,42 50,48', [3, 3]), taper('48,28 56,38', [3, 3]), taper('64,22 65,34', [3, 3])) +
    gel('p', circle(100, 50, 10)) +
    gel('g', ...[26, 45, 64, 83, 102].map((x) => cut(`${x},62 ${x + 8},69 ${x},76 ${x - 8},69`))) +
    gel('r', cut('20,96 108,96 106,108 22,108')),
  // 薄荷水
  6: bottle('m', leaf(62, 102, 34, 11, -1.2)) + flat('#eafff4', circle(58, 62, 3), circle(72, 54, 2.5)),
  // 濃い薄荷水
  7: bottle('d', leaf(64, 102, 34, 12, -1.15) + leaf(64, 102, 30, 11, -2.1)),
  // 薄荷の大瓶
  8:
    ink(shape('44,26* 84,26* 84,36 114,60 114,100 98,118* 30,118* 14,100 14,60 44,36'), box(40, 10, 48, 13)) +
    gel('m', shape('50,38 78,38 105,64 105,98 94,110* 34,110* 23,98 23,64')) +
    ink(leaf(64, 100, 36, 12, -1.57), leaf(64, 100, 34, 11, -0.7), leaf(64, 100, 34, 11, -2.44)) +
    gleam(taper('33,68 33,94', [5, 5])),
  // 呼び水
  9:
    ink(taper('60,62 122,14', [10, 8]), cut('10,46 76,46 70,94 16,94'), shape('10,46 43,36 76,46 43,56')) +
    gel('w', shape('18,46 43,40 68,46 43,52')) +
    gel('a', cut('19,60 67,60 63,86 23,86')) +
    ink(taper('43,58 43,88', [3, 3])) +
    ink(shape('94,66* 110,94 94,112 78,94')) +
    gel('w', shape('94,78* 103,95 94,105 85,95')),
  // 迎え火
  10:
    ink(shape('66,4* 84,34 100,50* 98,62 104,80 90,100 64,106 38,100 24,80 34,54* 42,62 48,34')) +
    gel('f', shape('66,22* 78,46 90,66* 92,82 80,96 64,98 48,96 36,82 40,68* 52,74 54,46')) +
    ink(taper('28,104 100,88', [8, 6]), taper('30,88 102,104', [6, 8]), cut('14,102 114,102 100,122 28,122')),
  // 虫除け香
  11:
    steam(taper('92,44 104,34 92,22 102,6', [2, 7, 6, 0])) +
    ink(
      taper(
        '64,80 72,76 74,86 62,92 50,82 58,66 80,66 92,82 82,100 58,104 36,92 38,66 58,50 92,50',
        [7, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8],
      ),
      cut('58,100 70,100 76,120 52,120'),
    ) +
    gel('f', circle(93, 50, 9)),
  // 力餅
  12:
    ink(shape('8,98 20,62 64,44 108,62 120,98 100,116 28,116')) +
    gel('p', shape('17,97 28,67 64,52 100,67 111,97 96,109 32,109')) +
    flat('#d8303a', shape('19,80 64,66 109,80 111,94 64,82 16,94')) +
    ink(taper('40,96 46,92 52,96', [0, 5, 0]), taper('76,96 82,92 88,96', [0, 5, 0])) +
    flat('#d8303a', leaf(106, 78, 22, 8, -0.9), leaf(106, 78, 22, 8, 0.1)),
  // 固餅
  13:
    ink(cut('24,48 88,28 108,92 44,114')) +
    gel('p', cut('33,53 83,37 99,87 49,105')) +
    ink(taper('70,40 62,56 74,66 60,80', [6, 5, 4, 0])) +
    flat('#b8a488', cut('49,105 99,87 96,79 46,97')) +
    flat('#fff8e6', star(106, 28, 16, 5, 4), star(24, 30, 10, 3, 4), star(18, 96, 8, 3, 4)),
  // 豆知識
  14:
    beans(
      [
        [42, 34],
        [62, 24],
        [84, 34],
        [54, 44],
        [74, 46],
      ],
      9,
    ) +
    ink(cut('22,46 106,46 64,122')) +
    gel('p', cut('33,53 95,53 64,108')) +
    flat('#c42a2c', cut('46,53 56,53 64,90 60,100'), cut('72,53 82,53 68,100 64,92')),
  // 早足草履
  15:
    ink(shape('52,30 72,24 82,44 74,92 60,116 46,106 42,66'), shape('92,20 112,18 120,40 112,84 100,106 86,96 82,58')) +
    gel('g', shape('56,38 68,34 74,48 67,88 59,106 52,98 49,66'), shape('96,28 108,27 112,42 105,80 98,96 92,88 89,58')) +
    flat('#c42a2c', taper('45,74 58,46 74,70', [7, 6, 7]), taper('85,64 99,36 113,60', [7, 6, 7])) +
    ink(taper('6,52 34,48', [0, 6]), taper('2,74 32,70', [0, 6]), taper('10,96 36,92', [0, 6])),
  // 招き鈴
  16:
    flat('#c42a2c', taper('64,36 44,22 50,6 64,12 78,6 84,22 64,36', [5, 7, 6, 5, 6, 7, 5])) +
    ink(circle(64, 76, 42)) +
    gel('g', circle(64, 76, 34)) +
    ink(taper('30,82 64,90 98,82', [5, 9, 5]), circle(64, 88, 9), taper('64,90 64,110', [5, 7])) +
    gleam(taper('40,68 46,54 58,48', [0, 6, 0])),
  // 餅つき大会
  17:
    ink(taper('56,44 116,8', [9, 8]), cut('28,24 62,6 80,42 46,60')) +
    gel('a', cut('35,27 59,14 72,39 48,52')) +
    ink(shape('12,68* 116,68* 102,94 112,122* 16,122* 26,94'), shape('12,68 64,54 116,68 64,82')) +
    gel('p', shape('26,68 46,56 70,60 102,68 64,76')) +
    gel('a', shape('24,78* 104,78* 94,94 101,114* 27,114* 34,94')) +
    ink(taper('30,94 64,99 98,94', [4, 5, 4])),
  // 百の豆知識
  18:
    beans(
      [
        [32, 52],
        [52, 54],
        [74, 54],
        [96, 52],
        [42, 38],
        [64, 38],
        [86, 38],
        [54, 22],
        [76, 22],
      ],
      8.5,
    ) +
    ink(cut('12,58 116,58 108,118 20,118')) +
    gel('a', cut('21,66 107,66 101,110 27,110')) +
    ink(taper('21,66 107,66', [3, 3]), taper('44,66 47,110', [4, 4]), taper('84,66 81,110', [4, 4])),
  // 煙玉
  19:
    flat('#8a7a9a', circle(84, 30, 17), circle(104, 46, 14), circle(64, 20, 12)) +
    flat('#c8bcd0', circle(80, 26, 9), circle(102, 42, 7)) +
    ink(circle(54, 80, 38), taper('72,50 82,40 80,28', [8, 6, 5])) +
    gel('v', shape('26,80 40,56 54,50 40,72 38,98')) +
    flat('#c42a2c', taper('22,94 54,104 88,94', [4, 8, 4])),
  // 爆竹
  20:
    ink(taper('64,40 70,22 92,20', [5, 5, 4]), ...[14, 40, 66, 92].map((x) => box(x, 40, 23, 74))) +
    gel('r', ...[18, 44, 70, 96].map((x) => box(x, 46, 15, 62))) +
    ink(box(10, 66, 108, 9)) +
    flat('#ffd98a', box(10, 80, 108, 4)) +
    gel('f', star(100, 20, 20, 7, 8)),
  // 鼠花火
  21:
    ink(circle(60, 70, 40)) +
    gel('r', circle(60, 70, 33)) +
    ink(circle(60, 70, 22)) +
    gel('f', circle(60, 70, 14)) +
    ink(
      taper('94,52 112,44', [10, 7]),
      ...[0.4, 1.6, 2.8, 4.0].map((turn) => leaf(60 + 33 * Math.cos(turn), 70 + 33 * Math.sin(turn), 9, 3, turn + 2)),
    ) +
    gel('f', star(110, 34, 17, 6, 8), star(18, 24, 11, 4, 6), star(112, 100, 11, 4, 6)),
  // 大筒花火
  22:
    ink(cut('42,70 86,70 90,122 38,122')) +
    gel('r', cut('49,78 79,78 82,114 46,114')) +
    flat('#ffd98a', cut('47,90 81,90 82,100 46,100')) +
    ink(taper('64,70 64,48', [6, 3])) +
    flat('#7a2410', star(64, 34, 34, 12, 12)) +
    gel('f', star(64, 34, 28, 9, 12)) +
    flat('#b8301c', circle(20, 52, 4), circle(108, 52, 4), circle(26, 14, 4), circle(102, 14, 4)),
  // 墨玉
  23:
    ink(circle(64, 54, 40), taper('40,80 38,108', [18, 8]), circle(38, 110, 8), taper('66,90 66,112', [14, 5]), circle(66, 114, 6)) +
    ink(taper('88,80 90,98', [16, 7]), circle(90, 100, 7), circle(16, 92, 6), circle(112, 88, 5), circle(112, 20, 5)) +
    gel('v', shape('34,54 44,30 66,24 50,44 46,70')) +
    gleam(circle(84, 40, 5)),
  // 影留め針
  24:
    flat('#5a3a78', shape('8,104 34,92 70,96 104,90 122,106 96,120 54,116 24,120')) +
    ink(taper('40,106 22,14', [2, 8]), taper('64,108 64,8', [2, 8]), taper('88,106 106,14', [2, 8])) +
    gel('r', circle(22, 16, 10), circle(64, 12, 10), circle(106, 16, 10)) +
    `<path fill="none" stroke="#c42a2c" stroke-width="4" d="${line('26,40 44,58 64,44 84,58 102,40')}"/>`,
}

const cells = Array.from({ length: goodsSheet.count }, (_, at) => {
  const { x, y } = goodsCell(at + 1)
  return `<g transform="translate(${x} ${y})">${drawn[at + 1] ?? ''}</g>`
}).join('')
const { cell, columns, count } = goodsSheet

export const drawing: Drawing = {
  name: 'scenes/goods',
  svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${cell * columns} ${cell * Math.ceil(count / columns)}"><defs>${defs}</defs><g fill="#1d1024">${cells}</g></svg>`,
}
