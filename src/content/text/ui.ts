/** Of an account whose player has not said a name. */
export const defaultName = '登録くん'

/** Sentences about the connection, wherever they occur. */
export const apiText = {
  offline: '通信に失敗しました。接続を確かめて、もう一度どうぞ。',
  stopped: '返事を待つのをやめました。もう一度お試しください。',
  /** Beside a screen's own sentence. */
  network: 'サーバーに届きませんでした。接続を確かめてください。',
  /** Beside a screen's own sentence, after the player has stopped waiting. */
  unanswered: '返事を待つのをやめました。もう届いているかもしれません。',
  unexpected: '予期しないエラーが発生しました。もう一度お試しください。',
} as const

/** How it stands with the line to the server. */
export const lineText = {
  away: '通信が切れています。ここまでのぶんは残っています。',
  back: 'つながりました。',
  /** Below a failure that mends itself with the line. */
  goesOn: 'つながりしだい、ひとりでに続きます。',
  /** In the strip above the game, when the server has a newer build than the page. */
  replaced: '新しい版が届いています。',
  reload: '読みこみ直す',
} as const

/** The words that all screens share. */
export const uiText = {
  gameName: '影あかり',
  settings: '設定',
  close: '閉じる',
  cancel: 'やめる',
  retry: 'もう一度読みこむ',
  toTitle: 'タイトルへ戻る',
  toPlaza: '広場へ戻る',
  loading: '読みこみ中です',
  slow: '返事が遅れています。もう少しお待ちください。',
  stopWaiting: '待つのをやめる',
  more: '増やす',
  fewer: '減らす',
  /** A gauge, read aloud. */
  of: (now: number, max: number) => `${now}、最大${max}`,
  turnPhone: '横にすると、広く遊べます。',
  dismiss: 'このまま遊ぶ',
  requestNumber: (id: string) => `記録番号 ${id}`,
} as const

/** When something breaks in a way that no screen foresaw. */
export const errorText = {
  title: '灯がゆらぎました',
  body: 'この画面を開けませんでした。読みこみ直すと、たいてい直ります。',
  partTitle: 'まだ届いていません',
  /** A chunk did not arrive; the page reloads by itself. */
  part: 'この先の絵と文字が届きませんでした。つながりしだい読みこみ直します。ここまでのぶんは残っています。',
  /** It has been reloaded, and something is still missing. */
  partAgain: '読みこみ直しても届きませんでした。少し置いてお試しください。ここまでのぶんは残っています。',
  partReload: '読みこみ直す',
  missingTitle: 'ここには何もありません',
  missing: 'その道は、地図に載っていません。',
  signedOutTitle: 'ログインが切れました',
  signedOut: 'もう一度ログインすると、続きから遊べます。冒険はそのまま待っています。',
} as const

/** The slim strip above the game pages. */
export const debugText = {
  label: '画面の状態',
  fold: 'たたむ',
  unfold: '状態を見る',
  screen: '画面',
  menu: 'メニュー',
  battle: '戦い',
  commands: '命令',
  none: 'なし',
} as const

/** Under the pages of a story. */
export const storyText = {
  page: (page: number, of: number) => `${page} / ${of}`,
  back: '前へ',
  next: 'つぎへ',
  skip: 'とばす',
} as const
