import {
  kid,
  kidOutline,
  oldManWithSpit,
  omigakiBowed,
  omigakiBowing,
  omigakiSweeping,
  omigakiSwept,
  yotsujiWithLanterns,
} from '../people/evening-folk.ts'
import { faceDefs } from '../bodies/figure.ts'
import { fringe, mist } from '../places/landscape.ts'
import { layeredScene } from '../tools/layers.ts'
import { circle, leaf, shape, taper } from '../tools/paper.ts'
import { box, hipRoof, land, lattice, ply, plyFilter, quad, radial, repeat, vertical } from '../places/scenery.ts'
import { houseRow, pineDefs, ridgeLamp, windowRow } from '../places/story.ts'
import { susukeCast, susukeSitting } from '../people/susuke.ts'
import { maruAtTheStove, omigakiWithPail, robe, rouStanding } from '../people/townsfolk.ts'

// 影あかり, the first evening: the lamp stands on one side of the world, and three who have set it up have three shadows.
const s = 'e3s'
// What a child casts: both hold up a hand
const childShadow =
  shape('966,404* 984,404* 1010,436 1026,470 1036,494 1018,506 992,506 982,488 976,452') +
  circle(1020, 514, 15) +
  taper('1024,478 1052,488 1070,516', [15, 12, 8]) +
  circle(1071, 520, 7)
// おミガキ with her brush, and the stain that has grown to her height
const stain =
  shape('284,414* 306,414* 292,440 272,470 256,492 226,496 212,482 226,456 252,430') +
  circle(222, 506, 17) +
  taper('246,452 216,454 194,474', [15, 12, 8]) +
  box(172, 470, 30, 12)
// ロウ, who shrinks all day, and the longest of the shadows: it climbs a shelf, hair run down, a flame for a topknot
const long =
  shape('284,414* 306,414* 276,444 216,474 150,500* 88,500* 140,476 222,440') +
  shape('88,500* 150,500* 146,462 142,446 134,438* 104,438* 96,446 92,462') +
  taper('96,450 84,474 80,496', [12, 9, 5]) +
  taper('142,450 154,472 156,490', [12, 9, 5]) +
  shape('103,440* 101,420 106,404 119,397 132,404 137,420 135,442* 129,430 124,446 119,432 114,444 109,430') +
  shape('112,400* 112,386 122,366* 125,384 127,400*')
// Where it ends: what ロウ has for sale, each with its price struck out
const shelfBoards = box(52, 364, 134, 6) + box(52, 410, 134, 6) + box(52, 456, 134, 6) + box(52, 494, 134, 8)
const shelfPosts = box(46, 352, 8, 152) + box(184, 352, 8, 152)
const bales = [
  ['#3f6a8a', box(64, 392, 30, 18) + box(148, 440, 28, 16)],
  ['#b8483e', box(146, 390, 30, 20) + box(62, 474, 34, 20)],
  ['#e6c890', box(62, 438, 24, 18)],
] as const
const prices = [
  [72, 410],
  [160, 410],
  [70, 456],
  [158, 456],
] as const
// Four who sing, hand in hand, and the four they fold and take home
const down = { left: false, right: false }
const singers = [
  [938, 412, '#3f6a8a', '#ffd37a'],
  [980, 416, '#b8483e', '#ffe9c0'],
  [1022, 412, '#4f7a58', '#ffcf8a'],
  [1064, 416, '#8a4a86', '#ffe0a0'],
] as const
// What the old man casts
const watched =
  shape('286,418* 314,418* 284,450 226,496 160,536 96,570 66,572 58,556 78,532 140,496 226,452') +
  circle(48, 578, 18) +
  taper('110,528 66,530 30,548', [14, 11, 8]) +
  taper('254,420 160,470 90,516', [2, 4, 5])
const brush = box(206, 408, 28, 6) + [0, 1, 2, 3, 4].map((at) => box(208 + at * 5.4, 413, 3, 6)).join('')
// Her cup: the foot is chipped, that of its shadow is not.
const cupOf = (foot: string): string => shape(`204,398* 316,398* 312,418 298,434 284,440* ${foot} 236,440* 222,434 208,418`)
const chipped = '284,452* 256,452* 249,443* 241,448*'
const sound = '284,452* 236,452*'
// Beside it on the shelf, her folded cloths
const cloths = box(362, 436, 88, 14) + box(366, 422, 82, 13) + box(364, 409, 78, 12)
const clothStripes = [376, 400, 424].map((x) => box(x, 436, 5, 14) + box(x + 6, 409, 5, 12)).join('')
// ヨツジ has come up the hill, and from his feet lies the small one: awake, then nodding.
const smallOne = (outline: string, eyes: string): string =>
  `<g transform="matrix(.95 0-.5-.74 930 448)"><path fill="#32123c" opacity=".85" d="${outline}"/><path fill="#ffe0a8" d="${eyes}"/></g>`
// Where she has swept: round her own shadow
const swept = [0, 1, 2, 3]
  .map((at) =>
    taper(
      `${392 + at * 9},${426 + at} ${388 + at * 11},${452 + at * 2} ${372 + at * 13},${484 + at * 2} ${346 + at * 15},${512 + at * 3}`,
      [1, 3, 4, 0],
    ),
  )
  .join('')
const houses = [
  [96, 60, 28],
  [156, 46, 44],
  [214, 58, 26],
  [1080, 52, 30],
  [1138, 44, 44],
  [1196, 60, 26],
] as const
// The plaza: tiles that run towards the lamp, wider by 0.95 px with each px below (640, 316), a low wall, and houses of which one window in four is lit
const tileX = (column: number, y: number): number => Math.round(640 + column * 0.95 * (y - 316))
const tileRows = Array.from({ length: 10 }, (_, row) => Math.round(316 + 1 / (0.00244 + row * 0.0033)))
const darkTiles = tileRows
  .slice(1)
  .flatMap((top, row) => {
    const bottom = tileRows[row] ?? top
    const half = Math.ceil(680 / (0.95 * (top - 316)))
    return Array.from({ length: half * 2 }, (_, at) => at - half)
      .filter((column) => (column + row) % 2 === 0)
      .map((column) =>
        quad(
          [tileX(column, top), top],
          [tileX(column + 1, top), top],
          [tileX(column + 1, bottom), bottom],
          [tileX(column, bottom), bottom],
        ),
      )
  })
  .join('')
const fronts = [
  [70, 200],
  [250, 150],
  [410, 160],
  [870, 160],
  [1030, 150],
  [1210, 200],
] as const
const walls = box(470, 312, 340, 46) + fronts.map(([x, w]) => box(x - w / 2, 262, w, 96)).join('')
const eaves = fronts.map(([x, w]) => hipRoof(x, 268, w + 34, 44)).join('')
const doorPlaces = fronts.flatMap(([x, w]) => [x - w * 0.36, x + w * 0.06].map((left) => [left, w * 0.3] as const))
const doorsOf = (lit: boolean): string =>
  doorPlaces
    .filter((_, at) => (at % 4 === 1) === lit)
    .map(([x, w]) => box(x, 290, w, 56))
    .join('')
const doorBars = doorPlaces.map(([x, w]) => lattice(x, 290, w, 56, 3, 4)).join('')
const ridge = land('-20,392 140,376 300,388 420,372 520,344 590,318* 690,318* 760,346 880,376 1020,388 1160,374 1300,390', 540)
const rays = Array.from({ length: 13 }, (_, index) => leaf(640, 192, 420 + (index % 3) * 120, 15, Math.PI + (index / 12) * Math.PI)).join(
  '',
)
const road = shape('606,376* 674,376* 760,470 920,740* 360,740* 520,470')

const defs =
  vertical(`${s}-k`, [0, '#1a1440'], [0.2, '#4a2460'], [0.36, '#a8405c'], [0.5, '#f08a4a'], [0.62, '#ffe0a0']) +
  radial(`${s}-g`, [0, '#fffdf2', 1], [0.2, '#ffe9a6', 0.9], [0.5, '#ff9a5a', 0.4], [1, '#d0406a', 0]) +
  radial(`${s}-r`, [0, '#fff4c8', 0.7], [1, '#ff9a5a', 0]) +
  vertical(`${s}-floor`, [0, '#ffc27a'], [0.3, '#d8704e'], [0.7, '#7a2f52'], [1, '#3a1640']) +
  vertical(`${s}-road`, [0, '#ffe9b4'], [0.5, '#ef9a5c'], [1, '#a84a56']) +
  vertical(`${s}-y`, [0, '#bcd8dc', 0.9], [0.3, '#fff3d8', 0.8], [0.55, '#fffaf0', 0.9], [1, '#f6d8a0', 0.8]) +
  plyFilter(s, '#2b0a22', 7, 0.55, 25) +
  faceDefs(s) +
  pineDefs(s) +
  `<path id="${s}-w" d="${kidOutline(down)}"/><path id="${s}-v" d="${fringe(31, 330, 18, 52)}"/>`
const body = `<rect width="1280" height="720" fill="url(#${s}-k)"/><circle cx="640" cy="144" r="480" fill="url(#${s}-g)"/><path fill="url(#${s}-r)" opacity=".5" transform="translate(0-48)" d="${rays}"/>
<g fill="#ffe0a0"><circle cx="640" cy="144" r="150" opacity=".18"/><circle cx="640" cy="144" r="104" opacity=".3"/></g>
<g filter="url(#${s}-s)" opacity=".88"><path fill="#5c2658" d="${mist(
  [
    [-40, 330],
    [-40, 240],
    [-40, 400],
  ],
  120,
  24,
)}${mist(
  [
    [930, 1320],
    [1010, 1320],
    [880, 1320],
  ],
  160,
  24,
)}"/><path fill="#c8584e" d="${mist(
  [
    [180, 400],
    [230, 350],
  ],
  262,
  16,
)}${mist(
  [
    [880, 1090],
    [920, 1030],
  ],
  282,
  16,
)}"/></g>
<g transform="translate(0-106)">${ply(s, 'm', ridge, '#a8485a', '#ffe0a0')}
${ridgeLamp(640, 320)}
${ply(s, 'h', land('-20,440 120,420 280,430 460,440 640,436 820,440 1000,428 1160,418 1300,440', 560) + houseRow(428, houses), '#6b2c50', '#ff9f62')}
</g><path fill="url(#${s}-floor)" d="${land('-20,352 200,346 640,336 1080,346 1300,352', 740)}"/><path fill="url(#${s}-road)" d="${road}" transform="translate(0-48)"/>
<g fill="#c8644a">${repeat(`${s}-v`, [
  [-10, 392, 0.7],
  [170, 376, 0.6],
  [880, 376, 0.6],
  [1060, 392, 0.8],
])}</g>
<g filter="url(#${s}-s)" fill="#1b0c22">${repeat(`${s}-v`, [
  [-20, 640, 1.4],
  [240, 648, 1.1],
  [760, 648, 1.1],
  [1000, 640, 1.3],
])}<path d="${taper('-30,150 60,128 160,140 250,112', [34, 24, 14, 5])}"/>${repeat(`${s}-p`, [
  [30, 116, 1.2],
  [168, 92, 1.1],
  [244, 118, 0.8],
  [-10, 50, 1.2],
])}</g><g stroke="#f09a55" stroke-width="2.2" stroke-linecap="round" opacity=".75">${repeat(`${s}-n`, [
  [30, 116, 1.2],
  [168, 92, 1.1],
  [244, 118, 0.8],
  [-10, 50, 1.2],
])}</g>`
const lit = (part: number): string =>
  `<path fill="#ffe6a6" transform="translate(0-106)" d="${windowRow(
    428,
    houses.filter((_, at) => at % 3 === part),
  )}"/>`

export const drawings = layeredScene('ending-3', defs, body, {
  'windows-1': lit(0),
  'windows-2': lit(1),
  'windows-3': lit(2),
  floor: `${ply(s, 'f1', walls, '#7a3454', '#ffb070')}<path fill="#54224a" d="${doorsOf(false)}"/><path fill="#ffe6a6" d="${doorsOf(true)}"/><path fill="#3f1a40" d="${doorBars}${box(-20, 346, 1320, 12)}"/>${ply(s, 'f2', eaves, '#4a1f48', '#ffb070')}<path fill="url(#${s}-floor)" d="${box(-20, 350, 1320, 390)}"/><path fill="#8a2f4e" opacity=".2" d="${darkTiles}"/>`,
  shelf: `<g filter="url(#${s}-s)"><path fill="#8a4450" d="${box(52, 356, 134, 142)}"/><path fill="#5a2a34" d="${shelfBoards}${shelfPosts}"/></g>${bales.map(([fill, d]) => `<path fill="${fill}" d="${d}"/>`).join('')}<path fill="#fff1d8" d="${prices.map(([x, y]) => box(x, y, 16, 20)).join('')}"/><path fill="#c2362c" d="${prices
    .map(([x, y]) =>
      taper(
        [
          [x + 2, y + 16],
          [x + 14, y + 5],
        ],
        [2.5, 2.5],
        { per: 1 },
      ),
    )
    .join('')}"/>`,
  day: `<rect width="1280" height="720" fill="url(#${s}-y)"/>`,
  child: `<path fill="#32123c" opacity=".9" d="${childShadow}"/><g filter="url(#${s}-s)"><g transform="translate(975 410)scale(.76)">${kid('#b8483e', '#ffe9c0', { left: false, right: true })}</g></g>`,
  children: `<g fill="#32123c" opacity=".9">${singers.map(([x, y]) => `<use href="#${s}-w" transform="matrix(.78 0-.6-.74 ${x} ${y})"/>`).join('')}</g><g filter="url(#${s}-s)">${singers.map(([x, y, colour, sash]) => `<g transform="translate(${x} ${y})scale(.78)">${kid(colour, sash, down)}</g>`).join('')}</g>`,
  stain: `<path fill="#32123c" opacity=".9" d="${stain}"/>`,
  long: `<path fill="#32123c" opacity=".88" d="${long}"/>`,
  rou: `<g filter="url(#${s}-s)"><g transform="translate(295 416)">${rouStanding(s)}</g></g>`,
  susuke: `<path fill="#32123c" opacity=".9" transform="matrix(.22 0 .1-.2 64.400 528.800)" d="${susukeCast}"/><g filter="url(#${s}-s)"><g transform="translate(240 424)scale(.22)translate(-560-524)">${susukeSitting}</g></g>`,
  old: `<g fill="#32123c" opacity=".9"><path transform="translate(430 424)scale(1.2 .72)translate(-300-420)" d="${watched}"/><path transform="matrix(.88 0-.1-.6 650 418)" d="${robe(1.3)}${circle(0, -128, 24)}${box(48, -90, 90, 90)}${box(-130, -126, 101, 118)}"/></g><g filter="url(#${s}-s)"><g transform="translate(650 420)scale(.88)">${maruAtTheStove(s)}</g><g transform="translate(430 426)scale(.92)">${oldManWithSpit()}</g></g>`,
  bow: `<path fill="#32123c" opacity=".9" transform="matrix(1 0 .5-.8 300 414)" d="${omigakiBowed}"/><g filter="url(#${s}-s)"><g transform="translate(300 414)">${omigakiBowing}</g></g><path fill="#32123c" opacity=".6" transform="matrix(1 0 .5-.5 -209.500 628.500)" d="${brush}"/><path fill="#d8b070" d="${brush}"/><path fill="#fff1d0" d="${box(206, 408, 28, 1.5)}"/>`,
  sweep: `<path fill="#ffe9b4" opacity=".7" d="${swept}"/><path fill="#32123c" opacity=".9" transform="matrix(-.8 0 .62-.8 300 416)" d="${omigakiSwept}"/><g filter="url(#${s}-s)"><g transform="translate(300 416)scale(-.78 .78)">${omigakiSweeping(s)}</g></g>`,
  cup: `<path fill="#c9734f" d="${box(0, 260, 700, 300)}"/><path fill="#9a4a48" opacity=".55" d="${[60, 150, 240, 330, 420, 510, 600].map((x) => box(x, 260, 2, 300)).join('')}"/><g filter="url(#${s}-s)"><path fill="#ffd9a0" d="${box(50, 450, 470, 3)}${box(50, 306, 470, 3)}"/><path fill="#6a303a" d="${box(50, 452, 470, 14)}${box(50, 308, 470, 12)}${box(84, 466, 12, 34)}${box(474, 466, 12, 34)}"/><path fill="#f4ecdc" d="${cloths}"/></g><path fill="#3f6a9a" d="${clothStripes}"/><path fill="#8a5a34" d="${box(412, 320, 3, 14)}${box(402, 334, 22, 52)}"/><path fill="#e8c88a" d="${[0, 1, 2, 3, 4, 5].map((at) => box(424, 337 + at * 8, 12, 5)).join('')}"/><path fill="#32123c" opacity=".8" transform="translate(176 452)scale(1.15)translate(-260-452)" d="${cupOf(sound)}"/><path fill="#7fa6b0" d="${cupOf(chipped)}"/><path fill="#bcd8dc" d="${taper('210,410 216,424 228,434', [2, 5, 1], { per: 1 })}"/><path fill="#3f6a9a" d="${taper('208,413 260,421 312,413', [3, 5, 3])}${taper('216,426 260,433 304,426', [2, 3, 2])}"/><ellipse cx="260" cy="398" rx="56" ry="9" fill="#fff6d8"/><ellipse cx="260" cy="399" rx="52" ry="7" fill="#2c4a5c"/>`,
  yotsuji: `<g filter="url(#${s}-s)"><g transform="translate(930 448)scale(.92)">${yotsujiWithLanterns(s)}</g></g>`,
  small: smallOne(kidOutline(down), circle(-7, -80, 3) + circle(7, -80, 3)),
  nod: smallOne(kidOutline(down, -10, -68), taper('-23,-62 -18,-58 -13,-62', [1, 3, 1]) + taper('-7,-60 -2,-56 3,-60', [1, 3, 1])),
  omigaki: `<g filter="url(#${s}-s)"><g transform="translate(295 416)scale(-.72 .72)">${omigakiWithPail(s)}</g></g>`,
})
