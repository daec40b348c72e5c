import type { Tactic } from '../../rules/auto/tactics.ts'

interface TacticText {
  readonly glyph: string
  readonly name: string
  readonly note: string
}

const tactics: Readonly<Record<Tactic, TacticText>> = {
  usual: { glyph: '常', name: 'いつもどおり', note: '気配に応え、癒やし、あとは打つ。' },
  fierce: { glyph: '烈', name: '惜しまず攻める', note: 'APを残さず、いちばん効く技で。' },
  guarding: { glyph: '守', name: '灯を守る', note: '早めに癒やし、道具も使う。気配には身構える。' },
  saving: { glyph: '蓄', name: '技を仕舞う', note: 'APを使わない。' },
  supporting: { glyph: '支', name: '支えに回る', note: '強める、弱める、癒やす。手が空いたら打つ。' },
}

/** 作戦: in battle and on the status screen. */
export const tacticsText = {
  title: '作戦',
  tactics,
  lead: 'おまかせのときの、それぞれの癖。',
  all: '三人とも',
  allTo: (name: string) => `三人とも、${name}`,
  of: (name: string) => `${name}の作戦`,
  one: (member: string, tactic: string) => `${member}、${tactic}`,
  /** On the status screen; the key is shown beside it. */
  inBattle: 'おまかせのときだけの癖です。戦いの中でも変えられます。',
  failedInBattle: '書きとめられませんでした。効くのは、この戦いだけです。',
  failed: '書きとめられませんでした。もう一度お選びください。',
} as const
