import type { StoryPart } from './story.ts'

/** The first clear of field 11. */
export const treasureFound = [
  {
    scene: 'treasure',
    lines: ['割れた｜火屋《ほや》の底で、', '爪の先ほどの火が生きていた。'],
  },
  {
    scene: 'treasure',
    lineFor: {
      1: 'ひとりは、はじめて歩いて近づいた。',
      2: 'ひとりは、熱をはかるように手をかざした。',
      3: 'ひとりは、風の来る側に座った。',
      4: 'ひとりは、種板を一枚も出さなかった。',
      5: 'ひとりは、足を止めて、数えなかった。',
      6: 'ひとりは、太鼓を背中へ回した。',
    },
  },
  {
    scene: 'treasure',
    lines: ['三人はそれを、持っているなかで', 'いちばん古い灯籠に移した。'],
  },
  {
    scene: 'treasure',
    lines: ['王の肩が少し下がった。', '三人はしばらく、', '火をそちらへ寄せていた。'],
  },
  {
    scene: 'treasure',
    lines: ['『原灯の火』を手に入れた。', '火は思っていたより、', 'ずっと温かくて小さい。'],
  },
  {
    scene: 'treasure',
    lines: ['（町で「宝を確かめる」が選べるようになった）'],
  },
] as const satisfies readonly StoryPart[]

/** The first clear of field 12. Near the end the three look straight out of the picture. */
export const diaryFound = [
  { scene: 'empty-seat', lines: ['席の下に、擦り切れた日記が', '落ちていた。', '三人は立ったまま開いた。'] },
  { scene: 'empty-seat', lines: ['「白い幕があった。退屈だったので、', '灯をともした。手をかざしたら、', '草になった。朝までやった」'] },
  {
    scene: 'empty-seat',
    lines: ['「王は、暗い所が怖いのだ。', '子どものころ、暗がりで弟を失くした。', 'それで、暗がりのほうをなくした」'],
  },
  { scene: 'empty-seat', lines: ['「王は灯を四方の鏡で囲んだ。', '四方から照らすと、影は剥がれる。', '子どものも、猫のも、王のも」'] },
  {
    scene: 'empty-seat',
    lines: ['「怒っていたのではない。怖がっていた。', '誰かのものだったのに、', '誰のものでも、なくなったから」'],
  },
  { scene: 'empty-seat', lines: ['そこで、読む声が止まった。', '三人とも、自分の足元を見ていた。'] },
  {
    scene: 'empty-seat',
    lines: ['「割ったのは私だ。', '逃げられるだけの暗がりをつくった。', '茶碗の｜糸底《いとぞこ》で、三度たたいた」'],
  },
  { scene: 'empty-seat', lines: ['「茶碗は、料理番のハルに借りた。', '誰が割ったと問われて、ハルは', '『鍋を見ていた』と答えたそうだ」'] },
  {
    scene: 'empty-seat',
    lines: ['「人は、影が割ったと書いた。', '自分の影が出ていったと書くよりは、', '書きやすかったのだろう。責めない」'],
  },
  {
    scene: 'empty-seat',
    lines: ['「王の影だけが、灯のそばに残った。', 'もう誰にも四方から照らさせないと、', '背をあてて座った。寒いだろうに」'],
  },
  {
    scene: 'empty-seat',
    lines: ['「どこに、いくつ置くかで、影は決まる。', 'ひとつなら、ひとりに、ひとつずつ。', 'もっと早くに、字で書いておくのだった」'],
  },
  { scene: 'empty-seat', lines: ['三人はさげてきた灯を三つ消した。', '残ったひとつが、片側から照らす。'] },
  { scene: 'empty-seat', lines: ['振り返ると、', 'ひとりに、ひとつずついた。'] },
  {
    scene: 'empty-seat',
    lineFor: {
      1: 'ひとりは、一歩さがって、隣に並んだ。',
      2: 'ひとりは、床の手首に指をあてた。',
      3: 'ひとりは、踏んでいた足をそっとどけた。',
      4: 'ひとりは、暗いほうへ手をのばした。',
      5: 'ひとりは、わざと足音を立ててみた。',
      6: 'ひとりは膝を打ち、返事を半拍待った。',
    },
  },
  { scene: 'empty-seat', lines: ['「誰も見ていない影絵は、', 'ただの暗がりだ。', 'だから誰かひとりは、こちらに座る」'] },
  { scene: 'empty-seat', lines: ['「……そろそろ交替してくれる者が', '来る気がする。', 'あなたが今、座っているところに」'] },
  { scene: 'empty-seat', lines: ['三人は顔を上げた。', '遠い幕のほうではない。', 'こちらを、見ている。'] },
  {
    scene: 'empty-seat',
    lines: ['三人で手を振った。', '見えるはずは、ないのだけれど。'],
    button: '振りかえす',
  },
  {
    scene: 'empty-seat',
    lines: ['「灯を消すのは、見終わってからでいい」', '日記は、そこで終わっている。', '三人の手はなかなか下りなかった。'],
  },
  {
    scene: 'empty-seat',
    lines: ['『｜灯祖《とうそ》の日記』を拾った。', '茶碗もひとつ。糸底が欠けている。', '（日記は積灯庫の棚に入る）'],
  },
] as const satisfies readonly StoryPart[]

/** On the result screen, before the scenes are told. */
export const treasureResult = ['割れた灯の底で、何かが息をしている。'] as const
export const diaryResult = ['席の下に、何か落ちている。'] as const

/** 「宝を確かめる」: the dialog that leads to the ending, before and after field 12. */
export const treasureDialog = {
  heading: '原灯の火',
  before: ['古い灯籠のなかで、火が小さく息をしている。', '何に使うかはどこにも書いていない。', '町の者は皆、一度は使いみちを考えた。'],
  after: ['古い灯籠のなかで、火が小さく息をしている。', 'どこに置くかは、日記に書いてあった。', '決めるのは、日記ではない。'],
  question: '火の使いみちを、決めに行きますか？',
  go: '決めに行く',
  stay: 'もう少し眺める',
} as const
