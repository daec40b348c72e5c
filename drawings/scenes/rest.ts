import { layeredScene } from '../tools/layers.ts'
import { faceDefs } from '../bodies/figure.ts'
import { handPaints, handsOf } from '../bodies/hands.ts'
import { circle, line, shape, taper } from '../tools/paper.ts'
import { tokiHead, tokiLids } from '../people/toki.ts'
import { box, lanternDefs, plyFilter, quad, radial, vertical } from '../places/scenery.ts'

// ほどき屋: people are unpicked, washed and sewn again. One single lamp behind a curtain lights the room, which is against the law.
const p = 'rss'
const { hand } = handsOf(p)
const ink = '#100d1c'

const posts = box(-20, -20, 70, 760) + box(1230, -20, 70, 760) + box(-20, 60, 1320, 26) + box(430, 60, 16, 540) + box(834, 60, 16, 540)
// the curtain: one cloth, hung from rings, not quite closed; it ends where the panel of the screen begins
const curtain = shape(
  '66,92* 418,92* 410,180 420,300 408,420 422,560 400,590* 360,580 330,592 290,578 250,592 210,580 170,592 130,580 100,590 70,578*',
)
const folds = [
  '110,96 100,220 114,340 100,470 110,586',
  '170,96 182,230 168,350 184,480 172,588',
  '236,96 226,220 240,350 228,470 244,586',
  '300,96 312,240 298,360 314,470 302,584',
  '362,96 352,220 366,350 354,480 364,582',
]
  .map((points) => taper(points, [1.5, 6, 8, 6, 2], { per: 1 }))
  .join('')
const rings = [84, 140, 196, 252, 308, 364, 412].map((x) => circle(x, 88, 6)).join('')

// unpicked cloth stretched on bamboo bows, hung to dry on two cords
const strip = (x: number, y: number, w: number, h: number): string =>
  shape([
    [x, y, true],
    [x + w, y, true],
    [x + w - 4, y + h * 0.5],
    [x + w + 2, y + h, true],
    [x + w * 0.5, y + h - 6],
    [x - 2, y + h, true],
    [x + 4, y + h * 0.5],
  ])
const cloths = [
  [892, 150, 74, 250],
  [984, 142, 66, 300],
  [1066, 150, 74, 236],
  [1156, 142, 62, 280],
] as const
const bows = cloths
  .flatMap(([x, y, w, h]) =>
    [0.2, 0.44, 0.68, 0.9].map((t) =>
      line([
        [x - 6, y + h * t],
        [x + w / 2, y + h * t + 13],
        [x + w + 6, y + h * t],
      ]),
    ),
  )
  .join('')
const pattern = cloths
  .map(([x, y, w, h], i) =>
    Array.from({ length: 8 }, (_, k) => circle(x + w * (0.25 + (k % 2) * 0.5), y + h * (0.1 + k * 0.11), 5 + (i % 2) * 2)).join(''),
  )
  .join('')

// トキ at her low table, scissors open
const robe = shape('1010,640* 1000,560 1014,500 1050,462 1090,446* 1150,446* 1190,462 1228,506 1244,580 1240,640*')
// One hand holds the scissors up, beside the panel that covers the left of the room; the other lies on what is being unpicked.
const sleeve = shape(
  '1058,462* 1036,490 1024,530 1016,562 1004,586* 976,580 950,588 932,606* 938,632 960,646 1010,656 1060,664* 1080,662 1090,646* 1102,592 1104,514 1088,474*',
)
/** The crook of the elbow, and what hangs from the shoulder. */
const sleeveFolds =
  taper('1006,588 1030,606 1050,634', [1, 6, 0]) +
  taper('1020,578 1044,592 1070,622', [1, 5, 0]) +
  taper('1066,490 1074,540 1066,584', [0, 5, 0])
const rightSleeve = taper('1172,458 1200,488 1226,536 1236,590 1218,627', [6, 46, 50, 46, 32])
const rightFolds = taper('1214,596 1228,606 1238,626', [1, 5, 0]) + taper('1204,520 1220,556 1226,590', [0, 5, 0])
const rightCuff = taper('1210,612 1214,628 1220,643', [4, 7, 4])
const cuff = taper('976,582 950,590 934,606', [5, 8, 5])
const blades = taper('966,532 948,480 950,408', [13, 14, 0]) + taper('950,532 968,480 976,410', [13, 14, 0])
const ringPair = circle(940, 594, 15) + circle(968, 600, 15)
const holes = circle(940, 594, 8) + circle(968, 600, 8)
const work = shape('1046,640* 1084,624 1160,618 1240,622 1290,634* 1296,700 1250,690 1200,704 1150,690 1100,702 1052,690*')
const flowers = [
  [1086, 652],
  [1128, 680],
  [1164, 644],
  [1212, 672],
  [1254, 650],
]
  .map(([x = 0, y = 0]) => circle(x, y, 7))
  .join('')
const table = quad([700, 640], [1300, 640], [1300, 740], [680, 740])
const spool = (x: number): string => box(x, 606, 24, 34) + box(x - 6, 600, 36, 7) + box(x - 6, 636, 36, 6)
const spools = spool(806) + spool(912)
const thread = line('926,624 946,652 1000,656 1060,640 1110,648 1164,632')
const basin = shape('82,596* 96,640 112,648* 284,648* 300,640 314,596*') + box(74, 590, 248, 10)
const floor = box(-20, 590, 1320, 150)

const defs =
  radial(`${p}-room`, [0, '#22304a'], [0.55, '#182236'], [1, '#0c101c']) +
  radial(`${p}-lit`, [0, '#fff6d8'], [0.2, '#ffdf98'], [0.5, '#e8955a'], [0.8, '#8a4452'], [1, '#4a2a44']) +
  radial(`${p}-glow`, [0, '#ffc070', 0.55], [0.5, '#d87a5c', 0.22], [1, '#d87a5c', 0]) +
  vertical(`${p}-floor`, [0, '#34405a'], [0.4, '#1c2438'], [1, '#0a0d18']) +
  vertical(`${p}-cloth`, [0, '#cfe8d8'], [0.5, '#7fb8a4'], [1, '#3a6a6a']) +
  vertical(`${p}-table`, [0, '#3c3450'], [1, '#12101c']) +
  lanternDefs(p) +
  faceDefs(p) +
  handPaints(p) +
  plyFilter(p, '#05060e', 5, 0.75)

const body = `<rect width="1280" height="720" fill="url(#${p}-room)"/><path fill="none" stroke="#2c3a56" stroke-width="3" d="M460 100V590M540 100V590M620 100V590M700 100V590M780 100V590M446 220H834M446 340H834M446 460H834"/>
<path fill="url(#${p}-floor)" d="${floor}"/><path fill="none" stroke="#4a5a7a" stroke-width="2" opacity=".4" d="M-20 612H1300M-20 652H1300M200 590l-80 130M480 590l-30 130M800 590l30 130M1080 590l80 130"/>
<g transform="translate(14)scale(.72 1)"><g filter="url(#${p}-s)"><path fill="url(#${p}-lit)" d="${curtain}"/></g><path fill="#7a3a4a" opacity=".34" d="${folds}"/><path fill="none" stroke="#c9a070" stroke-width="3" d="${rings}"/></g><g transform="translate(-50)" opacity=".8"><path fill="#fff8e0" d="M222 300h36q16 16 16 36t-16 36h-36q-16-16-16-36t16-36z"/><path fill="#b5623c" opacity=".7" d="M220 292h40v9h-40zM220 372h40v9h-40zM238 381h4v22h-4zM200 402h80v8h-80z"/></g>
<path fill="none" stroke="#5a6a86" stroke-width="3" d="M850 136q210 22 380 0"/><g filter="url(#${p}-s)"><path fill="url(#${p}-cloth)" opacity=".9" d="${cloths.map(([x, y, w, h]) => strip(x, y, w, h)).join('')}"/></g><path fill="#e8839a" opacity=".55" d="${pattern}"/><path fill="none" stroke="#2a4a50" stroke-width="2.500" d="${bows}"/>
<g filter="url(#${p}-s)"><path fill="#6a86a0" transform="translate(0-2)" d="${posts}"/><path fill="${ink}" d="${posts}"/></g>
<g transform="translate(330 10)"><path fill="#8fd8b0" transform="translate(-1.500-2)" d="${basin}"/><path fill="#1a2030" d="${basin}"/><path fill="#cfeee0" opacity=".5" d="M92 590q106-12 212 0z"/></g>
<g filter="url(#${p}-s)"><path fill="#e8a070" transform="translate(-2-2)" d="${robe}"/><path fill="#1e2c3c" d="${robe}"/></g><path fill="#d8945a" d="M1099 410h44v34l18 10-40 78-40-78 18-10z"/><path fill="#a8582f" opacity=".5" d="M1099 420q22 20 44 0v16q-22 18-44 0z"/><path fill="#a9d0c8" d="${taper('1076,450 1102,498 1128,566', [11, 14, 13])}${taper('1166,450 1140,498 1114,556', [11, 14, 11])}"/>
<g filter="url(#${p}-s)"><path fill="#8fa6c0" transform="translate(0-3)" d="${table}"/><path fill="url(#${p}-table)" d="${table}"/></g><g filter="url(#${p}-s)"><path fill="#f4dcc0" transform="translate(0-2)" d="${work}"/><path fill="#7fb8a4" d="${work}"/></g><path fill="#e8839a" opacity=".75" d="${flowers}"/>${hand('flat', 1184, 632, { scale: 0.74 })}<g filter="url(#${p}-s)"><path fill="#e8a070" transform="translate(-1-2)" d="${spools}"/><path fill="#2a2438" d="${spools}"/></g><path fill="#8fe6c0" d="${box(808, 609, 20, 25)}"/><path fill="#e8506a" d="${box(914, 609, 20, 25)}"/><path fill="none" stroke="#e8506a" stroke-width="2.500" d="${thread}"/>
<g filter="url(#${p}-s)"><path fill="#e8a070" transform="translate(-1-2)" d="${ringPair}"/><path fill="${ink}" d="${ringPair}"/></g><path fill="#1b2436" d="${holes}"/><g filter="url(#${p}-s)"><path fill="#e6f4ff" d="${blades}"/></g>${hand('fist', 960, 556, { scale: 0.7 })}<g filter="url(#${p}-s)"><path fill="#e8a070" transform="translate(-1-2)" d="${sleeve}${rightSleeve}"/><path fill="#24364a" d="${sleeve}${rightSleeve}"/></g><path fill="#142030" d="${sleeveFolds}${rightFolds}"/><path fill="#cfeee0" opacity=".8" d="${cuff}${rightCuff}"/>`

export const drawings = layeredScene('rest', defs, body, {
  glow: `<circle cx="190" cy="330" r="330" fill="url(#${p}-glow)"/>`,
  head: `<g transform="translate(1330 198)scale(-1.14 1.08)">${tokiHead(p, '#ffd8b0')}</g>`,
  lids: `<g transform="translate(1330 198)scale(-1.14 1.08)">${tokiLids(p)}</g>`,
})
