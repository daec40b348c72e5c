import type { Beat } from './story.ts'

/** First monologue, before the choice to tell or not to tell. */
export const endMonologue1 = [
  { scene: 'gate-night', lines: ['夜の正門で、カンヌキが指を一本立てた。', '門が開いた。', '閉めるのには、今夜も両手が要った。'] },
  { scene: 'gate-night', lines: ['灯が四列とも、ともっている。', '祭りの日でも、二列である。'] },
  { scene: 'plaza', lines: ['皆が、同じことを訊いた。', '「あったのか」'] },
  {
    scene: 'plaza',
    lines: ['おミガキは、桶を持ったまま来ていた。', 'マルは、串を持ったまま来ていた。', 'シオリだけが、寝たまま来ていた。'],
  },
  { scene: 'plaza', lines: ['{a}の外套の下で、古い灯籠が温かい。', '火は、寝返りをうつように揺れた。'] },
  { scene: 'plaza', lines: ['{b}は、床を見た。'] },
  { scene: 'plaza', lines: ['町じゅうの染みが集まっていた。', '三人をかこんで、輪になっている。', '客席のようだ、と{b}は思った。'] },
  { scene: 'plaza', lines: ['輪は、三人の足元だけを空けていた。', '誰かのために、席を取るように。'] },
  { scene: 'plaza', lines: ['「あったのか」', 'ヨツジが、もう一度訊いた。', '三人は、顔を見合わせた。'] },
] as const satisfies readonly Beat[]

/** Pattern 1 is offered only while 茫洋 is not cleared. */
export const tellChoices = [
  { pattern: 0, label: '見つけた、と告げる' },
  { pattern: 1, label: '何も言わない' },
] as const

/** The rest of the first monologue, by pattern. */
export const endMonologue1After = [
  [
    { scene: 'plaza', lines: ['「見つけた」と{a}が言った。'] },
    { scene: 'plaza', lines: ['歓声で、灯が四列とも揺れた。', '床の輪だけが、静かにしていた。'] },
    { scene: 'plaza', lines: ['ヨツジは名簿を出し、線を一本引いた。', 'これまでの線とは、向きが違った。', '「帰ってきた、のほうだ」'] },
    { scene: 'plaza', lines: ['マルが団子をただで配りはじめた。', '配ってから、数をかぞえた。', 'かぞえてから、座りこんだ。'] },
    { scene: 'plaza', lines: ['使いみちは、三人に任された。', '考えごとには、町は少しにぎやかだった。', '三人は、丘に上った。'] },
  ],
  [
    { scene: 'plaza', lines: ['{a}は、首を振った。', '「ただの遠足だった」'] },
    { scene: 'plaza', lines: ['ヨツジは、灯籠を長いこと見た。', '火は、息をひそめていた。'] },
    { scene: 'plaza', lines: ['「そうか。足元、気をつけて帰れ」'] },
    { scene: 'plaza', lines: ['人の輪は、ほどけた。', '床の輪は、しばらく残っていた。'] },
    { scene: 'plaza', lines: ['三人は、遠回りをして丘に上った。', '火は、まだ温かい。'] },
  ],
] as const satisfies readonly (readonly Beat[])[]

/** Second monologue on the hill while 茫洋 is not cleared, by pattern. */
export const endMonologue2 = [
  [
    { scene: 'hill', lines: ['丘の上には、三人のほかに誰もいない。', '町は、手のひらに載るほどに見える。'] },
    { scene: 'hill', lines: ['火は、あと一度だけともせる。', 'ともせば、もう灯籠には戻らない。'] },
    { scene: 'hill', lines: ['下では、町じゅうが待っている。', '布を目に巻いた者は、ひとりもいない。'] },
    { scene: 'hill', lines: ['{c}が、風よけに座りなおした。', '{b}が、火に手をかざした。', '「どうする」と{a}が言った。'] },
  ],
  [
    { scene: 'hill', lines: ['丘の上には、三人のほかに誰もいない。', '町は、いつもの明るさで、何も知らない。'] },
    { scene: 'hill', lines: ['火は、あと一度だけともせる。', 'ともせば、もう灯籠には戻らない。'] },
    { scene: 'hill', lines: ['知っているのは、三人だけである。', '黙っていれば、どうにでもできる。', '黙っているのは、少し重い。'] },
    { scene: 'hill', lines: ['{b}が、灯籠を地面に置いた。', '{c}が、すぐにまた抱えなおした。', '「どうする」と{a}が言った。'] },
  ],
] as const satisfies readonly (readonly Beat[])[]

/** Second monologue once 茫洋 is cleared: the diary has its say. */
export const endMonologue2Cleared = [
  { scene: 'hill', lines: ['丘の上には、三人のほかに誰もいない。', '町は、手のひらに載るほどに見える。'] },
  { scene: 'hill', lines: ['火は、あと一度だけともせる。', 'ともせば、もう灯籠には戻らない。'] },
  { scene: 'hill', lines: ['{c}が、日記を開いた。', '「どこに置くかで、影の数が決まる」', '三人は、同じ行を二度読んだ。'] },
  { scene: 'hill', lines: ['古い灯籠は、ひとつきりである。', '三人のうしろに、三つの影が座った。', '一緒に考えているらしい。'] },
  { scene: 'hill', lines: ['下では、町じゅうが待っている。', '「どうする」と{a}が言った。', '影の口も、同じかたちに動いた。'] },
] as const satisfies readonly Beat[]

/** 1 and 2 while 茫洋 is not cleared, 3 and 4 once it is. */
export const endingChoices = [
  { ending: 1, label: '自分たちと町のために使う', note: '鏡を立てて、町をもっと明るくする。' },
  { ending: 2, label: '影にも灯を分ける', note: '門を出て、寒そうな者にともす。' },
  { ending: 3, label: '影とともに暮らす', note: '灯を、世界の片側にだけ置く。' },
  { ending: 4, label: '自分たちだけのものにする', note: '灯を背にして、糸をつまむ。' },
] as const

export const endingConfirm = ['灯をともすのは、一幕に一度きりです。', 'よろしいですか？'] as const

export const endingTitles = { 1: '白夜の町', 2: '優しい真昼', 3: '影あかり', 4: '人形遣い' } as const

export const ending1 = [
  { scene: 'ending-1', lines: ['翌朝、火は広場のまんなかに吊られた。', '四方に鏡が立った。法のとおりである。'] },
  { scene: 'ending-1', lines: ['{a}が、覆いを取った。', '鏡が火を照らし、火が鏡を照らした。', '町から、最後の隅がなくなった。'] },
  { scene: 'ending-1', lines: ['まぶしい、と誰かが言った。', 'それから、皆が拍手をした。', '手は、甲も掌も明るかった。'] },
  { scene: 'ending-1', lines: ['灯籠は要らなくなった。', '芯切り場は、祝いの会をして閉じた。', '組合長ススケは、途中で寝た。'] },
  {
    scene: 'ending-1',
    lines: ['一万本の芯は、束ねて倉に入れた。', '親方ハゼが、最後の一本を切った。', '鋏を置くと、耳まで静かになった。'],
  },
  { scene: 'ending-1', lines: ['床の染みは、日ごとに薄くなった。', 'はじめに端が、それから名前が。'] },
  { scene: 'ending-1', lines: ['おミガキは、刷毛を持って立っていた。', '磨くところが、どこにもない。', '手の置き場も、どこにもない。'] },
  { scene: 'ending-1', lines: ['「ポチ」', '呼んでみた。', '床は、よく光っていた。'] },
  { scene: 'ending-1', lines: ['三人は、家と年金と通りをもらった。', '通りには、三人の名がついた。', '字が、ひとつ違っている。'] },
  { scene: 'ending-1', lines: ['{b}は、直してくれと頼みに行った。', '看板屋は、目を押さえて言った。', '「もう、どんな字も読めないんだ」'] },
  { scene: 'ending-1', lines: ['誰も、眠れなかった。', '目を閉じても、明るい。'] },
  { scene: 'ending-1', lines: ['ロウが、黒い布を売りだした。', '「効きます。かなり」', 'かなり、と言ったのは、はじめてである。'] },
  { scene: 'ending-1', lines: ['ロウは金持ちになった。', 'そして、布の内側から出てこなくなった。'] },
  { scene: 'ending-1', lines: ['ほどき屋は、店を閉めた。', 'トキは古い幕を、小さくたたんだ。', '「もう、干すものがありませんので」'] },
  { scene: 'ending-1', lines: ['{c}は、ときどき壁に上った。', '光の届く端のところに、', '影が列をつくって立っている。'] },
  { scene: 'ending-1', lines: ['襲ってはこない。', '手には、何も持っていない。', '年ごとに、少しずつ近くにいる。'] },
  { scene: 'ending-1', lines: ['先頭に、小さいのがいた。', '戸をたたくかたちに、手をあげている。', '{c}は、見なかったことにした。'] },
  { scene: 'ending-1', lines: ['壁の見張りは、じきに廃止された。', '境目を見ると、目が疲れるからである。'] },
  { scene: 'ending-1', lines: ['三人は、布を目に巻いて暮らした。', '長く、何ひとつ不足なく。'] },
  { scene: 'ending-1', lines: ['町は今日も明るい。', '明るいので、誰も外を見ない。'] },
] as const satisfies readonly Beat[]

export const ending2 = [
  { scene: 'ending-2', lines: ['「影にも灯を分けよう」', '言ったのは、{b}だった。', 'あとの二人は、もう歩きだしていた。'] },
  { scene: 'ending-2', lines: ['正門で、ヨツジは灯籠を見た。', '「一、遅れないこと」', 'それだけ言って、道をあけた。'] },
  { scene: 'ending-2', lines: ['丘ごとに、灯を四つ立てた。', '四つずつ、向かいあわせに。', '町で習ったとおりに。'] },
  { scene: 'ending-2', lines: ['これで寒くないだろう、', 'と{a}は言った。'] },
  { scene: 'ending-2', lines: ['はじめの晩、影がひとつ来た。', 'おそるおそる、光の端を踏んだ。'] },
  { scene: 'ending-2', lines: ['つぎの晩には、野の影が皆来た。', '輪になって、火のまわりに座った。'] },
  { scene: 'ending-2', lines: ['ケシカゲが、{c}の靴に頭をのせた。', '芥子粒ほどの重さだった。', '{c}は、朝まで足を動かさなかった。'] },
  { scene: 'ending-2', lines: ['朝、ケシカゲは少し薄かった。', '「よく寝たからだろう」と{a}が言った。'] },
  { scene: 'ending-2', lines: ['夕方には、透かして瓦版が読めた。', '見出しは、豊作だった。'] },
  { scene: 'ending-2', lines: ['「腹が減っているんだ」', '三人は、灯を増やした。', '八つ、十六、三十二。'] },
  { scene: 'ending-2', lines: ['影たちは、礼を言った。', '声はないが、そういうかたちをした。'] },
  {
    scene: 'ending-2',
    lines: ['砂漠で、浜で、森で、灯をともした。', '影は出てきて、座って、うなずいた。', '朝には、座った跡もなかった。'],
  },
  { scene: 'ending-2', lines: ['カリテナシは、鎌を置いた。', '蓑から、弁当の包みを出した。', '結び目を解く指が、もう見えなかった。'] },
  { scene: 'ending-2', lines: ['{b}は、数えるのをやめた。', '減ったのは、寝に帰ったからだ。', 'そういうことにした。'] },
  { scene: 'ending-2', lines: ['さいごの影は、ケシカゲだった。', '靴の上に、重さだけがあった。'] },
  { scene: 'ending-2', lines: ['昔、誰かに教わったやり方で、', 'それは手を振った。', '{c}は、振りかえした。'] },
  { scene: 'ending-2', lines: ['靴が、軽くなった。'] },
  { scene: 'ending-2', lines: ['大陸は開いた。', 'どこまでも明るく、どこまでも見える。', '見るものが、ひとつもない。'] },
  { scene: 'ending-2', lines: ['三人は、丘を下りて帰った。', '足音は三つ。足跡も三つ。', 'ほかには、何もついてこなかった。'] },
  { scene: 'ending-2', lines: ['町の染みも、消えていた。', 'おミガキが、桶に腰かけて待っていた。', '「ポチは、そっちに行ったかい」'] },
  { scene: 'ending-2', lines: ['誰も悪くなかった。', 'ただ、眩しかった。'] },
] as const satisfies readonly Beat[]

export const ending3 = [
  { scene: 'hill', lines: ['三人は、丘の上で日記を読んだ。', '下手な読み方で、かわるがわる。', '字の汚いところは、{c}が当てた。'] },
  { scene: 'hill', lines: ['読み終えて、しばらく黙った。', '下の町は、どの窓も明るかった。'] },
  { scene: 'ending-3', lines: ['三人は、灯を東の尾根に運んだ。', '置いたのは、ひとつ。', '世界の、片側に。'] },
  { scene: 'ending-3', lines: ['ヨツジが登ってきて、あたりを見た。', '「残りの三つは、どこに置く」', '「要らないんです」と{a}が言った。'] },
  { scene: 'ending-3', lines: ['ヨツジは、長いこと考えた。', '「三、暗くなるまえに帰ること」', '考え中だったのが、決まった。'] },
  { scene: 'ending-3', lines: ['その日、灯留に、', 'はじめて夕方が来た。'] },
  { scene: 'ending-3', lines: ['悲鳴があがった。', 'それから、静かになった。', 'どの足元からも、長い人が伸びていた。'] },
  { scene: 'ending-3', lines: ['子どもが、手をあげた。', '床の子も、手をあげた。', '「おそろいだ」と子どもが言った。'] },
  { scene: 'ending-3', lines: ['おミガキの染みには、肘があった。', '刷毛を持ち、腰を少し曲げている。'] },
  { scene: 'ending-3', lines: ['おミガキは刷毛を置いて、頭を下げた。', 'むこうも、同時に下げた。', 'どちらが先か、のちに一度もめた。'] },
  { scene: 'ending-3', lines: ['それから彼女は、', 'そこを、よけて掃いた。'] },
  { scene: 'ending-3', lines: ['ロウは、一日かけて縮む男である。', '夕方の床では、いちばん長かった。', '長いぶん、値を引いた。'] },
  { scene: 'ending-3', lines: ['組合長ススケは、しっぽを二本振った。', '「ニャア」', '（訳：片方は、おばあさまのだ）'] },
  { scene: 'ending-3', lines: ['野には、帰る足のない影もいた。', '百年は、長かった。'] },
  { scene: 'ending-3', lines: ['影たちは、世界の暗いほうへ回り、', '並んで座った。', '席は、じゅうぶんにあった。'] },
  { scene: 'ending-3', lines: ['いちばん前に、ケシカゲが座った。', '前が見えないので、', 'クサブセの頭に乗せてもらった。'] },
  { scene: 'ending-3', lines: ['ほどき屋の奥で、トキが幕を開けた。', '百年ものの、ひとつ灯。', 'もう、法にはそむいていない。'] },
  { scene: 'ending-3', lines: ['壁に、トキの影が映った。', '若かった。針を持って、笑っていた。', '「待たせたね」と、どちらかが言った。'] },
  { scene: 'ending-3', lines: ['町に、夜が来た。'] },
  { scene: 'ending-3', lines: ['人は、眠ることを覚えた。', '寝坊することを覚えた。', '謝ることも、覚えた。'] },
  {
    scene: 'ending-3',
    lines: ['影は今も、夕暮れにいたずらをする。', '継火会は、苦情の係をひとり置いた。', 'カンヌキの影は、指一本で門を閉める。'],
  },
  { scene: 'ending-3', lines: ['シオリが、灯をひとつ残して眠った。', '表紙のない本は、棚にない。', '誰かが、続きを読んでいるのだろう。'] },
  {
    scene: 'ending-3',
    lines: ['灯にむかって、三人が帰っていく。', 'うしろを、三つの影がついていく。', 'ひとつは、大きな鋏をかついでいる。'],
  },
  { scene: 'ending-3', lines: ['灯は、半分でいい。', 'もう半分に、', '帰る場所ができるから。'] },
] as const satisfies readonly Beat[]

export const ending4 = [
  { scene: 'hill', lines: ['三人は、日記をもう一度読んだ。', '今度は、やり方のところだけを。'] },
  { scene: 'hill', lines: ['灯を背負う者は、影を落とさない。', 'そのかわり、よその影を持てる。', '足のところを、糸でつまむように。'] },
  { scene: 'hill', lines: ['「少しだけ」と{a}が言った。', '「便利になるまで」と{b}が言った。', '{c}は黙って、灯を持ちあげた。'] },
  { scene: 'ending-4', lines: ['はじめに、影がお辞儀をした。', 'つぎに、人がお辞儀をした。', '足は、影についていくものだから。'] },
  { scene: 'ending-4', lines: ['便利であった。'] },
  { scene: 'ending-4', lines: ['砂漠は渡れるようになった。', '隊商が、まっすぐに歩く。', '駱駝も、よそ見をしない。'] },
  { scene: 'ending-4', lines: ['畑は、百年ぶりに刈られた。', '刈り手は、休みを訊かなかった。'] },
  { scene: 'ending-4', lines: ['城の屋根が直った。', '広間の鏡も、磨かれた。', '割れた一枚も、元どおりになった。'] },
  { scene: 'ending-4', lines: ['けんかがやんだ。立ち話もやんだ。', '皆、たいへん行儀がよい。'] },
  { scene: 'ending-4', lines: ['おミガキは、円を描いて床を拭く。', '日に千回。円は、ずれない。', '誰も、それを見ていない。'] },
  { scene: 'ending-4', lines: ['マルの団子は、毎日三皿あまる。', '三人が、食べに来ないので。'] },
  { scene: 'ending-4', lines: ['正門は、指一本で閉まるようになった。', 'カンヌキの指では、なかった。'] },
  { scene: 'ending-4', lines: ['ヨツジの名簿は、白いままである。', '出ていく者が、いなくなった。', '帰ってくる者も、いなくなった。'] },
  { scene: 'ending-4', lines: ['三人は、言葉で話さなくなった。', '指をあげれば、足りるからである。'] },
  { scene: 'ending-4', lines: ['{a}が指をあげると、{b}が座る。', '{b}が指をあげると、{c}が笑う。', '最初の指は、もう誰のか分からない。'] },
  {
    scene: 'ending-4',
    lines: ['ほどき屋の幕の奥だけは、糸が張らない。', '夜になると、鋏の音がする。', 'ひとつ、ふたつ。切れては、いない。'],
  },
  { scene: 'ending-4', lines: ['書庫で、シオリの手が動いた。', '目は閉じている。寝ているように。'] },
  { scene: 'ending-4', lines: ['手は、表紙のない本を抜いた。', '頁を一枚、破った。', 'つぎに読む人が、手をかける所に隠した。'] },
  { scene: 'ending-4', lines: ['何年かして、誰かが足を止めた。', '壁に、張り紙がある。', '「求む、三人。」'] },
  { scene: 'ending-4', lines: ['紙は新しい。墨も新しい。', '糸は、灯に透けて見えない。'] },
  { scene: 'ending-4', lines: ['幕はまだ、降りていない。', '降ろす手を、誰も持っていないので。'] },
] as const satisfies readonly Beat[]

/** Credits on lantern strips; after_2 shows them mirrored, from behind the screen. */
export const credits = [
  { part: '灯', names: ['原灯の火'] },
  { part: '影', names: ['幕原の影、六十四'] },
  { part: '町', names: ['灯留の人々', '組合長ススケ'] },
  { part: '切り紙', names: ['鋏と、その持ち主'] },
  { part: '囃子', names: ['太鼓と笛と、間'] },
  { part: '団子', names: ['マル'] },
  { part: '床', names: ['おミガキ', 'ポチ'] },
  { part: '壁', names: ['壁'] },
  { part: '三人', names: ['{a}', '{b}', '{c}'] },
] as const satisfies readonly { readonly part: string; readonly names: readonly string[] }[]

/** After endings 1 and 2: an empty plaza and one stain that was not there. The hint names what was left unread. */
export const after1 = {
  ending1: {
    beats: [
      { scene: 'after-1', lines: ['誰もいない広場の床に、', '昨日はなかった染みが、ひとつ。'] },
      { scene: 'after-1', lines: ['まだ、ともしていない灯があるようです。'] },
    ],
    hint: ['（城下町の先、刈り残した畑のことを、', '誰かが壁に書いていた）'],
  },
  ending2: {
    beats: [
      { scene: 'after-1', lines: ['誰もいない広場の床に、', '昨日はなかった染みが、ひとつ。', '手を振る、かたちをしている。'] },
      { scene: 'after-1', lines: ['まだ、ともしていない灯があるようです。'] },
    ],
    hint: ['（積灯庫の、', '読まれていない本について）'],
  },
  back: 'タイトルへ戻る',
} as const satisfies {
  readonly ending1: { readonly beats: readonly Beat[]; readonly hint: readonly string[] }
  readonly ending2: { readonly beats: readonly Beat[]; readonly hint: readonly string[] }
  readonly back: string
}

/** After endings 3 and 4: the credits seen from the seats behind the sheet. */
export const after2 = {
  beats: [
    { scene: 'after-2', lines: ['幕の裏から見ると、', '字は、どれも左右が逆である。'] },
    { scene: 'after-2', lines: ['灯のそばに、座布団がひとつ空いている。', 'まだ、温かい。'] },
  ],
  bonus: 'おまけ：楽屋をのぞく',
  back: 'タイトルへ戻る',
} as const satisfies { readonly beats: readonly Beat[]; readonly bonus: string; readonly back: string }
