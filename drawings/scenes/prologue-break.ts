import { fringe, mist } from '../places/landscape.ts'
import { layeredScene } from '../tools/layers.ts'
import { circle, cut, leaf, shape, star, taper } from '../tools/paper.ts'
import { box, land, ply, plyFilter, radial, repeat, vertical } from '../places/scenery.ts'

// The lamp in the castle breaks: a crack runs through the paper sky, and on the plain the shadows stand up, one by one.
const s = 'brs'
/** A roof over a wall: from the eaves, `wide`, at `y` up to the next wall, `above`. */
const eaves = (y: number, wide: number, above: number, h: number): string => {
  const half: readonly (readonly [x: number, y: number, corner: boolean])[] = [
    [wide / 2, y + 5, true],
    [wide / 2 + 12, y - 9, true],
    [wide / 2 - 10, y - 5, false],
    [wide / 2 - (wide - above) * 0.26, y - h * 0.36, false],
    [above / 2, y - h, true],
  ]
  const side = (flip: 1 | -1) => half.map(([x, at, corner]): [number, number, boolean] => [640 + x * flip, at, corner])
  return shape([...side(1), ...side(-1).reverse()])
}
const roofs = eaves(358, 274, 160, 26) + eaves(306, 220, 122, 25) + eaves(258, 174, 84, 24) + eaves(180, 142, 34, 44)
const walls =
  shape('470,470* 502,424 524,388* 756,388* 778,424 810,470*') +
  box(534, 348, 212, 44) +
  box(560, 300, 160, 50) +
  box(579, 254, 122, 50) +
  box(598, 174, 84, 84) +
  box(636, 108, 8, 34)
/** The castle, its lamp at (640, 206), its feet at y 470. */
export const keep = walls + roofs
const joints = [406, 426, 448].map((y, at) => `M${514 - at * 13} ${y}H${766 + at * 13}`).join('')
const windows =
  [566, 598, 668, 700].map((x) => box(x, 368, 14, 14)).join('') +
  [590, 632, 676].map((x) => box(x, 315, 12, 13)).join('') +
  [607, 661].map((x) => box(x, 266, 10, 12)).join('')
const crack = '636,214* 626,176* 648,146* 616,106* 638,74* 620,40* 636,-10* 642,-10* 632,40* 652,74* 632,106* 664,146* 642,178* 650,212*'
const branches =
  taper('634,148 574,128 546,88 486,70', [9, 7, 5, 0], { per: 1 }) +
  taper('652,96 716,84 742,46 800,36', [9, 6, 4, 0], { per: 1 }) +
  taper('660,180 730,170 772,132 842,140', [8, 6, 4, 0], { per: 1 }) +
  taper('622,184 560,190 520,160 452,172', [8, 6, 4, 0], { per: 1 })
const shards = [
  [540, 236, 20, 0.4],
  [748, 226, 22, 2.4],
  [500, 130, 16, 1.2],
  [786, 96, 18, 0.9],
  [566, 60, 13, 2.2],
  [700, 130, 11, 0.2],
  [842, 190, 14, 1.7],
  [446, 214, 13, 0.7],
]
  .map(([x = 0, y = 0, r = 0, turn = 0]) =>
    cut([0, 2.4, 3.9].map((a): [number, number] => [x + Math.cos(a + turn) * r, y + Math.sin(a + turn) * r * 0.8])),
  )
  .join('')
const rays = Array.from({ length: 14 }, (_, index) => leaf(640, 208, 330 + (index % 3) * 90, 13, (index / 14) * 6.283 + 0.12)).join('')
// From lying flat on the left to walking away on the right: how a shadow learns to stand. Each is somebody's outline,
// and each still trails the place on the ground where it lay.
const shadows = [
  shape('70,566* 104,552 150,550 176,540 204,538 218,548 246,552 286,560 262,572 200,574 130,576') +
    circle(60, 560, 15) +
    taper('60,561 86,561 124,564', [18, 17, 20], { per: 1 }),
  shape('300,574* 330,562 372,560 400,544 424,512 440,500* 462,520 460,544 440,562 452,574 380,580') +
    circle(462, 490, 19) +
    taper('460,494 440,518', [17, 26], { per: 1 }) +
    taper('428,526 400,506 378,512', [14, 10, 4]),
  // a child
  shape('480,580* 520,570 534,534 540,496 554,478 574,476* 592,490 596,530 602,562 640,578* 560,584') +
    circle(564, 458, 20) +
    box(556, 470, 16, 14) +
    taper('546,488 522,504 510,530', [14, 10, 3]) +
    taper('588,490 608,508 614,532', [14, 10, 3]) +
    taper('560,442 554,430 562,422', [7, 6, 4]),
  // a woman with her hair up
  shape('664,582* 706,566 722,500 722,440 732,408 750,396* 774,398 788,414 792,452 790,510 804,562 850,580* 756,588') +
    circle(758, 372, 22) +
    box(749, 386, 18, 18) +
    circle(768, 344, 12) +
    taper('734,410 708,440 700,486 704,512', [22, 17, 12, 4]) +
    taper('786,414 812,440 818,486 812,512', [22, 17, 12, 4]),
  // a man in a straw hat
  shape('884,584* 930,566 944,480 944,410 956,374 976,362* 1004,364 1022,382 1030,430 1026,500 1040,564 1088,582* 984,592') +
    circle(988, 336, 24) +
    box(979, 352, 20, 18) +
    shape('936,334* 962,322 988,296 1014,320 1042,332* 988,340') +
    taper('958,378 924,414 910,470 912,506', [26, 20, 13, 4]) +
    taper('1018,382 1050,420 1058,476 1054,510', [26, 20, 13, 4]),
  // somebody tall, already walking away
  shape(
    '1096,588* 1150,562 1166,470 1162,380 1172,330 1194,312* 1226,314 1246,336 1256,400 1252,490 1276,560 1330,582* 1250,590 1206,540 1170,586',
  ) +
    circle(1212, 282, 28) +
    box(1200, 302, 24, 20) +
    taper('1176,334 1136,376 1112,440 1108,486', [30, 23, 15, 4]) +
    taper('1242,338 1280,386 1296,446 1294,492', [30, 23, 15, 4]) +
    shape('1190,262* 1194,240 1212,232 1230,240 1236,262* 1212,256'),
]
const eye = (x: number, y: number, r: number): string => `<path fill="#fff4c8" d="${circle(x, y, r)}"/>`
const eyes = [
  '',
  '',
  eye(556, 459, 2.6) + eye(572, 458, 2.6),
  eye(750, 373, 3.1) + eye(767, 372, 3.1),
  eye(979, 338, 3.6) + eye(998, 337, 3.6),
  eye(1202, 283, 4.1) + eye(1223, 282, 4.1),
]

const defs =
  vertical(`${s}-k`, [0, '#12061c'], [0.3, '#3a1240'], [0.52, '#7a2450'], [0.66, '#d8604a'], [0.78, '#ffb968']) +
  radial(`${s}-g`, [0, '#fffdf0', 1], [0.2, '#ffe9a6', 0.85], [0.5, '#ff7a58', 0.35], [1, '#a82a5c', 0]) +
  radial(`${s}-r`, [0, '#fff4c8', 0.8], [1, '#ff8a58', 0]) +
  vertical(`${s}-f`, [0, '#c8584c'], [0.5, '#7a2a48'], [1, '#2a0f2a']) +
  vertical(`${s}-d`, [0, '#2a1030'], [1, '#0e0614']) +
  vertical(`${s}-b`, [0, '#8a2c48'], [0.36, '#451636'], [1, '#14081a']) +
  `<path id="${s}-v" d="${fringe(7, 330, 22, 34)}"/>` +
  plyFilter(s, '#1a0418', 7, 0.65)
// The lamp itself, larger than its room, in two halves that fall apart; between them all its light.
const half = (side: 1 | -1): string => {
  const x = (by: number): number => 640 + by * side
  const broken = cut(
    [
      [2, 146],
      [42, 146],
      [58, 160],
      [68, 182],
      [70, 206],
      [66, 228],
      [57, 246],
      [42, 258],
      [8, 258],
      [20, 236],
      [-2, 220],
      [16, 194],
      [-6, 172],
      [10, 160],
    ].map(([by = 0, y = 0]): [number, number] => [x(by), y]),
  )
  return `<g transform="rotate(${12 * side} ${x(20)} 270)translate(${12 * side})"><path fill="#ffe9b0" transform="translate(0-2)" d="${broken}"/><path fill="#ffb648" d="${broken}"/><path fill="none" stroke="#a8481c" stroke-width="2.5" d="M${x(6)} 170Q${x(36)} 176 ${x(62)} 170M${x(14)} 192Q${x(44)} 198 ${x(69)} 192M${x(1)} 215Q${x(40)} 221 ${x(68)} 214M${x(14)} 238Q${x(40)} 243 ${x(58)} 236"/><path fill="#2c1030" d="${box(x(24) - 20, 134, 40, 13)}${box(x(24) - 20, 257, 40, 13)}"/></g>`
}
const burst = `<circle cx="640" cy="200" r="120" fill="url(#${s}-g)"/><path fill="#fffdf0" d="${star(640, 196, 128, 9, 6)}"/>${half(-1)}${half(1)}<path fill="#fffdf0" d="${shape('640,112* 650,170 646,200 652,232 640,268* 630,236 634,206 628,172')}"/>`
const body = `<rect width="1280" height="720" fill="url(#${s}-k)"/><circle cx="640" cy="212" r="460" fill="url(#${s}-g)"/><path fill="url(#${s}-r)" opacity=".5" d="${rays}"/>
<g filter="url(#${s}-s)" opacity=".9"><path fill="#4a1848" d="${mist(
  [
    [-40, 300],
    [-40, 220],
    [-40, 380],
  ],
  150,
  24,
)}${mist(
  [
    [1000, 1320],
    [930, 1320],
    [1040, 1320],
  ],
  196,
  24,
)}"/></g>
<path fill="#fffbe6" d="${cut(crack)}${branches}"/><path fill="#fff0b8" d="${shards}"/>
${ply(s, 'm', land('-20,430 120,410 260,440* 330,396 420,430 560,452 720,452 860,430 960,392* 1040,430 1180,404 1300,424', 560), '#8a2f50', '#ffb06a')}
${ply(s, 'c', walls, '#2c1030', '#ffcf8a')}${ply(s, 'o', roofs, '#451a3e', '#ffcf8a')}<path fill="none" stroke="#5a2a4c" stroke-width="2" d="${joints}"/><path fill="#ff9a4a" d="${windows}"/>${burst}
${ply(s, 'l', land('-20,470 200,460 440,474 640,480 860,472 1100,458 1300,470', 740), `url(#${s}-f)`, '#ffb878')}
<ellipse cx="640" cy="528" rx="620" ry="66" fill="url(#${s}-r)" opacity=".55"/>
${ply(s, 'n', land('-20,484 140,492 400,516 640,530 880,518 1120,492 1300,478', 740), `url(#${s}-b)`, '#ff9a6a')}
<g fill="#2a0c24">${repeat(`${s}-v`, [
  [-40, 512, 0.9],
  [1010, 516, 0.9],
])}</g>`
// Each layer stands up by itself, so it has no filter: a wider edge of darkness instead.
const risen = shadows.map(
  (shadow, at) =>
    `<g transform="translate(28 3)scale(.9)"><path fill="#ffb06a" transform="translate(0-2)" d="${shadow}"/><path fill="url(#${s}-d)" d="${shadow}"/>${eyes[at] ?? ''}</g>`,
)
const [lying = '', first = '', child = '', woman = '', man = '', tall = ''] = risen

export const drawings = layeredScene('prologue-break', defs, body, { lying, first, child, woman, man, tall })
