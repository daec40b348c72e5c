import type { DeedCondition, DeedThings } from '../../rules/town/deeds.ts'
import { ALTAR, COVERLESS_BOOK, VAST_EXPANSE } from '../named-ids.ts'

/** A small deed. */
export interface DeedEntry {
  readonly id: number
  readonly name: string
  /** Until it is done: how. At most 28 characters; of a hidden one no more than that there is something. */
  readonly hint: string
  /** Once it is done. */
  readonly line: string
  /** The name stays hidden until it is done. */
  readonly hidden?: true
  /** What it follows from; null when the act itself is noted (`rules/town/deeds.ts`). Where both are there, either will do. */
  readonly from: DeedCondition | null
}

/** A map with notes in pencil. */
const FOLDED_MAP = 410

/** 心覚え. The browser may import it. */
export const deeds: readonly DeedEntry[] = [
  {
    id: 1,
    name: 'ひとつ畳む',
    hint: '影をひとつ、どこかで畳む',
    line: '「畳み方は習っていない」',
    from: { type: 'stagesWon', count: 1 },
  },
  {
    id: 2,
    name: '床のひとつめ',
    hint: '灯見ヶ原の主を畳む',
    line: '「三足とも、身に覚えがないと言う」',
    from: { type: 'cleared', field: 1 },
  },
  { id: 3, name: 'よそ見のお返し', hint: 'ヨソミウサギを会心の一撃で畳む', line: '「お互い、目は合わなかった」', from: null },
  { id: 4, name: '三人とも低い', hint: '気配が出たら、三人そろって身構えて待つ', line: '「つむじが、三つ並んだ」', from: null },
  { id: 5, name: '吸った息', hint: '気配を見せた影を打ち、構えを崩す', line: '「吸ったきりで終わった」', from: null },
  { id: 6, name: '包帯は箱のなか', hint: '三人ともかすり傷ひとつなく、一場を越える', line: '「箱は埃を払っただけ」', from: null },
  { id: 7, name: '名産', hint: '戦いから逃げきる。灯留の者は足が速い', line: '「足が、先に門をくぐった」', from: null },
  { id: 8, name: '鐘の音', hint: '一度、負ける。急がなくていい', line: '「帰り道は教わった」', from: null },
  { id: 9, name: '三度めは屈んだ', hint: '二度負けた土地へ戻り、主を畳む', line: '「前の二度は、空がよく見えた」', from: null },
  { id: 10, name: '煮物から', hint: '戦いの最中に弁当を開ける', line: '「影は食べ終わるのを待っていた」', from: null },
  { id: 11, name: '焚かない煙', hint: '煙玉を残したまま、★5以上の土地の主を畳む', line: '「煙玉にはただの遠足だった」', from: null },
  { id: 12, name: '顔に水', hint: '膝をついた仲間を、鞄の道具で起こす', line: '「起きた。怒っていた」', from: null },
  { id: 13, name: '左右なし', hint: '早足草履を戦いの最中に履く', line: '「三人とも、右だと言い張る」', from: null },
  {
    id: 14,
    name: '返事は屈んでから',
    hint: '名を呼ばれた腕自慢が、身構えて受ける',
    line: '「呼ばれたが、出なかった」',
    from: null,
  },
  { id: 15, name: '飲む前に', hint: 'コブツキを、水を飲まれる前に畳む', line: '「こぶは、ふたつとも重いまま」', from: null },
  { id: 16, name: '縫い直し', hint: 'ほどき屋で、誰か一人をほどいてもらう', line: '「たぶん、同じ人である」', from: null },
  { id: 17, name: '静かに', hint: '本を十冊、読み終える', line: '「本は、起きなかった」', from: { type: 'booksRead', count: 10 } },
  {
    id: 18,
    name: '最後の棚',
    hint: '積灯庫の本を、すべて読み終える',
    line: '「シオリが、寝返りをうった」',
    from: { type: 'everyBookRead' },
  },
  {
    id: 19,
    name: '表紙のない本',
    hint: '積灯庫にある、題のない本を読み終える',
    line: '「閉じ方が分からない」',
    from: { type: 'read', book: COVERLESS_BOOK },
  },
  {
    id: 20,
    name: '寝ぼけた字',
    hint: '積灯庫で、鉛筆の書きこみがある地図を読む',
    line: '「目を覚まして読むと、読めない」',
    from: { type: 'read', book: FOLDED_MAP },
  },
  { id: 21, name: '指は十本', hint: '芯切り場の等級を、ひとつ上げる', line: '「十本とも、ついていた」', from: { type: 'grade', grade: 1 } },
  {
    id: 22,
    name: '灯の名人',
    hint: '芯切り場の等級を四つ上げる。猫が待っている',
    line: '「ニャア」（訳：椅子は、やらない）',
    from: { type: 'grade', grade: 4 },
  },
  { id: 23, name: '口の堅い壁', hint: '貼り壁に、はじめての一枚を貼る', line: '「壁は、最後まで聞いた」', from: null },
  { id: 24, name: '引いた覚え', hint: 'よろず灯屋で、一割以上引いてもらう', line: '「ロウは『ございません』と言う」', from: null },
  {
    id: 25,
    name: '一本多い',
    hint: '刈り残しの耕地を開く。畝は数えること',
    line: '「案山子も、指を折っていた」',
    from: { type: 'cleared', field: 8 },
  },
  {
    id: 26,
    name: '半歩',
    hint: '城の最上段で待つ主と、決着をつける',
    line: '「半歩は三人ぶんあった」',
    from: { type: 'cleared', field: ALTAR },
  },
  {
    id: 27,
    name: '十の次',
    hint: '三人とも、Lv10になる。その先は、濃くならない',
    line: '「濃くなるのは、茶だけである」',
    from: { type: 'level', level: 10 },
  },
  {
    id: 28,
    name: '振りかえす',
    hint: 'いちばん奥まで行けば、分かる',
    line: '「見えたかどうかは、分からない」',
    hidden: true,
    from: { type: 'cleared', field: VAST_EXPANSE },
  },
  {
    id: 29,
    name: '三、',
    hint: '数えかけの決まりが、ひとつある',
    line: '「暗くなる前に、帰った」',
    hidden: true,
    from: { type: 'ending', ending: 3 },
  },
  {
    id: 30,
    name: '四つの幕',
    hint: '幕は、ひとつではない',
    line: '「四度下りて、四度上がった」',
    hidden: true,
    from: { type: 'endings', count: 4 },
  },
]

/** ヨソミウサギ; コブツキ and 水を飲む; the two 弁当; 早足草履; 煙玉. */
export const deedThings: DeedThings = {
  lookingAway: 12,
  drinker: { enemy: 23, drink: 2301 },
  lunches: [4, 5],
  sandals: 15,
  smoke: 19,
}
