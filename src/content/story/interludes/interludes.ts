import { ALTAR, COVERLESS_BOOK, UNMOWN_FIELD, VAST_EXPANSE } from '../../named-ids.ts'
import type { StoryPart, StoryScene } from '../story.ts'
import { fourCandles, inTheCloset, leftInKeeping, notSpeaking, threeCloths } from './between-the-three.ts'
import { committee, naming } from './stains.ts'
import { eyesShut, fourteenth, oneTooMany, soldOut } from './town-events.ts'
import { emptyHands, fullPlate, fullPlateLate, translation } from './town-turns.ts'

const speckOnTheShoe = [
  { scene: 'first-stain', lines: ['三人が門をくぐると、', '床に靴の跡が三列ついた。', 'おミガキが刷毛を持って待っていた。'] },
  { scene: 'first-stain', speaker: 'omigaki', lines: ['「おかえり。脱がなくていい。', '動かないでおくれ」'] },
  { scene: 'first-stain', lines: ['刷毛は{a}と{b}の跡を消して、', '{c}の靴の横で止まった。'] },
  { scene: 'first-stain', speaker: 'omigaki', lines: ['「｜芥子粒《けしつぶ》ほどの汚れだよ。', '……よけたね、今」'] },
  {
    scene: 'first-stain',
    count: 2,
    order: [4, 5, 6, 1, 2, 3],
    voices: {
      1: ['「それは斬ってないよ。', '斬ったなら謝ってる」'],
      2: ['「刺さってはいません。', '乗ってきただけ、のようです」'],
      3: ['「……道連れがいたのか。', '茶を出せばよかった」'],
      4: ['「壁に映せば、正体が出るのに。', 'この町、暗い壁が一枚もないわ」'],
      5: ['「行きは三人ぶんだった。', '帰りは三人と、ひと粒」'],
      6: ['「歩くたび、小さいのが', '半拍遅れて鳴ってたよ」'],
    },
  },
  { scene: 'first-stain', lines: ['芥子粒は{c}の靴から降りた。', '刷毛をよけ、桶をよけて、', 'おミガキの爪先で止まった。'] },
  {
    scene: 'first-stain',
    speaker: 'omigaki',
    lines: ['「落ちない。', '……落ちないね。', '四十年で、はじめてだ」'],
  },
  { scene: 'first-stain', speaker: 'yotsuji', lines: ['「一、ご苦労。二、報酬だ。', '三足とも、まだ大きいな」'] },
  { scene: 'first-stain', lines: ['{c}は足ぶみをしてみた。', '靴が、片方だけ軽い。'] },
] as const satisfies readonly StoryPart[]

const plansForTheFlame = [
  { scene: 'shop-counter', lines: ['よろず灯屋の棚の前で、', 'ロウが爪先立ちをしている。', '夕の刻になると、三段めに届かない。'] },
  { scene: 'shop-counter', speaker: 'rou', lines: ['「染み抜き、入荷しました。', '落ちるとは申しておりません。', '香りは、落ちません」'] },
  { scene: 'shop-counter', speaker: 'maru', lines: ['「城の火が来たら、竈にするよ。', 'でかいのを。団子が一度に百本だ」'] },
  {
    scene: 'shop-counter',
    speaker: 'soroban',
    lines: ['「粉代より、油でございます。', '原灯の火は、油が要らぬとか。', 'そう思うと、少し眠れます」'],
  },
  { scene: 'shop-counter', speaker: 'rou', lines: ['「私は、夕方に棚へ届きたい。', 'それだけでございます」'] },
  { scene: 'shop-counter', speaker: 'maru', lines: ['「で、あんたたちは」'] },
  {
    scene: 'shop-counter',
    count: 3,
    voices: {
      1: ['「列のいちばん前を照らす。', '何に並んでるのか、先に見たい」'],
      2: ['「蝋燭に移します。町じゅうの', '誕生日に、足りるぶんだけ」'],
      3: ['「……屏風の穴に、あててみたい。', '何のための穴か、聞いていない」'],
      4: ['「種板を九枚とも映すの。', 'この町では、白くしか映らないわ」'],
      5: ['「いちばんうしろに置く。', '最後に帰る足が、迷わないように」'],
      6: ['「歌の四番を探すのに使うよ。', '明るい所は、もう見たからね」'],
    },
  },
  { scene: 'shop-counter', lines: ['答えはひとつも重ならなかった。', '火は、ひとつである。'] },
  { scene: 'shop-counter', lines: ['マルが団子を一本ずつ出した。', '出世払いだという。', '串に小さく「三」と書いてある。'] },
  {
    scene: 'shop-counter',
    lines: ['表で、子どもらが歌っている。', '「よっつ　ならべて　つれもなし」', '「くもりなし」と、先生が直した。'],
  },
  { scene: 'shop-counter', lines: ['三人が出ると、床の染みが', '左右に寄って、道をあけた。', '城のほうへ、まっすぐである。'] },
] as const satisfies readonly StoryPart[]

const oneLamp = [
  { scene: 'unpicking-house', lines: ['広場の奥で板が外れ、看板が出た。', '裏口に灯がひとつだけ点いている。'] },
  { scene: 'unpicking-house', lines: ['灯は四つ、四方から向かい合わせる。', 'それが町の法である。', 'ひとつ灯の罰は、銀三枚。'] },
  {
    scene: 'unpicking-house',
    speaker: 'yotsuji',
    lines: ['「継火会から、千G。鋏代だ。', '一、落とさないこと。', '二、あの灯は、見なかったこと」'],
  },
  {
    scene: 'unpicking-house',
    speaker: 'toki',
    lines: ['「いらっしゃい。', '縫い目を見せてごらんなさい。', '……三人とも、急ぎ仕事ですね」'],
  },
  { scene: 'unpicking-house', lines: ['幕の奥が少し明るい。', '明るいのは片側だけである。'] },
  {
    scene: 'unpicking-house',
    count: 2,
    order: [1, 2, 3, 4, 5, 6],
    voices: {
      1: ['「灯に端がある。', '切り口みたい。きれい」'],
      2: ['「目が楽です。', '明るさにも、適量があるのですね」'],
      3: ['「……眠くなる灯だ。', '茶を淹れるなら、ここがいい」'],
      4: ['「半分、暗いのに。', '……目が、離れてくれないわ」'],
      5: ['「爪先の跡が、敷居の手前で深い。', '誰かをここで待つ家だ」'],
      6: ['「小さい声で話したくなるね。', '……もう、なってるよ」'],
    },
  },
  { scene: 'unpicking-house', speaker: 'toki', lines: ['「洗い物を干しております。', '百年ほど、乾きません」'] },
  { scene: 'unpicking-house', lines: ['城の火が来たらどこに置くか、と', '{a}が訊いた。', '鋏がひとつ鳴って、止まった。'] },
  { scene: 'unpicking-house', speaker: 'toki', lines: ['「ひとつで足ります。', 'ひとつでないと、足りません」'] },
  { scene: 'unpicking-house', speaker: 'toki', lines: ['「待ち合わせをしております。', '先方は、明るい所が苦手で」'] },
  { scene: 'unpicking-house', lines: ['帰りぎわに、{c}は振り返った。', 'トキは誰もいない座布団に', '茶を出していた。'] },
] as const satisfies readonly StoryPart[]

const register = [
  { scene: 'guild-room', lines: ['継火会の奥の間で、', 'ヨツジは名簿を開いた。', '人に見せるのは、はじめてだという。'] },
  { scene: 'guild-room', speaker: 'yotsuji', lines: ['「一年に一組。十二組、出した。', '主をよけて帰ったのが三組だ」'] },
  { scene: 'guild-room', lines: ['残る九組、二十七人の名に、', '線が引いてある。', 'まっすぐだが、どれも少し震えている。'] },
  {
    scene: 'guild-room',
    speaker: 'yotsuji',
    lines: ['「名簿は、消すより足すほうが重い。', 'だから、お前たちの名は', 'まだ書いていない」'],
  },
  {
    scene: 'guild-room',
    count: 2,
    order: [2, 5, 1, 6, 3, 4],
    voices: {
      1: ['「わたし、いちばん上。', '……下でもいい。書いて」'],
      2: ['「誕生日の欄が、ありませんね。', '足しておきます。三人ぶん」'],
      3: ['「……大きく書いてくれ。', '二人が、うしろに隠れられる」'],
      4: ['「飾り文字がいいわ。', '線が引きにくいでしょう」'],
      5: ['「下を一行、空けてくれ。', '足音が、もうひとりぶんある」'],
      6: ['「声に出して呼んでよ。', '名前は、間で決まるから」'],
    },
  },
  { scene: 'guild-room', lines: ['三人は自分の手で書いた。', '{a}、{b}、{c}。', '墨が乾くまで、皆で見ていた。'] },
  {
    scene: 'guild-room',
    speaker: 'yotsuji',
    lines: ['「火が手に入ったら、門に吊る。', 'どこからでも見えるようにな。', '遅れた者にも、だ」'],
  },
  { scene: 'guild-room', lines: ['いちばん上の線は十一年前である。', '何度も指でなぞってあって、', '墨が薄い。'] },
  { scene: 'guild-room', lines: ['名簿を持ち上げると、下に', '染みがひとつ、はさまっていた。'] },
  { scene: 'guild-room', lines: ['読んでいたらしい。', '墨のない行で止まっている。'] },
] as const satisfies readonly StoryPart[]

const smallGuest = [
  {
    scene: 'gate-threshold',
    lines: ['皆が布を目に巻けば、町は夜である。', 'カンヌキは両手で門を押す。', 'ある晩、扉が途中で止まった。'],
  },
  { scene: 'gate-threshold', speaker: 'kannuki', lines: ['「何か、はさまってる。', '……はさまってない。', '門のほうが、待ってるんだ」'] },
  { scene: 'gate-threshold', lines: ['敷居の上に、染みがいた。', '子どもほどの丈である。', '片足だけ、まだ外にある。'] },
  { scene: 'gate-threshold', speaker: 'yotsuji', lines: ['「遅い」'] },
  { scene: 'gate-threshold', lines: ['言ってから、誰に言ったのか', '分からない顔をした。'] },
  { scene: 'gate-threshold', lines: ['染みはまっすぐに走ってきて、', 'ヨツジの足元で止まった。', '爪先の開き方まで、そっくりである。'] },
  {
    scene: 'gate-threshold',
    count: 2,
    order: [3, 5, 6, 1, 2, 4],
    voices: {
      1: ['「あんなに遅れて、まだ走ってる。', '足、貸してあげたい」'],
      2: ['「七つですね。歩幅と、', '泣くのを我慢した跡で分かります」'],
      3: ['「……よく歩いた。', 'その足では、遠かったろう」'],
      4: ['「顔もないのに、あの子、', '着いた、という顔をしているわ」'],
      5: ['「灯見ヶ原で見た足だ。', '町を向いたまま、止まっていた」'],
      6: ['「敷居の所に、', 'ただいま、の間があったよ」'],
    },
  },
  { scene: 'gate-threshold', lines: ['ヨツジは敬礼した。', '床でも、手があがった。', '肘の高い、子どもの敬礼である。'] },
  {
    scene: 'gate-threshold',
    speaker: 'yotsuji',
    lines: ['「じいさんの口ぐせだ。', '一、遅れないこと。二、帰ってくること。', '三つめの前に、俺はいつも寝ていた」'],
  },
  {
    scene: 'gate-threshold',
    speaker: 'kannuki',
    lines: ['「閉めるよ。……城の火がともれば、', '閉めずに済むのかね。', 'そうしたら、手が振れるんだが」'],
  },
  { scene: 'gate-threshold', lines: ['門が閉まった。', '染みは扉に耳をあてていた。', '外に、まだ誰かいるように。'] },
] as const satisfies readonly StoryPart[]

/** `book` is what lies under the sleeper's finger. */
const underTheFinger = (book: StoryPart): readonly StoryPart[] => [
  {
    scene: 'library-desk',
    lines: ['｜積灯庫《せきとうこ》の閉まるころ、', 'シオリはいつものように寝ている。', '鉛筆が小指より短い。'],
  },
  { scene: 'library-desk', lines: ['机に、名札の束が伏せてある。', 'はみ出した一枚だけ、', '裏も表も白い。'] },
  { scene: 'library-desk', speaker: 'shiori', lines: ['「……返却は、右の夢へ。', '貸出は、左の足元へ」'] },
  {
    scene: 'library-desk',
    count: 2,
    order: [6, 2, 4, 3, 5, 1],
    voices: {
      1: ['「寝言が終わるまで、待つ。', '夢の列には、割りこめないでしょ」'],
      2: ['「眠りすぎ、ではありません。', '起きる理由が、足りないのです」'],
      3: ['「……よい番だ。', '寝ていても、手を離さん」'],
      4: ['「寝顔に、灯が四つ。', '三つ、消してあげたいわね」'],
      5: ['「靴が、棚のほうを向いてる。', '眠ったまま、行ったんだ」'],
      6: ['「今の寝言、韻を踏んだよ。', 'もう一冊、返してみようか」'],
    },
  },
  book,
  { scene: 'library-desk', lines: ['{b}がシオリの肩に布をかけた。', '寝言がひとつ飛んだ。'] },
  {
    scene: 'library-desk',
    speaker: 'shiori',
    lines: ['「……火がともったら、最後の頁を、', 'ひとつの灯で読みます。', '四つだと、字が逃げるので」'],
  },
  { scene: 'library-desk', speaker: 'shiori', lines: ['「……続きは、', 'まだ棚にありません」'] },
  { scene: 'library-desk', lines: ['白い名札が鉛筆の下にある。', '芯はあとひとりぶんである。'] },
]

/** The flame may be found by then or not: nobody looks. */
const queue = [
  { scene: 'stall-night', lines: ['三人は団子屋の台に、古い灯籠を置いた。', '火のことは誰も訊かない。', '訊かないまま、列ができた。'] },
  {
    scene: 'stall-night',
    speaker: 'maru',
    lines: ['「竈は、もういいよ。', 'ひいじいさんが夢に出てね。', '『豆は足りたか』って、それだけさ」'],
  },
  { scene: 'stall-night', speaker: 'soroban', lines: ['「油代が浮きますと、', '私は、何を心配すれば。', '……それが、心配でして」'] },
  {
    scene: 'stall-night',
    speaker: 'rou',
    lines: ['「三段めの飴を、染みが', '取ってくれたことがございます。', '……礼を、申しそびれました」'],
  },
  {
    scene: 'stall-night',
    speaker: 'omigaki',
    lines: ['「床は、もう光らなくていい。', 'こいつらの寝床が要るんだ。', '明るくない所が、ひとつ」'],
  },
  { scene: 'stall-night', speaker: 'toki', lines: ['「ひとつで足ります」'] },
  { scene: 'stall-night', lines: ['トキは前にもそう言った。', '今度は皆が聞いていた。'] },
  {
    scene: 'stall-night',
    count: 3,
    voices: {
      1: ['「先頭で待ってる。うしろも、', '押さないで待っててくれる」'],
      2: ['「誕生日の分からない者が、', '床に、ずいぶん増えました」'],
      3: ['「……染みが、屏風の穴を', 'ひとつずつ、くぐっていく」'],
      4: ['「ここ、暗くしてちょうだい。', '……ええ。言ったのは、わたしよ」'],
      5: ['「列の足も数えた。ひとつ多い。', 'もう、頭数に入れてある」'],
      6: ['「四番は『つれもなし』だって。', '誰の連れなんだろうね」'],
    },
  },
  {
    scene: 'stall-night',
    speaker: 'yotsuji',
    lines: ['「門に吊るのはよすか。', 'どこからでも見える火では、', '町の方角が、分からん」'],
  },
  {
    scene: 'stall-night',
    lines: ['皆、順番が来ると手をかざした。', '何か言いかけて、団子を一本買い、', '温かい手のまま帰っていった。'],
  },
] as const satisfies readonly StoryPart[]

const nap = [
  { scene: 'nap', lines: ['朝、おミガキが床に座っていた。', '町の誰も見たことがないので、', '皆がそっと遠回りをして行く。'] },
  { scene: 'nap', speaker: 'omigaki', lines: ['「ポチが寝ててね。', '起こすと悪いから、', '今日は、ここは拭かない」'] },
  { scene: 'nap', lines: ['{a}は日記の話をしようとした。', 'おミガキは首を振った。'] },
  {
    scene: 'nap',
    speaker: 'omigaki',
    lines: ['「ばあさんがよく言ったよ。', '四つのころ、もうひとりいたって。', '『もう一ぺんだけ』で、呼ばれたんだって」'],
  },
  {
    scene: 'nap',
    speaker: 'omigaki',
    lines: ['「探しに行くと泣いて、叱られてさ。', '叱った母親のハルは、それから', 'いつまでも鍋を見ていたそうだよ」'],
  },
  { scene: 'nap', lines: ['染みが寝返りをうった。', 'いつのまにか、四つの子の丈である。', 'おミガキが、背のあたりをそっとたたいた。'] },
  { scene: 'nap', lines: ['目をつぶるための布が一枚、', '染みの端にかけてある。', '{a}の布で、当人は袖を巻いて寝る。'] },
  {
    scene: 'nap',
    count: 3,
    voices: {
      1: ['「先に決めて、あとで謝る。', '……今度は、あとがないんだ」'],
      2: ['「この子の誕生日は、今日です。', '墨で書きました」'],
      3: ['「……守るなら、寝顔がいい。', '起きている者は、動く」'],
      4: ['「暗いのは、嫌いよ。', 'でも、昼寝には要るのよね」'],
      5: ['「四つめは、さっきから動かない。', '決めるところを、見る気だな」'],
      6: ['「四番の続きを、思いついたよ。', '……まだ、歌わないけどね」'],
    },
  },
  { scene: 'nap', lines: ['子どもらが歌いながら駆けていく。', '「よっつ　ならべて　つれもなし」', '先生はもう直さない。'] },
  {
    scene: 'nap',
    speaker: 'yotsuji',
    lines: ['「弁当だ。三人前。', '『弁当：出る』を書き直した。', '『弁当：二度、出る』だ」'],
  },
  { scene: 'nap', speaker: 'omigaki', lines: ['「決めたら、言わなくていいよ。', '床を見りゃ、分かるから」'] },
] as const satisfies readonly StoryPart[]

/** What is told in the town between the lands. Of several versions the last that is open counts. */
export const interludes: readonly StoryScene[] = [
  {
    key: 'interlude-1',
    act: 'interlude-1',
    title: '幕間一　靴の芥子粒',
    atClears: 1,
    unlock: { type: 'clears', count: 1 },
    parts: speckOnTheShoe,
  },
  {
    key: 'interlude-cloths',
    act: 'interlude-cloths',
    title: '幕間の幕間　三枚の布',
    atClears: 1,
    // After more lands they know each other, and the speck is おミガキ's.
    toClears: 2,
    apart: true,
    unlock: { type: 'clears', count: 1 },
    parts: threeCloths,
  },
  {
    key: 'interlude-eyes',
    act: 'interlude-eyes',
    title: '幕間の幕間　目をつぶる',
    atClears: 2,
    unlock: { type: 'clears', count: 2 },
    parts: eyesShut,
  },
  {
    key: 'interlude-2',
    act: 'interlude-2',
    title: '幕間二　使いみち',
    atClears: 3,
    unlock: { type: 'clears', count: 3 },
    parts: plansForTheFlame,
  },
  {
    key: 'interlude-candles',
    act: 'interlude-candles',
    title: '幕間の幕間　四本の蝋燭',
    atClears: 3,
    // At 5 they see what one lamp does.
    toClears: 4,
    apart: true,
    unlock: { type: 'clears', count: 3 },
    parts: fourCandles,
  },
  {
    key: 'interlude-committee',
    act: 'interlude-committee',
    title: '幕間の幕間　染み委員会',
    atClears: 4,
    unlock: { type: 'clears', count: 4 },
    parts: committee,
  },
  { key: 'interlude-3', act: 'interlude-3', title: '幕間三　ひとつ灯', atClears: 5, unlock: { type: 'clears', count: 5 }, parts: oneLamp },
  {
    key: 'interlude-hands',
    act: 'interlude-hands',
    title: '幕間の幕間　手が空く',
    atClears: 5,
    // At 9 he says what he would do with a free hand.
    toClears: 8,
    apart: true,
    unlock: { type: 'clears', count: 5 },
    parts: emptyHands,
  },
  {
    key: 'interlude-lamps',
    act: 'interlude-lamps',
    title: '幕間の幕間　余り一',
    atClears: 6,
    // Later トキ speaks of it.
    toClears: 7,
    apart: true,
    unlock: { type: 'clears', count: 6 },
    parts: oneTooMany,
  },
  { key: 'interlude-4', act: 'interlude-4', title: '幕間四　名簿', atClears: 6, unlock: { type: 'clears', count: 6 }, parts: register },
  {
    key: 'interlude-naming',
    act: 'interlude-naming',
    title: '幕間の幕間　名づけ',
    atClears: 7,
    unlock: { type: 'clears', count: 7 },
    parts: naming,
  },
  {
    key: 'interlude-quarrel',
    act: 'interlude-quarrel',
    title: '幕間の幕間　口をきかない日',
    // From the first number at which the castle may be near: whoever hurries there is told it, too.
    atClears: 7,
    toClears: 9,
    apart: true,
    // Then they carry the flame.
    before: 'way-home-11',
    unlock: { type: 'clears', count: 7 },
    parts: notSpeaking,
  },
  {
    key: 'interlude-fourteenth',
    act: 'interlude-fourteenth',
    title: '幕間の幕間　十四組め',
    atClears: 8,
    // ヨツジ changes the notice once more at 12.
    toClears: 11,
    apart: true,
    unlock: { type: 'clears', count: 8 },
    parts: fourteenth,
  },
  {
    key: 'interlude-5',
    act: 'interlude-5',
    title: '幕間五　小さい来客',
    atClears: 9,
    unlock: { type: 'clears', count: 9 },
    parts: smallGuest,
  },
  {
    key: 'interlude-closet',
    act: 'interlude-closet',
    title: '幕間の幕間　押し入れ',
    atClears: 9,
    // With more lands other evenings with the flame are told.
    toClears: 10,
    apart: true,
    unlock: { type: 'cleared', field: ALTAR },
    parts: inTheCloset,
  },
  {
    key: 'interlude-plate',
    act: 'interlude-plate',
    title: '幕間の幕間　減らない皿',
    atClears: 9,
    // At 11 マル wants no big oven any more.
    toClears: 10,
    apart: true,
    // Whoever moves the plate has come home from there.
    unlock: { type: 'cleared', field: UNMOWN_FIELD },
    parts: fullPlate,
  },
  {
    key: 'interlude-plate-late',
    act: 'interlude-plate',
    title: '幕間の幕間　減らない皿',
    atClears: 11,
    toClears: Number.POSITIVE_INFINITY,
    apart: true,
    unlock: {
      type: 'all',
      of: [
        { type: 'clears', count: 11 },
        { type: 'cleared', field: UNMOWN_FIELD },
      ],
    },
    parts: fullPlateLate,
  },
  {
    key: 'interlude-translation',
    act: 'interlude-translation',
    title: '幕間の幕間　訳',
    atClears: 10,
    // Nothing else leans on it: it waits for an evening without anything else.
    toClears: Number.POSITIVE_INFINITY,
    apart: true,
    unlock: { type: 'clears', count: 10 },
    parts: translation,
  },
  {
    key: 'interlude-sold-out',
    act: 'interlude-sold-out',
    title: '幕間の幕間　売り切れ',
    atClears: 10,
    // At 12 the teacher has given up setting the fourth verse right.
    toClears: 11,
    apart: true,
    unlock: { type: 'clears', count: 10 },
    parts: soldOut,
  },
  {
    key: 'interlude-6',
    act: 'interlude-6',
    title: '幕間六　指の下',
    atClears: 10,
    unlock: { type: 'clears', count: 10 },
    parts: underTheFinger({ scene: 'library-desk', lines: ['指の下にあるのは、', '表紙のない本だった。', '七枚めで止まっている。'] }),
  },
  {
    key: 'interlude-6-read',
    act: 'interlude-6',
    title: '幕間六　指の下',
    atClears: 10,
    unlock: {
      type: 'all',
      of: [
        { type: 'clears', count: 10 },
        { type: 'read', book: COVERLESS_BOOK },
      ],
    },
    parts: underTheFinger({
      scene: 'library-desk',
      lines: ['指の下に、本はない。', '白い表紙が一枚だけある。', '題はまだ書いていない。'],
    }),
  },
  {
    key: 'interlude-6-diary',
    act: 'interlude-6',
    title: '幕間六　指の下',
    atClears: 10,
    unlock: {
      type: 'all',
      of: [
        { type: 'clears', count: 10 },
        { type: 'cleared', field: VAST_EXPANSE },
      ],
    },
    parts: underTheFinger({
      scene: 'library-desk',
      lines: ['指の下で、日記の写しが', '終わりかけている。寝ぼけた字の、', '最後の行だけ、まっすぐである。'],
    }),
  },
  {
    key: 'interlude-7',
    act: 'interlude-7',
    title: '幕間七　順番',
    atClears: 11,
    unlock: { type: 'clears', count: 11 },
    parts: queue,
  },
  {
    key: 'interlude-8',
    act: 'interlude-8',
    title: '幕間八　昼寝',
    atClears: 12,
    // A night lies between the diary and this.
    apart: true,
    unlock: { type: 'clears', count: 12 },
    parts: nap,
  },
  {
    key: 'interlude-skewer',
    act: 'interlude-skewer',
    title: '幕間の幕間　預かりもの',
    atClears: 12,
    after: 'way-home-10',
    apart: true,
    unlock: { type: 'clears', count: 12 },
    parts: leftInKeeping,
  },
]
