import type { prologueStates } from '../prologue.ts'
import type { InState, StoryPart } from '../story.ts'

/** What happens among the three themselves: they are strangers, they fall out, and each owns up. */

/** They know their names, and little else. Not in `guild-room`: its picture shows ヨツジ's register, which he shows to nobody before 6 clears. */
export const threeCloths = [
  { scene: 'prologue-town', state: 'lamps', lines: ['三人の宿は継火会の二階である。', '寝床は三つ。窓は四つ。', '灯は、窓ごとに四つ。'] },
  { scene: 'prologue-town', lines: ['布は、継火会から一枚ずつ出た。', '三人ぶんの夜である。'] },
  {
    scene: 'prologue-town',
    speaker: 'yotsuji',
    lines: ['「一、布は目の幅まで。', '二、寝言は、よその夢に入れないこと。', '三は、もう寝た」'],
  },
  { scene: 'prologue-town', lines: ['三人は並んで布を巻いた。', '名を知ってから、まだ日が浅い。'] },
  {
    scene: 'prologue-town',
    count: 3,
    voices: {
      1: ['「もう巻いた。もう寝た。', 'いちばんに起きるつもり」'],
      2: ['「結び目は、横に。うしろだと、', '寝返りのたびに起きます」'],
      3: ['「……寝床が短い。', '足だけ、先に明日へ行く」'],
      4: ['「布は、薄いのにして。', '……好みよ。手ざわりの」'],
      5: ['「布を巻くと、よく聞こえるな。', '……小さい足音が、ひとつ」'],
      6: ['「いびきの拍を決めておこうか。', '三人で、ちょうど輪唱だよ」'],
    },
  },
  { scene: 'prologue-town', lines: ['三人とも、寝たふりをした。', '三人とも、上手だった。', '三人とも、起きていた。'] },
  { scene: 'prologue-town', lines: ['靴のほうで何か鳴って、{b}が', 'そろそろと布をずらした。', '隣の二枚も、そろそろとずれた。'] },
  { scene: 'prologue-town', lines: ['{c}の靴のなかに、', '芥子粒がひとつ寝ていた。', '布は巻いていない。'] },
  { scene: 'prologue-town', lines: ['靴のなかが暗いので、三人は', 'かわるがわる、長いこと覗いた。'] },
  { scene: 'prologue-town', lines: ['{a}が靴に自分の布をかけ、', '残った二枚を三人で使って、', 'それから、ほんとうに寝た。'] },
  { scene: 'first-stain', lines: ['朝、おミガキが刷毛を持って来た。', '声がいつもの半分である。'] },
  { scene: 'first-stain', speaker: 'omigaki', lines: ['「逃げたと思ったら。', '……寝てるのは、洗わないよ」'] },
] as const satisfies readonly (StoryPart & InState<typeof prologueStates>)[]

/** What birthdays are in a town that never lets a lamp go out. */
export const fourCandles = [
  {
    scene: 'prologue-town',
    state: 'lamps',
    lines: ['町の誕生日は蝋燭を四本立てる。', 'いくつでも四本である。', '消すときは、皆で目をつぶる。'],
  },
  {
    scene: 'prologue-town',
    lines: ['三人の誕生日は、ばらばらか、分からない。', '貼り紙の前で足を止めた日を、', '三人ぶんの誕生日にした。'],
  },
  {
    scene: 'prologue-town',
    count: 3,
    voices: {
      1: ['「三人いっせいに、ひとつ年をとる。', '……先にとったら、だめ？」'],
      2: ['「帳面に書きました。三人、同じ日です。', '祝う係は、三人ともです」'],
      3: ['「……祝われる側は、茶を淹れんのか。', '手が、余る」'],
      4: ['「目をつぶった顔は、見せないの。', '……ああ、誰も見ていないのね」'],
      5: ['「蝋燭が四本、吹く口は三つ。', '……一本、誰のぶんだ」'],
      6: ['「太鼓はなしで歌うよ。', '火が、びっくりするからね」'],
    },
  },
  { scene: 'prologue-town', lines: ['一、二の三で、目をつぶって吹いた。', '三人とも、よそを吹いた。'] },
  { scene: 'prologue-town', lines: ['もう一度吹いた。', '一本だけ、消えた気配がした。'] },
  { scene: 'prologue-town', lines: ['ひとつ消えたら、残りも消す。', '法である。三人は目をつぶったまま、', '指で蝋燭を探した。'] },
  { scene: 'prologue-town', lines: ['{a}が{b}の鼻をつまんだ。', '{b}が{c}の指をつまんだ。', '{c}は、蝋燭をつまんだ。'] },
  { scene: 'prologue-town', lines: ['目をあけると、煙が四本立っていた。', '消えるところは誰も見ていない。'] },
  { scene: 'prologue-town', speaker: 'yotsuji', lines: ['「一、火の用心。二、おめでとう。', '三は、まだ生まれていない」'] },
  { scene: 'prologue-town', lines: ['{b}の鼻は、翌日まで赤かった。'] },
] as const satisfies readonly (StoryPart & InState<typeof prologueStates>)[]

/** Before they draw lots at the castle's gate (`ways-home.ts`). */
export const notSpeaking = [
  { scene: 'plaza', lines: ['ある日、三人は口をきかずに帰った。', '誰が先に黙ったのかも、', '黙っているので訊けない。'] },
  { scene: 'plaza', lines: ['火のことである。', 'どこに置くかを、', '帰り道で誰かが口に出した。'] },
  { scene: 'plaza', lines: ['答えは三つあった。', '前から三つあった。', '火だけが近くなった。'] },
  { scene: 'plaza', lines: ['広場で別々の軒に座った。', '灯が四つずつ、三組もあって、', '互いの顔がよく見えた。'] },
  {
    scene: 'plaza',
    toldOf: {
      1: ['{m}は先に謝る順番を探して、', '立っては座り、また立った。'],
      2: ['{m}は帳面を開いて、病の名を', '書きかけて、また閉じた。'],
      3: ['{m}は茶を三つ淹れて、', 'ふたつが冷めるのを見ていた。'],
      4: ['{m}は鏡を覗いていた。', '鏡のなかも、口をきかない。'],
      5: ['{m}は足音を消して座った。', 'いるのが、かえって分かる。'],
      6: ['{m}は太鼓を裏返して置いた。', '町が急に広くなった。'],
    },
  },
  { scene: 'plaza', lines: ['染みがひとつ、{a}の所へ来た。', '座って待っている。'] },
  {
    scene: 'plaza',
    count: 3,
    voices: {
      1: ['「先に言いだしたの、わたし。', '……あの二人には、内緒」'],
      2: ['「正しいのは、私です。', '正しいと、眠れないのですね」'],
      3: ['「……譲ればよかった。', '譲ると、二人が怒る」'],
      4: ['「わたしが、間違ってたの。', '……今のは、あなただけによ」'],
      5: ['「三つとも、歩いて見てきた。', '三つとも、いい所で困る」'],
      6: ['「歌なら、三つ重なるのにね。', '火は、ひとつしか鳴らない」'],
    },
  },
  { scene: 'plaza', lines: ['聞くたびに、染みは次の軒へ走った。', '言うための口は、持っていない。'] },
  { scene: 'plaza', lines: ['四度めに走るのをやめて、', '広場のまんなかまで行くと、', 'いつもより平たくなった。'] },
  { scene: 'plaza', lines: ['「……寝た？」', '三つの声が重なった。'] },
  { scene: 'plaza', lines: ['三人とも、まんなかに来ていた。', '染みはすぐに起きて、', '三人の爪先を、順に踏んだ。'] },
  { scene: 'plaza', lines: ['答えは三つのままである。', '三つのまま、並んで帰った。'] },
] as const satisfies readonly StoryPart[]

/** The evening with the flame that whoever decides early has: the later ones wait for more lands. */
export const inTheCloset = [
  {
    scene: 'prologue-town',
    state: 'lamps',
    lines: ['宿の二階で、火が見えなくなった。', '灯が、窓ごとに四つある。', '火は、爪の先ほどである。'],
  },
  { scene: 'prologue-town', lines: ['押し入れに入れることにした。', '法には、押し入れのことがない。'] },
  { scene: 'prologue-town', lines: ['番は、かわるがわる。', 'ひとりずつ入って、襖を閉める。'] },
  {
    scene: 'prologue-town',
    count: 3,
    voices: {
      1: ['「番は、わたしが最初。', '……替わるのは、最後でいい」'],
      2: ['「脈をとるように、見ています。', '数えるほど、ゆっくりになります」'],
      3: ['「……肩までしか入らん。', '尻は、外で番をしている」'],
      4: ['「灯を持って暗い所に入るのよ。', '怖いわけが、ないでしょう」'],
      5: ['「襖の外に、小さい足音がある。', '覗く順番を待ってるな」'],
      6: ['「燃える音に、節があるよ。', '聞いたことのない歌だ」'],
    },
  },
  { scene: 'prologue-town', lines: ['三人めの番になっても、', '前の二人が出てこない。'] },
  { scene: 'prologue-town', lines: ['押し入れは、三人ぶんない。', '膝が六つ、火のまわりに並んだ。', '使いみちの話は誰もしなかった。'] },
  { scene: 'prologue-town', lines: ['背中が、少し温かい。', '振り返る隙間は、なかった。'] },
  { scene: 'prologue-town', lines: ['朝、襖のむこうにヨツジが立った。', '三人とも座ったまま寝ていて、', '火だけが起きていた。'] },
  { scene: 'prologue-town', speaker: 'yotsuji', lines: ['「隅は、つくらないこと。', '……三人で入れば、隅ではない」'] },
  { scene: 'prologue-town', lines: ['襖は、開けられなかった。'] },
] as const satisfies readonly (StoryPart & InState<typeof prologueStates>)[]

/** The skewer that nobody drew at the castle's gate (`ways-home.ts`). */
export const leftInKeeping = [
  { scene: 'stall-night', lines: ['団子屋の串立てに、', '一本だけ、背の低いのがある。', 'マルはそれを抜いて台に置いた。'] },
  { scene: 'stall-night', speaker: 'maru', lines: ['「預かりものだよ。', '火のことを決める前に、', '引いた者に、返しておかないと」'] },
  { scene: 'stall-night', lines: ['城の門では、三人とも', '「外れ」と言った。', '串だけが、折れて帰ってきた。'] },
  {
    scene: 'stall-night',
    count: 3,
    voices: {
      1: ['「それ、わたしの。', '……今度は、先に言ったよ」'],
      2: ['「私のです。手を拭いてから', '引きましたので、覚えています」'],
      3: ['「……折れたのは、こちらだ。', '手が大きいと、隠れる」'],
      4: ['「わたしのよ。横目で見て、', '選んだの。……今、白状したわ」'],
      5: ['「見ていたのと、違うのを引いた。', '……折れたほうを、だ」'],
      6: ['「四つ数えて、手を開いたんだ。', '開いたら、折れてたよ」'],
    },
  },
  { scene: 'stall-night', lines: ['折れた串は一本きりなのに、', '台の上に、手が三つ出た。'] },
  { scene: 'stall-night', speaker: 'maru', lines: ['「……じゃあ、三つに折るかい」'] },
  { scene: 'stall-night', lines: ['三人は首を振って、', '一本の串を三人で持った。', '短いので、手が重なった。'] },
  { scene: 'stall-night', lines: ['「決めたら、三人で返しに来る」'] },
  { scene: 'stall-night', speaker: 'maru', lines: ['「返すのは、食べてからだよ」'] },
  { scene: 'stall-night', lines: ['皿が三つ出た。三人とも串を離さず、', '空いた手で食べたので、', 'たいへん時間がかかった。'] },
] as const satisfies readonly StoryPart[]
