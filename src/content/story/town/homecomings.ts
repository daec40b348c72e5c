/** Told from this number of cleared fields on. */
interface Note {
  readonly from: number
  readonly lines: readonly string[]
}

/** A stain that has come along from a field. */
export interface Homecoming {
  readonly field: number
  readonly name: string
  /** The enemy that it was; null where that depends on the party. */
  readonly shadow: number | null
  /** What the town sees of it, once its field is cleared: nothing of whose shadow it is. */
  readonly notes: readonly Note[]
  /** Whose it is, once field 12 is cleared. `{a}` `{b}` `{c}` are the members. */
  readonly home: readonly string[]
  /** Instead of `home` after ending 3. */
  readonly afterEnding3?: readonly string[]
}

/** By field. The people whom it names are those of the name tags (book 313). */
export const homecomings: readonly Homecoming[] = [
  {
    field: 1,
    name: '芥子粒の染み',
    shadow: 11,
    notes: [
      { from: 1, lines: ['三足の靴にまじって、門をくぐった。', 'おミガキの爪先で止まり、落ちない。'] },
      { from: 7, lines: ['ポチ、という名がついた。', '掃除はそこをよけて進む。'] },
    ],
    home: ['料理番ハルの娘ハナ、四つ。', 'おミガキのばあさんの影である。'],
    afterEnding3: ['料理番ハルの娘ハナ、四つ。', '夕飯に、百年ぶん呼ばれた。'],
  },
  {
    field: 1,
    name: '傘立ての染み',
    shadow: 13,
    notes: [{ from: 5, lines: ['学び舎の傘立ての、右の端にいる。', '晴れた日も動かない。'] }],
    home: ['傘の持ち主、二人ぶん。', 'ひとりは、まだ来ない。'],
    afterEnding3: ['傘の持ち主、二人ぶん。', 'そろった。一本の傘で帰った。'],
  },
  {
    field: 1,
    name: '曲がったしっぽの染み',
    shadow: 15,
    notes: [{ from: 9, lines: ['組合長ススケの足元で、しっぽを振る。', '組合長が振ると、逆へ振る。'] }],
    home: ['裏町の猫。', 'ススケのひいおばあさんの影である。'],
    afterEnding3: ['裏町の猫。', 'しっぽは二本、議決は一票になった。'],
  },
  {
    field: 1,
    name: '走ってきた染み',
    shadow: 14,
    notes: [
      { from: 9, lines: ['夜の門を走ってくぐり、叱られた。', '敬礼は、肘が高い。'] },
      { from: 11, lines: ['敬礼は毎朝続いている。', '近ごろは、むこうが先である。'] },
    ],
    home: ['ヨツジの祖父、七つの夕方。', '遅れたが、帰ってきた。'],
    afterEnding3: ['ヨツジの祖父、七つの夕方。', '今は、遅れた者を門で待つ。'],
  },
  {
    field: 2,
    name: '刻を守る染み',
    shadow: 25,
    notes: [
      { from: 0, lines: ['よろず灯屋の開く刻に、軒へ来る。', '早く着いた日は軒の外で待つ。'] },
      { from: 8, lines: ['棚の上を指して、ロウが見るまで待つ。', '値札が逆さの日は、札の下を動かない。'] },
    ],
    home: ['隊商の時計係。', '約束には遅れたが、ロウの開店には間に合う。'],
    afterEnding3: ['隊商の時計係。', '夕方の刻を、百年ぶりに告げた。'],
  },
  {
    field: 3,
    name: 'うちわの形の染み',
    shadow: 35,
    notes: [
      { from: 0, lines: ['芯切り場で、サシの数える声を聞く。', '百になると、ひとつ揺れる。'] },
      { from: 7, lines: ['数え間違えると、ふたつ揺れる。', 'サシは、見なかったふりで一からやる。'] },
    ],
    home: ['鍛冶屋の女房。', '百まで数える癖は、サシが継いだ。'],
    afterEnding3: ['鍛冶屋の女房。', '三人の飯を、山によそった。'],
  },
  {
    field: 4,
    name: '一筆の染み',
    shadow: 45,
    notes: [
      { from: 0, lines: ['井戸端の石に、字のようなものを書く。', '書き終えると、誰か来るまで待っている。'] },
      { from: 8, lines: ['井戸端に、毎朝白い紙が置いてある。', '誰が置くのかは、誰も見ていない。'] },
    ],
    home: ['浜の手習い子、六つ。', '船の名を、書き上げた。'],
    afterEnding3: ['浜の手習い子、六つ。', '船は三艘とも、名を読んで帰った。'],
  },
  {
    field: 5,
    name: '表札を見る染み',
    shadow: 55,
    notes: [
      { from: 0, lines: ['戸口を一軒ずつ見てまわる。', '名のない札の下で、長く止まる。'] },
      { from: 9, lines: ['名のない札が、近ごろ磨かれている。', 'おミガキは、知らないと言う。'] },
    ],
    home: ['国じゅうの襖に、名を入れた人。', '自分の名だけ、入れ忘れた。'],
    afterEnding3: ['国じゅうの襖に、名を入れた人。', '自分の名も入れた。三人が呼んだ。'],
  },
  {
    field: 6,
    name: '柱のうしろの染み',
    shadow: 65,
    notes: [
      { from: 0, lines: ['柱のうしろから出てこない。', '誰かが十まで数えると、はずんで揺れる。'] },
      { from: 9, lines: ['子どもらは、わざと見つけない。', '明日も隠れに来るので。'] },
    ],
    home: ['王の弟、五つ。', 'まだ、見つけてもらっていない。'],
    afterEnding3: ['王の弟、五つ。', '見つかった。兄の隣に座っている。'],
  },
  {
    field: 7,
    name: '縫い目の染み',
    shadow: 76,
    notes: [
      { from: 0, lines: ['ほどき屋の裏口の敷居にいて、', '茶が冷めるまで動かない。'] },
      { from: 11, lines: ['茶が、ふたつに増えた。', '冷めるまでが、少し長い。'] },
    ],
    home: ['ほどき屋のトキ、本人。', '百年、向かいの席を空けていた。'],
    afterEnding3: ['ほどき屋のトキ、本人。', '茶が冷める前に、着いた。'],
  },
  {
    field: 8,
    name: '豆を見る染み',
    shadow: 84,
    notes: [
      { from: 0, lines: ['団子屋の裏で、豆の袋から離れない。', '売れるたびに、袋の口まで背のびをする。'] },
      { from: 10, lines: ['四つめの皿の前に座る。', 'お代は、まだである。'] },
    ],
    home: ['種を蒔いた、マルのひいじいさん。', '刈り手の三十一人は、まだ畑にいる。'],
    afterEnding3: ['種を蒔いた、マルのひいじいさん。', '三十一人と、昼にした。'],
  },
  {
    field: 9,
    name: '夜回りの染み',
    shadow: 95,
    notes: [
      { from: 0, lines: ['夜ごとに町をひと回りする。', '正門の前だけはふた回りする。'] },
      { from: 11, lines: ['番小屋の湯呑みが、ひとつ増えた。', '寄っていく刻は、決まっている。'] },
    ],
    home: ['カンヌキの祖父。', '今は、火を持たずに、火の用心をする。'],
    afterEnding3: ['カンヌキの祖父。', '夜が来た。百年ぶりに、忙しい。'],
  },
  {
    field: 10,
    name: '頁のあいだの染み',
    shadow: 104,
    notes: [
      { from: 0, lines: ['積灯庫の棚を、端から順に渡る。', 'シオリの指の下で、朝まで休む。'] },
      { from: 12, lines: ['かじった頁の角が、元の頁に戻っている。', 'シオリの寝言に、うなずいている。'] },
    ],
    home: ['書庫番の見習い。', 'シオリが、返してもらった。'],
    afterEnding3: ['書庫番の見習い。', '最後の頁は、食べずに聞いた。'],
  },
  {
    field: 11,
    name: '門の外の染み',
    shadow: 113,
    notes: [{ from: 0, lines: ['門の外で止まり、町へは入らない。', '背が広い。'] }],
    home: ['王。', '暗い所が怖かった人である。'],
    afterEnding3: ['王。', '弟のために半歩、席をつめた。'],
  },
  {
    field: 12,
    name: '三つの染み',
    shadow: null,
    notes: [{ from: 0, lines: ['三人のすぐうしろを、ついてくる。', '靴の音はひとつも増えない。'] }],
    home: ['{a}と{b}と{c}。', '書かなくても、足元を見れば分かる。'],
    afterEnding3: ['{a}と{b}と{c}。', '灯を消すまで、足元にいる。'],
  },
]
