import type { Drawing } from '../tools/drawing.ts'
import { faceDefs } from '../bodies/figure.ts'
import { omigakiHead } from '../people/omigaki.ts'
import { circle, shape, taper } from '../tools/paper.ts'
import { box, farHouse, farPagoda, plyFilter, radial, roomSvg, vertical } from '../places/scenery.ts'
import { lampCord, townLampDefs } from '../places/story.ts'

// The floor of the plaza at the height of a shoe: three pairs, a little too big, and おミガキ, whose brush has stopped beside the third. First there is a
// speck in the foam; later the brush is dry, and those that are to have names have come near.
const s = 'fss'
const ink = '#170c20'
const town =
  [
    [90, 120, 64],
    [240, 96, 84],
    [390, 110, 58],
    [880, 104, 66],
    [1020, 96, 88],
    [1170, 124, 62],
  ]
    .map(([x = 0, w = 0, h = 0]) => farHouse(x, 300, w, h))
    .join('') + farPagoda(640, 300, 5, 80)
const windows = [66, 100, 222, 250, 366, 400, 856, 890, 1000, 1030, 1144, 1180].map((x) => box(x, 262, 12, 18)).join('')
const slabs = [-9, -7, -5, -3, -1, 1, 3, 5, 7, 9].map((x) => `M${640 + x * 50} 318L${640 + x * 150} 720`).join('')
// Legs from the knee down, each pair in its own cut: wide trousers, a long coat, wraps of straw
/** `up`: how high it is; below 0 it is its reflection. */
const shoe = (x: number, y: number, u: number, up = u): string =>
  shape([
    [x - 26 * u, y - 34 * up, true],
    [x + 22 * u, y - 34 * up, true],
    [x + 40 * u, y - 20 * up],
    [x + 60 * u, y - 12 * up],
    [x + 66 * u, y, true],
    [x - 32 * u, y, true],
    [x - 34 * u, y - 16 * up],
  ])
const sole = (x: number, y: number, u: number): string => box(x - 35 * u, y - 3, 104 * u, 8)
const pairs = [
  [116, 430, 0.92],
  [208, 442, 0.96],
  [352, 432, 0.98],
  [446, 446, 1],
  [592, 438, 1.02],
  [690, 452, 1.06],
] as const
const shoes = pairs.map(([x, y, u]) => shoe(x, y, u)).join('')
/** In the polished floor, each from its own sole. */
const reflections = pairs.map(([x, y, u]) => shoe(x, y + 5, u, -u)).join('')
const soles = pairs.map(([x, y, u]) => sole(x, y, u)).join('')
const legs =
  shape('60,-20* 276,-20* 262,150 250,300 236,352* 176,352* 170,220 160,220 150,344* 88,344* 78,200') +
  shape('306,-20* 508,-20* 520,180 530,332* 470,346 420,330 370,346 318,330* 310,160') +
  taper('120,330 116,376 114,404', [44, 42, 40]) +
  taper('208,336 208,386 206,414', [44, 42, 42]) +
  taper('352,330 350,380 352,404', [52, 50, 46]) +
  taper('446,336 446,390 446,418', [54, 50, 48]) +
  taper('590,-20 594,160 590,300 592,410', [110, 92, 66, 52]) +
  taper('700,-20 692,160 690,310 690,424', [112, 94, 68, 54])
const wraps = [300, 330, 360, 390].map((y) => `M562 ${y}l62-10M658 ${y + 12}l64-10`).join('')
// What they brought in: three rows of dusty prints, already washed away but for the last
const prints = [
  [760, 372, 0.5],
  [800, 360, 0.44],
  [738, 346, 0.36],
  [776, 336, 0.3],
]
  .map(
    ([x = 0, y = 0, u = 1]) =>
      `M${x} ${y}q${26 * u}-${16 * u} ${52 * u}-${6 * u}q${16 * u} ${12 * u}-${4 * u} ${20 * u}q-${34 * u} ${8 * u}-${48 * u}-${14 * u}z`,
  )
  .join('')
// おミガキ on her knees
const kimono = shape('880,476* 868,420 888,350 940,304 1010,292 1072,312 1130,366 1176,430 1190,476* 1100,486 980,484')
const apron = shape('884,474* 880,430 900,392 950,400 1000,440 1010,482*')
// Over both shoulders and round the back: one end is under her sleeve, the other goes over the hip
const sash = 'M936 292Q1006 368 1080 408T1196 448M1084 302Q1014 362 934 394'
const arm = shape('826,404* 876,366 904,346 936,334 962,342 972,362 958,386 884,436 850,448*')
// The other arm holds her up.
const farArm = taper('916,372 884,424 866,464', [40, 32, 24])
const farHand = shape('852,458* 878,462* 876,484 838,480')
const thigh = 'M1146 398C1150 440 1092 466 1020 468'
const hand = shape('856,404* 832,402 812,412 804,426 816,438 840,438 858,430')
const brush = shape('758,430* 830,424* 838,442* 764,450*')
const bristles = Array.from({ length: 9 }, (_, at) =>
  taper(
    [
      [770 + at * 8, 448 - at * 0.8],
      [766 + at * 8.2, 464],
    ],
    [6, 3],
    { per: 1 },
  ),
).join('')
const bucket = shape('1196,400* 1268,400* 1260,470* 1204,470*') + box(1190, 394, 84, 10)
const bubbles = [
  [782, 410, 7],
  [800, 390, 5],
  [746, 418, 5],
  [1222, 380, 9],
  [1246, 368, 6],
]
  .map(([x = 0, y = 0, r = 0]) => circle(x, y, r))
  .join('')

const defs =
  vertical(`${s}-k`, [0, '#4a2458'], [0.24, '#b8506a'], [0.42, '#ffb868'], [1, '#ffe0a0']) +
  radial(`${s}-g`, [0, '#fff8dc', 1], [0.4, '#ffd890', 0.55], [1, '#ffa45a', 0]) +
  vertical(`${s}-fl`, [0, '#fff0c8'], [0.2, '#f7bd78'], [0.5, '#b8605a'], [1, '#2a1232']) +
  vertical(`${s}-m`, [0, '#7a3448', 0.5], [1, '#7a3448', 0]) +
  plyFilter(s, '#2a0a1e', 6, 0.55) +
  townLampDefs(s) +
  faceDefs(s)
const floorWith = (
  dust: string,
  what: string,
): string => `<rect width="1280" height="720" fill="url(#${s}-k)"/><circle cx="640" cy="250" r="420" fill="url(#${s}-g)"/>
<g filter="url(#${s}-s)"><path fill="#ffe6b0" transform="translate(0-2)" d="${town}"/><path fill="#9a4458" d="${town}"/></g><path fill="#ffe6a6" d="${windows}"/>
${lampCord(s, [-20, 70], [640, 90], 40, 3, 1.3)}${lampCord(s, [640, 90], [1300, 70], 40, 3, 1.3)}
<path fill="url(#${s}-fl)" d="${box(-20, 312, 1320, 430)}"/><path fill="url(#${s}-m)" d="M0 318h1280v70H0z"/><path fill="none" stroke="#a8584e" stroke-width="2" opacity=".35" d="${slabs}M-20 346H1300M-20 398H1300M-20 474H1300"/>${dust}
<path fill="#7a3448" opacity=".3" d="${reflections}"/>
<g filter="url(#${s}-s)"><path fill="#ffe0a0" transform="translate(2.500-1)" d="${legs}"/><path fill="${ink}" d="${legs}"/></g><path fill="none" stroke="#c8905a" stroke-width="5" opacity=".7" d="${wraps}"/><g filter="url(#${s}-s)"><path fill="#ffe0a0" transform="translate(1.500-2.500)" d="${shoes}"/><path fill="#4a2430" d="${shoes}"/></g><path fill="#e8b070" d="${soles}"/>
<path fill="#e0a878" d="${farHand}"/><path fill="#182e38" d="${farArm}"/>
<clipPath id="${s}-c"><path id="${s}-b" d="${kimono}"/></clipPath><g filter="url(#${s}-s)"><use href="#${s}-b" fill="#ffe6b0" transform="translate(-2-2.500)"/><use href="#${s}-b" fill="#24404c"/></g><path fill="#d8945a" d="M930 270h52v44l-26 20-26-20z"/><path fill="#f4ecdc" d="${apron}"/><path fill="none" stroke="#15303a" stroke-width="3" stroke-linecap="round" d="${thigh}"/><path fill="none" stroke="#c2362c" stroke-width="13" clip-path="url(#${s}-c)" d="${sash}"/>
<g transform="translate(1142 116)scale(-1 1)">${omigakiHead(s, 'calm')}</g>
<g filter="url(#${s}-s)"><path fill="#ffe6b0" transform="translate(-1-2)" d="${arm}"/><path fill="#2e5160" d="${arm}"/></g><path fill="#d8c08a" d="${bristles}"/><path fill="#7a4a2a" d="${brush}"/><path fill="#f5c68c" stroke="#c98a58" stroke-width="1.500" d="${hand}"/><path fill="none" stroke="#b9582f" stroke-width="2.500" stroke-linecap="round" d="M818 418l18-3M816 428l20-2"/>
<g filter="url(#${s}-s)"><path fill="#5a3a34" d="${bucket}"/></g>${what}`

const dusty = `<path fill="#a86a50" opacity=".5" d="${prints}"/>`
const speck = `<g fill="#ffffff" fill-opacity=".35" stroke="#ffffff" stroke-opacity=".85" stroke-width="2"><path d="${bubbles}"/></g>
<ellipse cx="744" cy="466" rx="9" ry="4.500" fill="#1c0a2a"/><path fill="none" stroke="#fff6dc" stroke-width="2" stroke-linecap="round" opacity=".9" d="M728 454l-6-6M744 450v-8M760 454l6-5"/>`
// The oldest has run up to her; the others wait their turn, one of them far off
const stain = (x: number, y: number, width: number, ear: number): string =>
  shape([
    [x - width, y],
    [x - width * 0.7, y - width * 0.22],
    [x - width * 0.2, y - width * 0.26 - ear],
    [x + width * 0.15, y - width * 0.24],
    [x + width * 0.45, y - width * 0.26 - ear * 0.8],
    [x + width * 0.8, y - width * 0.16],
    [x + width, y + width * 0.04],
    [x + width * 0.5, y + width * 0.2],
    [x - width * 0.4, y + width * 0.22],
  ])
const gathered = [
  [812, 512, 58, 16],
  [628, 522, 46, 8],
  [484, 500, 38, 6],
  [330, 524, 54, 4],
  [986, 526, 44, 10],
  [1118, 506, 34, 5],
  [90, 520, 36, 12],
]
  .map(([x = 0, y = 0, width = 0, ear = 0]) => stain(x, y, width, ear))
  .join('')
const company = `<path fill="#ffe6b0" opacity=".35" transform="translate(0-2)" d="${gathered}"/><path fill="#1c0a2a" opacity=".92" d="${gathered}"/>`

export const drawings: readonly Drawing[] = [
  { name: 'scenes/first-stain', svg: roomSvg(defs, floorWith(dusty, speck)) },
  { name: 'scenes/naming', svg: roomSvg(defs, floorWith('', company)) },
]
