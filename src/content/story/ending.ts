import type { prologueStates } from './prologue.ts'
import type { Beat, InState, SceneStates, StoryPart } from './story.ts'
import { wants } from './wants.ts'

/** What the square and the hill show. The diary on the hill is read in the third ending and in the fourth, where the lantern is raised. */
export const monologueStates = {
  'ending-square': [
    'crowd',
    'neighbours',
    'glow',
    'first-stains',
    'ring',
    'free-seats',
    'yotsuji-asks',
    'open-coat',
    'cheers',
    'roster',
    'dumplings',
    'three-gone',
    'small-glow',
    'yotsuji-looks',
    'crowd-gone',
    'all-gone',
  ],
  hill: ['lantern', 'tall-flame', 'shadows', 'mouths', 'raised-lantern', 'diary', 'nodding-flame', 'shut-diary', 'thread'],
} as const satisfies SceneStates

/** First monologue, before the choice to tell or not to tell. */
export const endMonologue1 = [
  { scene: 'gate-night', lines: ['三人は一度門の外へ出た。', '火は{a}の襟のなかにある。', '火のぶんの「おかえり」が、まだである。'] },
  { scene: 'gate-night', lines: ['夜の正門をカンヌキが指一本で開けた。', '閉めるのには今夜も両手が要った。'] },
  { scene: 'gate-night', lines: ['灯がひとつ残らず外に出してあり、', '門から広場まで、道が白かった。'] },
  { scene: 'ending-square', lines: ['皆が同じことを訊きたい顔をして、', '訊かずに道をあけた。'] },
  {
    scene: 'ending-square',
    state: 'neighbours',
    lines: ['おミガキは桶を持ったまま来ていた。', 'マルは串を持ったまま来ていた。', 'シオリだけが、寝たまま来ていた。'],
  },
  { scene: 'ending-square', state: 'glow', lines: ['{a}の外套の下で、古い灯籠が温かい。', '火は寝返りをうつように揺れた。'] },
  { scene: 'ending-square', state: 'first-stains', lines: ['{b}は床を見た。'] },
  {
    scene: 'ending-square',
    state: 'ring',
    lines: ['町じゅうの染みが集まっていた。', '三人を囲んで、輪になっている。', '前のほうは、もう座っている。'],
  },
  { scene: 'ending-square', state: 'free-seats', lines: ['輪は三人の足元だけを空けていた。', 'そこは、もう誰かの席らしい。'] },
  {
    scene: 'ending-square',
    state: 'yotsuji-asks',
    lines: ['輪のむこうに、ヨツジが立っていた。', '「火の届けが、まだ出ていない。', '……あったのか」'],
  },
] as const satisfies readonly (Beat & InState<typeof monologueStates>)[]

/** Pattern 1 is offered only while 茫洋 is not cleared. */
export const tellChoices = [
  { pattern: 0, label: '見つけた、と告げる' },
  { pattern: 1, label: '何も言わない' },
] as const

/** The rest of the first monologue, by pattern. */
export const endMonologue1After = [
  [
    {
      scene: 'ending-square',
      state: 'open-coat',
      lines: ['{a}はうなずいた。', '外套の前をあけると、火が見えた。', '「おかえり」と、誰かが火に言った。'],
    },
    { scene: 'ending-square', state: 'cheers', lines: ['歓声で灯が残らず揺れた。', '床の輪だけが、静かにしていた。'] },
    {
      scene: 'ending-square',
      state: 'roster',
      lines: ['ヨツジは名簿を出し、一行書きたした。', '「火、ひとつ。遅刻、百年」', '判はまっすぐに押した。'],
    },
    {
      scene: 'ending-square',
      state: 'dumplings',
      lines: ['マルが団子をただで配りはじめた。', '配ってから、数をかぞえた。', 'かぞえてから、座りこんだ。'],
    },
    {
      scene: 'ending-square',
      state: 'three-gone',
      lines: ['使いみちは三人に任された。', '考えるには少しにぎやかだった。', '三人は丘に登った。'],
    },
  ],
  [
    { scene: 'ending-square', state: 'small-glow', lines: ['{a}は首を振った。', '「ただの、遠足」'] },
    { scene: 'ending-square', state: 'yotsuji-looks', lines: ['ヨツジは灯籠を見た。靴の底も見た。', '火は息をひそめていた。'] },
    { scene: 'ending-square', lines: ['「そうか。足元、気をつけて帰れ」'] },
    { scene: 'ending-square', state: 'crowd-gone', lines: ['人の輪はほどけた。', '床の輪はしばらく残っていた。'] },
    {
      scene: 'ending-square',
      state: 'all-gone',
      lines: ['三人は遠回りをして丘に登った。', '火はまだ温かい。', '「おかえり」は、まだである。'],
    },
  ],
] as const satisfies readonly (readonly (Beat & InState<typeof monologueStates>)[])[]

/** Each of the three, before they ask one another. */
const atTheFire = {
  scene: 'hill',
  count: 3,
  voices: {
    1: ['「ここだけは急げない。', '……二人が立つまで、座ってる」'],
    2: ['「火は平熱です。', '私たちの手に、少し熱があります」'],
    3: ['「……風はふさいである。', '好きなだけ、迷え」'],
    4: ['「二人とも、半分しか見えないの。', '……半分で、ちゃんと二人だわ」'],
    5: ['「下りる道は、いくつもある。', '登ってきたのは、ひと筋だ」'],
    6: ['「いい休符だね。', '次に鳴らす音で、曲が決まるよ」'],
  },
} as const satisfies StoryPart

/** Second monologue on the hill while 茫洋 is not cleared, by pattern. */
export const endMonologue2 = [
  [
    { scene: 'hill', lines: ['丘には、三人のほかに誰もいない。', '町は、団子の皿ほどに見える。'] },
    { scene: 'hill', state: 'tall-flame', lines: ['火の行き先は一度しか選べない。', 'ともせば、もう灯籠には戻らない。'] },
    { scene: 'hill', lines: ['下では町じゅうが待っている。', '布を目に巻いた者はひとりもいない。'] },
    atTheFire,
    { scene: 'hill', lines: ['{c}が風よけに座り直した。', '{b}が火に手をかざした。', '「どうする」と、三人が言った。'] },
  ],
  [
    { scene: 'hill', lines: ['丘には、三人のほかに誰もいない。', '町はいつもの明るさで起きている。'] },
    { scene: 'hill', state: 'tall-flame', lines: ['火の行き先は一度しか選べない。', 'ともせば、もう灯籠には戻らない。'] },
    { scene: 'hill', lines: ['口に出した者は、まだいない。', '黙っていれば、どうにでもできる。', '三人で黙ると、三人ぶん重い。'] },
    atTheFire,
    { scene: 'hill', lines: ['{b}が灯籠を地面に置いた。', '{c}が、すぐにまた抱え直した。', '「どうする」と、三人が言った。'] },
  ],
] as const satisfies readonly (readonly (StoryPart & InState<typeof monologueStates>)[])[]

/** Second monologue once 茫洋 is cleared: the diary has its say. */
export const endMonologue2Cleared = [
  { scene: 'hill', lines: ['丘には、三人のほかに誰もいない。', '町は、団子の皿ほどに見える。'] },
  { scene: 'hill', state: 'tall-flame', lines: ['火の行き先は一度しか選べない。', 'ともせば、もう灯籠には戻らない。'] },
  { scene: 'hill', lines: ['{c}が日記を開いた。', '「どこに、いくつ置くかで、影は決まる」', '三人は同じ行を二度読んだ。'] },
  {
    scene: 'hill',
    state: 'shadows',
    lines: ['古い灯籠はひとつきりである。', '三人のうしろに三つの影が座った。', '三つとも、三人と同じほうへ首をかしげた。'],
  },
  { scene: 'hill', lines: ['弁当を開けた。三人前である。', '箸は、四膳あった。', 'ヨツジは数を間違えない。'] },
  atTheFire,
  {
    scene: 'hill',
    state: 'mouths',
    lines: ['下では町じゅうが待っている。', '「どうする」と、三人が言った。', '影の口も同じかたちに動いた。'],
  },
] as const satisfies readonly (StoryPart & InState<typeof monologueStates>)[]

/** 1 and 2 while 茫洋 is not cleared, 3 and 4 once it is. */
export const endingChoices = [
  { ending: 1, label: '自分たちと町のために使う', note: '鏡を立てて、町をもっと明るくする。' },
  { ending: 2, label: '影にも灯を分ける', note: '門を出て、寒そうな者にともす。' },
  { ending: 3, label: '影とともに暮らす', note: '灯を、世界の片側にだけ置く。' },
  { ending: 4, label: '自分たちだけのものにする', note: '灯を背にして、糸をつまむ。' },
] as const

export const endingConfirm = ['灯をともすのは、一幕に一度きりです。', 'よろしいですか？'] as const

export const endingTitles = { 1: '白夜の町', 2: '優しい真昼', 3: '影あかり', 4: '人形遣い' } as const

/** What the first ending shows. */
export const ending1States = {
  'ending-1': [
    'covered',
    'uncovered',
    'susuke',
    'haze',
    'soroban',
    'maru',
    'faint-stain',
    'bare-floor',
    'street',
    'painter',
    'sleepless',
    'rou',
    'cloth',
    'folded-curtain',
    'shiori',
    'roster',
    'first-alone',
    'second-alone',
    'third-alone',
    'far-shadows',
    'near-shadows',
    'small-shadow',
    'kannuki',
    'tall-shadows',
  ],
} as const satisfies SceneStates

/** The first pages of ending 1, by pattern: told at once, or only now. */
export const ending1Openings = [
  [{ scene: 'ending-1', lines: ['翌朝、火は広場のまんなかに吊られた。', '四方に鏡が立った。法のとおりである。'] }],
  [
    { scene: 'ending-1', lines: ['翌朝、三人は広場で灯籠を出した。', '「遠足では、なかった」', '「知っている。靴の底が減りすぎだ」'] },
    { scene: 'ending-1', lines: ['火は広場のまんなかに吊られた。', '四方に鏡が立った。法のとおりである。'] },
  ],
] as const satisfies readonly (readonly (StoryPart & InState<typeof ending1States>)[])[]

/** After its opening. */
export const ending1 = [
  {
    scene: 'ending-1',
    state: 'uncovered',
    lines: ['{a}が覆いを取った。', '鏡が火を照らし、火が鏡を照らした。', '町から、最後の隅がなくなった。'],
  },
  { scene: 'ending-1', lines: ['まぶしい、と誰かが言った。', 'それから、皆が拍手をした。', '手は甲も掌も明るかった。'] },
  {
    scene: 'ending-1',
    state: 'susuke',
    lines: ['灯籠は要らなくなった。', '芯切り場は祝いの会をして閉めた。', '組合長ススケは途中で寝た。'],
  },
  {
    scene: 'ending-1',
    state: 'haze',
    lines: ['一万本の芯は束ねて倉に入れた。', '最後の一本は親方ハゼが切り、', '鋏を置いた。耳まで静かになった。'],
  },
  {
    scene: 'ending-1',
    state: 'soroban',
    lines: ['油は九年ぶんが倉に残った。', '心配のなくなったソロバンが、', '朝から門の釘を数えている。'],
  },
  {
    scene: 'ending-1',
    state: 'maru',
    lines: ['マルの竈は大きくなった。', '団子は一度に百本焼ける。', '焼いても焼いても、昼飯である。'],
  },
  { scene: 'ending-1', state: 'faint-stain', lines: ['床の染みは日ごとに薄くなった。', 'はじめに端が、それから名前が。'] },
  { scene: 'ending-1', lines: ['おミガキは刷毛を持って立っていた。', '刷毛は何日も乾いたままである。'] },
  { scene: 'ending-1', lines: ['子どもらの影踏みは、皆が勝った。', '鬼が、足元にいない。', '次の日から、誰もしなくなった。'] },
  { scene: 'ending-1', state: 'bare-floor', lines: ['「ポチ」', '呼んでみた。', '床はよく光っていた。'] },
  {
    scene: 'ending-1',
    state: 'street',
    lines: ['三人は家と年金と通りをもらった。', '通りには三人の名がついたが、', '字がひとつ違っていた。'],
  },
  {
    scene: 'ending-1',
    state: 'painter',
    lines: ['{b}は直してくれと頼みに行った。', '看板屋は目を押さえて言った。', '「もう、どんな字も読めないんだ」'],
  },
  { scene: 'ending-1', state: 'sleepless', lines: ['誰も、眠れなかった。', '布を巻いても、まだ明るい。'], button: '布を巻く' },
  {
    scene: 'ending-1',
    state: 'rou',
    lines: ['ロウが黒い布を売りだした。', '「効きます。かなり」', '昼までに売り切れた。'],
  },
  { scene: 'ending-1', state: 'cloth', lines: ['ロウは金持ちになって、', '布の内側から出てこなくなった。'] },
  {
    scene: 'ending-1',
    state: 'folded-curtain',
    lines: ['ほどき屋は店を閉めた。', 'トキは古い幕を小さくたたんだ。', '「もう、干すものがありませんので」'],
  },
  {
    scene: 'ending-1',
    state: 'shiori',
    lines: ['積灯庫では字が白く飛んだ。', 'シオリがはじめて目を覚ました。', '「棚に、ありません」'],
  },
  { scene: 'ending-1', state: 'roster', lines: ['名簿は門に吊ってあるが、', '照り返しで誰の名も読めない。', '三はまだ考え中である。'] },
  { scene: 'ending-1', lines: ['ヨツジは毎朝、門で敬礼をした。', '返す者が、床からいなくなった。', '三つ待って、手を下ろした。'] },
  { scene: 'ending-1', toldOf: wants[1], states: ['first-alone', 'second-alone', 'third-alone'] },
  {
    scene: 'ending-1',
    state: 'far-shadows',
    lines: ['{c}はときどき壁に登った。', '光の尽きるあたりに、', '影が列をつくって立っている。'],
  },
  {
    scene: 'ending-1',
    state: 'near-shadows',
    lines: ['どれも手ぶらである。', '一年に一歩ぶんずつ、', '町のほうへ寄ってくる。'],
  },
  {
    scene: 'ending-1',
    state: 'small-shadow',
    lines: ['先頭に小さいのがいた。', '戸をたたくかたちに手をあげている。', '{c}は見なかったことにした。'],
  },
  { scene: 'ending-1', lines: ['境目を見ると目が疲れるので、', '壁の見張りはじきに廃止された。'] },
  { scene: 'ending-1', state: 'kannuki', lines: ['カンヌキは門を閉め、鍵をかけた。', '両手が空いた。', '振る相手が、いない。'] },
  { scene: 'ending-1', lines: ['それでも、振る稽古をしてみた。', '門の内側の鏡が振りかえした。'] },
  { scene: 'ending-1', state: 'tall-shadows', lines: ['三人は布を目に巻いて暮らした。', '長く、何ひとつ不足なく。'] },
  { scene: 'ending-1', lines: ['町は今日も明るい。', '明るいので、誰も外を見ない。'], button: '見ない' },
] as const satisfies readonly (StoryPart & InState<typeof ending1States>)[]

/** What the second ending shows: its hills, the gate, and the room behind the curtain. */
export const ending2States = {
  'ending-2': [
    'night',
    'lamps',
    'one-shadow',
    'all-shadows',
    'maru',
    'boot',
    'thin-shadows',
    'evening',
    'more-lamps',
    'thanks',
    'three-lands',
    'lunch',
    'first-alone',
    'second-alone',
    'third-alone',
    'last-shadow',
    'waving',
    'light-boot',
    'empty-land',
    'white',
  ],
  'ending-2-gate': ['oil', 'hands', 'fewer-hands', 'three-back', 'omigaki', 'rou', 'nobody', 'departure'],
  'ending-2-room': ['one-lamp', 'under-the-floor'],
} as const satisfies SceneStates

export const ending2 = [
  { scene: 'ending-2', lines: ['「影にも、灯を」', '言ったのは{b}だった。', 'あとの二人はもう歩きだしていた。'] },
  {
    scene: 'ending-2-gate',
    state: 'departure',
    lines: ['正門で、ヨツジは灯籠を見た。', '「一、遅れないこと」', 'それだけ言って、道をあけた。'],
  },
  { scene: 'ending-2', state: 'lamps', lines: ['丘ごとに、灯を四つ立てた。', '四つずつ、向かい合わせに。', '町で習ったとおりに。'] },
  { scene: 'ending-2', lines: ['これで寒くない。', '三人はそう思った。'] },
  { scene: 'ending-2', state: 'one-shadow', lines: ['はじめの晩、影がひとつ来た。', 'おそるおそる、光の端を踏んだ。'] },
  { scene: 'ending-2', state: 'all-shadows', lines: ['次の晩には、野の影が皆来た。', '輪になって、火のまわりに座った。'] },
  {
    scene: 'ending-2',
    state: 'maru',
    lines: ['マルは団子を百本持ってきた。', '影は串のほうをよろこんだ。', '土に丸い絵をたくさん描いた。'],
  },
  {
    scene: 'ending-2',
    state: 'boot',
    lines: ['ケシカゲが{c}の靴に頭を載せた。', '芥子粒ほどの重さだった。', '{c}は朝まで足を動かさなかった。'],
  },
  { scene: 'ending-2', state: 'thin-shadows', lines: ['朝、ケシカゲは少し薄かった。', 'よく寝たからだ。', '三人はそう思った。'] },
  { scene: 'ending-2', state: 'evening', lines: ['夕の刻には透かして瓦版が読めた。', '見出しは「明日も晴れ」だった。'] },
  {
    scene: 'ending-2',
    state: 'more-lamps',
    lines: ['腹が減っているのだ、と思った。', '三人は灯を増やした。', '八つ、十六、三十二。'],
    button: '灯を増やす',
  },
  {
    scene: 'ending-2-gate',
    state: 'oil',
    lines: ['ソロバンが油を門まで運んだ。', '九年ぶんが、九日で尽きた。火は残った。', '「数は、合っております」'],
  },
  { scene: 'ending-2', state: 'thanks', lines: ['影たちは礼を言った。', '声のかわりに、ふたつに折れた。'] },
  {
    scene: 'ending-2',
    state: 'three-lands',
    lines: ['砂漠で、浜で、森で灯をともすと、', '影は出てきて火のまわりに座り、', '皆、同じようにうなずいた。'],
  },
  {
    scene: 'ending-2',
    state: 'lunch',
    lines: ['畑では影たちが鎌を置いた。', '蓑から弁当の包みを出した。', '結び目をほどく指が、もう見えなかった。'],
  },
  { scene: 'ending-2', toldOf: wants[2], states: ['first-alone', 'second-alone', 'third-alone'] },
  {
    scene: 'ending-2-gate',
    state: 'hands',
    lines: ['三人は影を数えるのをやめた。', '減ったのは寝に帰ったからだ。', 'そういうことにした。'],
  },
  {
    scene: 'ending-2-gate',
    state: 'fewer-hands',
    lines: ['正門は開けたままになった。', 'カンヌキは両手をあげて振った。', '振りかえす手が、朝ごとに減った。'],
  },
  { scene: 'ending-2', state: 'last-shadow', lines: ['最後の影はケシカゲだった。', '靴の上に、重さだけがあった。'] },
  {
    scene: 'ending-2',
    state: 'waving',
    lines: ['昔、誰かに教わったやり方で、', '小さいのは手を振った。', '{c}は振りかえした。'],
    button: '振りかえす',
  },
  { scene: 'ending-2', state: 'light-boot', lines: ['靴が、軽くなった。'] },
  {
    scene: 'ending-2',
    state: 'empty-land',
    lines: ['大陸は開いた。', 'どこまでも明るく、どこまでも見える。', '見るものが、ひとつもない。'],
  },
  {
    scene: 'ending-2-gate',
    state: 'three-back',
    lines: ['三人は丘を下りて帰った。', '足音は三つ。足跡も三つ。', 'ほかには何もついてこなかった。'],
  },
  {
    scene: 'ending-2-gate',
    state: 'omigaki',
    lines: ['町の染みも消えていた。', 'おミガキが桶に腰かけて待っていた。', '「ポチは、そっちに行ったかい」'],
  },
  { scene: 'ending-2-gate', state: 'rou', lines: ['ロウは染み抜きを棚から下げた。', '「効かない相手が、もうおりません」'] },
  { scene: 'ending-2-room', lines: ['ほどき屋の奥にひとつ灯がある。', '座布団は片方が冷たい。', '茶は両方とも冷たい。'] },
  {
    scene: 'ending-2-room',
    state: 'under-the-floor',
    lines: ['シオリは寝言を言わなくなった。', '組合長ススケは倉の床下にいる。', 'そこには、まだ灯が来ていない。'],
  },
  {
    scene: 'ending-2-gate',
    state: 'nobody',
    lines: ['名簿は門に吊ってある。', '灯はどこからでも見える。', 'どちらが町かは分からない。'],
  },
  { scene: 'ending-2', state: 'white', lines: ['誰も悪くなかった。', 'ただ、まぶしかった。'] },
] as const satisfies readonly (StoryPart & InState<typeof ending2States>)[]

/** What the third ending shows. The rooms of Toki and Shiori are those of the interludes; the shears are heard in the fourth ending. */
export const ending3States = {
  'ending-3': [
    'day',
    'yotsuji',
    'small-one',
    'lamps-out',
    'evening',
    'long-shadows',
    'child',
    'omigaki',
    'bow',
    'sweeping',
    'cup',
    'rou',
    'susuke',
    'children',
    'old-man',
  ],
  'ending-3-fields': ['empty-seats', 'lunch', 'full-rows', 'front-seat', 'king'],
  'ending-3-night': [
    'dusk',
    'stars',
    'supper',
    'running',
    'bowls',
    'knock',
    'list',
    'small-one',
    'soroban',
    'first-alone',
    'second-alone',
    'third-alone',
    'waving',
  ],
  'ending-3-way-home': ['coming', 'walking', 'told-shadows', 'waving', 'home'],
  'unpicking-house': ['closed', 'open-curtain', 'young-toki', 'shears'],
  'library-desk': ['asleep', 'name-tag'],
} as const satisfies SceneStates

export const ending3 = [
  {
    scene: 'hill',
    state: 'diary',
    lines: ['三人は丘の上で日記を読んだ。', 'かわるがわる、下手に、声に出して。', '字の汚い所は{c}が当てた。'],
  },
  {
    scene: 'hill',
    state: 'nodding-flame',
    lines: ['「割ったのは私だ」の所で、', '三人とも、声が小さくなった。', '火がうなずくように揺れた。'],
  },
  { scene: 'hill', state: 'shut-diary', lines: ['読み終えて、しばらく黙った。', '下の町はどの窓も明るかった。'] },
  { scene: 'ending-3', lines: ['三人は灯を東の尾根に運んだ。', '置いたのは、ひとつ。', '世界の片側に。'] },
  {
    scene: 'ending-3',
    state: 'yotsuji',
    lines: ['ヨツジが登ってきて、あたりを見た。', '「残りの三つは、どこに置く」', '「要らない」と、三人が言った。'],
  },
  { scene: 'ending-3', lines: ['ヨツジは長いこと考えた。', '「三、」と言って、また考えた。', '「暗くなる前に帰ること」'] },
  { scene: 'ending-3', state: 'small-one', lines: ['足元の小さいのがうなずいた。', '一度、叱られている。'] },
  {
    scene: 'ending-3',
    state: 'lamps-out',
    lines: ['ヨツジは門の四十八を、十二にした。', '町じゅうが、四つのうち三つを消した。', '消すたびに誰かが言った。「おかえしします」'],
  },
  { scene: 'ending-3', state: 'evening', lines: ['その日、灯留に', 'はじめて夕方が来た。'] },
  {
    scene: 'ending-3',
    state: 'long-shadows',
    lines: ['悲鳴があがった。', 'それから、静かになった。', 'どの足元からも、長い人が伸びていた。'],
  },
  { scene: 'ending-3', state: 'child', lines: ['子どもが手をあげた。', '床の子も手をあげた。', '「おそろいだ」と子どもが言った。'] },
  { scene: 'ending-3', lines: ['その日のうちに、苦情が来た。', '「うちの影が、先に舌を出す」', '染み委員会は門の横に机を出した。'] },
  {
    scene: 'ending-3',
    state: 'omigaki',
    lines: ['四つの子の丈だった染みが、', 'おミガキの丈まで、ひと息に伸びた。', '肘がある。刷毛も持っている。'],
  },
  {
    scene: 'ending-3',
    state: 'bow',
    lines: ['おミガキは刷毛を置いて、頭を下げた。', 'むこうも同時に下げた。', 'どちらが先か、のちに一度もめた。'],
  },
  {
    scene: 'ending-3',
    state: 'sweeping',
    lines: ['「その丈で、まだポチでいいのかい」', '刷毛が、うなずいた。', 'おミガキはそれから、そこをよけて掃いた。'],
  },
  { scene: 'ending-3', state: 'cup', lines: ['おミガキの棚に茶碗が戻った。', '糸底が少し欠けている。', '影の茶碗は、欠けていない。'] },
  {
    scene: 'ending-3',
    state: 'rou',
    lines: ['夕方、ロウはいちばん縮んでいた。', '床のロウはいちばん長かった。', '棚に届いた。踏み台は客用になった。'],
  },
  {
    scene: 'ending-3',
    state: 'susuke',
    lines: ['組合長ススケはしっぽを二本振った。', '「ニャア」', '（訳：片方は、ひいおばあさまのだ）'],
  },
  {
    scene: 'ending-3',
    lines: ['名のない札に、影がひとり、名を入れた。', '三人は声をそろえて、その名を呼んだ。', '返事は、すぐにあった。'],
  },
  {
    scene: 'ending-3-fields',
    lines: ['マルはまず足元に言った。', '「ひいじいさん、豆は足りたよ」', 'それから、畑にむかって大声を出した。'],
  },
  {
    scene: 'ending-3-fields',
    state: 'lunch',
    lines: ['「みんな、昼にしよう」', '百年、遅い。三十一の影が、', '鎌を置いて、包みをほどいた。'],
  },
  {
    scene: 'ending-3-fields',
    lines: ['炉端では、釜の蓋が開いた。', '煤けたしゃもじが、三人ぶんを山によそった。', '「ごちそうさま」は、大きな声で言った。'],
  },
  {
    scene: 'ending-3-fields',
    lines: ['浜では百年の綱がぴんと張って、', 'かえる丸が着いた。またね丸も着いた。', 'だいぶたって、はやね丸が着いた。'],
  },
  { scene: 'ending-3-fields', lines: ['百年は長い。野には、', '帰る足元のない影もいた。'] },
  {
    scene: 'ending-3-fields',
    state: 'full-rows',
    lines: ['影たちは世界の暗いほうへ回り、', '並んで座った。', '席はじゅうぶんにあった。'],
  },
  { scene: 'ending-3-fields', state: 'front-seat', lines: ['いちばん前にアトオイが座った。', 'もう、誰のうしろでもない。'] },
  {
    scene: 'ending-3-fields',
    state: 'king',
    lines: ['二列めに大きな影が座った。', 'うしろから、袖を引く者がある。', '鹿の面をつけた、小さいのである。'],
  },
  { scene: 'ending-3-fields', lines: ['王がはじめて振り返った。', '「みいつけた」', '半歩ぶん、席がつまった。'] },
  {
    scene: 'unpicking-house',
    state: 'open-curtain',
    lines: ['ほどき屋の奥で、トキが幕を開けた。', '百年ものの、ひとつ灯である。', '法のほうが、ようやく追いついた。'],
  },
  {
    scene: 'unpicking-house',
    state: 'young-toki',
    lines: ['壁にトキの影が映った。', '若かった。針を持って、笑っていた。', '「待たせたね」と、どちらかが言った。'],
  },
  { scene: 'ending-3-night', state: 'stars', lines: ['町に、夜が来た。'] },
  {
    scene: 'ending-3-night',
    state: 'supper',
    lines: ['「夕飯だよ」と、どこかの戸が開いた。', '百年、草が覚えていた節である。'],
  },
  {
    scene: 'ending-3-night',
    state: 'running',
    lines: ['床の影がいっせいに振り向いて、', '丈の小さいのから順に走りだし、', '子どもらは足を引っぱられて帰った。'],
  },
  {
    scene: 'ending-3-night',
    state: 'bowls',
    lines: ['おミガキは椀をふたつ並べた。', '自分のと、足元のと。', '「『もう一ぺんだけ』は、明日にしな」'],
  },
  {
    scene: 'ending-3-night',
    state: 'knock',
    lines: ['その夜、門をたたく者があった。', '十一年前に出た、三人である。', '「灯が、片側に見えたので」'],
  },
  { scene: 'ending-3-night', lines: ['門の内で、子どもが三人寝ていた。', '「おかえり」と、寝言がそろった。', '「ただいま」'] },
  {
    scene: 'ending-3-night',
    state: 'list',
    lines: ['「一は、守れませんでした」', '「二は、守った」とヨツジは言った。', '線を三本、朝までかけて消した。'],
  },
  {
    scene: 'ending-3-night',
    state: 'small-one',
    lines: ['名簿の線は、あと二十四本ある。', 'ヨツジは夜ごと門に立つ。', '小さいのも隣に立つ。'],
  },
  {
    scene: 'ending-3-night',
    state: 'soroban',
    lines: ['九年の油は三十六年ぶんになった。', 'ソロバンは検算の途中で寝た。', '算盤を枕に、翌日の昼までである。'],
  },
  { scene: 'ending-3-night', toldOf: wants[3], states: ['first-alone', 'second-alone', 'third-alone'] },
  {
    scene: 'ending-3',
    state: 'children',
    lines: ['子どもらは四番を変えて歌った。', '「よっつ　たたんで　つれかえり」', '韻も合う。意味も通る。'],
  },
  {
    scene: 'ending-3-night',
    state: 'waving',
    lines: ['カンヌキの影が、指一本で門を閉める。', '手の空いたカンヌキは手を振っている。', '両手で。門のぶんまで。'],
  },
  {
    scene: 'ending-3',
    state: 'old-man',
    lines: ['見慣れない老人が団子を買った。', '「百年、見るだけだった」', '足元に、とても長いのがいた。'],
  },
  {
    scene: 'ending-3',
    lines: ['灯を置いた三人も、食べに来た。', '背の低い串の団子を三つに割って、', '三人とも「当たり」と言った。'],
  },
  {
    scene: 'library-desk',
    state: 'name-tag',
    lines: ['シオリはひとつの灯で最後の頁を読んだ。', '鉛筆は机の上で尽きていた。', '白かった名札に、持ち主の名だけがある。'],
  },
  {
    scene: 'ending-3-way-home',
    state: 'walking',
    lines: ['灯にむかって、三人が帰っていく。', '靴はもう大きくない。', 'うしろを三つの影がついていく。'],
  },
  {
    scene: 'ending-3-way-home',
    state: 'told-shadows',
    lineFor: {
      1: 'ひとつは、大きな鋏をかついでいる。',
      2: 'ひとつは、小さな灯を抱いている。',
      3: 'ひとつは、屏風を半分ひらいている。',
      4: 'ひとつは、隣の袖をつかんでいる。',
      5: 'ひとつは、一歩遅れて歩いている。',
      6: 'ひとつは、太鼓を半拍遅れて打つ。',
    },
  },
  {
    scene: 'ending-3-way-home',
    state: 'waving',
    lines: ['角を曲がるとき、影だけが振り返り、', 'こちらへ手を振った。', '見えるはずは、ないのだけれど。'],
    button: '振りかえす',
  },
  {
    scene: 'ending-3-way-home',
    state: 'home',
    lines: ['灯は、半分でいい。', 'もう半分に、', '帰る場所ができるから。'],
    button: '灯を消す',
  },
] as const satisfies readonly (StoryPart & InState<typeof ending3States & typeof monologueStates>)[]

/** What the fourth ending shows. */
export const ending4States = {
  'ending-4': [
    'standing',
    'bow',
    'work',
    'caravan',
    'reapers',
    'roofers',
    'everybody',
    'abacus',
    'floor',
    'plates',
    'rou',
    'gate',
    'list',
    'third-rule',
    'first-alone',
    'second-alone',
    'third-alone',
    'wrist',
    'ring',
    'boots',
    'susuke',
    'library',
    'hidden-page',
    'faint-threads',
    'own-threads',
  ],
} as const satisfies SceneStates

export const ending4 = [
  { scene: 'hill', state: 'diary', lines: ['三人は日記をもう一度読んだ。', '今度はやり方の所だけを。'] },
  { scene: 'hill', state: 'shadows', lines: ['「一度、灯を背負って立ってみた。', 'よその影が、指についてきた」'] },
  { scene: 'hill', state: 'shut-diary', lines: ['次の行には「すぐにやめた」とある。', '三人はそこを読まなかった。'] },
  {
    scene: 'hill',
    state: 'thread',
    lines: ['灯を背負う者は影を落とさない。', 'そのかわり、よその影を持てる。', '足のところを、糸でつまむように。'],
  },
  {
    scene: 'hill',
    state: 'raised-lantern',
    lines: ['「少しだけ」と{a}が言った。', '「便利になるまで」と{b}が言った。', '{c}は黙って灯を持ち上げた。'],
  },
  {
    scene: 'ending-4',
    state: 'bow',
    lines: ['はじめに影がお辞儀をした。', '次に人がお辞儀をした。', '体は、影についていくものだから。'],
  },
  { scene: 'ending-4', state: 'work', lines: ['便利であった。'], button: '指をあげる' },
  {
    scene: 'ending-4',
    state: 'caravan',
    lines: ['砂漠は渡れるようになった。', '隊商はまっすぐに歩いて、着くと、', 'まっすぐに戻ってくる。'],
  },
  { scene: 'ending-4', state: 'reapers', lines: ['畑は百年ぶりに刈られた。', '刈り終えた畑を、鎌がまだ刈っている。'] },
  { scene: 'ending-4', state: 'roofers', lines: ['城の屋根が直った。', '雨は決まった樋だけを流れる。'] },
  { scene: 'ending-4', lines: ['広間の鏡が磨かれた。', '割れた一面も、元どおりになった。', '四方、そろう。'] },
  {
    scene: 'ending-4',
    state: 'everybody',
    lines: ['けんかがやんだ。立ち話もやんだ。', '子どもらは、歩いて学び舎へ行く。', '皆、たいへん行儀がよい。'],
    button: '指をあげる',
  },
  { scene: 'ending-4', state: 'abacus', lines: ['数はいつでも合っている。', 'ソロバンは検算をしない。', '怖い、とも言わない。'] },
  {
    scene: 'ending-4',
    state: 'floor',
    lines: ['ポチが円を描いて床を拭く。', 'おミガキは、それについていく。', '膝の跡がふたつ、深くなった。'],
  },
  {
    scene: 'ending-4',
    state: 'plates',
    lines: ['マルの団子は毎日三皿あまる。', '串立ての串は一本残らず、', '同じ長さに切りそろえてある。'],
  },
  {
    scene: 'ending-4',
    state: 'rou',
    lines: ['「効きます。必ず」とロウが言う。', '夕の刻になっても、縮まない。', '縮む許しが出ていない。'],
  },
  { scene: 'ending-4', state: 'gate', lines: ['正門は指一本で閉まるようになった。', 'カンヌキは自分の両手を見ている。'] },
  {
    scene: 'ending-4',
    state: 'list',
    lines: ['ヨツジの名簿に新しい行はない。', '出ていく者がいなくなった。', '帰ってくる者も、いなくなった。'],
  },
  {
    scene: 'ending-4',
    state: 'third-rule',
    lines: ['三の欄に字が入った。', '「言われたとおりにすること」', 'ヨツジの字では、なかった。'],
  },
  { scene: 'ending-4', toldOf: wants[4], states: ['first-alone', 'second-alone', 'third-alone'] },
  { scene: 'ending-4', state: 'wrist', lines: ['三人は言葉を仕舞って、', '指だけをあげるようになった。'] },
  {
    scene: 'ending-4',
    state: 'ring',
    lines: ['{a}が指をあげると、{b}が座る。', '{b}が指をあげると、{c}が笑う。', '最初の指は、もう誰のか分からない。'],
  },
  { scene: 'ending-4', state: 'boots', lines: ['三足の靴は減らなくなった。', '歩くのは、よその足である。'] },
  {
    scene: 'unpicking-house',
    state: 'shears',
    lines: ['ほどき屋の幕の奥だけは、糸が張らない。', '皆が布を巻くと、鋏の音がする。', 'ひとつ、ふたつ。まだ、足りない。'],
  },
  { scene: 'ending-4', state: 'susuke', lines: ['組合長ススケだけは従わない。', 'しっぽの糸に、日に一度、', '爪をかけている。'] },
  { scene: 'ending-4', state: 'library', lines: ['積灯庫で、シオリの手が動いた。', '目は閉じている。寝言は、ない。'] },
  {
    scene: 'ending-4',
    state: 'hidden-page',
    lines: ['手は表紙のない本に届いた。', '頁を一枚、抜きとった。', '次に読む人が、手をかける所に隠した。'],
  },
  { scene: 'prologue-notice', state: 'passer-by', lines: ['何年かして、誰かが足を止めた。', '壁に、貼り紙がある。', '「求む、三人。」'] },
  { scene: 'ending-4', state: 'faint-threads', lines: ['紙は新しい。墨も新しい。', '糸は灯にまぎれて見えない。'] },
  {
    scene: 'ending-4',
    state: 'own-threads',
    lines: ['幕はまだ、下りていない。', '下ろす手を、誰も持っていないので。'],
    button: '指をあげる',
  },
] as const satisfies readonly (StoryPart &
  InState<typeof ending4States & typeof monologueStates & typeof ending3States & typeof prologueStates>)[]

/** The stain on the plaza. */
export const after1States = { 'after-1': ['puddle', 'waving'] } as const satisfies SceneStates

/** After endings 1 and 2: an empty plaza and one stain that was not there. */
export const after1 = {
  ending1: {
    beats: [
      { scene: 'after-1', lines: ['誰もいない広場の床に、染みがひとつ。', '刷毛の届く所に座って、', '名を呼ばれるのを待っている。'] },
      { scene: 'after-1', lines: ['呼ばれたときの返事を、', '朝までに七つためした。', '七つめは、犬である。'] },
      { scene: 'after-1', lines: ['まだ、ともしていない灯があるらしい。'] },
    ],
    bookHint: ['（積灯庫の棚に、', '表紙のない本が一冊ある）'],
  },
  ending2: {
    beats: [
      {
        scene: 'after-1',
        state: 'waving',
        lines: ['誰もいない広場の床に、', '昨日はなかった染みが、ひとつ。', '手を振るかたちをしている。'],
      },
      { scene: 'after-1', lines: ['広場の隅の灯が、まばたきをした。', '染みは少し濃くなった。'] },
      { scene: 'after-1', lines: ['まだ、消していない灯があるらしい。'] },
    ],
    bookHint: ['（積灯庫に、', '誰も読んでいない本がある）'],
  },
  fieldHint: ['（城下町の隣に、', '刈り残した畑がある。畝が一本多い）'],
  /** Of those who have mown it and read the book. */
  ladderHint: ['（畝の下に梯子がある。', 'いちばん奥は、まだ誰も見ていない）'],
  back: 'タイトルへ戻る',
} as const satisfies {
  readonly ending1: { readonly beats: readonly (Beat & InState<typeof after1States>)[]; readonly bookHint: readonly string[] }
  readonly ending2: { readonly beats: readonly (Beat & InState<typeof after1States>)[]; readonly bookHint: readonly string[] }
  readonly fieldHint: readonly string[]
  readonly ladderHint: readonly string[]
  readonly back: string
}

const freeSeat = { scene: 'after-2', lines: ['灯のそばに座布団がひとつ空いている。', 'まだ、温かい。'] } as const satisfies Beat

/** After endings 3 and 4: the credits seen from the seats behind the sheet. */
export const after2 = {
  ending3: [
    { scene: 'after-2', lines: ['幕の裏から見ると、', '字はどれも左右が逆である。'] },
    { scene: 'after-2', lines: ['「三」と「火」は、そのまま読める。', '「人」は、「入」になる。'] },
    freeSeat,
  ],
  ending4: [
    { scene: 'after-2', lines: ['幕の裏から見ると、', '糸のかわりに、棒が見える。'] },
    { scene: 'after-2', lines: ['握る手はどれも左右が逆である。', '鏡で見る、自分の手に似ている。'] },
    { scene: 'after-2', lines: ['灯のそばに座布団がひとつ空いている。', '糸は、ここまでは来ない。'] },
  ],
  bonus: 'おまけ：楽屋を覗く',
  back: 'タイトルへ戻る',
} as const satisfies {
  readonly ending3: readonly Beat[]
  readonly ending4: readonly Beat[]
  readonly bonus: string
  readonly back: string
}
