/** 影の切り絵帖: the shadows in pictures, and what was learned of them. */
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
  /** What was learned of a shadow. Whatever was not seen is not told of. */
  notes: {
    title: 'わかったこと',
    loading: '頁をめくっています',
    empty: 'この頁は、まだ白い。会うたびに、増える。',
    folded: '畳んだ',
    bodies: (count: number) => `${count}体`,
    /** The fewest turns in which a stage with it was won. */
    best: '最短',
    strokes: '当てた回数',
    times: (count: number) => `${count}回`,
    through: '手応え',
    /** By step, 0–3. */
    steps: ['まだ分からず', '通りにくい', 'ふつう', 'よく通る'],
    /** Of a step that may be the next one as well. */
    loose: (step: string) => `${step}らしい`,
    duels: 'いまの三人なら',
    seen: '見た技',
    kindAndAim: (kind: string, aim: string) => `${kind}・${aim}`,
  },
} as const
