import type { EndingNumber } from '../../rules/adventure/ending.ts'

export interface OldPaper {
  readonly when: string
  /** At most as long as a post. */
  readonly words: string
  /** Written under it in new ink: by who stayed, once so many fields are cleared, or by who came home, after this ending. */
  readonly reply?: { readonly fromClears?: number; readonly afterEnding?: EndingNumber; readonly words: string }
}

/** What those pinned up who left and did not come back: one team a year, but for the three that returned. */
export const oldPapers: readonly [OldPaper, ...OldPaper[]] = [
  { when: '十一年前', words: '灯が見えたら帰る。三人とも', reply: { afterEnding: 3, words: '帰った。一は、守れず' } },
  { when: '十年前', words: '弁当は半分残した。あとで食う', reply: { fromClears: 8, words: '半分は、温め直しておく' } },
  { when: '九年前', words: '土産は砂でいいか', reply: { fromClears: 2, words: 'いい。靴に入ったぶんで足りる' } },
  { when: '八年前', words: '母さん、靴が大きい', reply: { fromClears: 3, words: '詰めものは綿にした。取りにおいで' } },
  { when: '七年前', words: '先に寝るな。話がある', reply: { fromClears: 5, words: '起きている。茶を替えた' } },
  { when: '六年前', words: '海は青い。賭けた団子は、取っておけ', reply: { fromClears: 4, words: '団子は取ってある。海の話と引きかえ' } },
  { when: '四年前', words: '三の決まり、思いついたら教えて', reply: { fromClears: 7, words: 'まだ考え中だ。帰って、訊け' } },
  { when: '三年前', words: '遅れても、怒らないで', reply: { fromClears: 9, words: '怒る。だから、早く帰れ' } },
  { when: '去年', words: '猫によろしく', reply: { fromClears: 10, words: '（足形がひとつ）' } },
]

interface LatePaper extends OldPaper {
  readonly fromClears: number
}

/** Hangs there once so many fields are cleared. */
export const furrowPaper = { fromClears: 6, when: '近ごろ', words: '城下町の隣の畑、畝が一本多い' } as const satisfies LatePaper

/** Of a team that came home: it hangs beside the nine of those that did not. */
export const homePaper = {
  when: '五年前',
  words: '主はよけた。弁当はよけなかった',
  reply: { fromClears: 6, words: 'それでいい。二は守った' },
} as const satisfies OldPaper

/** By the ending that the town has dreamt (`story/town/town-talk.ts`). */
export const dreamPapers = {
  1: { when: '今朝', words: '黒い布、返品可。夢で買ったかたのみ。ロウ' },
  2: { when: '今朝', words: '夢で振った手を、返せていない。門番' },
  3: { when: '今朝', words: '夢で叱られたぶん、茶を濃くしてあります' },
  4: { when: '今朝', words: '検算が合った日は、夢とみなします。帳場' },
} as const satisfies Readonly<Record<EndingNumber, OldPaper>>

/** What the town pins up itself: the latest hangs, the others are taken down again. */
export const townPapers = [
  { fromClears: 1, when: '近ごろ', words: '落としもの。染みひとつ。広場にいます' },
  { fromClears: 2, when: '近ごろ', words: '染みに水をやらないこと。育たない。継火会' },
  { fromClears: 3, when: '近ごろ', words: '染み抜き半値。効かないのは、もとのまま' },
  { fromClears: 4, when: '近ごろ', words: '苦情は一枚に一件。染みは一件に一枚' },
  { fromClears: 5, when: '近ごろ', words: '裏口の灯は見ていない。よい色だった。門番' },
  { fromClears: 7, when: '近ごろ', words: '迷子の染み、預かってるよ。椅子の下だ' },
  { fromClears: 8, when: '近ごろ', words: '串立てに空きあり。三人前から。団子屋' },
  { fromClears: 9, when: '近ごろ', words: '夜回り求む、は取り下げ。もう来ている' },
  { fromClears: 10, when: '近ごろ', words: '町の方角は、門の外に立っている。継火会' },
  { fromClears: 11, when: '近ごろ', words: '足音の落としもの、ひとりぶん。番小屋' },
  { fromClears: 12, when: '近ごろ', words: '椅子を一脚ずつ、余分に出すこと。町一同' },
] as const satisfies readonly LatePaper[]

/** 冒険者の貼り壁. What the wall itself says is in `story/town/keepers/board-wall.ts`. */
export const boardText = {
  title: '冒険者の貼り壁',
  loading: '貼り紙をめくっています',
  count: (length: number, most: number) => `${length}／${most}文字`,
  full: (most: number): string => `ここで${most}文字です。続きは入りません。`,
  posts: '貼り紙',
  old: '前からある紙',
  nails: '（釘だけが新しい。誰かが、毎年打ち直している）',
  postsOf: (count: number) => `${count}枚`,
  message: '貼る言葉',
  spoiler: 'ネタバレ有',
  send: '貼る',
  sending: '貼っています',
  cover: '裏に返す',
  delete: '剥がす',
  deleting: '剥がしています',
  own: '自分',
  /** Offered while a pad is in hand: there is nothing to type with. */
  slips: {
    label: 'ことばの札',
    words: [
      '灯が見えた。',
      '道を間違えた。',
      '影に会った。',
      '助かった。',
      '団子がうまい。',
      '猫がいた。',
      '勝った！',
      '負けた。',
      '遅れました。',
    ],
    drop: '一字消す',
  },
  /** The specification's own sentences. */
  badLength: '※投稿する文章は20文字以内で入力してください。',
  deleteFailed: '削除に失敗しました。すでに消えている可能性があります。',
} as const
