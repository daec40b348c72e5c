import { DEFENCE_TAKEN_PERCENT } from '../../rules/battle/figures.ts'
import { ALTAR, OWN_SHADOWS_STAGE, VAST_EXPANSE } from '../named-ids.ts'

const clearedStamps: Readonly<Record<number, readonly string[]>> = {
  [ALTAR]: ['王は', '手を止めた'],
  [VAST_EXPANSE]: ['灯が', '下ろされた'],
}

/** What stands under a stage's end, won, lost or fled; the sentences below a won stage's picture come from the server. */
export const outcomeText = {
  lose: '灯が消えた',
  loseLines: ['町の鐘が、帰り道を教えている。', '鞄の中身もEXPもGも、出る前のまま。次は第1場から。'],
  tryAgain: 'もう一度挑む',
  /** Opens 見返し. */
  lookBack: { glyph: '返', label: '見返す' },
  /** One of them stands under a lost battle, by how it was lost. */
  loseAdvice: {
    announced: `「気配」を見たら、みがまえ。受ける傷は${DEFENCE_TAKEN_PERCENT}%で済む。`,
    bled: 'にじみは、つく前の身構えで防げる。ついたら、虫干しか虫除け香で払う。',
    critical: `会心の一撃だった。身構えていれば、それも${DEFENCE_TAKEN_PERCENT}%で済んだ。`,
    fast: '動く前に膝をついた。みがまえなら、どの影より先に決まる。',
    weakened: '弱体が重なっていた。身構えればかからない。虫干しか虫除け香で払える。',
    strengthened: '影の強化が残っていた。身構えて過ごせば切れる。影留め針なら消せる。',
    items: '傷を治す道具が、鞄に残ったままだった。次は早めに使う。',
    apOut: 'APが尽きていた。攻撃とみがまえには、APが要らない。',
    points: '使っていない点がある。町の「仲間のようす」で割り振れる。',
    candy: '灯飴は、よろず灯屋にある。戦いながら舐めるとよい。',
  },
  loseByDawn: '長引いた。三人の灯が、先に尽きた。',
  escaped: '三人は逃げた',
  escapedText: '越えた場のEXPとGも、残った荷物も持って帰れる。',
  /** What a cleared field changes. From the altar the flame is taken, and no light of the town comes to the last field. */
  lit: (field: number, name: string): string =>
    field === ALTAR
      ? '祭壇の火が、古い灯籠に移った。'
      : field === VAST_EXPANSE
        ? '茫洋に、席がひとつ空いた。'
        : `${name}に、町の灯がひとつ届いた。`,
  /** The title of a won stage, in the lines of its stamp. Neither the king at his altar nor who sat in the expanse is folded, nor are the three's own. */
  stamp: (field: number, stage: number, isCleared: boolean): readonly string[] => {
    if (field === VAST_EXPANSE && stage === OWN_SHADOWS_STAGE) return ['影は', 'うしろへ']
    return (isCleared ? clearedStamps[field] : null) ?? ['影は', '畳まれた']
  },
  exp: 'EXP',
  gained: (exp: number): string => `＋${exp} EXP`,
  toNext: (exp: number): string => `次まで ${exp}`,
  highest: 'Lvは、ここまで',
  levelUp: 'Lv UP',
  gold: '稼ぎ',
  /** What the gold is made of, where the guild sent some. */
  goldParts: (shadows: string, gift: string): string => `影から${shadows}、鋏代${gift}`,
  waiting: (points: number): readonly string[] => [`使っていない点が${points}ある。`, '町の「仲間のようす」で割り振れる。'],
} as const
