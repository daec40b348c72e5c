/** よろず灯屋, ロウ. `{item}` is the thing, `{n}` how many. */
export const shopkeeper = {
  name: 'ロウ',
  entrances: [
    ['「いらっしゃいませ。', 'まだ、半分ほど残っております」'],
    ['「朝のうちがよろしいですよ。', '夕方の私は、棚に届きません」'],
    ['「飴は甘いです。薬は苦いです。', '値札は見たとおりです」'],
    ['「お似合いです。……いえ、鞄が」'],
  ],
  luckyEntrance: ['「今日はお安くなっております。', 'なぜかは、私にも」'],
  selling: [
    ['「お売りになりますか。', '値は、値札より少なめです」'],
    ['「拝見します。', '溶けるものから先に」'],
  ],
  bought: [
    ['「毎度どうも。効きます。少し」'],
    ['「{item}、{n}個。', '使わずに済むとよろしいですね」'],
    ['「ありがとうございます。', '返品は縮む前の私に」'],
  ],
  sold: [['「{item}、{n}個。', 'たしかに引き取りました」'], ['「使いかけでも、灯は灯です」']],
  /** After the usual bag. */
  usual: ['「いつもの、ですね。', '私より、鞄が覚えております」'],
  bagFull: ['「鞄が笑っております。', '十個までにいたしましょう」'],
  emptyBag: ['「空の鞄は、買い取れません」'],
  /** Now and then, with so many cleared fields: the stains in the plaza are noticed, and he has not refused to sell it yet. */
  stainRemover: { fromClears: 3, toClears: 9, lines: ['「染み抜き、入荷しております。', '石鹸です。香りはよいです」'] },
  failed: ['「帳簿が開きません。', 'もう一度どうぞ」'],
} as const

/** What ロウ says when some things are bought, by their id, instead of `shopkeeper.bought`. */
export const boughtLines: Readonly<Record<number, readonly string[]>> = {
  9: ['「使わずに済みましたら、', 'ただの水でございます」'],
  13: ['「噛めません。', '歯の返品は、お受けできません」'],
  15: ['「左右はございません。', 'お好きなほうから、どうぞ」'],
  18: ['「うち三つは嘘でございます。', 'どの三つかは、伏せております」'],
  19: ['「必ず逃げられます。', '店では、焚かないでください」'],
  22: ['「掛け声は、', 'お客さまのほうでお願いします」'],
  23: ['「手が黒くなります。', '石鹸も……いえ、効きません」'],
  24: ['「針は数えてお渡しします。', '数えて、お戻りを」'],
}
