import type { EndingNumber } from '../../rules/adventure/ending.ts'
import { SHADOW_COUNT } from '../enemy-fields.ts'
import { kanjiNumber } from '../numerals.ts'
import { townNames } from './town/town-names.ts'

/** Who has watched; after ending 3 the account's name stands instead. */
export const AUDIENCE = 'おひとり'

/** A lantern of the credits: what, and who. */
export interface Strip {
  readonly part: string
  readonly names: readonly string[]
}

/** What hangs on the two ropes after every ending. */
const ropes = [
  [
    { part: '灯と影', names: ['原灯の火', '幕原の影', `${kanjiNumber(SHADOW_COUNT)}名`] },
    { part: '隠れ役', names: ['クサブセ', '白抜きの王鹿'] },
    { part: '進行', names: ['ズレドキ', '町内会長'] },
    { part: '賄い', names: ['オオカマド', '種蒔きの影'] },
    { part: '書き割り', names: ['オオスミダコ', '霧の表具師'] },
    { part: '幕と針', names: ['緞帳守', '夜の縫い目'] },
    { part: '火の番', names: ['無灯の城主'] },
    { part: '客席より', names: ['灯祖'] },
    { part: '切り紙', names: ['鋏と、余白'] },
    { part: '歌と声', names: ['学び舎の子ら', 'ハル'] },
    { part: '休演', names: ['染み一同'] },
  ],
  [
    // Who has not come home from the dark.
    { part: '帰る途中', names: ['二十七名'] },
    { part: '留守番', names: [townNames.yotsuji, townNames.kannuki, '子ども三人'] },
    { part: '差し入れ', names: [townNames.rou, townNames.maru] },
    { part: '衣装', names: [townNames.toki] },
    { part: '寝言', names: [townNames.shiori] },
    { part: '芯切り', names: ['ハゼ', 'サシ', 'カゲン'] },
    { part: '勘定と猫', names: [townNames.soroban, townNames.susuke] },
    { part: '床', names: [townNames.omigaki] },
    { part: '大道具', names: [townNames.kabe] },
    { part: '帰り役', names: ['{a}', '{b}', '{c}'] },
    { part: '客席', names: [AUDIENCE] },
  ],
] as const satisfies readonly [readonly Strip[], readonly Strip[]]

/** Where the first lamplighter sits, nobody has seen before field 12. */
const SOMEBODY: Strip = { part: '客席より', names: ['もうひとり'] }

type Part = (typeof ropes)[0 | 1][number]['part']

/** What a lantern says instead, by the part that hangs there: what they do once the ending has come. Where no names stand, the people stay. */
const recast: Readonly<Record<EndingNumber, { readonly [Of in Part]?: { readonly part: string; readonly names?: readonly string[] } }>> = {
  1: {
    客席より: SOMEBODY,
    帰る途中: { part: '門の外' },
    留守番: { part: '門の内' },
    差し入れ: { part: '布と昼飯' },
    衣装: { part: '店じまい' },
    寝言: { part: '目覚め' },
    芯切り: { part: '最後の芯' },
    勘定と猫: { part: '釘と猫' },
    帰り役: { part: '通りの名' },
    客席: { part: '見ない役' },
  },
  2: {
    灯と影: { part: '灯ばかり', names: ['原灯の火', '八つ、十六', '三十二'] },
    客席より: SOMEBODY,
    休演: { part: '消えもの', names: ['ケシカゲ', '九年の油'] },
    帰る途中: { part: '迷子' },
    留守番: { part: '開いた門' },
    衣装: { part: '冷めた茶' },
    寝言: { part: '寝息' },
    勘定と猫: { part: '油と床下' },
    帰り役: { part: 'ともし役' },
    客席: { part: '灯を増やす' },
  },
  3: {
    休演: { part: '遅刻', names: ['十一年前の三人', 'はやね丸'] },
    火の番: { part: '見つけ役' },
    客席より: { part: '団子の客' },
    帰る途中: { part: '帰る途中', names: ['二十四名'] },
    留守番: { part: '出迎え' },
    衣装: { part: '待ち人' },
    寝言: { part: '読了' },
    芯切り: { part: '四本に一本' },
    勘定と猫: { part: '朝寝と猫' },
    床: { part: 'お辞儀', names: [townNames.omigaki, 'ポチ'] },
    帰り役: { part: 'つれかえり' },
  },
  4: {
    休演: { part: '糸', names: ['指一本'] },
    帰る途中: { part: '糸の外' },
    留守番: { part: '行儀' },
    衣装: { part: '鋏の音' },
    寝言: { part: '頁一枚' },
    勘定と猫: { part: '算盤と爪' },
    // There the floor leads.
    床: { part: '床', names: ['ポチ', townNames.omigaki] },
    帰り役: { part: '輪' },
    客席: { part: '最初の指' },
  },
}

/** The lanterns on the two ropes, one rope after the other; after_2 shows them mirrored, from behind the screen. */
export const creditsOf = (ending: EndingNumber): readonly (readonly Strip[])[] =>
  ropes.map((rope) => rope.map((strip) => ({ ...strip, ...recast[ending][strip.part] })))
