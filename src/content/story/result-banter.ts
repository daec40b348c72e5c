/** A few spoken words on the result screen, without quotation marks. Roles are told apart by id: the names are the player's. */
export interface Banter {
  readonly roles: readonly [number, number]
  readonly lines: readonly { readonly role: number; readonly text: string }[]
}

/** Two exchanges for each of the fifteen pairs. */
export const resultBanter = [
  {
    roles: [1, 2],
    lines: [
      { role: 1, text: 'けが、した。三か所。順番、待てない' },
      { role: 2, text: '四か所です。座って、待って' },
    ],
  },
  {
    roles: [1, 2],
    lines: [
      { role: 2, text: '来月、誕生日ですね。何か欲しいものは' },
      { role: 1, text: '今月がいい' },
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
      { role: 6, text: '鳴らすまえから出てたよ' },
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
    roles: [2, 5],
    lines: [
      { role: 2, text: 'この結び方は、どこで習いました' },
      { role: 5, text: '干し肉を吊るすときの' },
    ],
  },
  {
    roles: [2, 5],
    lines: [
      { role: 5, text: '誕生日、知らない。数えはじめは春だ' },
      { role: 2, text: 'では春の初日に。もう書きました' },
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
    roles: [4, 5],
    lines: [
      { role: 4, text: '後ろに、誰もいないでしょうね' },
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
    roles: [4, 6],
    lines: [
      { role: 6, text: '光るまえに、笛を入れていい？' },
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
] as const satisfies readonly Banter[]
