/** Said the first time that something happens in a battle, in the order of urgency. */
export const firstNotes = {
  telegraph: ['「気配」が出た影は、この回に大きな技を使います。', '身構えて受けるか、札の数だけ削って崩しましょう。'],
  bleed: ['「にじみ」がつくと、回の終わりにHPが減ります。', '身構えても減ります。虫干しか虫除け香で払えます。'],
  weakened: ['仲間の「弱体」は、払えば消えます。', '技なら虫干し、道具なら虫除け香を使います。'],
  enemyStrengthened: ['影の「強化」は、影留め針で消せます。', '針は、土地を開いていくと、よろず灯屋に並びます。'],
  strengthened: ['「強化」は、印にある回数だけ続きます。', 'くわしくは、上の「強化と弱体」で見られます。'],
} as const
