import type { Slip } from '../rules/adventure/slips.ts'

/** A slip with its words. */
export interface SlipEntry extends Slip {
  /** One character, on the slip itself. */
  readonly glyph: string
  readonly name: string
  readonly words: string
}

/** The twelve slips between two curtains of 無尽の幕: four of each kind. */
export const slips: readonly SlipEntry[] = [
  { id: 1, kind: 'rest', glyph: '満', name: '満灯', words: '三人のHPが、すっかり戻る。油は客席持ち。', recovery: { hp: 100, ap: 0 } },
  { id: 2, kind: 'rest', glyph: '油', name: '差し油', words: '三人のAPが、すっかり戻る。袖は汚れる。', recovery: { hp: 0, ap: 100 } },
  { id: 3, kind: 'rest', glyph: '茶', name: '幕間の茶', words: '三人のHPが60%、APが40%戻る。団子はない。', recovery: { hp: 60, ap: 40 } },
  { id: 4, kind: 'rest', glyph: '湯', name: '仕舞い湯', words: '三人のHPが40%、APが60%戻る。少しぬるい。', recovery: { hp: 40, ap: 60 } },
  {
    id: 5,
    kind: 'stake',
    glyph: '風',
    name: '向かい風',
    words: '次の幕は影のSTRとINTが15%増し。点は1.5倍。帽子は飛ぶ。',
    enemies: { hp: 100, attack: 115 },
    worth: 150,
  },
  {
    id: 6,
    kind: 'stake',
    glyph: '厚',
    name: '厚紙',
    words: '次の幕は影のHPが25%増し。点は1.5倍。刃が鳴く。',
    enemies: { hp: 125, attack: 100 },
    worth: 150,
  },
  {
    id: 7,
    kind: 'stake',
    glyph: '嵐',
    name: '嵐の夜',
    words: '次の幕は影のHP、STR、INTが20%増し。点は2倍。傘は無効。',
    enemies: { hp: 120, attack: 120 },
    worth: 200,
  },
  {
    id: 8,
    kind: 'stake',
    glyph: '絞',
    name: '絞り灯',
    words: '三人のAPが、最大値の半分減る。次の幕の点は1.5倍。油は惜しむ。',
    recovery: { hp: 0, ap: -50 },
    worth: 150,
  },
  {
    id: 9,
    kind: 'help',
    glyph: '追',
    name: '追い風',
    words: '次の幕のはじめの3回は、三人のSTRとINTが25%上がる。裾も上がる。',
    opening: { side: 'party', stats: { str: 25, int: 25 }, turns: 3 },
  },
  {
    id: 10,
    kind: 'help',
    glyph: '衣',
    name: '重ね着',
    words: '次の幕のはじめの3回は、三人の受ける傷が30%減る。少し重い。',
    opening: { side: 'party', stats: {}, damageTaken: 70, turns: 3 },
  },
  {
    id: 11,
    kind: 'help',
    glyph: '煙',
    name: '煙幕',
    words: '次の幕のはじめの3回は、影のSTRとINTが25%下がる。むせる。',
    opening: { side: 'enemies', stats: { str: -25, int: -25 }, turns: 3 },
  },
  { id: 12, kind: 'help', glyph: '差', name: '差し入れ', words: '祭り弁当がひとつ、鞄に届く。差出人は客席である。', item: 5 },
]
