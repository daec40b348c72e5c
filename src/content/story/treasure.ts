import type { Beat } from './story.ts'

/** The first clear of field 11. */
export const treasureFound = [
  {
    scene: 'treasure',
    lines: ['割れた火屋の底で、', '爪の先ほどの火が生きていた。'],
  },
  {
    scene: 'treasure',
    lines: ['三人はそれを、持っているなかで', '一番古い灯籠に移した。'],
  },
  {
    scene: 'treasure',
    lines: ['『原灯の火』を手に入れた。', '火は、思っていたより、', 'ずっと温かくて小さい。'],
  },
  {
    scene: 'treasure',
    lines: ['（町のメニューに「宝を確かめる」が現れた）'],
  },
] as const satisfies readonly Beat[]

/** The first clear of field 12. */
export const diaryFound = [
  {
    scene: 'treasure',
    lines: ['席の下に、擦り切れた日記が落ちていた。'],
  },
  {
    scene: 'treasure',
    lines: ['『灯祖の日記』を拾った。', '（積灯庫で読めます）'],
  },
] as const satisfies readonly Beat[]

/** 「宝を確かめる」: the dialog that leads to the ending, before and after field 12. */
export const treasureDialog = {
  heading: '原灯の火',
  before: ['古い灯籠のなかで、火が小さく息をしている。', '何に使うかは、どこにも書いていない。', '町の者は皆、使いみちを考えてある。'],
  after: ['古い灯籠のなかで、火が小さく息をしている。', '何に使うかは、日記に書いてあった。', '決めるのは、日記ではない。'],
  question: '火の使いみちを、決めに行きますか？',
  go: '決めに行く',
  stay: 'もう少し眺める',
} as const
