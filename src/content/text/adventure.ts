/** The map, the table of fields and the question at the gate. */
export const adventureText = {
  title: '冒険に出る',
  note: '正門のむこう',
  loading: '地図を広げています',
  fields: '行ける土地',
  field: '土地',
  difficulty: '難しさ',
  state: 'ようす',
  /** The map of 幕原, and the land that is chosen on it. */
  map: '幕原の地図',
  chosen: '選んだ土地',
  head: 'ここへ向かう',
  next: '次はここ',
  fresh: '新',
  /** Of the lands that got light; more than two names do not fit into a line. Without any it was the altar, whose flame is gone, or the last one, which stays dark. */
  lit: (names: readonly string[], isFlameTaken: boolean) => {
    if (names.length === 0) return isFlameTaken ? '祭壇の火を、三人が預かった。' : '茫洋は、暗いままである。'
    return names.length > 2 ? `${names.length}か所に、灯がともった。` : `${names.join('・')}に、灯がともった。`
  },
  opened: (count: number) => `暗がりから、土地が${count}つ出てきた。`,
  open: '暗がり',
  running: '冒険の途中です。終えてから、次の土地へ。',
  go: '出発する',
  stay: 'まだ支度する',
  stars: (filled: number) => `6段階の${filled}`,
  unknownStars: '測れない',
  /** ヨツジ's notice on the gate. */
  notice: '継火会の貼り紙',
  keeperOpen: 'カンヌキの話を聞く',
  keeperFold: 'カンヌキの話を切り上げる',
  noticeOpen: '貼り紙を読む',
  noticeFold: '貼り紙を仕舞う',
  noticeSignature: 'ヨツジ',
  /** His note on a land that teaches something. */
  landNote: 'ヨツジの走り書き',
  inBag: (item: string, held: number): string => (held === 0 ? `${item}は、鞄にない` : `鞄に、${item}が${held}個`),
} as const

/** 手向け灯 in the question at the gate, after losses in a row. */
export const offeringText = {
  title: '手向け灯',
  invitation: 'カンヌキ「鐘が続いたね。灯をひとつ、手向けていくかい」',
  effect: (percent: number) => `この土地の影の腕力と術が、${percent}%弱まります。`,
  more: (each: number, most: number) => `主を畳むまで消えません。三人が負けるたびに、影は${each}%ずつ、${most}%まで弱まります。`,
  make: '灯を手向ける',
  making: 'ともしています',
  lit: (percent: number) => `手向け灯がともっています。影の腕力と術は${percent}%弱まっています。`,
  untilWon: '主を畳むと消えます。',
  failed: '灯がともりませんでした。もう一度お試しください。',
} as const
