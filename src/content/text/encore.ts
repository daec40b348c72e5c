import { ENDLESS, FINALE } from '../named-ids.ts'

/** What the gate says of the two runs after the story. */
export const encorePlaces = [
  {
    id: FINALE,
    name: '千秋楽',
    glyph: '楽',
    about: '主を12体、続けて畳む',
    epigraph: ['畳んで帰した主たちが、', '「もう一ぺんだけ」と言っている。'],
    rules: [
      '主が1体ずつ、12体続きます。難しさは、いつも「険路」です。',
      '主を畳むたびに、HPとAPが満ちます。膝をついた仲間のAPは戻りません。',
      '店には寄れません。鞄の中身が頼りです。終われば、使った道具は戻ります。',
      '最後まで畳むと、かかった回数の少ない順に番付へ載ります。',
    ],
  },
  {
    id: ENDLESS,
    name: '無尽の幕',
    glyph: '幕',
    about: '灯が消えるまで、何幕でも',
    epigraph: ['幕は、下りるたびにまた上がる。', '客が帰らないので。'],
    rules: [
      'どの土地の影も出ます。まれに主も出ます。次の顔ぶれは、幕間に分かります。',
      '影は、1幕ごとに6%ずつ強くなります。難しさは、いつも「険路」です。',
      '幕間に、HPが25%、APが20%戻ります。札3枚から1枚を選びます。',
      '番付は点の多い順です。同点なら幕の多い順、それも同じなら回数の少ない順です。',
      '自己最高の5幕手前から始めることもできます。飛ばした幕の点はつきません。',
    ],
  },
] as const

/** Shown when a curtain of 無尽の幕 rises, one after the other. */
export const curtainLines = [
  '客席は静かだ。静かなだけで、空いてはいない。',
  '呼び出しの札が、呼ばれる前に裏返る。',
  '奈落のほうで、誰かが出番を待っている。',
  '囃子が半拍だけ早い。',
  '次の土地は、まだ塗りたてである。さわらないこと。',
  '「もう一幕」と、誰かが小さく言った。',
] as const

const pointsOf = (points: number): string => `${points.toLocaleString('ja-JP')}点`

/** Null: behind the last place that is counted. */
export const place = (rank: number | null): string => (rank === null ? '千位より下' : `${rank}位`)

/** 千秋楽 and 無尽の幕, and their rankings. */
export const encoreText = {
  heading: '物語のあとで',
  /** Points are of 無尽の幕 alone. */
  best: (field: number, points: number, stages: number, turns: number): string =>
    field === FINALE ? `自己最高　${turns}回` : `自己最高　${pointsOf(points)}　${stages}幕`,
  none: 'まだ載っていません',
  ranking: '番付',
  rankingNote: '番付は、決まりが変わるたびに貼りかえます。',
  empty: 'まだ誰も載っていません。いちばん上が空いています。',
  rank: place,
  rankHead: '順位',
  party: '一座',
  points: '点',
  pointsOf,
  curtains: '越えた幕',
  turns: '回数',
  curtainsOf: (stages: number): string => `${stages}幕`,
  turnsOf: (turns: number): string => `${turns}回`,
  own: '自分',
  watch: '見る',
  watchRun: (names: string): string => `${names}の取組を見る`,
  go: '幕を上げる',
  /** Where a run may begin with a later curtain. */
  starts: 'どの幕から始めるか',
  startWith: (stage: number): string => `第${stage}幕から`,
  pointsLost: (stage: number): string => `第${stage - 1}幕までの点は、つきません。`,
  stay: 'またにする',
  failed: '番付が届きませんでした。',

  /** What the result of a won stage says. The last of 千秋楽 is the twelfth. */
  won: (field: number, stage: number): readonly string[] => {
    if (field !== FINALE) return [`第${stage}幕が下りた。`, '幕間は短い。次の幕の札を一枚選ぶ。']
    if (stage < 12) return [`主を${stage}体畳んだ。残りは${12 - stage}体。`, '三人とも、ひと息ついた。']
    return ['主を12体、続けて畳み終えた。', '客席のどこかで、拍手がひとつ起きた。']
  },
  /** Of a battle: which of how many. */
  stage: (field: number, stage: number): string => (field === FINALE ? `${stage}体め／12体` : `第${stage}幕`),
  giveUpPrice: (field: number): readonly string[] =>
    field === FINALE
      ? ['千秋楽は、1体めからやり直しです。', '使った道具は戻ります。']
      : ['取った点は番付に残ります。', '使った道具は戻ります。'],

  // The end of a run
  /** In the lines of its stamp. */
  finale: ['千秋楽、', 'これにて幕'],
  over: { lost: '灯が消えた', curtain: '幕が下りた', escaped: '三人は舞台を降りた' },
  reached: (field: number, stages: number): string =>
    field === FINALE ? `12体のうち、${stages}体を畳んだ。` : `第${stages}幕まで越えた。`,
  noneReached: '幕は、上がったばかりだった。',
  itemsBack: '鞄の中身は門を出たときの数に戻る。',
  end: '番付を見る',
  stop: 'ここで幕を下ろす',
  later: 'あとでつづける',
  ending: '番付を書いています',
  placed: (rank: number | null): string => (rank === null ? '番付に載った。千位より下の、小さな字で。' : `番付の${rank}位に載った。`),
  /** `points`: of the best; 0 in 千秋楽. */
  notBest: (rank: number | null, points: number): string =>
    `自己最高${points === 0 ? '' : `の${pointsOf(points)}`}には届かない。番付は${place(rank)}のまま。`,
  tooShort: (field: number): string =>
    field === FINALE ? '12体を畳み終えていないので、番付には載らない。' : '一幕も越えていないので、番付には載らない。',
  otherRules: '途中で決まりが変わったので、この取組は番付に載らない。',
  score: (field: number, points: number, stages: number, turns: number): string =>
    field === FINALE ? `${stages}体　${turns}回` : `${pointsOf(points)}　${stages}幕　${turns}回`,
  alreadyEnded: 'この取組はもう番付に届いている。',
  again: '見返す',
  toTown: '町へ戻る',

  // Between two curtains
  gained: (stage: number, gained: number): string => `第${stage}幕　＋${pointsOf(gained)}`,
  total: (points: number): string => `計${pointsOf(points)}`,
  nextCurtain: '次の幕',
  boss: '主',
  slips: '札を一枚',
  kinds: { rest: '灯', stake: '賭け', help: '道具' },
  /** Under which a curtain is played. */
  slip: (name: string): string => `札　${name}`,
} as const
