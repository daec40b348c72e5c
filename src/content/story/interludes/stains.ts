import type { StoryPart } from '../story.ts'

/** The town begins to get used to its stains: first there are minutes, then there are names. */
export const committee = [
  { scene: 'guild-committee', lines: ['継火会に染み委員会ができた。', '委員長はヨツジである。', '委員もヨツジである。'] },
  { scene: 'guild-committee', speaker: 'yotsuji', lines: ['「議題、一。染みの件。', '二。染みの件。', '三は、まだのぼっていない」'] },
  { scene: 'guild-committee', speaker: 'omigaki', lines: ['「のぼってるよ。机の下に。', '踏まないでおくれ」'] },
  { scene: 'guild-committee', lines: ['この部屋でいちばん暗いのは、', '机の下である。', '染みが、詰めて座っていた。'] },
  { scene: 'guild-committee', speaker: 'rou', lines: ['「染み抜きの効き目を申します。', '落ちません。', 'よく、なつきます」'] },
  {
    scene: 'guild-committee',
    speaker: 'soroban',
    lines: ['「『染みの上は、まぶしくない。', '帳面が、はかどって困る』。', '……私からの、届けでございます」'],
  },
  { scene: 'guild-committee', speaker: 'yotsuji', lines: ['「それは、苦情か」'] },
  { scene: 'guild-committee', speaker: 'soroban', lines: ['「お礼、という欄が', 'ございませんでしたので」'] },
  { scene: 'guild-committee', lines: ['染みを連れてきた者として', '三人も呼ばれて座っている。'] },
  {
    scene: 'guild-committee',
    count: 3,
    voices: {
      1: ['「連れてきてない。', '振り切れなかっただけ」'],
      2: ['「かゆみなし。痛みなし。', '埃より、行儀がよいです」'],
      3: ['「……座布団は、出すのか。', 'ひとり、もう寝ているぞ」'],
      4: ['「苦情なら、ひとつあるわ。', '横顔が、わたしより決まっているの」'],
      5: ['「皆、戸口に背を向けてる。', '帰る気が、ないんだ」'],
      6: ['「机の下で、笑ったのがいるよ。', '議題の、二のところで」'],
    },
  },
  { scene: 'guild-committee', lines: ['採決になった。', '出ていってもらう、のときは', '手がどれも膝の上にあった。'] },
  { scene: 'guild-committee', lines: ['ようすを見る、には全員があげた。', '机の下でも、いくつか', '背のびをした。'] },
  { scene: 'guild-committee', speaker: 'yotsuji', lines: ['「……全員、だな。', '数えないでおく」'] },
] as const satisfies readonly StoryPart[]

export const naming = [
  { scene: 'naming', lines: ['おミガキが刷毛を持って', '広場に立っていた。', '床はまだ乾いている。'] },
  { scene: 'naming', speaker: 'omigaki', lines: ['「呼び分けができないんだよ。', '『そこの』と言うと、', 'みんな寄ってくるんだ」'] },
  { scene: 'naming', lines: ['三人で名を考えることになり、', '染みのそばに並んでしゃがんだ。'] },
  {
    scene: 'naming',
    count: 3,
    voices: {
      1: ['「いちばん速いのは、ハヤ。', '二番めは、ハヤノツギ」'],
      2: ['「来た日の順に、番号では。', '……いえ。番号は、呼ばれません」'],
      3: ['「……ようかん。こしあん。', '……すまん。腹がへった」'],
      4: ['「『墨の貴婦人』よ。', '……長い？ いちばん似合うのに」'],
      5: ['「クロ。', '……いや、どれもクロだ。ははは」'],
      6: ['「呼ぶなら、二音がいいよ。', '短いほど、遠くへ届く」'],
    },
  },
  { scene: 'naming', lines: ['おミガキはしまいまで聞いて、', '足元に言った。'] },
  { scene: 'naming', speaker: 'omigaki', lines: ['「ポチ」'] },
  { scene: 'naming', lines: ['いちばん古い染みが走ってきて、', '爪先の手前まで来ると、', 'ちゃんと止まった。'] },
  { scene: 'naming', speaker: 'omigaki', lines: ['「飼いたかったんだよ。子どものころ。', '床が汚れるって言われてさ」'] },
  { scene: 'naming', lines: ['その日、刷毛は', '乾いたままであった。'] },
  { scene: 'naming', speaker: 'yotsuji', lines: ['「苦情が一枚、書き直しだ。', '『ポチが、ついてくる』。', '……これは、受けつけん」'] },
  { scene: 'naming', lines: ['端のほうにひとつだけ、', 'どの名にも振り向かずに、', '門を見ているのがいた。'] },
] as const satisfies readonly StoryPart[]
