/** 積灯庫, シオリ. `{title}` is a book. */
export const librarian = {
  name: 'シオリ',
  entrances: [
    ['（机で眠っている。', '指は、正しい頁にはさんである）'],
    ['「しいっ。……今、いいところ」', '（寝言である）'],
    ['「……返却は、右の夢へ」'],
    ['（寝息で、頁が一枚めくれた）'],
  ],
  empty: 'まだ棚にありません',
  fresh: ['「新しい本が入りました。', 'さっき、夢で並べました」'],
  finished: ['「{title}、読了。', '……栞は、指でよろしければ」'],
  alreadyRead: '読み終えた本',
  /** On the last of loose leaves. */
  putBack: 'もとの隙間に戻す',
  markQuestion: '読み終えたことにしますか？',
  coverless: ['（{title}を棚に戻すと、', '眠る指が、ほんの少し動いた）'],
  /** At the gate, while the way behind the picture is open. */
  furrow: ['刈り残しの畝が、一本多い。'],
  failed: ['「……梯子が、ずれております。', 'もう一度どうぞ」'],
} as const
