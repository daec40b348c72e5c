/** The words of a won stage's picture; the sentences below it come from the server. */
export const outcomeText = {
  /** After the field's name. */
  lit: 'に、町の灯がひとつ届いた。',
  /** The title of a won stage, in the lines of its stamp. */
  stamp: ['影は', '畳まれた'],
  exp: 'EXP',
  gained: (exp: number): string => `+${exp} EXP`,
  toNext: (exp: number): string => `次まで ${exp}`,
  highest: '最高位',
  levelUp: 'Lv UP',
  gold: '得た金',
  /** What the gold is made of, where the guild sent some. */
  goldParts: (shadows: string, gift: string): string => `影から${shadows}、鋏代${gift}`,
  waiting: (points: number): readonly string[] => [`ポイントが ${points} 残っている。`, '町の「仲間のようす」で振れる。'],
} as const
