/** What is told once and must be written down: of a new account, and a recovery code. */
export const keptValuesText = {
  email: 'メールアドレス',
  password: 'パスワード',
  code: '戻るための控え',
  copy: 'すべてコピーする',
  copied: 'コピーしました',
  copyFailed: 'コピーできませんでした。手で書きとめてください。',
  print: '印刷する',
  advice: '控えがあれば、パスワードを忘れても入り直せます。',
  confirm: '控えたので、はじめる',
} as const
