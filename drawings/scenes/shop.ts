import { layeredScene } from '../tools/layers.ts'
import { face, faceLids, faceDefs } from '../bodies/figure.ts'
import { handPaints, handsOf } from '../bodies/hands.ts'
import { circle, line, shape, taper } from '../tools/paper.ts'
import { mirror } from '../tools/points.ts'
import { box, lantern, lanternDefs, plyFilter, quad, radial, repeat, vertical } from '../places/scenery.ts'

// よろず灯屋: goods in every corner, the honest shopkeeper ロウ behind the counter, thin as a candle. The post beside him
// carries the marks of how tall he was each hour of the day.
const p = 'shs'
const { hand } = handsOf(p)
const ink = '#140a16'

// what stands on the shelves
const jar = shape('-17,0* -21,-14 -20,-32 -13,-40* 13,-40* 20,-32 21,-14 17,0*') + box(-12, -47, 24, 6)
const sweets = [
  [-9, -7],
  [2, -6],
  [11, -9],
  [-12, -17],
  [-1, -16],
  [9, -19],
  [-6, -26],
  [5, -28],
  [12, -29],
]
  .map(([x = 0, y = 0]) => circle(x, y, 4.6))
  .join('')
const bottle = shape('-9,0* -10,-30 -4,-40 -4,-52* 4,-52* 4,-40 10,-30 9,0*')
const bundle = shape('-24,0* -28,-16 -16,-30 -6,-34* -18,-46 -8,-48 0,-38* 8,-48 18,-46 6,-34* 16,-30 28,-16 24,0*')
const crate = box(-27, -34, 54, 34) + box(-30, -38, 60, 6)
const candles = box(-18, -34, 8, 34) + box(-5, -42, 8, 42) + box(8, -28, 8, 28) + box(-22, -3, 42, 4)
const flames = '-14,-44 -18,-36 -14,-34 -10,-37|-1,-52 -5,-44 -1,-42 3,-45|12,-38 8,-30 12,-28 16,-31'
  .split('|')
  .map((points) => shape(points))
  .join('')
const paperLamp = shape('-14,-3* 14,-3* 22,-20 14,-38* -14,-38* -22,-20')
const umbrella = shape('-5,0* -9,-40 -4,-66 0,-74* 4,-66 9,-40 5,0*')
const item = (id: string, d: string, extra = ''): string =>
  `<g id="${p}-${id}"><path fill="#e0955c" transform="translate(0-1.5)" d="${d}"/><path fill="#2c1626" d="${d}"/>${extra}</g>`
const items =
  item('ja', jar, `<path fill="#ffb04a" d="${sweets}"/>`) +
  item('bo', bottle, '<path fill="#f7b35c" opacity=".7" d="M-6-22h12v16h-12z"/>') +
  item('bu', bundle, '<path fill="none" stroke="#a8556a" stroke-width="2" d="M-22-12q22 8 44 0M-12-28q12 8 24 0"/>') +
  item('cr', crate, '<path fill="none" stroke="#b3703f" stroke-width="2" d="M-27-17h54M-9-34v34M9-34v34"/>') +
  item('ca', candles, `<path fill="#ffd98a" d="${flames}"/>`) +
  item('um', umbrella, '<path fill="none" stroke="#b3703f" d="M-4-8l3-56M4-8l-3-56"/>') +
  `<g id="${p}-pl"><circle cy="-20" r="44" fill="url(#${p}-halo)"/><path fill="url(#${p}-lamp)" d="${paperLamp}"/><path fill="none" stroke="#8f3a1d" opacity=".7" d="M-19-28h38M-22-20h44M-19-12h38"/><path fill="${ink}" d="M-13-43h26v6h-26zM-13-4h26v5h-26z"/></g>`

const shelfY = [176, 282, 388, 494]
const shelves =
  shelfY.map((y) => box(-20, y, 346, 12) + box(954, y, 346, 12)).join('') +
  box(-20, 90, 346, 14) +
  box(954, 90, 346, 14) +
  box(318, 80, 14, 520) +
  box(948, 80, 14, 520) +
  box(140, 96, 9, 500) +
  box(1128, 96, 9, 500)
const goods: readonly (readonly [string, readonly (readonly [number, number, number?])[]])[] = [
  [
    'ja',
    [
      [60, 176],
      [112, 176, 0.9],
      [250, 388],
      [298, 388, 0.8],
      [1000, 282],
      [1052, 282],
      [1096, 282, 0.8],
    ],
  ],
  [
    'bo',
    [
      [176, 176],
      [200, 176, 0.9],
      [226, 176],
      [40, 388],
      [66, 388, 0.9],
      [92, 388],
      [1160, 176],
      [1186, 176, 0.9],
    ],
  ],
  [
    'bu',
    [
      [60, 282],
      [204, 494, 1.1],
      [1040, 494, 1.1],
    ],
  ],
  [
    'cr',
    [
      [280, 176],
      [200, 282, 1.1],
      [268, 282],
      [60, 494, 1.15],
      [1000, 176],
      [1070, 176, 0.9],
    ],
  ],
  [
    'ca',
    [
      [186, 388],
      [1010, 388],
      [1076, 388, 0.9],
    ],
  ],
  [
    'um',
    [
      [110, 494, 1.1],
      [132, 494],
      [1104, 494],
      [1000, 494, 0.9],
    ],
  ],
  [
    'pl',
    [
      [108, 282, 0.9],
      [268, 494, 0.95],
      [1220, 282, 0.9],
    ],
  ],
]

// ロウ: tall and thin, hair run down like wax, a wick of a topknot with a spark
const robe = shape('-70,300* -66,180 -60,124 -50,100 -30,90* 30,90* 50,100 60,124 66,180 70,300*')
// what has run down over his shoulders since morning
const runs = shape(
  '-52,98* -30,84 30,84 52,98* 62,122 64,160 60,176 54,160 52,134 46,130 44,190 40,214 34,192 32,128 22,120* -22,120* -34,130 -36,168 -41,184 -46,166 -48,132 -54,136 -56,182 -61,203 -66,178 -64,130',
)
const hair = shape(
  '-46,84* -54,30 -54,-30 -42,-68 -16,-86* -5,-108* 5,-108* 16,-86* 42,-68 54,-30 54,30 45,80* 41,30 39,-8* 30,-34* 16,-24* 2,-38* -14,-22* -27,-36* -40,-6* -41,30',
)
const drips = shape(
  '-16,-86* 16,-86* 30,-76 33,-58 30,-46 25,-58 18,-66 12,-58 11,-40 6,-32 1,-42 -2,-62 -10,-66 -16,-56 -17,-34 -22,-26 -27,-38 -28,-66',
)
const collar = taper('-34,104 -8,150 4,216', [9, 11, 11]) + taper('34,104 12,150 -2,206', [9, 11, 9])
// He leans on the counter: whatever is left of him in the evening, his arms lie there.
const leftSleeve = '1030,436 1010,470 1000,522 1004,576 1050,600'
const sleeves = taper(leftSleeve, [8, 30, 38, 46, 30]) + taper(mirror(leftSleeve, 1072), [8, 30, 38, 46, 30])
/** His left sleeve from the elbow down, before the body: the round elbow stays while the rest sinks behind the counter. */
const leftForearm = '1004,568 1008,582 1050,600'
const forearms =
  [1004, 1140].map((x) => circle(x, 572, 23)).join('') + taper(leftForearm, [38, 42, 30]) + taper(mirror(leftForearm, 1072), [38, 42, 30])
/** Wax over the left elbow. */
const elbowWax = shape(
  '981,572* 984,558 993,549 1006,547 1018,552 1026,563* 1020,562 1014,566 1015,582 1009,595 1003,583 1003,567 997,562 991,564 988,574 984,577',
)
/** The crook of each elbow, and the edge of each cuff. */
const crook = '1026,570 1012,580 1006,600'
const cuffEdge = '1056,584 1052,600 1054,616'
const sleeveFolds =
  taper(crook, [0, 5, 1]) + taper(mirror(crook, 1072), [0, 5, 1]) + taper(cuffEdge, [2, 4, 2]) + taper(mirror(cuffEdge, 1072), [2, 4, 2])
const counter = quad([-20, 590], [1300, 590], [1300, 740], [-20, 740])
const scales =
  box(232, 498, 5, 92) +
  taper('170,512 234,500 300,508', [4, 6, 4]) +
  shape('146,552* 194,552* 186,566 154,566') +
  shape('276,548* 324,548* 316,562 284,562') +
  shape('206,590* 220,578 250,578 264,590*')
const soap = quad([842, 566], [900, 566], [904, 590], [838, 590]) + quad([854, 544], [892, 544], [896, 566], [850, 566])

const defs =
  radial(`${p}-wall`, [0, '#3a1c38'], [0.5, '#2a142c'], [1, '#120a18']) +
  vertical(`${p}-cloth`, [0, '#5a2448'], [1, '#2a1230']) +
  vertical(`${p}-top`, [0, '#6b3448'], [1, '#22101f']) +
  vertical(`${p}-wax`, [0, '#ffedc0'], [0.5, '#e6b878'], [1, '#8f5a4e']) +
  radial(`${p}-warm`, [0, '#ff9a4a', 0.42], [1, '#ff7a3c', 0]) +
  lanternDefs(p) +
  faceDefs(p) +
  handPaints(p) +
  plyFilter(p, '#0c0512', 5, 0.75) +
  items

const body = `<rect width="1280" height="720" fill="url(#${p}-wall)"/><ellipse cx="140" cy="300" rx="360" ry="320" fill="url(#${p}-warm)"/><ellipse cx="1140" cy="300" rx="360" ry="320" fill="url(#${p}-warm)"/>
<path fill="#1b0d1f" d="${box(420, 120, 440, 470)}"/><path fill="none" stroke="#3a1e3c" stroke-width="3" d="M420 590V120H860V590M530 290v300M640 290v300M750 290v300M420 430h440"/>
<g filter="url(#${p}-s)"><path fill="url(#${p}-cloth)" d="M420 120h106v150q-26 10-53 0q-27 10-53 0zM530 120h106v158q-26 10-53 0q-27 10-53 0zM642 120h106v152q-26 10-53 0q-27 10-53 0zM754 120h106v156q-26 10-53 0q-27 10-53 0z"/></g><path fill="none" stroke="#ffcf73" stroke-width="5" stroke-linecap="round" opacity=".5" d="${line('640,150 610,190 620,222 640,236 660,222 670,190 640,150')}M640 182v34"/>
<g filter="url(#${p}-s)"><path fill="#c98a5a" transform="translate(0-2)" d="${shelves}"/><path fill="#1d0f1f" d="${shelves}"/></g>
${goods.map(([id, places]) => repeat(`${p}-${id}`, places)).join('')}
<g filter="url(#${p}-s)"><path fill="#e0955c" transform="translate(-1.500-1)" d="${box(1196, 40, 26, 560)}"/><path fill="#2c1626" d="${box(1196, 40, 26, 560)}"/></g><path stroke="#ffcf73" stroke-width="2.5" opacity=".85" d="M1198 256h18M1198 276h12M1198 294h18M1198 316h12M1198 340h18M1198 362h12M1198 388h18"/>
${[0, 1, 2, 3].map((i) => lantern(p, 430 + i * 140, -10, ink, 16, 0.8, 84)).join('')}`

export const drawings = layeredScene('shop', defs, body, {
  keeper: `<g transform="translate(1072 330)"><circle cy="-20" r="150" fill="url(#${p}-halo)" opacity=".7"/><g filter="url(#${p}-s)"><path fill="#fff6d8" transform="translate(-1-2)" d="${robe}"/><path fill="url(#${p}-wax)" d="${robe}"/></g><g transform="translate(-1072-330)"><path fill="#fff6d8" transform="translate(-1-2)" d="${sleeves}"/><path fill="#f0cf96" d="${sleeves}"/></g><path fill="#2c1626" d="${collar}"/><path fill="none" stroke="#8a5a4a" stroke-width="2" opacity=".7" d="M-48 240q4 30 0 56M48 230q-4 36 0 66M20 210q4 40 0 86"/><g filter="url(#${p}-s)"><path fill="#fff1cc" d="${runs}"/></g><path fill="#d8945a" d="M-15 30h30q-1 46 16 58l-31 32-31-32q17-12 16-58z"/><path fill="#a8623c" opacity=".6" d="M-15 52q15 16 30 0 0 14 2 22-17 10-34 0 2-8 2-22z"/><path fill="none" stroke="#a8623c" stroke-width="2" stroke-linecap="round" opacity=".6" d="M-24 94q12 0 18 8M24 94q-12 0-18 8"/>
<g transform="translate(-140-150)scale(.78 1)">${face(p, { iris: '#8a5a2a', eyes: 'calm', brow: -1.2, mouth: 'smile', blush: 0.12, forehead: '131,112* 180,122 228,112* 229,132 200,138 150,140 131,132' })}</g><path fill="none" stroke="#b9582f" stroke-width="2" stroke-linecap="round" opacity=".65" d="M-20 20q8 5 15 2M16 18q6 4 12 1M-14 40q-3 6-1 10M20 38q3 6 1 10"/><g filter="url(#${p}-s)"><path fill="#f0a066" transform="translate(0-2)" d="${hair}"/><path fill="${ink}" d="${hair}"/></g><path fill="#ffedc0" d="${drips}"/><circle cy="-122" r="34" fill="url(#${p}-halo)"/><path fill="#ffd766" d="${shape('0,-146* 10,-124 7,-111 0,-106 -7,-111 -10,-124')}"/></g>`,
  lids: `<g transform="translate(1072 330)"><g transform="translate(-140-150)scale(.78 1)">${faceLids(p)}</g></g>`,
  // A mouth that has stopped smiling, and a drop at the temple.
  troubled: `<g transform="translate(1072 330)"><g transform="translate(-140-150)scale(.78 1)"><path fill="url(#${p}-f)" d="${shape('170,188 178,181 190,180 203,181 209,188 203,196 190,198 177,196')}"/><path fill="#120b18" d="${taper('176,193 189,187 204,192', [0, 3.6, 0], { per: 1 })}"/></g><path fill="#8fd8ff" stroke="#3a5a7a" stroke-width="1.500" d="${shape('44,-34* 54,-14 54,-4 44,3 34,-4 34,-14')}"/></g>`,
  till: `<g filter="url(#${p}-s)"><path fill="#ffb765" transform="translate(0-3)" d="${counter}"/><path fill="url(#${p}-top)" d="${counter}"/></g><path fill="none" stroke="#150a18" stroke-width="3" opacity=".7" d="M-20 628H1300M160 628v92M400 628v92M640 628v92M880 628v92M1120 628v92"/>
<g filter="url(#${p}-s)"><path fill="#e0955c" transform="translate(0-1.500)" d="${scales}"/><path fill="${ink}" d="${scales}"/></g><path fill="#f3dcb0" d="${soap}"/><path stroke="#b3703f" stroke-width="2" fill="none" d="M856 578h30M864 555h20"/>
<g filter="url(#${p}-s)"><path fill="#fffbe6" transform="translate(0-2)" d="${forearms}"/><path fill="#f0cf96" d="${forearms}"/></g><path fill="#b9824e" opacity=".8" d="${sleeveFolds}"/><g filter="url(#${p}-s)"><path fill="#fff1cc" d="${elbowWax}"/></g>${hand('flat', 1054, 598, { scale: 0.62, mirrored: true, turn: -4 })}${hand('flat', 1088, 592, { scale: 0.62, turn: 4 })}`,
})
