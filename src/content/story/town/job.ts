/** Cleared fields from which the guild talks of the stains, too. */
export const STAINS_FROM = 4

/** The guild 芯切り場 speaks, by grade 0 to 4. Every greeting is one box: the lines of one visit. */
export interface LabourBoss {
  readonly grade: number
  readonly name: string
  readonly greetings: readonly [readonly string[], ...(readonly string[])[]]
  /** About the stains, heard from `STAINS_FROM` on. Null for ソロバン, who has more to say of them (`people.ts`). */
  readonly aboutStains: readonly string[] | null
  /** One of them is said when the clicks are settled. */
  readonly farewells: readonly [string, ...string[]]
}

export const jobBosses = [
  {
    grade: 0,
    name: '親方ハゼ',
    greetings: [
      ['「よく来た。鋏はそっちだ。', '……そっちは指だ」'],
      ['「腹が減った？ いい返事だ。', 'では、あの棚の千本から」'],
      ['「芯は斜めに切れ。火が座りやすい」'],
      ['「なに、帰る？ まだ早い。', '……ああ、帽子か。かけておけ」'],
    ],
    aboutStains: ['「染み？ 海？', '……ここは谷だよ」'],
    farewells: ['「ご苦労。……え、十本？ 百本？」', '「おつかれ。指は……よし、十本だ」'],
  },
  {
    grade: 1,
    name: 'おかみサシ',
    greetings: [
      ['「百本切ったって？', '指は十本あるね。よし、合格」'],
      ['「一、二、三、四、手が止まってるよ、五」'],
      ['「うちの芯は短いよ。話も短くね」'],
      ['「九十八、九十九、ひゃ……', 'あんた、声かけたね。一から」'],
    ],
    aboutStains: ['「染みも数えるよ。', '九十八、九十九……動いたね」'],
    farewells: ['「はい、そこまで。数えといたから」', '「はい上がり。端数は、明日のぶんだ」'],
  },
  {
    grade: 2,
    name: '番頭ソロバン',
    greetings: [
      ['「数は合っております。', '合いすぎて、怖いくらいです」'],
      ['「油が、あと九年ぶんしかありません。', '眠れません。もとから、明るくて」'],
      ['「一本切るごとに、油が一滴助かります。', '一滴ごとに、私が助かります」'],
      ['「一滴、合いません。', '……私の涙でございました」'],
    ],
    aboutStains: null,
    farewells: ['「お支払いです。どうか、まとめて使わずに」', '「油が少し浮きました。今夜は、少し」'],
  },
  {
    grade: 3,
    name: '無口なカゲン',
    greetings: [
      ['「…………」', '（たぶん、褒めている）'],
      ['「……」', '（いつもの半分である。急いでいるらしい）'],
      ['（鋏が研いである。', '何も言わないが、今朝のことだ）'],
      ['「…………うむ」', '（隣の職人が、驚いて手を止めた）'],
    ],
    aboutStains: ['（染みの上では、鋏を鳴らさない）'],
    farewells: ['（深くうなずいた）', '（鋏を受け取って、刃を拭いた）'],
  },
  {
    grade: 4,
    name: '組合長ススケ',
    greetings: [
      ['「ニャア」', '（訳：夜が静かなのは、', 'あなたのおかげです）'],
      ['「ニャ」', '（訳：芯は切るもの。', '毛糸は、追うもの）'],
      ['「…………」', '（寝ている。', '議案は可決されたらしい）'],
      ['「ニャーア」', '（訳：組合費は、煮干しで）'],
    ],
    aboutStains: ['「ニャア」', '（訳：そこは、わたしの寝床だ）'],
    farewells: ['「ニャッ」（訳：ご苦労）', '「ニャ」（訳：煮干しは、経費である）'],
  },
] as const satisfies readonly LabourBoss[]

export const jobStory = {
  rule: ['一度押すと、芯が1本切れます。', '10本から精算できます。'],
  settleQuestion: ['鋏を置いて、精算しますか？'],
  finished: ['今日の仕事は終わり。', '切ったぶんだけ、町は明るい。'],
  ranking: '芯切り番付',
  ownTotal: 'これまでに切った芯',
  promoted: (label: string) => `腕が上がった。次回から「${label}」。手間賃も増す。`,
  failed: ['帳場に届かなかった。', '切った芯は数えてある。もう一度どうぞ。'],
  emptyRanking: 'まだ誰も番付に載っていない。',
} as const
