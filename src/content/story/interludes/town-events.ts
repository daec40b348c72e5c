import type { prologueStates } from '../prologue.ts'
import type { InState, SceneStates, StoryPart } from '../story.ts'

/** What happens in the town between the interludes. Nobody is told why a lamp wants three others. */

/** What the plaza shows while its lamps are lit anew. */
export const plazaStates = { plaza: ['lit', 'dark', 'one-lamp', 'four-lamps'] } as const satisfies SceneStates

/** Whoever looks is told of in `lateNotice`. */
export const eyesShut = [
  { scene: 'plaza', lines: ['広場の灯がひとつ消えた。', '四つで一組の、ひとつである。'] },
  {
    scene: 'plaza',
    speaker: 'yotsuji',
    lines: ['「一、残りの三つも消す。', '二、四つそろえて、ともし直す。', 'ともるまで、目はつぶること」'],
  },
  { scene: 'plaza', lines: ['町の法の第二条である。', '「なんで」と子どもが訊いて、', '広場が少し静かになった。'] },
  { scene: 'plaza', lines: ['皆が目をつぶった。', '団子を食べかけていた者は、', '口だけあけている。'] },
  {
    scene: 'plaza',
    count: 3,
    voices: {
      1: ['「いっせいにつぶるの？', '順番なら、わたしが先なのに」'],
      2: ['「つぶりました。念のため、', '手をつなぐことを、お勧めします」'],
      3: ['「……つぶった。', '屏風も、たたんだ」'],
      4: ['「つぶったわ。とっくに。', '……どなたか、袖を貸して」'],
      5: ['「つぶった。', '耳は、つぶらない」'],
      6: ['「つぶると、町は鳴ってるね。', '灯の数だけ、ちりちりと」'],
    },
  },
  { scene: 'plaza', state: 'dark', lines: ['三つとも消えた。', '町のまんなかが暗くなった。', '誰も、見ていない。'] },
  {
    scene: 'plaza',
    state: 'one-lamp',
    lines: ['ヨツジが手さぐりで、ひとつめをともした。', 'ふたつめへ、つぶったまま五歩。', 'そのあいだ、広場の灯はひとつである。'],
  },
  { scene: 'plaza', lines: ['{c}は目をあけた。'] },
  { scene: 'plaza', lines: ['五歩めで、つぶった。', 'はじめより、きつくつぶった。'] },
  { scene: 'plaza', speaker: 'yotsuji', state: 'four-lamps', lines: ['「よし。四つだ。', 'あけた者は、いないな」'] },
  { scene: 'plaza', lines: ['いない、と皆が言った。', '{c}も言った。'] },
  { scene: 'plaza', speaker: 'omigaki', lines: ['「あの芥子粒は、どこだい。', '……ああ、ここにいたね」'] },
  { scene: 'plaza', lines: ['{c}は団子の残りを食べた。', 'おミガキの足元だけ、見ずに食べた。'] },
] as const satisfies readonly (StoryPart & InState<typeof plazaStates>)[]

export const oneTooMany = [
  { scene: 'prologue-town', state: 'lamps', lines: ['番頭ソロバンが町の灯を数えた。', '一万と、ひとつある。'] },
  { scene: 'prologue-town', speaker: 'soroban', lines: ['「四で割りますと、一、余ります。', '法では、余りようが', 'ございません」'] },
  { scene: 'prologue-town', lines: ['数え直しに三人が呼ばれた。', '{a}は門から、{b}は井戸から、', '{c}は倉の裏から数えた。'] },
  { scene: 'prologue-town', lines: ['三つの数を足すと、ちょうど一万。', '数えていない家が、一軒ある。', 'ほどき屋である。'] },
  { scene: 'unpicking-house', lines: ['見なかったことにしてある家の', '戸口の前に、三人は並んで立った。'] },
  {
    scene: 'unpicking-house',
    count: 3,
    voices: {
      1: ['「ここはもう数えた。', '速すぎて、数は忘れたけど」'],
      2: ['「なかは、湯気がひどいのです。', '算盤の珠が、ふやけます」'],
      3: ['「……ここは、壁だ。', '屏風ではない。壁だ」'],
      4: ['「鏡があるの。ひとつのものが、', 'ふたつに見えるのよ。……たぶん」'],
      5: ['「灯なら、さっき出ていった。', '……足跡？ 消した。ははは」'],
      6: ['「数え唄にしようよ。', '一万で、ちょうど終わるやつ」'],
    },
  },
  { scene: 'unpicking-house', lines: ['ソロバンは三人の顔を順に見て、', '一礼して、あいだを通った。'] },
  { scene: 'unpicking-house', lines: ['幕の奥に、灯がひとつ。', '座布団が、ふたつ。', 'トキは針を置いた。'] },
  { scene: 'unpicking-house', speaker: 'toki', lines: ['「銀三枚で、ございましたね」'] },
  { scene: 'unpicking-house', lines: ['ソロバンは帳面を開いて、', '灯のあるほうへ傾けた。', '字がよく読めた。'] },
  { scene: 'unpicking-house', lines: ['長いこと筆が動かなかった。', 'やがて、ひと息に書いた。', '「灯、一万。余りなし」'] },
  { scene: 'unpicking-house', speaker: 'soroban', lines: ['「数は、合っております」'] },
  { scene: 'unpicking-house', lines: ['声が裏返っていた。', '検算はしなかった。'] },
  { scene: 'unpicking-house', lines: ['トキは三枚めの座布団を出した。', 'もとから空いているほうは', '動かさなかった。'] },
  {
    scene: 'unpicking-house',
    speaker: 'soroban',
    lines: ['「余りがないことを、', '明日も、確かめに参ります。', '……私ひとりで、足りますので」'],
  },
] as const satisfies readonly (StoryPart & InState<typeof prologueStates>)[]

export const fourteenth = [
  {
    scene: 'prologue-notice',
    lines: ['継火会の壁から貼り紙が消えた。', '剥がした者は、まだ壁の下にいる。', '子どもが三人。いちばん上が、八つ。'],
  },
  { scene: 'prologue-notice', lines: ['「求む、三人、だから」', '「三人いるもん」', '「弁当も、あるよ」'] },
  { scene: 'prologue-notice', lines: ['弁当は、団子が一本。', 'もう三つに分けてある。', 'いちばん上が、小さいのを取った。'] },
  { scene: 'prologue-notice', lines: ['靴は三足とも父親のである。', '「大きくていいの。育つから」'] },
  { scene: 'prologue-notice', lines: ['ヨツジは何か言いかけた。', '先に、ぜんぶ言われている。'] },
  { scene: 'prologue-notice', lines: ['「決まりもある。一、押さない。', '二、泣かない。三……」', 'ヨツジが身を乗り出した。'] },
  { scene: 'prologue-notice', lines: ['「三、おやつ」'] },
  { scene: 'prologue-notice', speaker: 'yotsuji', lines: ['「……惜しい」'] },
  { scene: 'prologue-notice', lines: ['子どもらは{a}たちを見上げた。', '「どうやったら、行けるの」'] },
  {
    scene: 'prologue-notice',
    count: 3,
    voices: {
      1: ['「列は、ここまで。', '……わたしが、いちばんうしろ」'],
      2: ['「では、お誕生日を。行くのは、', 'あと百回、迎えてからです」'],
      3: ['「……留守番は、屏風より重い。', '嘘ではない。持ってみろ」'],
      4: ['「外は、暗いのよ。', '平気だけど。平気だけど、暗いの」'],
      5: ['「出ていく足は、もう数えた。', '待つ足が、足りない」'],
      6: ['「門で歌っててよ。', 'そうしたら、耳で帰れる」'],
    },
  },
  { scene: 'guild-room', lines: ['ヨツジは名簿を開いた。', '{a}、{b}、{c}の下が、', '一行空いている。'] },
  { scene: 'guild-room', speaker: 'yotsuji', lines: ['「十四組めは、出さん。', '九組が、まだ帰る途中だ」'] },
  { scene: 'guild-room', lines: ['帰る途中、とヨツジは言った。', '言いながら、二十七本の線を', '上から指でなぞっている。'] },
  { scene: 'guild-room', lines: ['空いた行に筆が入った。', '「迎え、三人」'] },
  {
    scene: 'prologue-notice',
    state: 'notice-again',
    lines: ['貼り紙は戻り、隣に一枚増えた。', '「求む、三人。仕事：門で待つこと。', '報酬：応相談。弁当：家で食え」'],
  },
  { scene: 'gate-threshold', lines: ['子どもらが門の内に並んだ。', '「おかえり」の稽古である。', 'いちばん下は手も振った。'] },
] as const satisfies readonly StoryPart[]

/** A day at the shop, told by the shelf that its keeper still reaches. The three are there and say nothing. */
export const soldOut = [
  { scene: 'shop-counter', lines: ['朝、ロウは三段めまで届く。', '染み抜きが二十一個並んでいる。', '三人は飴を選んでいる。'] },
  { scene: 'shop-counter', lines: ['先生が来た。', '子どもらに、歌を教える人である。', '「染み抜きを、二十個」'] },
  { scene: 'shop-counter', speaker: 'rou', lines: ['「売り切れでございます」'] },
  { scene: 'shop-counter', lines: ['先生は棚を見た。', '「……二十一個、ございますね」'] },
  { scene: 'shop-counter', speaker: 'rou', lines: ['「売り切れが、', '二十一個でございます」'] },
  { scene: 'shop-counter', lines: ['昼、ロウは爪先立ちで三段めに届く。', '先生がまた来た。', '三人はまだ選んでいる。'] },
  {
    scene: 'shop-counter',
    lines: ['「学び舎の傘立てに、ひとつおります。', '晴れた日も、動きません。', '子らが、歌わずにそちらを見ます」'],
  },
  { scene: 'shop-counter', lines: ['「あれは、効くのですか」'] },
  { scene: 'shop-counter', speaker: 'rou', lines: ['「効きません」'] },
  { scene: 'shop-counter', lines: ['「では、なぜ売るのです」'] },
  { scene: 'shop-counter', speaker: 'rou', lines: ['「売っておりません」'] },
  {
    scene: 'shop-counter',
    lines: ['夕の刻、ロウは踏み台ごと台の下にいる。', '先生の手なら、三段めに届く。', '三人は飴をふたつまで絞った。'],
  },
  { scene: 'shop-counter', lines: ['先生は手をのばした。', '台の下は黙っている。'] },
  { scene: 'shop-counter', lines: ['その手に、飴がふたつ落ちてきた。', '棚の上で、染みがひとつ、', 'よそを向いている。'] },
  { scene: 'shop-counter', lines: ['「……これは、効きますか」'] },
  { scene: 'shop-counter', speaker: 'rou', lines: ['「効きます。少し」'] },
  { scene: 'shop-counter', lines: ['三人が絞ったのも、', 'そのふたつであった。'] },
  { scene: 'shop-counter', speaker: 'rou', lines: ['「売り切れでございます」'] },
  { scene: 'shop-counter', lines: ['翌日、先生は四番を', '一度、直しそびれた。'] },
  { scene: 'shop-counter', lines: ['傘立ての飴は、もうなかった。', '包み紙が傘のかたちに', '折ってある。'] },
] as const satisfies readonly StoryPart[]

/**
 * Before the three go behind the picture: one sheet of paper, and nobody says a word. What {c} owns up to is in `eyesShut`.
 * ヨツジ's third line stands below the fold.
 */
export const lateNotice = [
  { scene: 'guild-room', lines: ['三人はヨツジの机に、', '黙って紙を一枚置いた。', '団子の包み紙の裏である。'] },
  { scene: 'guild-room', lines: ['「届け。遅れます。三人」'] },
  { scene: 'guild-room', lines: ['ヨツジは黙って朱を入れた。', '「遅れる前に届けたのは、', 'お前たちが、はじめてだ」'] },
  { scene: 'guild-room', lines: ['紙が押し戻されてきた。', '「はじめの日は、訊いていない。', '今度は訊く。わけを、三人ぶん」'] },
  {
    scene: 'guild-room',
    lineFor: {
      1: '「わたしは遅れない。付き添い」',
      2: '「往診。戻りの刻は、食後」',
      3: '「遅いのは、生まれつきだ」',
      4: '「資料よ。暗い所の、資料」',
      5: '「先に降りてるんだ、ひとり」',
      6: '「遅れて出るほうが、受けるよ」',
    },
  },
  { scene: 'guild-room', lines: ['判は逆さに押してあった。', '「手元が暗い」と朱がある。'] },
  { scene: 'guild-room', lines: ['「一は、これで済んだ。', '二は、届けでは済まん」'] },
  { scene: 'guild-room', lines: ['三人はそこまで読んで、', '紙をたたんだ。'] },
  { scene: 'land-8', lines: ['畑の、一本多い畝の下に、', '梯子はたしかにあった。', '三人は畦に腰をおろした。'] },
  { scene: 'land-8', lines: ['{c}が紙を半分だけひらいて、', '空いた所に書きたした。'] },
  { scene: 'land-8', lines: ['「広場の灯をともし直した、あの五歩、', '目を、あけていた」'] },
  { scene: 'land-8', lines: ['「おミガキの横の小さいのが、', '手を振ってきた」'] },
  { scene: 'land-8', lines: ['{c}は振りかえさなかった。', 'それも書いた。', 'そこだけ、字が小さい。'] },
  { scene: 'land-8', lines: ['紙は、{a}に回った。「薄目」', '{b}に回った。「同じく」', '小さいのを見たのは、{c}だけである。'] },
  { scene: 'land-8', lines: ['紙がもうひと回りした。', '「次は」', '「振れ」'] },
  { scene: 'land-8', lines: ['{c}は残りの半分をひらいた。', '朱がもう一行あった。'] },
  { scene: 'land-8', lines: ['「三、弁当を忘れている」'] },
  { scene: 'land-8', lines: ['三人とも、自分の鞄を覗いた。'] },
  { scene: 'land-8', lines: ['その日は降りずに帰った。', '遅れなかった。'] },
] as const satisfies readonly StoryPart[]
