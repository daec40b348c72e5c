/** 影の切り絵帖: the shadows in pictures. */
export const bestiaryText = {
  title: '影の切り絵帖',
  /** On the shelf, beside the title. */
  count: (folded: number, all: number) => `${folded} / ${all}`,
  countAloud: (folded: number, all: number) => `${all}体のうち、${folded}体を畳みました。`,
  fields: '土地',
  shadows: '影',
  unknown: '？？？',
  boss: '主',
  land: '出る土地',
  owner: '持ち主',
  states: {
    unmet: 'まだ、会っていない。',
    met: '会った。まだ、畳んでいない。',
    folded: '畳んだ。角は、そろっている。',
  },
  /** Where a shadow is that nobody has met: in a land that is known, and in one that is not. */
  whereabouts: (land: string | null) => (land === null ? '知らない土地に、いる。' : `${land}の、どこかにいる。`),
  loading: '切り絵帖をひらいています',
} as const
