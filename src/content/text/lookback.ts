/** 見返し: a stage that is over, turn by turn, and what the chance of winning it was. */
export const lookbackText = {
  glyph: '返',
  title: '見返し',
  basis: '代役が続きを百ぺん演じる。七十ぺん勝てば、勝ち目は七割。本番とは一割ほど違うこともある。',
  lamps: '回ごとの勝ち目',
  chance: '勝ち目',
  /** By tenths. */
  chances: ['なし', '一割', '二割', '三割', '四割', '五割', '六割', '七割', '八割', '九割', '十割'],
  /** Under a lamp that is out. */
  out: '―',
  half: '五割',
  same: (chance: string) => `${chance}のまま`,
  change: (from: string, to: string) => `${from} → ${to}`,
  notCounted: '数えている',
  marks: { worst: '分かれ目', second: 'もうひとつ', best: 'あの一手' },
  ordered: '命じたこと',
  happened: '起きたこと',
  /** How short the blows fell at an announced skill that could have been broken off; with its name where several were announced. */
  short: (needed: number, dealt: number) => `崩すには${needed}要る。届いたのは${dealt}だった。`,
  shortOf: (name: string, needed: number, dealt: number) => `${name}を崩すには${needed}要る。届いたのは${dealt}だった。`,
  lost: (hp: number) => `−${hp}`,
  gained: (hp: number) => `＋${hp}`,
  /** Advice is put together: where, who, to whom, what, what it would have come to. */
  advice: {
    here: 'ここで',
    all: { 2: '二人とも', 3: '三人とも' },
    together: { 2: '二人で', 3: '三人で' },
    and: 'と',
    subject: 'が',
    by: 'で',
    at: 'に',
    crouch: '身構えていれば、',
    strike: (name: string | null) => `${name === null ? '' : `${name}を`}打っていれば、`,
    use: (name: string) => `${name}を使っていれば、`,
    /** 「勝ち目は五割あった。命じたとおりなら、三割。」: before the dice fell, so not what the lamp of the next turn shows; with no chance alone: 「勝ち目は二割あった。」 */
    worth: (from: string, to: string) => `勝ち目は${to}あった。命じたとおりなら、${from}。`,
    worthFromNone: (to: string) => `勝ち目は${to}あった。`,
  },
  /** The turn went worse than its orders would have made one expect; `too`: they could have been better as well. */
  unlucky: (chance: string) => `この命令なら、ふつうは勝ち目が${chance}残る。運がなかった。`,
  unluckyToo: (chance: string) => `この命令なら、ふつうは勝ち目が${chance}残る。運もなかった。`,
  /** No turn of a lost stage stands out: it was lost before it began, or bit by bit. */
  hopeless: 'はじめから、勝ち目はほとんどなかった。',
  gradual: 'はっきりした分かれ目はない。勝ち目は、少しずつ減っていた。',
  counting: '代役が続きを演じている。',
  counted: (turns: number, all: number) => `${turns} / ${all}`,
  failed: '勝ち目を数えられなかった。',
  again: 'もう一度数える',
  busy: '代役が出払っている。あとで数える。',
} as const
