const endOf = (isWon: boolean): string => (isWon ? '越えた' : '灯が消えた')

const books = (done: number, of: number): string => `${done}／${of}冊`

/** 旅の栞. */
export const journalText = {
  title: '旅の栞',
  note: '三人が帰り道にはさんだもの',
  loading: '頁の砂を払っています',
  tabs: '栞の頁',
  scenes: '見た場面',
  fields: '土地',
  talk: '町の声',
  home: '床の染み',
  diary: '日記',
  lookbacks: '戦いの見返し',
  deeds: '心覚え',
  page: '本文',
  /** What stands where there is nothing yet. */
  empty: {
    scenes: ['まだ白い頁である。', '土地をひとつ開いて帰ると、一枚はさまる。'],
    fields: ['まだどこへも行っていない。', '正門はいつでも開く。'],
    home: ['床はきれいである。', '染みひとつない。'],
    diary: ['まだ何も拾っていない。', '拾うものは、たいてい足元にある。'],
    lookbacks: ['まだひとつも終えていない。', '新しい順に、冒険二十回ぶん。古いものは抜け落ちる。'],
  },
  /** On the last page, once nothing is missing. */
  whole: {
    fields: ['地図の暗がりは、残りひとつになった。', 'そこは、暗いままでいい。'],
    home: ['おミガキはもう数えない。', '呼べば、返事の数で分かるそうだ。'],
  },
  /** The button on the last page of a scene. */
  back: '栞へ戻る',
  stage: (stage: number) => `第${stage}場`,
  unseenStages: (stages: number) => `ここから先はまだ見ていない。（あと${stages}場）`,
  /** What is said to one of the three. */
  toMember: (name: string) => `${name}に`,
  /** When something was said first: after which field; null before all. */
  since: (field: string | null) => (field === null ? '旅に出る前' : `${field}のあと`),
  whenOpened: (field: string) => `${field}が開いたとき`,
  /** How a stage of an earlier adventure ended. */
  ended: (isWon: boolean, turns: number) => `${endOf(isWon)}・${turns}回`,
  lookBackAt: (field: string, stage: number, isWon: boolean, turns: number) =>
    `${field}、第${stage}場。${endOf(isWon)}、${turns}回。見返す`,
  whose: '誰の影か',
  nobodyKnows: '誰のものかは、まだ誰も言わない。',
  diaryTitle: '灯祖の日記',
  diaryNote: '席の下で拾った。残りは積灯庫にある。',
  /** What stands on its last page after ending 3. */
  diaryAfter: {
    note: 'しまいの頁に、書きたしてあった。',
    lines: ['「団子は、見ていたより丸かった。', '百年ぶんの感想は、帰り道で', 'うしろの長いのに、みな話した」'],
  },
  deedCount: (done: number, all: number) => `覚えのあること　${done}／${all}`,
  hiddenName: '？？？',
  /** How a deed is done, in pencil. */
  hint: (hint: string) => `（${hint}）`,
  /** Under a deed, in another hand. */
  reply: (reply: string) => `――${reply}`,
  /** How far it has come, by what it counts. */
  tally: {
    stagesWon: (done: number, of: number) => `${done}／${of}場`,
    booksRead: books,
    everyBookRead: books,
    grade: (done: number, of: number) => `${done}／${of}本`,
    level: (done: number, of: number) => `Lv${done}／${of}`,
    endings: (done: number, of: number) => `${done}／${of}幕`,
  },
  done: '済',
  undone: 'まだ',
  allDone: ['心覚えは、これで満ちた。', '忘れてもいい。誰かが見ていた。'],
  /** A slip in the town: these deeds are new. */
  news: '心覚え',
  notice: 'お知らせ',
  noRecoveryCode: '戻るための控えが、アカウントの頁で作れます。',
  moreNews: (deeds: number) => `ほか${deeds}件`,
} as const

/** Whose lines the journal keeps, beside those of the people with a name. */
export const voiceNames = {
  notices: 'ヨツジの貼り紙',
  town: '町の声',
  child: '広場の子',
} as const
