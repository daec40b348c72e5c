import type { Beat } from './story.ts'

/** Eight pages, one click each, before the three are chosen. */
export const prologue = [
  {
    scene: 'prologue-sheet',
    lines: ['昔、白い幕の向こうで、', '誰かが灯をともした。', '幕には、世界が映った。'],
  },
  {
    scene: 'prologue-sheet',
    lines: ['草が映り、町が映り、人が映った。', 'だからここを、幕原という。'],
  },
  {
    scene: 'prologue-break',
    lines: ['百年前、城の灯が割れた。'],
  },
  {
    scene: 'prologue-break',
    lines: ['影が立ち上がり、', '幕から降りて、歩きだした。'],
  },
  {
    scene: 'prologue-town',
    lines: ['人は谷あいに逃げこみ、灯を並べた。', '隅という隅から、暗がりを追い出した。', '灯留の町である。'],
  },
  {
    scene: 'prologue-town',
    lines: ['町は明るい。', '床はいつも磨かれていて、', '染みひとつない。'],
  },
  {
    scene: 'prologue-notice',
    lines: ['継火会の張り紙。「求む、三人。', '仕事：大陸を開けること。', '報酬：応相談。弁当：出る」'],
  },
  {
    scene: 'prologue-notice',
    lines: ['張り紙の前で、', '三人が同じ日に足を止めた。'],
  },
] as const satisfies readonly Beat[]

export const confirmParty = ['この三人で行きます。', '組み替えはできません。', '……紙は切り直せませんので。'] as const

export const closingMonologue = [
  {
    scene: 'prologue-notice',
    lines: ['{a}と{b}と{c}は、', '張り紙を剥がして持っていった。'],
  },
  {
    scene: 'prologue-notice',
    lines: ['受付のヨツジが言った。', '「貼り直すのは俺だ」'],
  },
  {
    scene: 'prologue-town',
    lines: ['三人は町を出る支度を始めた。', '床に、足音だけが残った。'],
  },
] as const satisfies readonly Beat[]
