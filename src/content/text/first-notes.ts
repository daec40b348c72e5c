/** Said the first time that something happens in a battle, in the order of urgency. */
export const firstNotes = {
  telegraph: ['「気配」が出た影は、この回に大きな技を使います。', '身構えるか、札にある数だけ削って崩しましょう。'],
  bleed: ['「にじみ」は、回の終わりにHPを減らします。', 'つく前なら身構えて防げ、ついたら虫除け香で払えます。'],
  weakened: ['仲間の「弱体」は、放っておいても切れます。', '払うには、虫干しの技か、虫除け香を使います。'],
  enemyStrengthened: ['影の「強化」も、回数が過ぎれば切れます。', '土地を三つ開くと、消せる影留め針が店に並びます。'],
  strengthened: ['「強化」は、印にある回数だけ続きます。', 'くわしくは、上の「強化」で見られます。'],
} as const
