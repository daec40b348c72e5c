/** The clickable map. Names and lines of its spots stand in `story/town/keepers/plaza.ts`, the talk in `story/town/town-talk.ts`. */
export const plazaText = {
  title: '広場',
  note: '灯留の町',
  loading: '広場まで歩いています',
  map: '広場の地図',
  talk: '広場の話し声',
  more: 'ほかの話を聞く',
  closed: '改装中です。まだ入れません。',
  closedUntil: (fields: number) => `改装中です。土地をあと${fields}つ開くと、入れます。`,
  unread: 'ほどき屋の戸が見えません。もう一度どうぞ。',
} as const

export const talkers = {
  town: '町の声',
  polisher: 'おミガキ',
  dumplings: '団子のマル',
  clerk: '番頭ソロバン',
  child: '広場の子',
} as const
