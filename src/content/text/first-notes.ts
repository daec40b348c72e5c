/** Said the first time that something happens in a battle, in the order of urgency. */
export const firstNotes = {
  telegraph: ['「気配」の影は、この回に大きく動きます。', '身構えるか、動く前に崩しましょう。'],
  bleed: ['「にじみ」は、回の終わりに痛みます。', '守りでは減りません。払えば止まります。'],
  weakened: ['仲間の「弱体」は、「払う」技で取れます。', '虫干しか、虫除け香を。'],
  enemyStrengthened: ['影の「強化」は、「消す」技で取れます。', '影留め針を。'],
  strengthened: ['「強化」は、印の回数だけ続きます。', 'くわしくは、上の「強化」の札に。'],
} as const
