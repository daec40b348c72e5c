import type { StoryPart } from '../story.ts'

/** How people of the town come from what they wanted to what they say in the endings: each sees it once. */

/** Why カンヌキ wants a hand free to wave with. */
export const emptyHands = [
  { scene: 'gate-night', lines: ['カンヌキが手首をひねって、', '門が開いたままになった。', '閉めるには両手が要る。'] },
  {
    scene: 'gate-night',
    speaker: 'kannuki',
    lines: ['「すまないね。ひと晩だけ、', '両手を貸しておくれ。', '荷物は、そこでいいから」'],
  },
  { scene: 'gate-night', lines: ['三人で押した。', '六つの手で、指一本ぶん動いた。'] },
  {
    scene: 'gate-night',
    count: 2,
    order: [3, 1, 6, 4, 2, 5],
    voices: {
      1: ['「走って押すのは、なし？', '……もう走ってるけど」'],
      2: ['「手首は、冷やしておきました。', '門のほうは、診られません」'],
      3: ['「……重い。毎晩、', 'ひとりで、これをか」'],
      4: ['「わたしは、掛け声を。', '……押すわよ。両手で」'],
      5: ['「外の草が、ひと所だけ寝てる。', '毎晩、誰かがそこに立つんだ」'],
      6: ['「せーの、を三人で言うと、', '三つに分かれるね」'],
    },
  },
  { scene: 'gate-night', lines: ['カンヌキは手を持てあましていた。', '閉めないカンヌキを、', '本人も見たことがない。'] },
  { scene: 'gate-threshold', lines: ['扉のあいだが、あと一歩になった。', 'むこうの草に小さい影がいる。'] },
  {
    scene: 'gate-threshold',
    speaker: 'kannuki',
    lines: ['「いつも、あそこにいるんだ。', '閉めるとき、何かしてくるんだが、', 'こっちは、扉のうしろでね」'],
  },
  { scene: 'gate-threshold', speaker: 'kannuki', lines: ['「届けは、まだ出していない。', '名前を訊いてから、と思ってね」'] },
  { scene: 'gate-threshold', lines: ['影が手をあげた。', '昔、誰かに教わったやり方で。'] },
  { scene: 'gate-threshold', lines: ['カンヌキはひねったほうをあげて、', '痛そうに二度振った。'] },
  { scene: 'gate-threshold', lines: ['草の影はしばらく動かなかった。', 'それから、跳ねた。'] },
  { scene: 'gate-threshold', lines: ['三人が扉を閉めきるまで、', 'カンヌキは、もう見えない相手に', '手をあげていた。'] },
  { scene: 'gate-threshold', speaker: 'kannuki', lines: ['「治ったら、またふさがるね。', '……もうひと晩、ひねっておこうか」'] },
] as const satisfies readonly StoryPart[]

/** Why マル wants no big oven any more. Whose the oven was she says; who pushes the plate nobody does. */
const plateWith = (plan: StoryPart): readonly StoryPart[] => [
  { scene: 'stall-night', lines: ['マルは床に皿をひとつ置いている。', '団子は減らない。皿は動く。', '今朝は竈の裏まで行っていた。'] },
  {
    scene: 'stall-night',
    speaker: 'maru',
    lines: ['「いちばん古い竈でね。', '小さすぎて、焚いてないんだ。', '団子が、四つしか焼けない」'],
  },
  plan,
  { scene: 'stall-night', lines: ['三人が呼ばれて、木づちを渡された。', 'どけても、どけても、', '皿が竈の前へ戻ってくる。'] },
  {
    scene: 'stall-night',
    count: 2,
    order: [1, 2, 4, 3, 5, 6],
    voices: {
      1: ['「どいて。わたし、叩くの速いよ。', '……ねえ、ほんとにどいて」'],
      2: ['「熱があります。焚いていないのに。', '誰かが、抱えていたのですね」'],
      3: ['「……木づちは、置く。', '皿のほうが、強情だ」'],
      4: ['「煤の下に、手形があるわ。', '味見の手ね。三本指」'],
      5: ['「竈の前の土が、へこんでる。', '長く、しゃがんだ跡だ」'],
      6: ['「叩くと、豆の音がする。', 'まだ、なかにいるよ」'],
    },
  },
  { scene: 'stall-night', lines: ['灰のなかに豆が三粒あった。', '炒りすぎて、石のようである。'] },
  {
    scene: 'stall-night',
    speaker: 'maru',
    lines: ['「ひいじいさんの竈さ。', '味見の豆は、三粒と決めてた。', '四粒めからは、畑のだって」'],
  },
  // They meant to ask since `noonBreak` (`ways-home.ts`).
  { scene: 'stall-night', lines: ['団子屋が混んでいないので、', '豆は足りているか、と{c}が訊いた。'] },
  { scene: 'stall-night', speaker: 'maru', lines: ['「百年、足りてるよ。', '……誰に言えばいいのか、', '知らないけどね」'] },
  { scene: 'stall-night', lines: ['三人は顔を見合わせた。', '言うほうは、先に済ませてある。'] },
  { scene: 'stall-night', lines: ['マルは豆を皿に載せた。', '皿はそれきり動かなかった。'] },
  { scene: 'stall-night', lines: ['小さい竈に火を入れた。', '火は爪の先ほどで足りて、', '団子が四つふくらんだ。'] },
  { scene: 'stall-night', speaker: 'maru', lines: ['「三人と、', '……ちょうどだね」'] },
  { scene: 'stall-night', lines: ['四つめは、いちばん丸いのを選んで', '皿へ載せた。'] },
  { scene: 'stall-night', lines: ['木づちは軒に立てかけたままで、', '翌日から、のれんの重しになった。'] },
]

export const fullPlate = plateWith({
  scene: 'stall-night',
  lines: ['でかい竈はそこに据える。', '場所だけ、先に空けるという。', '崩すのは、今日である。'],
})

/** To those who come from the fields only after she has given the big oven up. */
export const fullPlateLate = plateWith({
  scene: 'stall-night',
  lines: ['でかい竈はもういいという。', 'この竈をどけて、染みの寝床にする。', '崩すのは、今日である。'],
})

/** Who says in brackets what ススケ says. */
export const translation = [
  { scene: 'guild-committee', lines: ['芯切り場の総会は年に一度、', '継火会の卓を借りて開く。', '組合長ススケが卓に乗った。'] },
  { scene: 'guild-committee', speaker: 'susuke', lines: ['「ニャア」'] },
  { scene: 'guild-committee', lines: ['（訳：議案は、しっぽの件である）'] },
  { scene: 'guild-committee', lines: ['芯切り場の上役は、四人と一匹。', 'ひとりは口をきかない。', '猫のほうは、よくきく。'] },
  { scene: 'guild-committee', lines: ['三人には前から不思議であった。', '訳は、誰がつけているのか。'] },
  {
    scene: 'guild-committee',
    count: 3,
    voices: {
      1: ['「ニャアの前に、訳が来た。', '待てない人が、ここにもいる」'],
      2: ['「声は、しておりません。', '私たちは、読んでいたのですね」'],
      3: ['「……紙が出てくる。', '卓の、下からだ」'],
      4: ['「字が、きれいなの。', '猫の手ではないわ」'],
      5: ['「床に、墨の滴が七つ。', '卓の下の靴は、カゲンのだ」'],
      6: ['「ニャアの間と、訳の間が同じ。', '長く組んでる二人だよ」'],
    },
  },
  { scene: 'guild-committee', lines: ['卓の下に無口なカゲンがいた。', '筆と紙の束を持っている。'] },
  { scene: 'guild-committee', lines: ['「…………」', '（訳：見つかった）'] },
  { scene: 'guild-committee', speaker: 'susuke', lines: ['「ニャーア」'] },
  { scene: 'guild-committee', lines: ['（訳：足元に、連れが来た。', 'しっぽが二本では、席が足りない）'] },
  { scene: 'guild-committee', lines: ['卓の下を広げることになり、', '皆が湯呑みを持って立った。'] },
  { scene: 'guild-committee', lines: ['ススケは足元を見て、', 'もうひと声、小さく鳴いた。'] },
  { scene: 'guild-committee', lines: ['紙は出てこなかった。'] },
  { scene: 'guild-committee', lines: ['カゲンが筆を置いて、', '自分の口で言った。'] },
  { scene: 'guild-committee', lines: ['「これは、訳さない」'] },
  { scene: 'guild-committee', lines: ['その日の芯切り場は、', '猫の足音まで、よく聞こえた。'] },
] as const satisfies readonly StoryPart[]
