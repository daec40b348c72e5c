/** The three difficulties, where they are chosen: with the party and at the gate. */
export const difficultyText = {
  legend: '旅の難しさ',
  names: { story: '物語', normal: '通常', hard: '険路' },
  /** Two lines each. */
  explanations: {
    story: ['影の力がやわらぎます。', '物語を追いたい人に。'],
    normal: ['ふつうの手応えです。', '迷ったら、これを。'],
    hard: ['影がしぶとく、強くなります。', '結末まで通せば印が残ります。'],
  },
  /** At the confirmation of the party. */
  later: 'どれでも、話と結末は同じです。難しさは、正門で変えられます。',
  change: '変える',
  changeTitle: 'どの道を行きますか？',
  changeNote: '次の出発から変わります。話と結末はどれも同じです。',
  running: '今の冒険は出発したときのまま続きます。',
  decide: 'これにする',
  deciding: '書きかえています',
  cancel: 'やめる',
  failed: '旅の難しさを変えられませんでした。',
} as const
