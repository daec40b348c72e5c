import type { Tactic } from '../../rules/auto/tactics.ts'

interface TacticText {
  readonly glyph: string
  readonly name: string
  readonly note: string
}

const tactics: Readonly<Record<Tactic, TacticText>> = {
  usual: { glyph: '常', name: 'いつもどおり', note: '重い気配は崩すか、身構えて受ける。あとは癒やすか打つ。' },
  fierce: { glyph: '烈', name: '惜しまず攻める', note: 'APを残さず、いちばん効く技を使う。' },
  guarding: { glyph: '守', name: '灯を守る', note: '気配には身構える。早めに癒やし、道具も使う。' },
  saving: { glyph: '蓄', name: '技を仕舞う', note: 'APの要らない手だけで戦う。' },
  supporting: { glyph: '支', name: '支えに回る', note: '仲間を強め、影を弱め、傷を癒やす。手が空けば打つ。' },
}

/** 作戦: in battle and on the status screen. */
export const tacticsText = {
  title: '作戦',
  tactics,
  lead: 'おまかせのときの、それぞれの戦い方です。',
  all: '三人とも',
  allTo: (name: string) => `三人とも、${name}`,
  of: (name: string) => `${name}の作戦`,
  one: (member: string, tactic: string) => `${member}、${tactic}`,
  /** On the status screen; the key is shown beside it. */
  inBattle: 'おまかせのときの戦い方です。戦いのなかでも変えられます。',
  failedInBattle: '書きとめられませんでした。作戦が効くのは、この戦いだけです。',
  failed: '書きとめられませんでした。もう一度お選びください。',
} as const
