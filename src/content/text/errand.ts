/** ヨツジ's note to newcomers in the menu bar: three steps that tick themselves. */
export const errandText = {
  title: '継火会の心得',
  /** In the order of the note. */
  steps: {
    spend: '一、力の点を使うこと。',
    buy: '二、道具を買うこと。',
    defend: '三、身構えてみること。',
  },
  /** Under the step that comes next. */
  hints: {
    spend: '仲間のようすで。おすすめの印もある。',
    buy: 'よろず灯屋で。灯飴でいい。',
    defend: '「みがまえ」で、受ける痛さが減る。',
  },
  done: '済',
  undone: 'まだ',
  finished: ['「三つとも済んだな。', '四つめは、帰ること。', '弁当は、残さず食え」'],
  signature: 'ヨツジ',
} as const
