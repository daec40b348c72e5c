import { random } from '../places/landscape.ts'
import { layeredScene } from '../tools/layers.ts'
import { circle, cut, shape, taper } from '../tools/paper.ts'
import { box, lantern, lanternDefs, plyFilter, quad, radial, vertical } from '../places/scenery.ts'
import { people, standing } from '../places/story.ts'

// The notice on the wall of papers. Three people stop before it on the same day; they have not yet looked at each other.
const s = 'nos'
const notice = '520,96* 590,90 680,94 762,90* 766,200 760,300 764,372* 690,366 620,374 518,368* 522,260'
// Old slips round it, curled and torn; nobody reads them any more.
const next = random(11)
const slips = [
  [150, 130, 92, 66],
  [262, 96, 74, 104],
  [356, 190, 96, 72],
  [164, 232, 84, 110],
  [288, 300, 104, 60],
  [408, 84, 76, 60],
  [838, 84, 84, 108],
  [948, 120, 96, 66],
  [1066, 96, 74, 92],
  [846, 250, 96, 72],
  [970, 224, 74, 110],
  [1072, 226, 96, 66],
  [60, 90, 66, 92],
  [48, 260, 80, 66],
  [1176, 150, 74, 96],
].map(([x = 0, y = 0, w = 0, h = 0]) => {
  const lean = (next() - 0.5) * 12
  const curl = 6 + next() * 12
  return cut([
    [x + lean, y],
    [x + w + lean, y + lean * 0.4],
    [x + w, y + h - curl],
    [x + w - curl, y + h],
    [x, y + h - lean * 0.3],
  ])
})
const pins = [
  [640, 100],
  [196, 136],
  [300, 104],
  [404, 198],
  [206, 240],
  [340, 308],
  [446, 92],
  [880, 92],
  [996, 128],
  [1104, 104],
  [894, 258],
  [1008, 232],
  [1120, 234],
]
  .map(([x = 0, y = 0]) => circle(x, y, 4))
  .join('')
// What the notice shows without a word: three people, a road, and a lunch box with its lid beside it.
const figures = (
  [
    ['tall', 570, 0.6],
    ['cape', 642, 0.58],
    ['bundle', 714, 0.6],
  ] as const
)
  .map(([who, x, scale]) => `<path transform="translate(${x} 232)scale(${scale})" d="${people[who].body}"/>`)
  .join('')
const lunch = cut('572,284 692,284 685,348 579,348')
const rice = cut('582,293 632,293 632,339 587,339')
const sides = cut('640,293 682,293 680,312 640,312') + cut('640,319 680,319 678,339 640,339')
const sticks = taper('704,282 714,352', [4, 3], { per: 1 }) + taper('716,282 722,352', [4, 3], { per: 1 })
const planks = [-20, 190, 402, 616, 830, 1046].map((x) => box(x, 60, 4, 420)).join('')
const beams = box(-20, 34, 1320, 30) + box(-20, 470, 1320, 22)
const tiles =
  [-900, -600, -380, -200, -60, 60, 200, 380, 600, 900]
    .map((x) =>
      taper(
        [
          [640 + x * 0.5, 496],
          [640 + x * 1.2, 740],
        ],
        [1, 3],
        { per: 1, decimals: 0 },
      ),
    )
    .join('') + [520, 556, 610].map((y) => box(-20, y, 1320, 1.6)).join('')

const defs =
  vertical(`${s}-w`, [0, '#8a4450'], [0.5, '#c9745a'], [1, '#8a4452']) +
  radial(`${s}-g`, [0, '#fff6d6', 1], [0.35, '#ffd98a', 0.75], [0.7, '#ff9a5a', 0.28], [1, '#c8506a', 0]) +
  vertical(`${s}-n`, [0, '#fffdf0'], [1, '#ffe9b4']) +
  vertical(`${s}-f`, [0, '#ffd08a'], [0.4, '#c86a58'], [1, '#5a2446']) +
  vertical(`${s}-m`, [0, '#fffdf0', 0.55], [1, '#ffe9b4', 0]) +
  lanternDefs(s) +
  plyFilter(s, '#2a0a20', 6, 0.6)
const ink = '#1b0c1e'
const body = `<rect width="1280" height="720" fill="url(#${s}-w)"/><path fill="#5a2440" opacity=".4" d="${planks}"/><ellipse cx="640" cy="250" rx="560" ry="330" fill="url(#${s}-g)"/>
<g filter="url(#${s}-s)">${['#d89a72', '#e2ab80', '#cc8a6a'].map((paint, nth) => `<path fill="${paint}" d="${slips.filter((_, at) => at % 3 === nth).join('')}"/>`).join('')}</g><path fill="#a8605a" opacity=".5" d="${[
  [168, 148, 60],
  [168, 162, 44],
  [376, 212, 60],
  [376, 228, 50],
  [186, 262, 46],
  [186, 280, 52],
  [860, 110, 46],
  [860, 128, 52],
  [968, 140, 60],
  [866, 274, 60],
  [866, 290, 44],
  [990, 250, 40],
  [990, 270, 46],
  [1090, 250, 60],
  [308, 322, 70],
]
  .map(([x = 0, y = 0, w = 0]) => box(x, y, w, 4))
  .join('')}"/>
<path fill="#5a1a2c" d="${pins}"/>
<g filter="url(#${s}-s)"><path fill="#3a1630" d="${beams}"/></g><path fill="#ffb878" d="M-20 34h1320v2h-1320zM-20 470h1320v2h-1320z"/>
<rect y="492" width="1280" height="228" fill="url(#${s}-f)"/><path fill="#fff4d0" opacity=".26" d="${tiles}"/><path fill="url(#${s}-m)" d="${quad([520, 494], [762, 494], [790, 640], [492, 640])}"/>
${[96, 196, 1084, 1184].map((x) => lantern(s, x, 36, ink, 30, 0.8)).join('')}`
const paper = `<g><path fill="#ffffff" d="${shape(notice)}" transform="translate(0-2)"/><path fill="url(#${s}-n)" d="${shape(notice)}"/></g><path fill="#c9805c" d="${taper('548,244 600,234 642,240 690,234 736,246', [1, 4, 5, 4, 1], { per: 1 })}"/><g fill="#5a1f3c">${figures}</g><path fill="#c2362c" d="${lunch}"/><path fill="#fff6d6" d="${rice}"/><path fill="#e8a24e" d="${sides}"/><path fill="#3f8a5a" d="${shape('644,300* 656,296 668,304 660,310*')}"/><path fill="#7a2a3c" d="${sticks}"/><path fill="#c2362c" d="${circle(609, 316, 7)}"/>`
const tall = standing(s, 'tall', 470, 585, 2.2, { ink, edge: '#ffd08a', dx: 1 })
const bundle = standing(s, 'bundle', 820, 589, 2.1, { ink, edge: '#ffd08a', dx: -1 })
const cape = standing(s, 'cape', 648, 597, 1.66, { ink, edge: '#ffd08a', dx: 0 })

// What ヨツジ hands out, on the floor beside them: four lanterns, one lunch for three, three pairs of boots that are too large
const lanterns = [126, 188, 250, 312]
const bodies = lanterns
  .map((x) =>
    shape([
      [x - 15, 456, true],
      [x + 15, 456, true],
      [x + 22, 481],
      [x + 15, 506, true],
      [x - 15, 506, true],
      [x - 22, 481],
    ]),
  )
  .join('')
const frames = lanterns
  .map(
    (x) => box(x - 15, 449, 30, 8) + box(x - 17, 505, 34, 9) + taper(`${x - 13},450 ${x - 9},428 ${x + 9},428 ${x + 13},450`, [3, 3, 3, 3]),
  )
  .join('')
const ribs = lanterns.map((x) => box(x - 19, 468, 38, 1.6) + box(x - 21, 480, 42, 1.6) + box(x - 19, 493, 38, 1.6)).join('')
const bundled = shape('912,524* 906,500 916,478 956,468 996,478 1006,500 1000,524*')
const knot = shape('956,474* 940,466 924,446 938,444 954,458* 958,458* 974,444 988,446 972,466') + circle(956, 466, 9)
const folds =
  taper('948,474 930,490 922,518', [1, 3, 1]) + taper('964,474 982,490 990,518', [1, 3, 1]) + taper('956,478 956,500 956,520', [1, 3, 1])
const boot = (x: number, y: number): string =>
  shape(
    `${x},${y - 6}* ${x + 1},${y - 40} ${x - 3},${y - 66}* ${x + 25},${y - 66}* ${x + 22},${y - 38} ${x + 28},${y - 26} ${x + 44},${y - 20} ${x + 50},${y - 6}*`,
  )
const pairs = [
  [1014, '#7a3f2e'],
  [1078, '#3f5a4a'],
  [1142, '#4a3a6a'],
] as const
const soles = pairs.map(([x]) => box(x - 10, 510, 54, 7) + box(x, 519, 54, 7)).join('')
const boots = pairs
  .map(([x, paint]) =>
    [
      [x - 8, 516],
      [x + 2, 525],
    ]
      .map(
        ([left = 0, y = 0]) =>
          `<path fill="#ffd9a0" transform="translate(-1-2)" d="${boot(left, y)}"/><path fill="${paint}" d="${boot(left, y)}"/><path fill="#ffd9a0" opacity=".8" d="${box(left - 2, y - 58, 26, 3)}"/>`,
      )
      .join(''),
  )
  .join('')
const goods = `<g filter="url(#${s}-s)"><path fill="#ffb04a" d="${bodies}"/><path fill="#fff0c0" d="${lanterns.map((x) => circle(x, 482, 13)).join('')}"/><path fill="#a8502e" opacity=".7" d="${ribs}"/><path fill="${ink}" d="${frames}"/></g>
<g filter="url(#${s}-s)"><path fill="#ffe0b0" transform="translate(-1-2)" d="${bundled}${knot}"/><path fill="#b8364a" d="${bundled}"/><path fill="#7a1f3a" d="${folds}"/><path fill="#c84a58" d="${knot}"/></g><g filter="url(#${s}-s)">${boots}<path fill="${ink}" d="${soles}"/></g>`

export const drawings = layeredScene('prologue-notice', defs, body, { paper, goods, tall, bundle, cape })
