/** What the keepers of the town's places say. Every entry of a list is one box; screens may show any of them. */

/** ほどき屋, トキ. `{name}` is the member. */
export const innkeeper = {
  name: 'トキ',
  entrances: [
    ['「いらっしゃい。ほどきますか。', '痛くはありません。少し、', '誰だったか分からなくなるだけ」'],
    ['「背が、半寸ほど詰まっております。', '……我慢を縫いこみましたね」'],
    ['「奥の幕は、そのままに。', '洗い物を干しておりますので」'],
    ['「よく歩いた縫い目です。', 'ほつれても、形は崩れておりません」'],
  ],
  /** Said before a member's points are returned. */
  price: ['「朝には縫い上がります。', '千Gです」'],
  note: ['割り振った力の点と、覚えた技を、', 'すべてほどいて点に戻します。', 'Lvと名前は、そのままです。'],
  question: ['{name}をほどきますか？', '覚えた技は忘れます。'],
  success: ['{name}をほどいて、', 'きれいに縫い直した。'],
  leaving: ['「お大事に。引っぱらないこと」'],
  /** The board on the house while it is closed. */
  closed: ['薄紙と糸が届くまで、', '休業いたします'],
  opened: ['広場の奥で、板を外す音がした。'],
  failed: ['糸がもつれた。', 'もう一度どうぞ。'],
} as const

/** よろず灯屋, ロウ. `{item}` is the thing, `{n}` how many. */
export const shopkeeper = {
  name: 'ロウ',
  entrances: [
    ['「いらっしゃいませ。', 'まだ、半分ほど残っております」'],
    ['「朝のうちがよろしいですよ。', '夕方の私は、棚に届きません」'],
    ['「飴は甘いです。薬は苦いです。', '値札は見たとおりです」'],
    ['「お似合いです。……いえ、鞄が」'],
  ],
  luckyEntrance: ['「今日はお安くなっております。', 'なぜかは、私にも」'],
  selling: [
    ['「お売りになりますか。', '値は、値札より少なめです」'],
    ['「拝見します。', '溶けるものから先に」'],
  ],
  bought: [
    ['「毎度どうも。効きます。少し」'],
    ['「{item}、{n}個。', '使わずに済むとよろしいですね」'],
    ['「ありがとうございます。', '返品は縮む前の私に」'],
  ],
  /** Instead of `bought`, of some things, by their id. */
  boughtOf: {
    9: ['「使わずに済みましたら、', 'ただの水でございます」'],
    13: ['「噛めません。', '歯の返品は、承れません」'],
    15: ['「左右はございません。', 'お好きなほうから、どうぞ」'],
    18: ['「うち三つは嘘でございます。', 'どの三つかは、伏せております」'],
    19: ['「必ず逃げられます。', '店では、焚かないでください」'],
    22: ['「掛け声は、', 'お客さまのほうでお願いします」'],
    23: ['「手が黒くなります。', '石鹸も……いえ、効きません」'],
    24: ['「針は数えてお渡しします。', '数えて、お戻りを」'],
  } as Readonly<Record<number, readonly string[]>>,
  sold: [['「{item}、{n}個。', 'たしかに引き取りました」'], ['「使いかけでも、灯は灯です」']],
  /** After the usual bag. */
  usual: ['「いつもの、ですね。', '私より、鞄が覚えております」'],
  bagFull: ['「鞄が笑っております。', '十個までにいたしましょう」'],
  emptyBag: ['「空の鞄は、買い取れません」'],
  /** Now and then, with so many cleared fields: the stains in the plaza are noticed, and he has not refused to sell it yet. */
  stainRemover: { fromClears: 3, toClears: 9, lines: ['「染み抜き、入荷しております。', '石鹸です。香りはよいです」'] },
  failed: ['「帳簿が開きません。', 'もう一度どうぞ」'],
} as const

/** 積灯庫, シオリ. `{title}` is a book. */
export const librarian = {
  name: 'シオリ',
  entrances: [
    ['（机で眠っている。', '指は、正しい頁にはさんである）'],
    ['「しいっ。……いま、いいところ」', '（寝言である）'],
    ['「……返却は、右の夢へ」'],
    ['（寝息で、頁が一枚めくれた）'],
  ],
  empty: 'まだ棚にありません',
  fresh: ['「新しい本が入りました。', 'さっき、夢で並べました」'],
  finished: ['「{title}、読了。', '……栞は、指でよろしければ」'],
  alreadyRead: '読み終えた本',
  /** On the last of loose leaves. */
  putBack: 'もとの隙間に戻す',
  markQuestion: '読み終えたことにしますか？',
  coverless: ['（{title}を棚に戻すと、', '眠る指が、ほんの少し動いた）'],
  /** At the gate, while the way behind the picture is open. */
  furrow: ['刈り残しの畝が、一本多い。'],
  failed: ['「……梯子が、ずれております。', 'もう一度どうぞ」'],
} as const

/** 冒険者の貼り壁: a wall. */
export const boardWall = {
  entrances: [
    ['壁である。何を貼られても、', '顔色を変えない。'],
    ['貼り紙が、風もないのに裏返った。', '裏は、白い。'],
    ['いちばん古い一枚だけ、', '誰がさわるのか、角が丸い。'],
    ['釘の穴のほうが、貼り紙より多い。'],
  ],
  hint: '20文字まで。壁は、長い話が苦手である。',
  spoilerHint: '先の話には「ネタバレ有」を。',
  empty: '新しい紙は、まだない。壁は古いほうを勧めている。',
  posted: '貼った。壁は何も言わない。',
  deleted: '剥がした。釘の穴が残った。',
  masked: '（裏返しに貼ってある）',
  reveal: '表を見る',
  loadFailed: ['壁まで道が混んでいる。', 'もう一度どうぞ。'],
  postFailed: ['釘が曲がった。文は残っている。', 'もう一度どうぞ。'],
} as const

/** The clickable map of the plaza. */
export const plazaSpots = {
  library: { name: '積灯庫', line: '静かに。本が起きます' },
  board: { name: '冒険者の貼り壁', line: '壁だから、口は堅い' },
  rest: { name: 'ほどき屋', line: 'ほどいて、洗って、縫い直します' },
  /** What it says is `innkeeper.closed`. */
  restClosed: { name: '？？？（改装中）' },
  job: { name: '芯切り場', line: '一本切れば、一本ぶん明るい' },
  gate: { name: '正門', line: '開けるのは指一本。閉めるのは両手' },
} as const

/** マル, between the spots. */
export const dumplingStall = [
  ['「みんな団子のために帰ってくるんだよ」'],
  ['「出世払い？ 三人とも、顔を覚えたよ」'],
  ['「今日のは少し大きい。手がすべってね」'],
  ['「串は返しておくれ。', '何か書いてあっても、読まないから」'],
] as const
