import { ALTAR, VAST_EXPANSE } from '../named-ids.ts'

/** The words of a won stage's picture; the sentences below it come from the server. */
export const outcomeText = {
  /** What a cleared field changes. From the altar the flame is taken, and no light of the town comes to the last field. */
  lit: (field: number, name: string): string =>
    field === ALTAR
      ? '祭壇の火が、古い灯籠に移った。'
      : field === VAST_EXPANSE
        ? '茫洋に、席がひとつ空いた。'
        : `${name}に、町の灯がひとつ届いた。`,
  /** The title of a won stage, in the lines of its stamp. */
  stamp: ['影は', '畳まれた'],
  exp: 'EXP',
  gained: (exp: number): string => `+${exp} EXP`,
  toNext: (exp: number): string => `次まで ${exp}`,
  highest: 'Lvは、ここまで',
  levelUp: 'Lv UP',
  gold: '得た金',
  /** What the gold is made of, where the guild sent some. */
  goldParts: (shadows: string, gift: string): string => `影から${shadows}、鋏代${gift}`,
  waiting: (points: number): readonly string[] => [`使っていない点が ${points} ある。`, '町の「仲間のようす」で割り振れる。'],
} as const
