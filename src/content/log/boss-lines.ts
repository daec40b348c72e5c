/** One to three lines of at most 28 characters. In （ ） it is told of the boss, else the boss says it. */
export type Words = readonly [string] | readonly [string, string] | readonly [string, string, string]

/** What a boss says; each of it once for a save. */
export interface BossLines {
  /** When its stage begins. */
  readonly before: Words
  /** When it is first below half of its HP. */
  readonly half: Words
  /** When it is first below `LOW_PERCENT`. */
  readonly low?: Words
  /** On the last blow, before it is folded. */
  readonly fall: Words
  /** To its last words, by one of the three who stands: in the voice of this role, or what anybody may say where it is not there. */
  readonly answer: { readonly role: number; readonly lines: Words; readonly otherwise: Words }
  /** Once it is folded; `ifCleared`: only if that field was cleared before. */
  readonly after?: { readonly lines: Words; readonly ifCleared?: number }
}

export type BossMoment = keyof BossLines

export const HALF_PERCENT = 50
export const LOW_PERCENT = 30

/** By the enemy's id. */
export const bossLines: Readonly<Record<number, BossLines>> = {
  15: {
    before: ['……よんだ？'],
    half: ['よんでない。', 'じゃ、まだあそぶ'],
    fall: ['あ。よんでる'],
    answer: { role: 2, lines: ['お帰りなさい。冷めないうちに'], otherwise: ['気をつけて、お帰り'] },
  },
  25: {
    before: ['定刻です。おそらく'],
    half: ['遅れております。', '百年ほど'],
    fall: ['……ただいま、着きました'],
    answer: { role: 5, lines: ['足跡は、まっすぐだ。遅刻じゃない'], otherwise: ['お疲れさま。いま、定刻'] },
  },
  35: {
    before: ['飯はまだだよ。', '百、数えな'],
    half: ['四十九、五十。', '手が止まってるよ'],
    fall: ['……百。', 'はい、火を落とすよ'],
    answer: { role: 1, lines: ['百まで、待てた。', '……待てるものだね'], otherwise: ['ごちそうさま。百、たしかに'] },
  },
  45: {
    before: ['はなしかけないで。ひとふでだから'],
    half: ['とちゅうで、やめられないの'],
    fall: ['……かけた。みて'],
    answer: { role: 3, lines: ['……よい字だ。船も、読んで帰る'], otherwise: ['はなまる。浜で、いちばん'] },
  },
  55: {
    before: ['お名前は。', 'お入れしますので'],
    half: ['皺が寄ります。', '動かれますと'],
    fall: ['ああ。わたしの名が、まだでした'],
    answer: { role: 2, lines: ['では、お名前から伺います。', '誕生日も、ご一緒に'], otherwise: ['名前なら、いまからでも'] },
  },
  65: {
    before: ['まあだだよ'],
    half: ['……まあだ、だよ'],
    fall: ['もう、いいよ'],
    answer: { role: 6, lines: ['『みいつけた』は言わないでおくよ。', '言う人が、ほかにいるから'], otherwise: ['百年、よく隠れた'] },
  },
  76: {
    before: ['痛くはありません。', '少し、夜になるだけ'],
    half: ['引っぱらないこと'],
    fall: ['奥の幕は、そのままに。', '……もうすぐ、着きますので'],
    answer: { role: 4, lines: ['行って。待たせてる人が、', 'いるんでしょう'], otherwise: ['気をつけて。まっすぐ、ね'] },
  },
  84: {
    before: ['種は百年ぶんある。', '手は、ふたつだ'],
    half: ['芽が出るまでは、', '帰れんのだ'],
    fall: ['……やめて、よいのか。', 'そうか。豆は、足りたか'],
    answer: { role: 6, lines: ['豆は足りた。', 'あとは、長い休符だよ'], otherwise: ['お疲れさま。豆なら、団子に'] },
  },
  96: {
    before: ['議題。', '本日が終わらない件'],
    half: ['異議は、百年前に', '締め切りました'],
    fall: ['閉会。', '皆、帰ってよろしい'],
    answer: { role: 1, lines: ['異議なし。', '……ごめん、先に言った'], otherwise: ['異議なし'] },
  },
  106: {
    before: ['開演前でございます。', 'お席で、お待ちを'],
    half: ['お客さまが、まだですので'],
    fall: ['おや。おひとり、おいででしたか。', '……本日は、これぎり'],
    answer: { role: 5, lines: ['ひとり多いだろう。', 'ずっと、数えてた'], otherwise: ['お開き。お疲れさま'] },
  },
  113: {
    before: ['（王は、何も言わない。', '割れたものに、背を向けている）'],
    half: ['（割れた灯が、きしんだ。', '王は打つのをやめ、背でかばった）'],
    fall: ['（王は振り返らず、', '半歩ぶん、場所をあけた）'],
    answer: { role: 3, lines: ['……茶なら、ある'], otherwise: ['……火は、たしかに'] },
    after: { lines: ['（遠くで、子どもが呼んだ。', '王は、はじめて、そちらを見た）'], ifCleared: 6 },
  },
  129: {
    before: ['その灯、四つとも、置いてきてくれんか。', 'ここが、最後の暗がりでな'],
    half: ['百年見たが、今の手は、はじめてだ'],
    low: ['腰が浮くのは、百年で何度めかな'],
    fall: ['ああ。まぶしくない'],
    answer: { role: 2, lines: ['おやすみなさい。', '灯は、消しておきますね'], otherwise: ['おやすみなさい'] },
    after: { lines: ['（老人は、三人のむこうへ会釈した。', '席は、ひとつ空いた）'] },
  },
}
