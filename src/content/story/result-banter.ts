/** A few spoken words on the result screen, without quotation marks. Roles are told apart by id: the names are the player's. */
export interface Banter {
  readonly roles: readonly [number, number]
  /** From how many to how many fields are cleared then; left out: always. */
  readonly clears?: readonly [number, number]
  readonly lines: readonly { readonly role: number; readonly text: string }[]
}

/** For each of the fifteen pairs two exchanges for always, and one for each third of the way. */
export const resultBanter = [
  {
    roles: [1, 2],
    lines: [
      { role: 1, text: 'けがした。三か所。順番なんて待てない' },
      { role: 2, text: '四か所です。座って、待って' },
    ],
  },
  {
    roles: [1, 2],
    lines: [
      { role: 2, text: '走る前に靴紐を、と三回言いました' },
      { role: 1, text: '一回めで走ってた。……ごめん' },
    ],
  },
  {
    roles: [1, 2],
    clears: [1, 4],
    lines: [
      { role: 2, text: '来月、誕生日ですね。何か欲しいものは' },
      { role: 1, text: '今月がいい' },
    ],
  },
  {
    roles: [1, 2],
    clears: [5, 8],
    lines: [
      { role: 1, text: '診る順番、わたしを先頭にしておいて' },
      { role: 2, text: '並んでいるのは、あなただけです' },
    ],
  },
  {
    roles: [1, 2],
    clears: [9, 12],
    lines: [
      { role: 2, text: '誕生日、今月まで待てましたね' },
      { role: 1, text: '来月でも、逃げないみたいだから' },
    ],
  },
  {
    roles: [1, 3],
    lines: [
      { role: 3, text: '……思いついた。左から行けばよかった' },
      { role: 1, text: 'もう終わったよ。左から行ったし' },
    ],
  },
  {
    roles: [1, 3],
    lines: [
      { role: 1, text: '屏風の端、少し切った。ごめん' },
      { role: 3, text: '星がひとつ増えた。よい形だ' },
    ],
  },
  {
    roles: [1, 3],
    clears: [1, 4],
    lines: [
      { role: 1, text: '屏風、重くない？ 半分持とうか' },
      { role: 3, text: '……持ったら、走るだろう' },
    ],
  },
  {
    roles: [1, 3],
    clears: [5, 8],
    lines: [
      { role: 3, text: '今日は、歩幅が合ったな' },
      { role: 1, text: '屏風の陰、涼しいから' },
    ],
  },
  {
    roles: [1, 3],
    clears: [9, 12],
    lines: [
      { role: 1, text: 'その穴、何の形に見える？' },
      { role: 3, text: '……朝は豆。夜は、星だ' },
    ],
  },
  {
    roles: [1, 4],
    lines: [
      { role: 4, text: '今の一枚、見た？ 角度も光も完璧' },
      { role: 1, text: '見てない。斬ってた' },
    ],
  },
  {
    roles: [1, 4],
    lines: [
      { role: 1, text: '先に行って、暗がりを見てくるよ' },
      { role: 4, text: '待って。記録係が要る。学術的に' },
    ],
  },
  {
    roles: [1, 4],
    clears: [1, 4],
    lines: [
      { role: 4, text: '前に立たないで。光がさえぎられるの' },
      { role: 1, text: '光より先に着いちゃって。ごめん' },
    ],
  },
  {
    roles: [1, 4],
    clears: [5, 8],
    lines: [
      { role: 1, text: '九枚めの種板、まだ見てないんだけど' },
      { role: 4, text: '先に見たがる人には、最後に見せるの' },
    ],
  },
  {
    roles: [1, 4],
    clears: [9, 12],
    lines: [
      { role: 4, text: '暗い所では、手を貸してあげてもいいわ' },
      { role: 1, text: 'はい、手。……震えてるの、どっち？' },
    ],
  },
  {
    roles: [1, 5],
    lines: [
      { role: 5, text: '足跡、四人ぶんあった' },
      { role: 1, text: 'わたしが行って戻ったぶんだよ、それ' },
    ],
  },
  {
    roles: [1, 5],
    lines: [
      { role: 1, text: 'わたしの冗談、つまらなかった？' },
      { role: 5, text: '……ははは。いや、よかった' },
    ],
  },
  {
    roles: [1, 5],
    clears: [1, 4],
    lines: [
      { role: 5, text: '足跡が、ひとつ飛んでる。跳んだね' },
      { role: 1, text: '近道。空いてたから' },
    ],
  },
  {
    roles: [1, 5],
    clears: [5, 8],
    lines: [
      { role: 1, text: 'わたしの足跡、深くなってない？' },
      { role: 5, text: '踵がついた。立ちどまった跡だ' },
    ],
  },
  {
    roles: [1, 5],
    clears: [9, 12],
    lines: [
      { role: 5, text: '今日は、一度だけ振り返ったね' },
      { role: 1, text: '誰か、遅れてないかと思って' },
    ],
  },
  {
    roles: [1, 6],
    lines: [
      { role: 6, text: '今の三振り、三拍子だったね' },
      { role: 1, text: '四振りめを我慢したの、偉くない？' },
    ],
  },
  {
    roles: [1, 6],
    lines: [
      { role: 1, text: '太鼓が鳴ると、足が勝手に出る' },
      { role: 6, text: '鳴らす前から出てたよ' },
    ],
  },
  {
    roles: [1, 6],
    clears: [1, 4],
    lines: [
      { role: 6, text: '一、二、で出てよ。三で着くから' },
      { role: 1, text: '一で着いた。二と三は、暇だった' },
    ],
  },
  {
    roles: [1, 6],
    clears: [5, 8],
    lines: [
      { role: 1, text: '太鼓がない日も、体が拍を数えてる' },
      { role: 6, text: 'うつったね。それ、治らないよ' },
    ],
  },
  {
    roles: [1, 6],
    clears: [9, 12],
    lines: [
      { role: 6, text: '今日、半拍待ってくれたでしょ' },
      { role: 1, text: '待ってない。……息をしただけ' },
    ],
  },
  {
    roles: [2, 3],
    lines: [
      { role: 2, text: 'お茶は薬ではありませんよ' },
      { role: 3, text: '……四杯めは、そんな気がした' },
    ],
  },
  {
    roles: [2, 3],
    lines: [
      { role: 3, text: '今日は、あまり痛くなかった' },
      { role: 2, text: '背中です。そこ、痛いはずなんです' },
    ],
  },
  {
    roles: [2, 3],
    clears: [1, 4],
    lines: [
      { role: 3, text: '薬湯か。……茶の味がする' },
      { role: 2, text: '茶を足しました。飲んでもらえないので' },
    ],
  },
  {
    roles: [2, 3],
    clears: [5, 8],
    lines: [
      { role: 2, text: '生まれた日は、分からないままですか' },
      { role: 3, text: '……湯の沸いた日、と聞いている' },
    ],
  },
  {
    roles: [2, 3],
    clears: [9, 12],
    lines: [
      { role: 3, text: '屏風の裏に、何か書いたな' },
      { role: 2, text: '背丈です。柱の代わりに、三人ぶん' },
    ],
  },
  {
    roles: [2, 4],
    lines: [
      { role: 4, text: '火を分けてくれる？ 種板が冷える' },
      { role: 2, text: '震えているのは、種板のほうですか' },
    ],
  },
  {
    roles: [2, 4],
    lines: [
      { role: 2, text: '目を見せて。光を見すぎです' },
      { role: 4, text: '美しいものを見すぎたと書いておいて' },
    ],
  },
  {
    roles: [2, 4],
    clears: [1, 4],
    lines: [
      { role: 2, text: '夜は眠れていますか' },
      { role: 4, text: '眠れるわ。灯が四つもあれば' },
    ],
  },
  {
    roles: [2, 4],
    clears: [5, 8],
    lines: [
      { role: 4, text: 'この目薬、しみるのだけれど' },
      { role: 2, text: 'しみるのは、泣いたあとだからです' },
    ],
  },
  {
    roles: [2, 4],
    clears: [9, 12],
    lines: [
      { role: 2, text: '種板を一枚、拭かせてください' },
      { role: 4, text: '真っ白なのを？ ……いいわ、そっとね' },
    ],
  },
  {
    roles: [2, 5],
    lines: [
      { role: 2, text: 'この結び方は、どこで習いました' },
      { role: 5, text: '干し肉を吊るすときの' },
    ],
  },
  {
    roles: [2, 5],
    lines: [
      { role: 2, text: '笑うのが遅いのは、耳のせいですか' },
      { role: 5, text: '……ははは。いや、性分だ' },
    ],
  },
  {
    roles: [2, 5],
    clears: [1, 4],
    lines: [
      { role: 5, text: '誕生日、知らない。数えはじめは春だ' },
      { role: 2, text: 'では春の初日に。もう書きました' },
    ],
  },
  {
    roles: [2, 5],
    clears: [5, 8],
    lines: [
      { role: 5, text: '春の初日に、団子が置いてあった' },
      { role: 2, text: '蝋燭も立てました。見ましたか' },
    ],
  },
  {
    roles: [2, 5],
    clears: [9, 12],
    lines: [
      { role: 2, text: '足跡に、けがの跡はありませんか' },
      { role: 5, text: 'ない。四つとも、達者な足だ' },
    ],
  },
  {
    roles: [2, 6],
    lines: [
      { role: 6, text: '喉が痛い。歌いすぎた' },
      { role: 2, text: '処方は沈黙です。一日三回' },
    ],
  },
  {
    roles: [2, 6],
    lines: [
      { role: 2, text: '脈が、さっきの拍子のままですね' },
      { role: 6, text: 'いい曲だったからね' },
    ],
  },
  {
    roles: [2, 6],
    clears: [1, 4],
    lines: [
      { role: 6, text: '包帯を巻くの、三拍子でやってよ' },
      { role: 2, text: '三周で済むけがに、してください' },
    ],
  },
  {
    roles: [2, 6],
    clears: [5, 8],
    lines: [
      { role: 2, text: '寝言が、節になっていました' },
      { role: 6, text: '何番だった？ 四番なら教えて' },
    ],
  },
  {
    roles: [2, 6],
    clears: [9, 12],
    lines: [
      { role: 6, text: '脈で一曲つくったよ。題は「順番」' },
      { role: 2, text: 'では、終わりは長めに願います' },
    ],
  },
  {
    roles: [3, 4],
    lines: [
      { role: 4, text: '屏風の内側、案外暗いのね' },
      { role: 3, text: '……それで、袖をつかんでいたのか' },
    ],
  },
  {
    roles: [3, 4],
    lines: [
      { role: 3, text: '屏風の星を通すと、光がよく飛ぶ' },
      { role: 4, text: 'わたしの光だから飛ぶの。でも、いい星ね' },
    ],
  },
  {
    roles: [3, 4],
    clears: [1, 4],
    lines: [
      { role: 4, text: 'お茶を、灯のそばに置かないで' },
      { role: 3, text: '……ぬるくなると、寂しいのでな' },
    ],
  },
  {
    roles: [3, 4],
    clears: [5, 8],
    lines: [
      { role: 3, text: '穴の星が、ひとつ曇っている' },
      { role: 4, text: '息を吹いて。磨くのは、わたしよ' },
    ],
  },
  {
    roles: [3, 4],
    clears: [9, 12],
    lines: [
      { role: 4, text: 'ぜんぶ広げたら、何が映るのかしら' },
      { role: 3, text: '……広げる場所が、まだない' },
    ],
  },
  {
    roles: [3, 5],
    lines: [
      { role: 5, text: '大きい足跡の横は、歩きやすい' },
      { role: 3, text: '……それで、いつも右にいるのか' },
    ],
  },
  {
    roles: [3, 5],
    lines: [
      { role: 3, text: '茶を飲むか' },
      { role: 5, text: '飲む。影が来るまで、あと二杯ぶんある' },
    ],
  },
  {
    roles: [3, 5],
    clears: [1, 4],
    lines: [
      { role: 5, text: '足跡に、茶がこぼれてる。迷わない' },
      { role: 3, text: '……帰り道の、しるしだ' },
    ],
  },
  {
    roles: [3, 5],
    clears: [5, 8],
    lines: [
      { role: 3, text: 'いちばんうしろは、交替にしよう' },
      { role: 5, text: 'うん。……背中を預けるの、はじめてだ' },
    ],
  },
  {
    roles: [3, 5],
    clears: [9, 12],
    lines: [
      { role: 5, text: '茶碗が四つ、出てたけど' },
      { role: 3, text: '……習ったとおりに、数えた' },
    ],
  },
  {
    roles: [3, 6],
    lines: [
      { role: 6, text: '湯の沸く音、変ロだね' },
      { role: 3, text: '……飲みごろの音だ' },
    ],
  },
  {
    roles: [3, 6],
    lines: [
      { role: 3, text: '合図の太鼓、一拍早くしてくれるか' },
      { role: 6, text: '足が遅いぶんだね。二拍にしとく' },
    ],
  },
  {
    roles: [3, 6],
    clears: [1, 4],
    lines: [
      { role: 6, text: 'その足音、いい低音だね。どん、と来る' },
      { role: 3, text: '……床が、気の毒でな' },
    ],
  },
  {
    roles: [3, 6],
    clears: [5, 8],
    lines: [
      { role: 3, text: '眠れん夜は、一曲たのむ' },
      { role: 6, text: '湯の音がいちばん効くのに。いいよ' },
    ],
  },
  {
    roles: [3, 6],
    clears: [9, 12],
    lines: [
      { role: 6, text: '静かなのも曲のうちだって。誰の言葉？' },
      { role: 3, text: '……言ったかもしれん。茶のとき' },
    ],
  },
  {
    roles: [4, 5],
    lines: [
      { role: 4, text: 'うしろに、誰もいないでしょうね' },
      { role: 5, text: '誰もいない。誰も、というのが多いけど' },
    ],
  },
  {
    roles: [4, 5],
    lines: [
      { role: 5, text: '壁の外の夜は、星がうるさい' },
      { role: 4, text: '星は出るの？ なら先に言って' },
    ],
  },
  {
    roles: [4, 5],
    clears: [1, 4],
    lines: [
      { role: 5, text: '音がしても、振り返らなくていい' },
      { role: 4, text: '先に言わないで。振り返りたくなるの' },
    ],
  },
  {
    roles: [4, 5],
    clears: [5, 8],
    lines: [
      { role: 4, text: '手を引いて。暗いからではなく、近道で' },
      { role: 5, text: '道は、まっすぐだけど。……はい' },
    ],
  },
  {
    roles: [4, 5],
    clears: [9, 12],
    lines: [
      { role: 5, text: '遠くで、灯をひとつ見たことがある' },
      { role: 4, text: 'ひとつ？ ……目が離せなかったでしょう' },
    ],
  },
  {
    roles: [4, 6],
    lines: [
      { role: 6, text: '光る前に、笛を入れていい？' },
      { role: 4, text: '許す。短く、華やかに、暗くなく' },
    ],
  },
  {
    roles: [4, 6],
    lines: [
      { role: 4, text: '鼻歌をやめて。……やめないで。暗いから' },
      { role: 6, text: 'どっち。伸ばしておくね' },
    ],
  },
  {
    roles: [4, 6],
    clears: [1, 4],
    lines: [
      { role: 4, text: 'わたしの出番に、太鼓を重ねないで' },
      { role: 6, text: 'じゃ、息を吸うところで止めるよ' },
    ],
  },
  {
    roles: [4, 6],
    clears: [5, 8],
    lines: [
      { role: 6, text: '映してるとき、題を叫んでもいい？' },
      { role: 4, text: '題はわたしが決めるの。叫ぶのは許す' },
    ],
  },
  {
    roles: [4, 6],
    clears: [9, 12],
    lines: [
      { role: 4, text: '暗くなったら、何か鳴らして' },
      { role: 6, text: '鳴らす前に、一拍だけ聴いてみて' },
    ],
  },
  {
    roles: [5, 6],
    lines: [
      { role: 5, text: '足音を消して歩くのが仕事で' },
      { role: 6, text: '音を消さないのが仕事で。よく組めたね' },
    ],
  },
  {
    roles: [5, 6],
    lines: [
      { role: 6, text: '名前が先か、仕事が先か、って訊く？' },
      { role: 5, text: '訊いてない。……ははは' },
    ],
  },
  {
    roles: [5, 6],
    clears: [1, 4],
    lines: [
      { role: 6, text: '足跡にも、拍ってあるの？' },
      { role: 5, text: 'ある。急ぐ人は、裏で踏む' },
    ],
  },
  {
    roles: [5, 6],
    clears: [5, 8],
    lines: [
      { role: 5, text: '笑うのが、半拍早くなったと言われた' },
      { role: 6, text: 'まだ半拍遅いよ。そこがいいんだけど' },
    ],
  },
  {
    roles: [5, 6],
    clears: [9, 12],
    lines: [
      { role: 6, text: 'もうひとつの足音、何拍子？' },
      { role: 5, text: 'ゆっくりだ。こっちに合わせてる' },
    ],
  },
] as const satisfies readonly Banter[]
