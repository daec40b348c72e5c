/** The left bar of the town, and the banner of an adventure that is on. */
export const menuText = {
  title: '灯留の町',
  bar: '町の行き先',
  loading: '町の灯を数えています',
  adventure: '冒険に出る',
  plaza: '広場',
  library: '積灯庫',
  board: '貼り壁',
  rest: 'ほどき屋',
  restClosed: 'まだ入れません。',
  job: '芯切り場',
  shop: 'よろず灯屋',
  status: '仲間のようす',
  journal: '旅の栞',
  manual: '遊びかた',
  treasure: '宝を確かめる',
  toTitle: 'タイトルへ戻る',
  afterScene: '町へ',
} as const

export const runningText = {
  title: '冒険の途中',
  place: (field: string, stage: number) => `${field}　第${stage}場`,
  fighting: '三人はまだ戦っています。',
  won: 'この場は越えました。三人はひと息ついています。',
  wonLast: '主の場を越えました。あとは帰るだけです。',
  escaped: '三人は逃げのびました。',
  resume: 'つづける',
  giveUp: 'あきらめて戻る',
  next: 'つぎへ進む',
  finish: '町へ戻る',
  finishing: '帰り道です',
  giveUpTitle: 'あきらめて戻りますか？',
  giveUpPrice: [
    'この冒険のEXPとGは消え、',
    '使った道具は鞄に戻ります。',
    '畳んだ主の土地は開いたままです。',
    '戦いに戻って逃げれば、越えた場のぶんは残ります。',
  ],
  giveUpConfirm: 'あきらめる',
  giveUpCancel: '戦いに戻る',
} as const

export const overviewText = {
  party: '三人のようす',
  level: (level: number) => `Lv${level}`,
  next: (exp: number) => `次のLvまで ${exp}`,
  highest: 'Lvは、ここまで',
  statusPoints: (points: number) => `力の点 ${points}`,
  skillPoints: (points: number) => `技の点 ${points}`,
  see: 'ようすを見る',
  spend: '点を割り振る',
  /** Above it, to newcomers. */
  spendFirst: 'まだ誰も技を覚えていません。出かける前にどうぞ。',
  /** After a lost adventure: to the question at the gate. */
  again: (field: string) => `もう一度、${field}へ`,
  failed: '仲間のようすが届きませんでした。',
} as const
