interface LetterText {
  readonly subject: string
  readonly text: string
}

const letter = (subject: string, lines: readonly string[]): LetterText => ({
  subject: `影あかり　${subject}`,
  text: [...lines, '', '――', '影あかり　門番　カンヌキ（代筆）', 'この手紙への返事は、門で迷います。出さないでください。', ''].join('\n'),
})

/** What is sent by mail, as plain text. */
export const letterTexts = {
  /** To whoever has asked for a way back in. */
  reset: (name: string, link: string): LetterText =>
    letter('パスワードを決め直すための手紙', [
      `${name}さま`,
      '',
      'パスワードを忘れたと聞きました。',
      '下のリンクから、新しいパスワードに変えられます。',
      '',
      link,
      '',
      '使えるのは一度だけ、三十分のあいだです。',
      '変えると、どの端末もいったんログアウトします。',
      '戻るための控えも新しくなります。',
      '',
      '頼んだ覚えがなければ、この手紙は捨ててください。',
      'パスワードは今のままです。',
    ]),
  /** To the address of a new account. */
  confirm: (name: string, link: string): LetterText =>
    letter('このアドレスで合っていますか', [
      `${name}さま`,
      '',
      '町の名簿に、このアドレスを書きました。',
      '下のリンクを開くと、届くことを確かめられます。',
      '',
      link,
      '',
      '使えるのは一度だけ、一日のあいだです。',
      '確かめなくても、旅はできます。',
      '',
      '登録した覚えがなければ、何もしないでください。',
      '誰かが、門をひとつ間違えたようです。',
    ]),
  newPassword: (name: string, login: string): LetterText =>
    letter('パスワードが変わりました', [
      `${name}さま`,
      '',
      'あなたのパスワードが、たった今変わりました。',
      'ご自分で変えたのなら、この手紙は捨ててください。',
      '',
      '覚えがなければ、下のリンクの「パスワードを忘れた」から',
      'すぐに変えてください。ほかの端末はログアウトします。',
      '',
      login,
    ]),
  newPasskey: (name: string, login: string): LetterText =>
    letter('パスキーが増えました', [
      `${name}さま`,
      '',
      '名簿のあなたの行に、たった今パスキーがひとつ増えました。',
      'ご自分で作ったのなら、この手紙は捨ててください。',
      '',
      '覚えがなければ、下のリンクの「パスワードを忘れた」から',
      'すぐにパスワードを決め直してください。パスキーは、すべて消えます。',
      '',
      login,
    ]),
} as const
