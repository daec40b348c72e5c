import { ALTAR, VAST_EXPANSE } from '../named-ids.ts'

/** The confirm dialog's ink. Only the castle, the altar and the place outside the picture have one of their own. */
export type ConfirmColour = 'plain' | 'deep-red' | 'gold' | 'white-on-black'

export interface FieldText {
  readonly id: number
  readonly name: string
  /** The name with readings, as in the books. */
  readonly ruby: string
  readonly epigraph: readonly string[]
  readonly confirm: readonly string[]
  readonly confirmColour: ConfirmColour
  /** One line for each stage, shown when the stage begins. */
  readonly stageLines: readonly string[]
  /** One line for each stage, shown alone before it; null where the field has none. */
  readonly stageEpigraphs: readonly string[] | null
}

export const fieldTexts = [
  {
    id: 1,
    name: '灯見ヶ原',
    ruby: '｜灯見ヶ原《ひみがはら》',
    epigraph: ['振り返れば、まだ町の灯が見える。', '見えるうちは帰れる、と皆が言う。'],
    confirm: ['灯見ヶ原へ向かいますか？', '荷物と灯はそろいましたか。'],
    confirmColour: 'plain',
    stageLines: [
      '草の丈は子どもの肩まである。',
      '夕飯だよ、と呼ぶ声を、草が覚えている。',
      '忘れ傘がひとつ、まだ雨を待っている。',
      '風はないのに、草のひと所だけが揺れている。',
    ],
    stageEpigraphs: null,
  },
  {
    id: 2,
    name: '砂絵の砂漠',
    ruby: '｜砂絵《すなえ》の砂漠',
    epigraph: ['足跡より先に、影が歩いている。', '追い越さないほうがいい。'],
    confirm: ['砂絵の砂漠へ向かいますか？', '水は、三人ぶん持ちましたか。'],
    confirmColour: 'plain',
    stageLines: [
      '砂に道が描いてある。描いた指は、もうない。',
      '正午が、片づけられずに残っている。',
      '空の端が、四角く切り抜かれている。',
      '砂時計の音がする。落ちる音ではない。',
    ],
    stageEpigraphs: null,
  },
  {
    id: 3,
    name: '炉座火山',
    ruby: '｜炉座《ろざ》火山',
    epigraph: ['国じゅうの鉄がここで焼けた。', '今は、焼く者のほうが焼けている。'],
    confirm: ['炉座火山へ向かいますか？', '袖はまくりましたか。'],
    confirmColour: 'plain',
    stageLines: [
      '打ちかけの鍬が、百年、赤いままである。',
      '煙突が、帰る家の数だけ残っている。',
      '灰の下で、誰かの朝飯がまだ温かい。',
      '大きな扉の奥で、薪の足りない音がする。',
    ],
    stageEpigraphs: null,
  },
  {
    id: 4,
    name: '藍摺りの海岸',
    ruby: '｜藍摺《あいず》りの海岸',
    epigraph: ['綱はまだ杭に結ばれている。', 'その先に船はない。'],
    confirm: ['藍摺りの海岸へ向かいますか？', '替えの靴は、ありませんね。'],
    confirmColour: 'plain',
    stageLines: [
      '波は寄せて、何も持たずに帰っていく。',
      '杭の一本ずつに、船の名が残っている。',
      '砂に、見送りの足跡だけが深い。',
      '沖が、墨をこぼしたように静かになった。',
    ],
    stageEpigraphs: null,
  },
  {
    id: 5,
    name: '薄紙沼',
    ruby: '｜薄紙沼《うすがみぬま》',
    epigraph: ['霧は、書かれなかった紙だという。', 'だから誰の名前も載っていない。'],
    confirm: ['薄紙沼へ向かいますか？', '三人とも、名前は言えますか。'],
    confirmColour: 'plain',
    stageLines: [
      '手紙が一通、宛名を探して歩いている。',
      '漉いた水の底に、月が一枚沈んでいる。',
      '一歩ごとに、白い頁がめくれる。',
      '霧の奥で、糊を煮る匂いがする。',
    ],
    stageEpigraphs: null,
  },
  {
    id: 6,
    name: '白抜きの雪原',
    ruby: '｜白抜《しろぬ》きの雪原',
    epigraph: ['いちばん明るかった土地に、', '今は何も残っていない。'],
    confirm: ['白抜きの雪原へ向かいますか？', '薄目の稽古は、済みましたか。'],
    confirmColour: 'plain',
    stageLines: [
      '雪ではない。景色が白く飛んだ跡である。',
      '家のかたちに、地面の色が残っている。',
      'つららだけが、もうない家の軒に下がっている。',
      '鏡のなかでだけ、まだ木が茂っている。',
      '足跡がひとつ、途中から蹄に変わる。',
    ],
    stageEpigraphs: null,
  },
  {
    id: 7,
    name: '墨流しの夜森',
    ruby: '｜墨流《すみなが》しの｜夜森《よるもり》',
    epigraph: ['ここでは夜のほうが先に来ていて、', '客に席を譲らない。'],
    confirm: ['墨流しの夜森へ向かいますか？', '点呼はとりましたか。'],
    confirmColour: 'plain',
    stageLines: [
      '木の幹に、小さな手の跡が並んでいる。',
      '梢のほうで、誰かが寝息をたてている。',
      'うしろの足音は三人ぶんより多い。',
      '白い花の匂いがして、言葉をひとつ忘れた。',
      '夜が一か所、丁寧に縫い合わせてある。',
    ],
    stageEpigraphs: null,
  },
  {
    id: 8,
    name: '刈り残しの耕地',
    ruby: '｜刈《か》り｜残《のこ》しの｜耕地《こうち》',
    epigraph: ['実りは百年、刈られるのを待っている。', '刈る者も百年、腹をすかせている。'],
    confirm: ['刈り残しの耕地へ向かいますか？', '弁当は、自分のを持ちましたか。'],
    confirmColour: 'plain',
    stageLines: [
      '祭りの幟が立っている。太鼓は鳴らない。',
      '畦に弁当がひとつ。包みはほどかれていない。',
      '土が、まだ誰かの合図を待っている。',
    ],
    stageEpigraphs: null,
  },
  {
    id: 9,
    name: '戸締まりの城下町',
    ruby: '｜戸締《とじ》まりの城下町',
    epigraph: ['どの家も、きちんと戸締まりされている。', 'なかに誰もいないことだけが、だらしない。'],
    confirm: ['戸締まりの城下町へ向かいますか？', '戸締まりはしてきましたか。'],
    confirmColour: 'plain',
    stageLines: [
      '雨戸に「すぐ戻ります」と貼ってある。',
      '表札の字は指でなぞられて薄い。',
      '消えた提灯が、角ごとに頭を下げる。',
      '障子のむこうで、湯呑みを置く音がした。',
      '集会所に座布団が並ぶ。ひとつも、へこまない。',
    ],
    stageEpigraphs: null,
  },
  {
    id: 10,
    name: '暗幕の古城',
    ruby: '｜暗幕《あんまく》の｜古城《こじょう》',
    epigraph: ['城は今も、開演を待っている。', '客は来ないと、誰も言いだせない。'],
    confirm: ['この先は古城です。', '灯が届く保証はありません。', '……帰ってくる約束を、誰かとしましたか？'],
    confirmColour: 'deep-red',
    stageLines: [
      '門は開いている。閉める者がいないので。',
      '額縁のなかだけ、掃除が行き届いている。',
      '天井の鎖が、埃の重さで少し鳴る。',
      '廊下の先で、誰かが同じ台詞をさらっている。',
      '幕の裾から、黒い床が覗いている。',
    ],
    stageEpigraphs: null,
  },
  {
    id: 11,
    name: '暗幕の古城 上層・祭壇',
    ruby: '暗幕の古城 上層・｜祭壇《さいだん》',
    epigraph: ['割れた灯の前に、王がひとり座っている。', '王に、足はない。'],
    confirm: ['階段の上に、原灯があります。', 'この一段が、最後の一段です。', '進みますか？'],
    confirmColour: 'gold',
    stageLines: ['段を上るたび、ひとつずつ音が減る。', '枕がいくつも、朝を待って浮いている。', '細い光がひと筋。王の背で、途切れている。'],
    stageEpigraphs: null,
  },
  {
    id: 12,
    name: '茫洋',
    ruby: '｜茫洋《ぼうよう》',
    epigraph: ['足元に地面がない。かわりに、席がある。', '誰かがずっと、こちらを見ていた。'],
    confirm: ['畝の下の梯子は、下ではなく、裏へ降りています。', 'ここから先は、絵の外です。', '……それでも、見ますか？'],
    confirmColour: 'white-on-black',
    stageLines: [
      '遠くに幕が見える。あれが、世界のぜんぶだった。',
      '暗がりに、手だけが並んで待っている。',
      '道具置き場に、梯子ひとつぶんの隙間がある。',
      '足音がする。三人は、立ち止まっている。',
      '老人のそばに、冷めた茶がふたつある。',
    ],
    stageEpigraphs: [
      '一列め。誰も座っていないのに、座布団が温かい。',
      '二列め。拍手の稽古をしている。',
      '舞台の裏。月が、板に描かれている。',
      '三人の影が、三人より先に来ていた。',
      '最前列。ひとりだけ、白く描かれた人がいる。',
    ],
  },
] as const satisfies readonly FieldText[]

/** What became of a land whose boss is beaten: two of them are left without a light. */
export const clearedState = (field: number): string =>
  field === ALTAR ? '火を預かった' : field === VAST_EXPANSE ? '見届けた' : '灯がともった'
