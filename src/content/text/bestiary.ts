import { SHADOWS_BY_ROLE } from '../enemy-fields.ts'
import { FIRST_LAMPLIGHTER, LIGHTLESS_KING } from '../named-ids.ts'

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
    unmet: 'まだ会っていない。',
    met: '会った。畳むのは、まだである。',
    folded: '畳んだ。角もそろっている。',
  },
  /** Of those who are beaten and not folded: the king, the first lamplighter, the shadows of the six roles. */
  letGo: {
    [LIGHTLESS_KING]: '手を止めてもらった。',
    [FIRST_LAMPLIGHTER]: '席を立ってもらった。',
    ...Object.fromEntries(Object.values(SHADOWS_BY_ROLE).map((id) => [id, 'うしろへ戻ってもらった。'])),
  } as Readonly<Record<number, string>>,
  /** Where a shadow is that nobody has met: in a land that is known, and in one that is not. */
  whereabouts: (land: string | null) => (land === null ? '知らない土地にいる。' : `${land}のどこかにいる。`),
  loading: '切り絵帖を開いています',
  /** What was learned of a shadow. Of what was not seen it says only how it is learned. */
  notes: {
    title: '分かったこと',
    loading: '頁をめくっています',
    empty: 'この頁は、まだ白い。会うたびに書きこみが増える。',
    /** Counts are written down when a stage is over. */
    uncounted: '数は、場が終わると載る。',
    folded: '畳んだ',
    /** In its place, of those who are not folded (`letGo`). */
    beaten: '勝った',
    bodies: (count: number) => `${count}体`,
    /** The fewest turns in which a stage with it was won. */
    best: '最短',
    strokes: '当てた回数',
    times: (count: number) => `${count}回`,
    /** In place of a count that has not begun. */
    none: 'まだ',
    through: '手応え',
    /** While a step is not certain. */
    throughHow: '当てるほど、はっきりする。',
    /** By step, 0–3. */
    steps: ['まだ分からず', '通りにくい', 'ふつう', 'よく通る'],
    /** Of a step that may be the next one as well. */
    loose: (step: string) => `${step}らしい`,
    duels: '今の三人なら',
    duelsHow: '一度当てれば、見立てが載る。',
    seen: '見た技',
    seenHow: 'まだない。見た技は、場が終わると載る。',
    kindAndAim: (kind: string, aim: string) => `${kind}・${aim}`,
  },
} as const
