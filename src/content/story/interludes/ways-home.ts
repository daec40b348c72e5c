import type { StoryPart, StoryScene } from '../story.ts'

/** Strangers until here: they have fought without each other's names. */
const namesOnTheWay = [
  { scene: 'land-1', lines: ['帰り道で、草が「夕飯だよ」と言った。', '三人とも、はいと言いかけて、', '名を知らない顔を、ふたつ見た。'] },
  { scene: 'land-1', lines: ['まだ、誰の名も呼んでいない。', '「右」と「危ない」で足りていた。'] },
  { scene: 'land-1', lines: ['町の灯まで、あと百歩。', '名乗るなら、今である。'] },
  {
    scene: 'land-1',
    count: 3,
    voices: {
      1: ['「先に言うね。一度で覚えて。', '二人のは、二度ずつお願い」'],
      2: ['「お名前は、どう書きますか。', '……飲めない薬も、あれば」'],
      3: ['「……呼ばれたら、行く。', '遅いが、行く」'],
      4: ['「笑わないで聞いてちょうだい。', '映りのいい名前なの」'],
      5: ['「足音は、もう覚えた。', '名前は、あとからでいい。……ははは」'],
      6: ['「節をつけると、町に着いちゃうね。', '今日は、言うだけにしとくよ」'],
    },
  },
  { scene: 'land-1', lines: ['「{a}」', '「{b}」', '「{c}」'] },
  { scene: 'land-1', lines: ['めいめい、あとの二人の名を', '口のなかで言ってみた。', '靴よりは、よく合った。'] },
  { scene: 'land-1', lines: ['うしろで、草がもうひとつ鳴った。', '名乗りそびれた者がいるらしい。'] },
] as const satisfies readonly StoryPart[]

const sandInThreeLines = [
  { scene: 'land-2', lines: ['砂漠の出口で、三人は振り返った。', '来た道はもう描き直されている。', '足跡だけが、まだ残っていた。'] },
  {
    scene: 'land-2',
    toldOf: {
      1: ['{m}の足跡は、とびとびである。', '走っては、戻っている。'],
      2: ['{m}の足跡はまっすぐである。', 'ときどき、二人の横に寄る。'],
      3: ['{m}の足跡は、深い。', '縁の砂がまだ落ちきらない。'],
      4: ['{m}の足跡は二人の', 'あいだから出ない。'],
      5: ['{m}の足跡は、ない。', '消しながら来たのである。'],
      6: ['{m}の足跡は、二歩で一度、', '三歩で一度、跳ねている。'],
    },
  },
  { scene: 'land-2', lines: ['見知らぬ三人が、たまたま同じ日に', '通ったようである。'] },
  {
    scene: 'land-2',
    count: 2,
    order: [3, 4, 6, 2, 5, 1],
    voices: {
      1: ['「戻ったんじゃないよ。', '忘れものが、ふたつあっただけ」'],
      2: ['「水は、あと三口です。', 'ひとり一口。割り切れますね」'],
      3: ['「……先に行け。', '屏風なら、遠くからでも見える」'],
      4: ['「あいだが、歩きやすいの。', '……左右に、目印もあるし」'],
      5: ['「二人の足跡は、十歩ごとに', '半歩ずつ、町へ寄っていく」'],
      6: ['「三人とも、拍が違う。', '合うまでは、叩かずにおくよ」'],
    },
  },
  { scene: 'land-2', lines: ['砂が三度、同じ調子で崩れた。', 'その三度のあいだだけ、', '三人の足がそろった。'] },
  { scene: 'land-2', lines: ['砂の音がやんで、三人とも止まった。', '足音だけが、もう一歩進んだ。'] },
] as const satisfies readonly StoryPart[]

const laidTable = [
  { scene: 'land-3', lines: ['{a}が、行きに灰から何か拾った。', '黒くて、平たくて、柄がある。', '何なのかは誰も知らない。'] },
  { scene: 'land-3', lines: ['{b}はそれで灰をかいた。', '{c}はそれで火の粉をよけた。'] },
  {
    scene: 'land-3',
    count: 2,
    order: [2, 1, 6, 4, 5, 3],
    voices: {
      1: ['「紙も切れない。髪も切れない。', '手にだけは、よく合うのに」'],
      2: ['「舌を押さえる道具でしたら、', '患者さんは、牛です」'],
      3: ['「……屏風にしては、小さい。', '守れるのは、鼻までだ」'],
      4: ['「手鏡ね。煤を落とせば、', 'わたしが映るはずよ」'],
      5: ['「柄だけ、細くなってる。', '毎日、同じ手が握ったんだ」'],
      6: ['「叩くと、腹のへる音がするよ。', '太鼓より、呼ぶのがうまい」'],
    },
  },
  { scene: 'land-3', lines: ['大竈の火がゆっくり落ちていく。', '百年、誰も落とさなかった火である。'] },
  { scene: 'land-3', lines: ['炉端に膳が出ていた。', '箸までそろえてある。', '飯だけが、まだ釜のなかである。'] },
  { scene: 'land-3', lines: ['三人は膳を見て、釜を見て、', '黒いのを見た。'] },
  { scene: 'land-3', lines: ['しゃもじであった。'] },
  { scene: 'land-3', lines: ['{c}が煤をぬぐって、', '釜の横に返した。'] },
  { scene: 'land-3', lines: ['残り火で握り飯を炙った。', 'よそってもらうまでの、つなぎである。'] },
  { scene: 'land-3', lines: ['「ごちそうさま」は言わずに帰った。', '飯の匂いが、門までついてきた。'] },
] as const satisfies readonly StoryPart[]

const ropes = [
  { scene: 'land-4', lines: ['浜の杭に綱が結ばれている。', 'いちばん端の一本が', 'ほどけかけていた。'] },
  { scene: 'land-4', lines: ['{a}が引いて、{b}が結んだ。', 'ほどけた。'] },
  { scene: 'land-4', lines: ['{b}が引いて、{c}が結んだ。', 'ほどけた。'] },
  { scene: 'land-4', lines: ['三人で引いて、三人で結んだ。', '結んでいるあいだは、結べていた。'] },
  {
    scene: 'land-4',
    count: 2,
    order: [6, 4, 1, 2, 3, 5],
    voices: {
      1: ['「切るならひと息なのに。', '結ぶのって、こんなにかかるんだ」'],
      2: ['「傷でしたら、縫えます。', '綱は、診たことがありません」'],
      3: ['「……引いていてやる。', '波のほうが、先に飽きる」'],
      4: ['「沖は、見ないの。', '見ると、待つ顔になるから」'],
      5: ['「はじめに結んだ人は、うまい。', 'ほどくつもりで、結んである」'],
      6: ['「綱が鳴ってる。低い音だよ。', '沖で、誰かが引いてるのかな」'],
    },
  },
  { scene: 'land-4', lines: ['杭には船の名がある。', 'かえる丸。またね丸。はやね丸。'] },
  { scene: 'land-4', lines: ['はやね丸の字だけ、墨が新しい。', '一筆で書いた字である。', '{c}が、横に「みました」と書いた。'] },
  { scene: 'land-4', lines: ['船が来るまで手で持つことにして、', '三人で端を握って立っているうちに、', '右手が疲れて、左手に替えた。'] },
  { scene: 'land-4', lines: ['両手とも疲れたころ、波が来た。', '濡れた結び目は、ひとりでに締まった。'] },
  { scene: 'gate-night', lines: ['おミガキが門で三人の手を見た。', '三日は落ちない藍である。'] },
  { scene: 'gate-night', speaker: 'omigaki', lines: ['「床じゃないなら、いいよ」'] },
] as const satisfies readonly StoryPart[]

const calledByName = [
  { scene: 'land-5', lines: ['「{a}」', '「{b}」', '「{c}」'] },
  {
    scene: 'land-5',
    count: 3,
    voices: {
      1: ['「いる。先頭ってどっち。', '……こっちでいい？」'],
      2: ['「おります。', 'お二人とも、よいお声です」'],
      3: ['「……いる。動かずにいる。', 'ぶつかったら、それだ」'],
      4: ['「いるわ。返事の遅い人は、', 'もう一度、はじめから」'],
      5: ['「いる。……はじめてだ、', '壁の外で返事をしたのは」'],
      6: ['「いるよ。今の、もう一回。', 'いい呼び方だったから」'],
    },
  },
  { scene: 'land-5', lines: ['「{c}」', '「{a}」', '「……{b}」'] },
  { scene: 'land-5', lines: ['「袖」', '「袖」', '「鼻」'] },
  { scene: 'land-5', lines: ['「晴れた」', '「近い」', '「近すぎる」'] },
  { scene: 'land-5', lines: ['「三十二回、呼んだ」', '「名前、減ったか」', '「減ってない」'] },
  {
    scene: 'land-5',
    count: 3,
    voices: {
      1: ['「自分の名前を、はじめて', '終わりまで聞いた」'],
      2: ['「三十二回、呼ばれました。', '三十二回、ここにおりました」'],
      3: ['「……呼ばれると、', 'まだいるな、と思う」'],
      4: ['「下手ね、二人とも。明日も、', 'それで呼んでちょうだい」'],
      5: ['「声だけのほうが、よく分かる。', '顔では、隠すから。二人とも」'],
      6: ['「節をつけて呼んだのが、', 'ひとりきりとは、惜しいね」'],
    },
  },
  { scene: 'land-5', lines: ['「名入れの人の、名前は」', '「誰も、呼んでいない」', '「……聞きそびれた」'] },
  { scene: 'land-5', lines: ['「三十三回めは、空けておこう」', '「聞けたら、呼ぶ」'] },
] as const satisfies readonly StoryPart[]

const rollCall = [
  { scene: 'land-6', lines: ['雪原の端で点呼をとった。', '一、二、三。', 'そろっている。'] },
  { scene: 'land-6', lines: ['念のため、もう一度とった。', '一、二、三。', '……四。'] },
  { scene: 'land-6', lines: ['三人は顔を見合わせた。', '四を言った口は、なかった。'] },
  {
    scene: 'land-6',
    count: 2,
    order: [6, 5, 4, 2, 1, 3],
    voices: {
      1: ['「今の、わたしじゃないよ。', 'わたしなら一を言ってる」'],
      2: ['「脈は、三つ。声は、四つ。', '合わない帳面は、はじめてです」'],
      3: ['「……寒いのだろう。', 'ひとりくらい、入ればよい」'],
      4: ['「誰が言ったの。', '……怒らないから、もう一度」'],
      5: ['「足跡は三つだ。', '多いのは、いつも足跡なのに」'],
      6: ['「四つめだけ、息継ぎなしだったよ。', 'いい声だったけどね」'],
    },
  },
  { scene: 'land-6', lines: ['「もう、いいよ」と言った子は、', 'どこにも見当たらない。'] },
  { scene: 'land-6', lines: ['三人は探さずに帰った。', '鬼は、三人のなかにいない。'] },
  { scene: 'land-6', lines: ['帰り道は四列で歩いた。', '一、二、三、と言ってから、', '三人とも、少し待った。'] },
] as const satisfies readonly StoryPart[]

const forgottenWord = [
  { scene: 'land-7', lines: ['森を出る前に、少し眠った。', '目に巻く布は三枚とも、', '鞄に入れたままである。'] },
  { scene: 'land-7', lines: ['目をつぶってもあけても', '同じ色であった。'] },
  {
    scene: 'land-7',
    count: 2,
    order: [1, 5, 6, 3, 2, 4],
    voices: {
      1: ['「寝るのに並ばなくていい。', '起きる順番だけ、決めとく？」'],
      2: ['「二人とも、よく眠れています。', '処方は、何もありません」'],
      3: ['「……見張りは、要らん。', '森のほうが、起きている」'],
      4: ['「眠れないの。', '……ここなら、言っても顔が見えないわ」'],
      5: ['「うしろの足音も、座ったな。', 'ひとつ余ったまま、休むらしい」'],
      6: ['「二人の寝言、掛け合いだったよ。', '……内緒にしとくね」'],
    },
  },
  { scene: 'land-7', lines: ['起きると、言葉がひとつ', 'なくなっていた。', '白い花がよく匂っている。'] },
  { scene: 'land-7', lines: ['どの言葉か、歩きながら探した。', '見つからないので、', '困っていないことにした。'] },
  { scene: 'gate-night', lines: ['町が見えて、三人とも指をさした。', '名前が出てこない。'] },
  { scene: 'gate-night', speaker: 'kannuki', lines: ['「おかえり。忘れものかい。', '……ああ、それは、灯だよ」'] },
] as const satisfies readonly StoryPart[]

const noonBreak = [
  { scene: 'land-8', lines: ['畑の仕事は、百年前に終わっていた。', '今日まで、誰も言いに来なかった。'] },
  { scene: 'land-8', lines: ['畦に弁当がひとつある。', '三人はその隣で', '自分たちのを開けた。'] },
  {
    scene: 'land-8',
    count: 2,
    order: [3, 6, 4, 5, 1, 2],
    voices: {
      1: ['「先に食べるよ。', '待ちくらべはそっちの勝ち」'],
      2: ['「いただきますは、大きな声で。', '聞こえる所まで、届くように」'],
      3: ['「……先に食う。', '毒見だと思ってくれ」'],
      4: ['「金色のなかで食べると、', '梅干しまで、りっぱに見えるわ」'],
      5: ['「むこうは、座る場所に困ってるな。', '百年、立ってたからだ」'],
      6: ['「祭りの太鼓、ひとつ借りたよ。', 'どん。……昼、のつもり」'],
    },
  },
  { scene: 'land-8', lines: ['食べ終わるまで、', '畑じゅうの影が座っていた。'] },
  { scene: 'land-8', lines: ['豆は足りたか、と団子屋で訊くことにした。', '混んでいなければ、である。'] },
  { scene: 'land-8', lines: ['隣の包みは開かなかった。', '立つときに、三人で声をかけた。'] },
  { scene: 'land-8', lines: ['「お先に。', '……ごゆっくり」'] },
] as const satisfies readonly StoryPart[]

const shutDoors = [
  {
    scene: 'land-9',
    count: 3,
    voices: {
      1: ['「『先に行ってます』。', '帰りも先だから、すぐ剥がすよ」'],
      2: ['「『薬は、棚の二段めです。', '帰った人は、手を洗うこと』」'],
      3: ['「『茶は、ぬるい』。', '……それで、通じるだろう」'],
      4: ['「『灯は、つけたまま』。', '叱られても、これよ」'],
      5: ['「『裏口は、開けておく』。', '泥の靴でも、いいから」'],
      6: ['「『静かなのは、留守のため』。', '鳴りだしたら、いるからね」'],
    },
  },
  { scene: 'land-9', lines: ['自分なら、雨戸に何と貼って出るか、', 'という話である。'] },
  { scene: 'land-9', lines: ['その家は「すぐ戻ります」であった。', '日付の所だけ空いている。'] },
  { scene: 'land-9', lines: ['開けた戸は順に閉めて歩いた。', '鍵は持ち主が持って出ている。'] },
  { scene: 'land-9', lines: ['{b}は閉める前に、一軒ずつ', '「お邪魔しました」と言った。'] },
  { scene: 'land-9', lines: ['三人は何も貼らずに町を出た。', 'すぐ戻る、と言っておく相手が、', '二人とも隣にいた。'] },
] as const satisfies readonly StoryPart[]

/** What they have seen there, and tell of later: with the way home it is too much at one sitting. */
export const circular = [
  { scene: 'land-9', lines: ['三人にはヨツジに', '言いそびれたことがある。', '言おうとした晩は、湯に呼ばれた。'] },
  { scene: 'land-9', lines: ['留守の町のはずれの木戸に、', '回覧板がさがっていた。', '百年、次の家に回っていない。'] },
  { scene: 'land-9', lines: ['判はどれも色があせている。', '終わりの三つだけ、', '手で書いた名である。'] },
  { scene: 'land-9', lines: ['{a}が読み上げて、途中でやめた。', '名簿でいちばん古い線の引かれた名である。'] },
  { scene: 'land-9', lines: ['十一年前に出た三人であった。', '日付は去年の春である。'] },
  { scene: 'land-9', lines: ['隣に小さく書いてある。', '「灯はどこからでも見える。', '町がどちらか、分からない」'] },
  { scene: 'land-9', lines: ['方角を書いてやることにした。', '三人はいっせいに指をさした。', '三本とも、違うほうである。'] },
  { scene: 'land-9', lines: ['{c}は名の下に、こう書いた。', '「見ました。待っています」'] },
  { scene: 'gate-night', lines: ['ヨツジはしまいまで聞いた。', '指を折らずに聞いた。'] },
  { scene: 'gate-night', speaker: 'yotsuji', lines: ['「去年の春。', '……去年の、春か」'] },
  { scene: 'gate-night', speaker: 'yotsuji', lines: ['「一年に四つ、門に灯を足した。', '人は、明るいほうへ帰るものだと」'] },
  { scene: 'gate-night', lines: ['門の灯は四十八ある。', 'どこから見ても、よく見える。'] },
  { scene: 'gate-night', lines: ['ヨツジはひとつに手をのばした。', 'ひとつ消せば、残る三つも消す法である。', '手は下りた。'] },
  { scene: 'gate-night', lines: ['かわりに門の外へ出て、', '片側にだけ、立った。'] },
  { scene: 'gate-night', speaker: 'kannuki', lines: ['「閉めるよ。……外で、いいのかい」'] },
  { scene: 'gate-night', speaker: 'yotsuji', lines: ['「ここなら、', 'どちらか、分かるだろう」'] },
] as const satisfies readonly StoryPart[]

const curtainCall = [
  { scene: 'land-10', lines: ['緞帳が音もなく下りた。', '客席には誰もいない。'] },
  { scene: 'land-10', lines: ['いない、はずである。', '三人はなんとなく頭を下げた。', '高さはそろわなかった。'] },
  {
    scene: 'land-10',
    count: 2,
    order: [6, 1, 3, 2, 5, 4],
    voices: {
      1: ['「礼だけはゆっくりやる。', '……もう、いい？」'],
      2: ['「お辞儀は、腰によいのです。', '見るかたがいると、なお効きます」'],
      3: ['「……下げておけば、間違いない。', '見ていたなら、礼になる」'],
      4: ['「まんなかは、わたし。', 'いいわ。三人とも、まんなかで」'],
      5: ['「埃がない。', 'いちばんうしろの席にだけ」'],
      6: ['「終わりの太鼓は、まだだよ。', '二階が、残ってる」'],
    },
  },
  { scene: 'land-10', lines: ['頭を上げると、', '席がひとつ、こちらを向いていた。'] },
  { scene: 'land-10', lines: ['もう一度、頭を下げた。', '今度は高さも拍も、', '三人、そろった。'] },
  { scene: 'land-10', lines: ['城の門で、三人は腰をおろした。', '上の階には火がある。', '使いみちは、三つある。'] },
  { scene: 'land-10', lines: ['{a}が団子の串を三本出した。', '一本は先が折れている。', '「折れたのを引いた者が、決める」'] },
  {
    scene: 'land-10',
    toldOf: {
      1: ['{m}はさっさと引いた。', '引いてから、並び直した。'],
      2: ['{m}は手を拭いてから引いた。', '二人の顔色も見ておいた。'],
      3: ['{m}は大きな手で引いた。', '引いた串はもう見えない。'],
      4: ['{m}はよそを見て引いた。', '横目は使っていないと言う。'],
      5: ['{m}は三本とも見てから、', '見ていたのと違うのを引いた。'],
      6: ['{m}は三つ数えて引いた。', '四つめで手を開いた。'],
    },
  },
  { scene: 'land-10', lines: ['「外れ」', '「外れ」', '「外れ」'] },
  { scene: 'land-10', lines: ['串は三本とも、袖のなかである。', 'その日は三人とも、', '腕を組んで帰った。'] },
  { scene: 'stall-night', lines: ['串はマルに返す決まりである。', '三本とも束にして返した。'] },
  { scene: 'stall-night', speaker: 'maru', lines: ['「一本、折れてるね。当たりかい。', '……誰も、引いてない？', 'じゃあ、預かっとくよ」'] },
  { scene: 'stall-night', lines: ['串立てのなかで、', '一本だけ、背が低い。'] },
] as const satisfies readonly StoryPart[]

const flameCarried = [
  { scene: 'land-10', lines: ['古い灯籠は{a}が抱えた。', '爪の先ほどの火が、', '歩くたびにまばたきをする。'] },
  { scene: 'land-10', lines: ['階段は{b}が先に下りて、', '{c}がうしろを守った。', '誰も走らなかった。'] },
  {
    scene: 'land-10',
    count: 2,
    order: [2, 5, 6, 3, 1, 4],
    voices: {
      1: ['「この階段、こんなにあるんだ。', '行きは、三歩だったのに」'],
      2: ['「平熱です。', '人と、同じでした」'],
      3: ['「……これを守るには、', '屏風は大きすぎるな」'],
      4: ['「こんなに小さいのに、', '三人とも、片側だけ明るいの」'],
      5: ['「二人とも、段を見ていないな。', '火のほうばかりだ」'],
      6: ['「ちり、と鳴ったよ。', '挨拶だと思って、返しといた」'],
    },
  },
  { scene: 'land-10', lines: ['王のいた部屋は戸を閉めて出た。', '風が通らないように。'] },
  { scene: 'gate-night', lines: ['町の灯が見えてきた。', 'あの明るさに入れば、', 'この火は見えなくなる。'] },
  { scene: 'gate-night', lines: ['{a}は外套の襟を合わせた。', '襟のなかでは火がよく見えた。'] },
  { scene: 'gate-night', speaker: 'kannuki', lines: ['「足音は三つ。音のないのが、ひとつ。', '背が広いね。門の外に座ったよ」'] },
  { scene: 'gate-night', lines: ['入るかい、とカンヌキは訊いた。', '返事はなかった。'] },
  { scene: 'gate-night', lines: ['カンヌキは番小屋へ戻り、', '座布団を一枚、門の外に置いた。'] },
  { scene: 'gate-night', speaker: 'kannuki', lines: ['「足はないようだがね。', '尻は冷えるだろ」'] },
  { scene: 'gate-night', lines: ['朝、門を開けると、', '座布団は片側だけへこんでいた。'] },
] as const satisfies readonly StoryPart[]

/** They have shadows as long as this road is. Nothing in it leans on the notice (`town-events.ts`): it says what it is. */
const beforeTheGate = [
  { scene: 'gate-night', lines: ['帰りも灯はひとつにした。', '三つの影が道の曲がりどおりに', 'うしろをついてくる。'] },
  { scene: 'gate-night', lines: ['点呼をとった。一、二、三。', '四は席にいるので、', '返事を待たずに済ませた。'] },
  {
    scene: 'gate-night',
    count: 3,
    voices: {
      1: ['「そっちが先でもいいよ。', '……よくない。並んで」'],
      2: ['「歩幅を、書いておきます。', '離れても、分かるように」'],
      3: ['「……屏風が軽い。', 'うしろで、片側を持っている」'],
      4: ['「真うしろは、暗いのに。', '振り向かずに歩けるの、はじめて」'],
      5: ['「ひとつ多いのとは、別口だ。', '……足音のないのが、三つ」'],
      6: ['「半拍、遅れて来るんだね。', '今度は、こっちが合わせるよ」'],
    },
  },
  { scene: 'gate-night', lines: ['町の灯が見えた。', '四方から、まんべんなく明るい。', '門の手前で、三つの影が止まった。'] },
  { scene: 'gate-night', lines: ['入れば影は裂けて、薄くなる。', '三人はもう知っている。'] },
  { scene: 'gate-night', lines: ['門の外の片側にだけ、', 'ヨツジが立っていた。'] },
  { scene: 'gate-night', speaker: 'yotsuji', lines: ['「遅い」'] },
  { scene: 'gate-night', lines: ['三人は動かなかった。', 'ヨツジは足元を見た。', '自分の足元も見た。'] },
  // As the children's song-book teaches it (book 401).
  { scene: 'gate-night', lines: ['三人は町の子のように、', '声をそろえて言った。', '「おかえしします」'] },
  { scene: 'gate-night', lines: ['{c}が帰りの灯を吹き消すと、', '影は暗がりにまぎれながら、', 'ひとつずつ、持ち主の靴に乗った。'] },
  { scene: 'gate-night', lines: ['三人は門をくぐった。', '床に靴の跡が三列と、', '芥子粒が三つついた。'] },
  { scene: 'gate-night', speaker: 'omigaki', lines: ['「おかえり。脱がなくていい。', '……乗ったばかりだろ」'] },
  { scene: 'gate-night', lines: ['おミガキの足元で、', '小さいのが手を振った。', '{c}は両手で振りかえした。'] },
  { scene: 'gate-night', lines: ['ヨツジは名簿に判をひとつ押した。', 'まっすぐである。'] },
  { scene: 'gate-night', speaker: 'yotsuji', lines: ['「二は、済んだ」'] },
] as const satisfies readonly StoryPart[]

const wayHome = (field: number, title: string, parts: readonly StoryPart[]): StoryScene => ({
  key: `way-home-${field}`,
  act: `way-home-${field}`,
  title: `帰り道　${title}`,
  atClears: null,
  homeFrom: field,
  unlock: { type: 'cleared', field },
  parts,
})

/** What the three say and do on their way home from a land. They are strangers at first; nothing in it depends on the other lands. */
export const waysHome: readonly StoryScene[] = [
  // Whoever is further has long known them.
  { ...wayHome(1, '名乗り', namesOnTheWay), atClears: 1, notAfter: 'interlude-1' },
  wayHome(2, '砂の三列', sandInThreeLines),
  wayHome(3, '炉端の膳', laidTable),
  wayHome(4, '綱', ropes),
  wayHome(5, '三十二回', calledByName),
  wayHome(6, '点呼', rollCall),
  wayHome(7, '忘れもの', forgottenWord),
  wayHome(8, '昼', noonBreak),
  wayHome(9, '留守', shutDoors),
  wayHome(10, '礼', curtainCall),
  wayHome(11, '襟のなか', flameCarried),
  // Told after the diary, which stands before it in the list of the scenes.
  wayHome(12, '門の手前', beforeTheGate),
]
