/** Said the first time that something happens in a battle, in the order of urgency. */
export const firstNotes = {
  telegraph: ['「気配」が出た影は、この回に大きな技を使います。', '身構えて受けるか、札の数だけ削って崩しましょう。'],
  bleed: ['「にじみ」は、回の終わりにHPを減らします。', 'つく前なら身構えで防げます。ついたら払いましょう。'],
  weakened: ['仲間の「弱体」は、放っておいても切れます。', '払うには、虫干しの技か、虫除け香を使います。'],
  enemyStrengthened: ['影の「強化」は、影留め針で消せます。', '針は、土地を開いていくと、よろず灯屋に並びます。'],
  strengthened: ['「強化」は、印にある回数だけ続きます。', 'くわしくは、上の「強化」で見られます。'],
} as const
