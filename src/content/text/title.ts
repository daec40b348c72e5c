/** The title screen and its three dialogs. */
export const titleText = {
  tagline: '灯籠の町から、灯の届かない土地へ',
  /** In its place once the last field is cleared. */
  warmSeat: '座布団は、まだ温かい。',
  seal: '切絵',
  backToTown: '町へ戻る',
  newGame: 'はじめから',
  deleteSave: '冒険の記録を消す',
  account: 'アカウント',
  about: 'このゲームについて',
  logout: 'ログアウト',
  signedInAs: (name: string) => `「${name}」でログイン中`,
  ending: (name: string) => `選んだ結末　「${name}」`,
  /** The mark of a story ended on 険路, and what it says. */
  hardGlyph: '険',
  hardMark: '険路で選んだ結末',
  loading: '灯をともしています',
  failed: 'はじめの灯がともりませんでした。',
  footer: '© 影あかり',
} as const

/** Names of the four endings, by number. */
export const endingNames = { 1: '白夜の町', 2: '優しい真昼', 3: '影あかり', 4: '人形遣い' } as const

/** The modal for visitors. */
export const loginRequiredText = {
  title: '遊ぶ前に',
  lead: '続きを預かるのに、アカウントが要ります。',
  register: '新しく登録する',
  login: 'ログインする',
  quick: 'すぐ作る',
  explanation: [
    '本名も住所も要りません。',
    '「すぐ作る」なら、その場で登録して始められます。',
    '入れてあるアドレスは見本で、手紙は届きません。',
    'このあと出る三つを書きとめれば、次も続けられます。',
  ],
  name: '名前',
  nameHint: '10文字まで',
  email: 'メールアドレス',
  password: 'パスワード',
  passwordHint: '8〜16文字',
  again: '作り直す',
  sending: '作っています',
  about: 'このゲームについて',
  failed: '予期しないエラーが発生しました。もう一度お試しください。',
  badName: '名前は10文字までにしてください。',
  badEmail: '@の前は、英数字で1〜10文字にしてください。',
  badPassword: 'パスワードは8〜16文字。',
} as const

export const accountCreatedText = {
  title: '登録しました',
  warning: 'どれも、見られるのは今だけです。',
} as const

export const deleteSaveText = {
  title: '冒険の記録を消しますか？',
  lead: '次のものが、すべて消えます。',
  money: '所持金',
  party: '仲間',
  rest: '開いた土地も、読んだ本も、貼り紙も残りません。',
  account: 'アカウントは残ります。',
  confirm: '消す',
  cancel: 'やめる',
  loading: '手荷物を数えています',
  failed: '予期しないエラーが発生しました。画面リロードなどをお試しください。',
} as const
