interface OldPaper {
  readonly when: string
  /** At most as long as a post. */
  readonly words: string
}

/** What those pinned up who left and did not come back: one team a year, but for the three that returned. */
export const oldPapers = [
  { when: '十一年前', words: '灯が見えたら帰る。三人とも' },
  { when: '十年前', words: '弁当は半分残した。あとで食う' },
  { when: '九年前', words: '土産は砂でいいか' },
  { when: '八年前', words: '母さん、靴が大きい' },
  { when: '七年前', words: '先に寝るな。話がある' },
  { when: '六年前', words: '海は青い。賭けた団子は、取っておけ' },
  { when: '四年前', words: '三の決まり、思いついたら教えて' },
  { when: '三年前', words: '遅れても、怒らないで' },
  { when: '去年', words: '猫によろしく' },
] as const satisfies readonly OldPaper[]

/** Hangs there once so many fields are cleared. */
export const furrowPaper = { fromClears: 6, when: '近ごろ', words: '城下町の隣の畑、畝が一本多い' } as const satisfies OldPaper & {
  readonly fromClears: number
}

/** On the first of them, in new ink, after the third ending. */
export const newInk = '帰った。一は、守れず'

/** 冒険者の貼り壁. What the wall itself says is in `story/keepers.ts`. */
export const boardText = {
  title: '冒険者の貼り壁',
  loading: '貼り紙をめくっています',
  count: (length: number, most: number) => `${length}／${most}文字`,
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
