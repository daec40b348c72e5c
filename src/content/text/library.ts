/** 積灯庫. What シオリ says is in `story/town/keepers/librarian.ts`. */
export const libraryText = {
  /** In place of a name that the player has not said. */
  nameless: '　　　　　（お名前は、まだ伺っていません。席は、空けてあります）',
  title: '積灯庫',
  note: 'せきとうこ　静かに。本が起きます',
  loading: '棚まで歩いています',
  shelves: '棚',
  book: '本',
  mark: '印',
  read: '既読',
  unread: '未読',
  count: (read: number, all: number) =>
    read === 0
      ? 'まだ一冊も読み終えていません。'
      : read === all
        ? '並んだ本は、すべて読み終えました。'
        : `${all}冊のうち、${read}冊を読み終えました。`,
  chapters: '目次',
  page: '本文',
  /** Of a book of loose leaves. */
  leafBack: '前の一枚',
  leafNext: '次の一枚',
  /** What is read aloud of a leaf first; the one before the first chapter has no number. */
  leaf: (at: number, last: number) => (at === 0 ? 'はじめの一枚' : `${last}枚のうち${at}枚め`),
  blankLeaf: '白い紙',
  /** A leaf without words shows what it hides. */
  holdToLight: '灯にかざす',
  /** On the last page, two by two. */
  stamp: ['積灯', '蔵書'],
  markFinished: '読み終えた',
  marking: '印をつけています',
  failed: '通信に失敗しました。画面を読みこみ直してください。',
} as const

export const categoryTexts = {
  adventure: { name: '冒険の手引き' },
  job: { name: '生業の書' },
  enemy: { name: '影の図録' },
  history: { name: '灯の歴史' },
} as const
