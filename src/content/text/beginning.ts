/** The beginning: story, selection, confirmation. */
export const beginningText = {
  title: 'はじまり',
  loading: '貼り紙を読んでいます',
  choose: '三人を選ぶ',
  toTown: '町へ',
  selection: '三人を選ぶ',
  counter: (chosen: number, of: number) => `${chosen}/${of}人目`,
  previousRole: '前の生業',
  nextRole: '次の生業',
  name: '名前',
  nameHint: '6文字まで',
  nameTooLong: '名前は6文字までにしてください。',
  pick: 'この人にする',
  full: '三人そろいました',
  chosen: '選んだ三人',
  emptySlot: 'まだいません',
  back: 'ひとり戻す',
  reset: '選び直す',
  decide: 'この三人で行く',
  growth: '育ちかた',
  growthNote: 'Lvがひとつ上がるごとの伸び',
  confirmTitle: 'この三人で行きますか？',
  cancel: 'もう少し考える',
  sending: '名簿に書いています',
  failed: '予期しないエラーが発生しました。もう一度お試しください。',
  keys: '矢印で生業をめくる',
} as const

/** The seven figures, in the order of the screens. */
export const growthTexts = [
  { key: 'hp', label: 'HP', name: '体力', explanation: '尽きると、膝をつく。' },
  { key: 'ap', label: 'AP', name: '気力', explanation: '技を出すたびに減る。' },
  { key: 'str', label: 'STR', name: '腕力', explanation: '物理の痛さ。' },
  { key: 'def', label: 'DEF', name: '守り', explanation: '受ける痛さを減らす。' },
  { key: 'int', label: 'INT', name: '術', explanation: '魔法と癒やしの強さ。' },
  { key: 'spd', label: 'SPD', name: '速さ', explanation: '大きいほど先に動く。' },
  { key: 'luc', label: 'LUC', name: '運', explanation: '会心と、店の値引き。' },
] as const
