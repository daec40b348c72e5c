/** What the account pages share. */
export const accountText = {
  title: 'アカウント',
  loading: '名簿を開いています',
  name: '名前',
  nameHint: '1〜10文字',
  email: 'メールアドレス',
  password: 'パスワード',
  newPassword: '新しいパスワード',
  currentPassword: '今のパスワード',
  confirmation: 'もう一度、同じパスワード',
  passwordHint: '8〜128文字',
  toTitle: 'タイトルへ戻る',
  show: '文字を表示する',
  badName: '名前は1〜10文字にしてください。',
  badEmail: 'メールアドレスを入れてください。',
  badPassword: 'パスワードは8〜128文字です。',
  passwordsDiffer: '二つのパスワードが一致しません。',
  missingPassword: 'パスワードを入れてください。',
  code: '戻るための控え',
  codeHint: '5文字ずつ、4組',
  missingCode: '控えを入れてください。',
} as const

export const loginText = {
  title: 'ログイン',
  lead: '登録したアドレスとパスワードをどうぞ。',
  submit: 'ログインする',
  register: 'アカウントをまだ持っていない',
  forgotten: 'パスワードを忘れた',
} as const

export const recoverText = {
  title: '控えで入り直す',
  done: 'おかえりなさい',
  lead: '控えがあれば、新しいパスワードに変えられます。',
  submit: 'パスワードを変えて入る',
  without: '控えもないときは、新しく登録して始められます。',
  login: 'パスワードを思い出した',
} as const

/** Where a letter is asked for. */
export const forgotText = {
  title: '手紙で入り直す',
  lead: '登録したアドレスに手紙を送ります。',
  submit: '手紙を送る',
  afterwards: ['30分のうちに、手紙のなかのリンクを開いてください。', '届かなければ、迷惑メールのなかもお確かめください。'],
  byCode: '控えで入り直す',
} as const

/** Where its link leads. */
export const resetText = {
  title: 'パスワードを決め直す',
  lead: '新しいパスワードを決めてください。',
} as const

export const confirmText = {
  title: 'アドレスを確かめる',
  lead: '手紙は、たしかに届きましたか？',
  submit: 'はい、届きました',
  afterwards: 'これからは、パスワードが変わるとお知らせします。',
  play: 'タイトルへ',
} as const

/** Where the code is told. */
export const toldCodeText = {
  warning: 'この控えを見られるのは、今だけです。',
} as const

export const registerText = {
  title: '新しく登録する',
  done: '登録しました',
  lead: '名前は門番が控えます。ほかの人には見えません。',
  submit: '登録する',
  login: 'もうアカウントを持っている',
} as const

export const accountPageText = {
  /** Said by カンヌキ, who points at the sheet. */
  keeper: 'カンヌキ「名前は、控えてあるよ」',
  rename: '名前を変える',
  renameSubmit: '変える',
  renamed: '名前を変えました。',
  changePassword: 'パスワードを変える',
  changePasswordNote: '変えると、ほかの端末はログアウトします。',
  changePasswordSubmit: '変える',
  passwordChanged: 'パスワードを変えました。',
  download: '自分の記録を保存する',
  closeNote: ['冒険も、貼り紙も、買い物の記録も、', 'すべて消えます。'],
  closeOpen: 'アカウントを消す',
  closeTitle: 'アカウントを消しますか？',
  closeSubmit: '消す',
  cancel: 'やめる',
  purchases: '買い物の記録（Purchases）',
} as const

/** Of the page of the account: whether there is a code, and making one. */
export const recoveryCodeText = {
  title: '戻るための控え',
  made: { lead: '控えはもう作ってあります。', note: '作り直すと、前の控えは使えなくなります。', make: '控えを作り直す' },
  none: { lead: '控えはまだありません。', note: '作っておくと、パスワードを忘れても入り直せます。', make: '控えを作る' },
  submit: '作る',
  done: '控えた',
} as const

/** Of the page of the account, where letters are sent. */
export const lettersText = {
  title: '手紙',
  confirmed: { lead: 'アドレスは確かめてあります。手紙が届きます。', note: 'パスワードが変わると、お知らせします。' },
  unconfirmed: { lead: '手紙が届くか、まだ確かめていません。', note: '送った手紙のなかのリンクを開いてください。' },
  send: '手紙をもう一度送る',
} as const

export const sessionsText = {
  title: 'ログイン中の端末',
  current: 'この端末',
  unknown: '名前の分からない端末',
  /** In two phrases, between which a line may break. */
  seen: (month: number, day: number, hour: number) => ['最後に使ったのは', `${month}月${day}日 ${hour}時ごろ`] as const,
  end: 'ログアウトさせる',
  endOne: (device: string) => `${device}をログアウトさせる`,
  endOthers: 'ほかの端末をすべてログアウトさせる',
} as const

export const aboutText = {
  title: 'このゲームについて',
  sections: [
    {
      title: '影あかり',
      lines: [
        '灯籠の町から、三人で、灯の届かない土地へ。',
        '戦いはターン制です。いくらでも迷えます。',
        '結末は四つあり、旅で見たもので選べる先が変わります。',
      ],
    },
    {
      title: 'アカウント',
      lines: [
        '続きを預かり、手紙を届けるために使います。ほかには使いません。',
        '「すぐ作る」のアドレスは見本で、手紙は届きません。',
        'パスワードも控えも、こちらにも読めない形で預かります。',
        '人に見えるのは、貼り紙と、番付とその取組です。',
        '控えがあれば、パスワードを忘れても入り直せます。',
        'パスキーの鍵は、こちらでは預かりません。',
        'アカウントはいつでも自分で消せます。',
      ],
    },
    {
      title: 'クッキー',
      lines: [
        'ログインと端末を覚え、にせの操作を防ぐために使います。',
        'ログインは長くても90日で切れます。',
        '30日遊ばないときも切れます。',
        '切れても、記録は残ります。',
        '端末を見分けるクッキーは、1年で消えます。',
      ],
    },
    {
      title: '使わせていただいたもの',
      lines: [
        '書体　Kaisei Decol、Zen Kaku Gothic New',
        '　　　（SIL Open Font License 1.1）',
        '部品　React、React Router、',
        '　　　TanStack Query、SimpleWebAuthn（MIT）',
        '絵と音と文とプログラム　影あかりの一同（MIT）',
      ],
    },
  ],
  licences: 'ライセンスの全文を読む',
} as const
