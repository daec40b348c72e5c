/** The settings, from the title, the town and the battle. */
export const settingsText = {
  title: '設定',
  tabs: 'どの設定',
  sections: { sound: '音', look: '見えかた', play: '遊びかた', keys: 'キーとパッド' },
  sound: { legend: '音', on: '出す', off: '出さない' },
  music: '音楽',
  effects: '効果音',
  volume: (value: number) => `${value}／10`,
  choices: {
    letters: {
      legend: '文字の大きさ',
      words: { normal: '標準', large: '大' },
      note: '画面ぜんたいの大きさは、窓に合わせて変わります。',
    },
    'text-speed': {
      legend: '文字の出る速さ',
      words: { slow: 'ゆっくり', normal: 'ふつう', fast: '速い' },
      note: '物語の文と、戦いのあいだの台詞に。',
    },
    motion: {
      legend: '動き',
      words: { full: 'すべて', calm: '控えめ', none: 'なし' },
      note: '控えめは、揺れや飛び散りを省きます。なしは、結果だけを見せます。',
    },
    shake: { legend: '画面の揺れ', words: { on: 'あり', off: 'なし' }, note: '重い一撃で、舞台が揺れます。' },
    'battle-speed': {
      legend: '戦いの速さ',
      words: { normal: '×1', double: '×2', instant: '一気に' },
      note: '戦いの途中でも、Sキーで変えられます。',
    },
    advice: { legend: 'おすすめの印', words: { on: '付ける', off: '消す' }, note: '「仲間のようす」で、点の振りかたを薦めます。' },
  },
  inTown: '旅の難しさは、町にいるときに変えられます。',
  kept: '設定は、このブラウザとアカウントに残ります。',
  difficultyFailed: '旅の難しさを変えられませんでした。',
  keys: [
    {
      title: 'どこでも',
      rows: [
        ['矢印・Tab', '移る'],
        ['Enter', '決める'],
        ['Esc', '戻る・閉じる'],
        ['O', '音を出す・消す'],
        ['C', 'この設定'],
      ],
    },
    {
      title: '物語',
      rows: [
        ['Enter・→', '次へ'],
        ['←', '前へ'],
        ['Esc', 'とばす'],
      ],
    },
    {
      title: '戦い',
      rows: [
        ['1〜6', '命令・技・相手を選ぶ'],
        ['Esc', 'ひとつ戻る・早送り'],
        ['A', '今の一人から、おまかせ'],
        ['G', 'おまかせで進む'],
        ['R', 'もう一度同じ'],
        ['S', '戦いの速さ'],
        ['B', '強化と弱体'],
        ['L', '戦いの記録'],
        ['M', '覚え書き'],
      ],
    },
    {
      title: 'パッド',
      rows: [
        ['十字', '移る'],
        ['A', '決める'],
        ['B', '戻る・早送り'],
        ['LB・RB', '前へ移る・次へ移る'],
        ['X', 'おまかせで進む'],
        ['Y', 'もう一度同じ'],
        ['LT', '戦いの速さ'],
        ['RT', '強化と弱体'],
        ['START', 'この設定'],
        ['BACK', '音を出す・消す'],
      ],
    },
  ],
} as const
