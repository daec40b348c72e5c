/** ヨツジ's note to newcomers in the menu bar: three steps that tick themselves. */
export const errandText = {
  title: '支度',
  /** In the order of the note. */
  steps: {
    spend: '力の点を使うこと。',
    buy: '道具をひとつ買うこと。',
    defend: '一度、身構えてみること。',
  },
  /** Under the step that comes next. */
  hints: {
    spend: '仲間のようすで。おすすめの印もある。',
    buy: 'よろず灯屋で。灯飴でいい。',
    defend: '「みがまえ」なら、受ける傷が浅くなる。',
  },
  done: '済',
  undone: 'まだ',
  finished: ['「三つとも済んだな。', '決まりのほうは、まだふたつだ。', '弁当は、残さず食え」'],
  signature: 'ヨツジ',
} as const
