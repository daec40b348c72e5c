/** 冒険者の貼り壁. What the wall itself says is in `story/keepers.ts`. */
export const boardText = {
  title: '冒険者の貼り壁',
  loading: '貼り紙をめくっています',
  count: (length: number, most: number) => `${length} / ${most}文字`,
  posts: '貼り紙',
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
      'また来ます。',
    ],
    drop: '一字消す',
  },
  /** The specification's own sentences. */
  badLength: '※投稿する文章は20文字以内で入力してください。',
  deleteFailed: '削除に失敗しました。すでに消えている可能性があります。',
} as const
