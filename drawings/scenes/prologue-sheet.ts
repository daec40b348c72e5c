import { robed } from '../people/crowd.ts'
import { fringe } from '../places/landscape.ts'
import { layeredScene } from '../tools/layers.ts'
import { circle, line, shape, taper } from '../tools/paper.ts'
import { box, farHouse, farPagoda, plyFilter, radial, repeat, vertical } from '../places/scenery.ts'

// Somebody lights a lamp behind the white sheet; the first outlines fall on it: grass, a town, the hand with the spill.
const s = 'pss'
const sheet =
  '206,96* 360,104 500,97 640,103 780,96 920,104 1074,96* 1080,240 1072,400 1082,566* 940,574 800,564 640,574 480,564 340,575 198,566* 208,400 200,240'
// The figure behind the sheet, large and soft, in profile: it holds a spill to the wick between finger and thumb.
const lighter =
  shape('1080,538* 1084,330 1062,268 1022,238 986,226 958,230* 934,248 914,290 898,336 866,396 846,450 838,538*') +
  shape(
    '956,244* 954,224 938,222 926,218* 922,209 925,203* 919,199* 923,193 911,185* 919,166 918,146 928,124 950,108 978,105 1002,117 1014,140 1012,168 1000,192 998,220 1006,244*',
  ) +
  circle(1018, 108, 21) +
  taper('1000,98 1030,90 1056,74', [4, 5, 2], { per: 1 }) +
  shape('958,244* 906,266 850,292 812,300* 800,324 806,380 826,404* 858,390 888,352 930,330') +
  taper('836,308 788,318 752,316', [32, 25, 22]) +
  shape('762,302 742,298 730,308 732,326 748,334 764,330') +
  taper('744,304 722,296 706,302', [12, 10, 7], { per: 1 }) +
  taper('744,320 726,318 708,309', [12, 10, 7], { per: 1 }) +
  taper('742,326 722,332 712,326', [11, 9, 6], { per: 1 }) +
  taper('748,332 732,344 721,341', [10, 8, 6], { per: 1 }) +
  taper('722,309 694,296 668,276', [6, 5, 3], { per: 1 })
const stand =
  box(556, 396, 168, 12) +
  box(574, 408, 12, 160) +
  box(694, 408, 12, 160) +
  box(570, 470, 140, 8) +
  shape('588,396* 600,372 680,372 692,396*') +
  box(634, 340, 12, 34)
const flame = '640,346* 620,334 610,308 620,280 634,256 640,218* 654,254 668,280 672,308 660,334'
const town =
  farHouse(300, 540, 54, 22) +
  farHouse(352, 540, 40, 40) +
  farPagoda(408, 540, 4, 62) +
  farHouse(464, 540, 48, 24) +
  farHouse(516, 542, 38, 34)
const folk = robed(752, 556, 62, 0, 'straw') + robed(782, 557, 38, 0, 'bob') + robed(812, 556, 64, 0, 'bun')
const folds = [266, 402, 520, 762, 884, 1010]
  .map((x, index) =>
    taper(
      [
        [x, 104],
        [x + (index % 2 === 0 ? 8 : -8), 300],
        [x - 4, 560],
      ],
      [3, 9, 4],
      { decimals: 0 },
    ),
  )
  .join('')
const rope = line('-20,70 200,84 640,96 1080,84 1300,70')
const pegs = [206, 358, 500, 640, 780, 920, 1074].map((x, index) => box(x - 5, 78 + (index % 2) * 6, 10, 30)).join('')
const boards = [-560, -380, -220, -90, 0, 90, 220, 380, 560]
  .map((x) =>
    taper(
      [
        [640 + x * 0.8, 606],
        [640 + x * 1.9, 730],
      ],
      [1.5, 4],
      { per: 1, decimals: 0 },
    ),
  )
  .join('')

const defs =
  `<radialGradient id="${s}-w" gradientUnits="userSpaceOnUse" cx="640" cy="300" r="560"><stop stop-color="#fffdf2"/><stop offset=".22" stop-color="#fff0c4"/><stop offset=".5" stop-color="#f7cf8a"/><stop offset=".78" stop-color="#c9805c"/><stop offset="1" stop-color="#7a3f52"/></radialGradient>` +
  radial(`${s}-h`, [0, '#fffdf2', 0.95], [0.4, '#ffe6a6', 0.6], [1, '#ffc27a', 0]) +
  radial(`${s}-b`, [0, '#ffb46a', 0.4], [0.6, '#c9605a', 0.16], [1, '#5a2348', 0]) +
  `<radialGradient id="${s}-d" gradientUnits="userSpaceOnUse" cx="640" cy="306" r="600"><stop stop-color="#a84a1c" stop-opacity=".1"/><stop offset=".24" stop-color="#b04a14" stop-opacity=".32"/><stop offset=".5" stop-color="#5a1c14" stop-opacity=".7"/><stop offset="1" stop-color="#140810" stop-opacity=".95"/></radialGradient>` +
  vertical(`${s}-f`, [0, '#5a2f3c'], [0.3, '#2c1526'], [1, '#120914']) +
  plyFilter(s, '#07030a', 10, 0.8) +
  `<path id="${s}-r" d="${fringe(21, 330, 24, 62)}"/><clipPath id="${s}-c"><path d="${shape(sheet)}"/></clipPath>`
const body = `<rect width="1280" height="720" fill="#150b1a"/><ellipse cx="640" cy="330" rx="800" ry="470" fill="url(#${s}-b)"/>
<rect y="600" width="1280" height="120" fill="url(#${s}-f)"/><path fill="#0c0610" opacity=".7" d="${boards}"/><ellipse cx="640" cy="622" rx="470" ry="40" fill="#ffcf86" opacity=".26"/>
<g filter="url(#${s}-s)"><path fill="#ffe9bd" d="${shape(sheet)}" transform="translate(0-3)"/><path fill="url(#${s}-w)" d="${shape(sheet)}"/></g>
<g fill="none" stroke="#fff6d8"><circle cx="640" cy="300" r="150" stroke-width="2" opacity=".5"/><circle cx="640" cy="300" r="190" stroke-width="2" opacity=".3"/></g>
<path fill="#8a4a52" opacity=".42" transform="translate(-12 30)" d="${lighter}"/><path fill="#7a3648" opacity=".62" d="${stand}"/>
<path fill="#b56a4a" opacity=".2" d="${folds}"/>
<path fill="none" stroke="#0c0610" stroke-width="5" d="${rope}"/><path fill="#3a1a2c" stroke="#d08a5a" stroke-width="1.5" d="${pegs}"/>
<g filter="url(#${s}-s)" fill="#0e0712"><path d="${shape('-20,-20* 150,-20* 128,120 96,240 104,380 70,520 84,740* -20,740*')}${shape('1300,-20* 1130,-20* 1152,120 1184,240 1176,380 1210,520 1196,740* 1300,740*')}"/></g>
<path fill="#5a2a3c" opacity=".7" d="${taper('112,0 96,150 66,300 74,440', [4, 7, 6, 0])}${taper('58,0 44,180 24,340 30,520', [4, 8, 6, 0])}${taper('1168,0 1184,150 1214,300 1206,440', [4, 7, 6, 0])}${taper('1222,0 1236,180 1256,340 1250,520', [4, 8, 6, 0])}"/>`
const world = `<g clip-path="url(#${s}-c)"><g transform="translate(0-34)"><path fill="#6b2c46" opacity=".28" d="${shape('180,620* 184,516 320,494 460,520 640,540 820,524 960,500 1098,520 1102,620*')}"/>
<path fill="#5a2342" opacity=".66" d="${shape('180,620* 184,546 320,536 520,538 640,556 820,552 1098,548 1102,620*')}${town}${folk}"/>
<g fill="#4a1a3a" opacity=".74">${repeat(`${s}-r`, [
  [206, 566, 0.86],
  [452, 568, 0.72],
  [640, 568, 0.5],
  [800, 568, 0.84],
])}</g></g></g>`
const light = `<circle cx="640" cy="300" r="170" fill="url(#${s}-h)"/><path fill="#fffef6" d="${shape(flame)}"/>`

// Before the flame has grown it lights no more than the hand and the face.
const dark = `<rect width="1280" height="720" fill="url(#${s}-d)"/>`

export const drawings = layeredScene('prologue-sheet', defs, body, { dark, light, world })
