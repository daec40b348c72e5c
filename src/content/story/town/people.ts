import type { Townsperson } from '../story.ts'

/** Said from this number of cleared fields until the next entry of the same list. */
export interface TalkFrom {
  readonly from: number
  readonly lines: readonly string[]
}

/** Said once, when this field is cleared. */
export interface TalkAbout {
  readonly field: number
  readonly lines: readonly string[]
}

export interface Person {
  readonly name: string
  /** In the order of `from`. */
  readonly talk: readonly TalkFrom[]
  readonly about: TalkAbout | null
  /** To whoever has a member of this role, from so many cleared fields on: once where there is a greeting, always in the plaza. */
  readonly to?: { readonly role: number; readonly from?: number; readonly lines: readonly string[] }
}

/** How the people of the town change while the fields are cleared. Their other lines stand in `keepers/`, `town-talk.ts` and `job.ts`. */
export const people = {
  rou: {
    name: 'ロウ',
    talk: [
      { from: 0, lines: ['「火の使いみちですか。', '値をつけてから、考えます」'] },
      { from: 2, lines: ['「染みに効く品を、探しております。', '効く、とは書かない品を」'] },
      { from: 4, lines: ['「染み抜きに、染みが寄ってまいります。', '香りが、よろしいようで」'] },
      { from: 6, lines: ['「夕方用に、踏み台を置きました。', '……踏み台に、届きません」'] },
      { from: 8, lines: ['「染みが棚の上を指しますので、', '見ますと、値札が逆さで。よい目です」'] },
      { from: 11, lines: ['「染み抜きの札は外しました。', '品は飾っております」'] },
      { from: 12, lines: ['「夕方も、店を開けておきます。', '夕方らしい夕方が、来ましたら」'] },
    ],
    to: { role: 1, lines: ['「列はございません。', 'お客さまが、先頭で末尾です」'] },
    about: { field: 2, lines: ['「近ごろ、開店の刻だけは', 'ぴたりと合います」'] },
  },
  toki: {
    name: 'トキ',
    talk: [
      { from: 5, lines: ['「奥の灯に気づいたお客さまは、', '百年ぶりです。……こちらの話」'] },
      { from: 6, lines: ['「帰りの遅いかたほど、縫い目が強い。', '家で待つ者が、留めておりますので」'] },
      { from: 8, lines: ['「帳面に、うちの灯はないそうです。', 'ないものが、よくともります」'] },
      { from: 9, lines: ['「連れというのは、若いままなのです。', '会えば、叱られそうで」'] },
      { from: 11, lines: ['「茶は、ふたつ淹れております。', '冷めるのを待つ者がおりますので」'] },
      { from: 12, lines: ['「幕を開ける日は決めてあります。', '皆さんが決める日に」'] },
    ],
    to: { role: 6, from: 5, lines: ['「お声は、ほどけません。', '縫い目を探したのですが」'] },
    about: { field: 7, lines: ['「針に糸が、一度で通りました。', '向かいで、誰か持っていたように」'] },
  },
  shiori: {
    name: 'シオリ',
    talk: [
      { from: 0, lines: ['「……鉛筆は、削らないで。', 'まだ、書くことが」'] },
      { from: 2, lines: ['「……四番の、もとの歌詞は、', 'まだ、棚に」'] },
      { from: 4, lines: ['「……その本は貸出中です。', '書いた人に」'] },
      { from: 6, lines: ['「……畝は、数えるたびに、', '案山子が、むこうを……」'] },
      { from: 8, lines: ['「……表紙がなければ、', '開けて、もらえますか」'] },
      { from: 10, lines: ['「……頁が一枚、温かい。', 'どなたか、はさまって」'] },
      { from: 12, lines: ['「……おかえりなさい。', '今、いいところです」'] },
    ],
    to: { role: 4, lines: ['「……暗い本は奥の棚に。', '灯を、ふたつお持ちください」'] },
    about: { field: 10, lines: ['「……返却が、一件。', '角が、かじってあります」'] },
  },
  maru: {
    name: 'マル',
    talk: [
      { from: 1, lines: ['「出世払いの串、一本め。', 'とっておくよ。番号つきで」'] },
      { from: 2, lines: ['「二本め。出世は、急がなくていい。', '串立てには、まだ隙間があるから」'] },
      { from: 3, lines: ['「竈が大きけりゃ、', '染みのぶんも焼けるのにねえ」'] },
      { from: 5, lines: ['「きな粉だよ。豆はうちの、', 'ひいじいさんの代から、同じ豆」'] },
      { from: 7, lines: ['「七本め。串立てが、', '花瓶みたいになってきた」'] },
      { from: 8, lines: ['「串立てを、もうひとつ出したよ。', '先に置いとけば、帰ってくるからね」'] },
      { from: 10, lines: ['「四つ焼いて、四つ売れるんだよ。', '四つめのお代は、まだだけどね」'] },
      { from: 11, lines: ['「丸いもんは、小さい火がいい。', '大きいと、角が焦げる」'] },
      { from: 12, lines: ['「十二本。払うのは、', '帰ってきてからでいいからね」'] },
    ],
    to: { role: 3, lines: ['「あんたのは四本だ。', '三本だと、茶が余るだろ」'] },
    about: null,
  },
  soroban: {
    name: 'ソロバン',
    talk: [
      { from: 1, lines: ['「油の残りは、九年ぶん。', '指で足りてしまうのが、つらくて」'] },
      { from: 3, lines: ['「染みの上は、照り返しが少ないもので。', '……つい、そこに座ります」'] },
      { from: 5, lines: ['「ひとつ灯なら、油は四分の一。', '……いえ、何も申しておりません」'] },
      { from: 7, lines: ['「四で割るか、四を掛けるか。', '夢で解けて、覚めたら忘れました」'] },
      { from: 9, lines: ['「組合長の染みが、帳面で寝ます。', 'その頁だけ暗くて、読みやすい」'] },
      { from: 12, lines: ['「何年ぶんかは、火の置き所しだい。', '今夜は、検算をやめておきます」'] },
    ],
    to: { role: 2, lines: ['「蝋燭をお売りだったとか。この町で。', '……ご苦労、お察しいたします」'] },
    about: null,
  },
  omigaki: {
    name: 'おミガキ',
    talk: [
      { from: 0, lines: ['「城の火が来たら、床がもっと光るね。', 'それだけさ。ほかに何がある」'] },
      { from: 3, lines: ['「靴の裏を見せな。', '……また連れてきたね。ひとつ」'] },
      { from: 6, lines: ['「ばあさんは、よけて歩く人でね。', '何もない床をさ。こう、ひと跨ぎ」'] },
      { from: 8, lines: ['「名前をつけたら、拭けなくなる。', '覚えときな」'] },
      { from: 10, lines: ['「椅子の下が好きだよ、こいつら。', '……この町は、椅子が足りない」'] },
      { from: 12, lines: ['「呼ばれて帰ったのは、', 'どっちだったんだろうね」'] },
    ],
    about: null,
  },
} as const satisfies Readonly<Partial<Record<Townsperson, Person>>>

/** What holds at this number of cleared fields; null before the first entry. */
export const talkAt = <Talk extends TalkFrom>(talk: readonly Talk[], cleared: number): Talk | null =>
  talk.findLast(({ from }) => from <= cleared) ?? null
