import type { TalkFrom } from './people.ts'
import type { Townsperson } from '../story.ts'

/** What the plaza says, by number of cleared fields, 0 to 12. */
export const townTalk = [
  ['「今日も床がきれいだ」'],
  ['「取れない染みが出たらしい」', '「おミガキさんの負けか」「刷毛の負けだ」'],
  ['「広場の染みが、昨日と違う所にある」', '「気のせいだ。床は歩かない」'],
  ['「染みが、いい匂いになった」', '「それだけか」「それだけだ」'],
  ['「継火会に、染み委員会ができた」', '「議題は？」「床に置いてある」'],
  ['「染みがついてくる、という苦情が三件」', '「三件とも、同じ人だ。自慢かもしれん」'],
  ['「走っても止まっても、ついてくる」', '「うちのは、先に帰って待ってるよ」'],
  ['「ポチ、と呼ぶ声がする。', '犬を飼ったのか」「染みだ」'],
  ['「うちの子が、染みと手をつなぐ」', '「手があるのか」「ある。冷たい」'],
  ['「組合長の染みは、しっぽがある」', '「それで議決が、いつも一票多いのか」'],
  ['「うちには、まだ染みが来ない」', '「椅子を、ひとつ多く出しておくといい」'],
  ['「ヨツジさんの染みが、', 'ヨツジさんより先に敬礼した」'],
  ['「角で、頭をぶつけた」', '「みんな、足元を見て歩くからな」'],
] as const satisfies readonly (readonly string[])[]

/** おミガキ scrubbing in the plaza, by number of cleared fields, 0 to 12. */
export const polisherTalk = [
  ['「ほら、顔が映るだろう」'],
  ['「落ちないね。こすると、よけるんだ」'],
  ['「逃げるんじゃないよ。洗うだけだよ」'],
  ['「石鹸を塗ったら、泡だけ取れた」'],
  ['「四つめが来た。', 'あたしのは、ひとつめだけだよ」'],
  ['「灯の下では薄いんだ。', '椅子の下では、生き生きしてる」'],
  ['「こいつ、あたしが休むと休むんだよ」'],
  ['「ポチ。あっちがクロ。あれはハンチョウ。', '落とすのは、明日にしようかね」'],
  ['「ポチ、そこ拭くよ。……ありがとうよ」'],
  ['「腰が痛いと言ったら、', 'こいつが先に曲げてさ」'],
  ['「拭かないよ。踏まないだけさ」'],
  ['「これがいないと、廊下が広くてね」'],
  ['「床かい。まあまあだよ。', 'それより、こいつの寝床がね」'],
] as const satisfies readonly (readonly string[])[]

/** A child of the plaza: plays with the stains, then knows what they are called, then has to call them all. */
export const stainNames = [
  { from: 3, lines: ['「床のを踏んだら、勝ちなの。', 'むこうも、知ってて逃げるよ」'] },
  { from: 5, lines: ['「今日は、むこうが鬼。', '……足を、踏まれてみたいな」'] },
  { from: 7, lines: ['「ポチ、クロ、ハンチョウ。', '呼ぶと、来るんだよ」'] },
  { from: 9, lines: ['「ポチ、クロ、ハンチョウ、おまけ。', 'おまけは、あとから来たの」'] },
  { from: 11, lines: ['「ポチ、クロ、ハンチョウ、おまけ。', '二番さん。夜だけ来るのが、よるこ」'] },
  { from: 12, lines: ['「ぜんぶ呼ぶと、夜までかかるよ。', '夜って、どれくらい？」'] },
] as const satisfies readonly TalkFrom[]

interface Dream {
  readonly who: Townsperson
  readonly lines: readonly string[]
}

/** What two of the town have dreamt when an ending is over and the journey goes on, by ending. */
export const dreams = {
  1: [
    { who: 'rou', lines: ['「黒い布を、仕入れかけまして。', '売り先は、思い出せません」'] },
    { who: 'maru', lines: ['「昼飯が終わらない夢でねえ。', '覚めたら腹がへってて、ほっとした」'] },
  ],
  2: [
    { who: 'omigaki', lines: ['「ポチがいるか、三度見たよ。', '……いたよ。何を確かめてんだろうね」'] },
    { who: 'kannuki', lines: ['「手を振る夢でね。', '振りかえすのが、ひとりもいない」'] },
  ],
  3: [
    { who: 'yotsuji', lines: ['「三を、思い出しかけた。', '暗く……いや、消えた」'] },
    { who: 'toki', lines: ['「先方に、叱られる夢でした。', '……よい夢でした」'] },
  ],
  4: [
    { who: 'soroban', lines: ['「検算が、二度も合いません。', '……ほっといたしました」'] },
    { who: 'susuke', lines: ['「ニャ」', '（訳：爪は研いである）'] },
  ],
} as const satisfies Readonly<Record<1 | 2 | 3 | 4, readonly [Dream, Dream]>>
