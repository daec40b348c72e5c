import type { Drawing } from '../tools/drawing.ts'
import { themeOf } from '../tools/field-themes.ts'
import { fringe, mist, random, road } from '../places/landscape.ts'
import { circle, shape, taper } from '../tools/paper.ts'
import { num } from '../tools/points.ts'
import {
  backgroundSvg,
  box,
  farHouse,
  farPagoda,
  groundCuts,
  land,
  lantern,
  ply,
  repeat,
  skyAndLamp,
  stageDefs,
} from '../places/scenery.ts'

// 灯見ヶ原: a late afternoon that never becomes evening; the town lamps still in sight; children's shadows that stayed.
// Stage contrast against --k0, measured: 7.3 behind the enemies, 5.7 on the floor.
const b = 'b1'
const theme = themeOf(1)

const peaks = land(
  '-20,300 20,268* 52,244* 66,250* 78,244* 110,284 190,340 262,362* 350,338 400,306* 418,314* 428,310* 470,346 560,376 660,384 760,378 830,352* 872,316 902,276* 916,284* 926,278* 966,326 1030,360* 1076,340 1130,300* 1150,284* 1166,294* 1196,330 1300,366*',
  440,
)
const facets =
  shape('66,250* 76,268* 70,290* 92,306* 96,330* 130,352* 190,340* 110,284 78,244*') +
  shape('902,276* 912,300* 904,322* 930,350* 970,362* 1026,360* 966,326 926,278* 916,284*') +
  shape('1150,284* 1156,312* 1148,334* 1180,356* 1240,350* 1196,330 1166,294*') +
  shape('418,314* 424,330* 416,344* 446,364* 510,362* 470,346 428,310*')
const foothills = land(
  '-20,372 60,362 132,384* 190,366 262,380* 330,392 430,400 540,406 660,409 780,404 864,386* 934,374 1000,390* 1060,366 1130,378* 1200,358 1300,370*',
  470,
)
const hill = land('-20,392 60,382 150,378 260,384 360,404 520,428 660,431 800,427 930,418 1060,404 1180,408 1300,394*', 520)
const town =
  farHouse(98, 394, 44, 18) +
  farHouse(140, 394, 34, 30) +
  farPagoda(188, 394) +
  farHouse(236, 396, 44, 20) +
  farHouse(280, 400, 34, 32) +
  farHouse(322, 404, 42, 17) +
  farHouse(366, 410, 32, 12)
const windows = [
  [90, 366, 6, 7],
  [101, 366, 6, 7],
  [136, 364, 7, 7],
  [180, 364, 5, 9],
  [191, 364, 5, 9],
  [185, 339, 6, 8],
  [185, 315, 6, 7],
  [226, 367, 6, 7],
  [240, 367, 6, 7],
  [276, 367, 7, 7],
  [276, 380, 6, 6],
  [313, 380, 5, 6],
  [325, 380, 5, 6],
  [363, 391, 5, 6],
]
  .map(([x = 0, y = 0, w = 0, h = 0]) => box(x, y, w, h))
  .join('')
// the town's lamps stand in fours, down the slope to the road
const lamps = [
  [300, 404],
  [340, 412],
  [384, 420],
  [430, 427],
]
  .map(([x = 0, y = 0]) => [0, 8, 16, 24].map((step) => circle(x + step, y + step * 0.16, 2.2)).join(''))
  .join('')
const back = land('-20,446 120,436 300,444 470,455 640,458 820,453 980,442 1140,446 1300,436*', 560)
const floor = land('-20,502 140,490 330,487 520,496 700,500 900,493 1080,484 1300,497*', 640)
const bank = land('-20,622 120,604 300,616 480,634 640,640 800,634 980,614 1160,602 1300,620*', 740)
const path = road([
  [690, 430, 7],
  [686, 438, 10],
  [694, 449, 15],
  [706, 462, 22],
  [700, 480, 34],
  [668, 504, 56],
  [632, 536, 92],
  [622, 580, 150],
  [650, 660, 240],
])

// crane: neck stretched, legs trailing, near wing up with its fingers spread; the far wing is its own, lighter piece
const crane = shape(
  '56,-13* 43,-18 30,-11 17,-8 20,-26* 10,-44 -4,-62* -4,-52* -14,-58* -12,-47* -22,-50* -18,-38* -27,-38* -22,-26 -17,-8* -29,-4* -70,5* -28,2* -6,7 14,4 30,-5 42,-12',
)
const craneWing = shape('12,-8* 18,-30 30,-50* 31,-40* 39,-42* 36,-32* 41,-30* 30,-16 22,-6*')

// three children hand in hand and their kite: only the shadows are left
const child = (x: number, y: number, s: number, skirt: number): string =>
  shape([
    [x - 7 * s - skirt, y, true],
    [x - 4 * s, y - 13 * s],
    [x - 4 * s, y - 19 * s, true],
    [x + 4 * s, y - 19 * s, true],
    [x + 4 * s, y - 13 * s],
    [x + 7 * s + skirt, y, true],
  ]) + circle(x, y - 23 * s, 5.4 * s)
const children =
  child(968, 445, 1, 1) +
  child(986, 444, 0.84, 0) +
  child(1003, 444, 1.06, 2) +
  taper('971,428 977,433 984,429', [2.4, 2, 2.4], { per: 1 }) +
  taper('988,429 995,433 1001,428', [2.4, 2, 2.4], { per: 1 }) +
  taper('1006,427 1013,422 1018,414', [2.6, 2.2, 1.6], { per: 1 })
const kite = 'M1040 220l30 9-10 36-30-9z'

// susuki grass: stem, leaves, and a plume whose strands fall one way
const plume = (): string => {
  let d = ''
  for (let i = 0; i < 9; i += 1) {
    const t = i / 8
    const [x, y, length] = [4 + t * t * 20, -148 - t * 52, 64 - t * 18]
    d += taper(
      [
        [x - 2, y],
        [x + 10, y - length * 0.46],
        [x + 34, y - length * 0.5],
        [x + 52, y - length * 0.12],
      ],
      [0, 5.2, 4.2, 0],
      { per: 1, decimals: 0 },
    )
    if (i < 6)
      d += taper(
        [
          [x - 2, y],
          [x - 3, y - length * 0.5],
          [x + 10, y - length * 0.86],
        ],
        [0, 4.4, 0],
        { per: 1, decimals: 0 },
      )
  }
  return d
}
const stem = taper('0,0 -3,-70 0,-140 24,-204', [4, 3.4, 2.6, 1.6], { per: 1, decimals: 0 })
const blades =
  taper('0,0 -10,-56 -40,-98 -84,-104', [4, 6, 4, 0], { per: 1, decimals: 0 }) +
  taper('1,-10 16,-70 48,-104 84,-92', [4, 6, 4, 0], { per: 1, decimals: 0 }) +
  taper('0,-14 -8,-80 -30,-134 -46,-140', [3, 4, 3, 0], { per: 1, decimals: 0 })

// pine pad: fans of needles on a flat-bottomed cloud
const fan = (x: number, r: number): string => {
  const points: [number, number, boolean][] = []
  for (let i = 0; i <= 18; i += 1) {
    const angle = Math.PI - (i / 18) * Math.PI
    const reach = i % 2 === 0 ? [1, 0.86] : [0.86, 0.74]
    points.push([x + Math.cos(angle) * r * (reach[0] ?? 1), -Math.sin(angle) * r * (reach[1] ?? 1), true])
  }
  return shape(points)
}
const fanSlits = (x: number, r: number): string => {
  let d = ''
  for (let i = 1; i < 6; i += 1) {
    const angle = (i / 6) * Math.PI
    d += `M${num(x + Math.cos(angle) * r * 0.26)} ${num(-Math.sin(angle) * r * 0.2 - 2)}L${num(x + Math.cos(angle) * r * 0.74)} ${num(-Math.sin(angle) * r * 0.64)}`
  }
  return d
}
const pad =
  [
    [-62, 26],
    [-28, 36],
    [14, 40],
    [54, 30],
    [80, 18],
  ]
    .map(([x = 0, r = 0]) => fan(x, r))
    .join('') + shape('-90,-2* 0,-6 98,-2* 50,9 0,6 -50,10')
const needles = [
  [-64, 24],
  [-24, 34],
  [22, 36],
  [60, 27],
]
  .map(([x = 0, r = 0]) => fanSlits(x, r))
  .join('')
const pads = [
  [30, 80, 1.15],
  [172, 58, 1.05],
  [306, 96, 0.95],
  [262, 152, 0.8],
  [-10, 24, 1.2],
  [120, 14, 0.9],
] as const
const bough =
  taper('-30,118 60,98 140,114 220,88 304,100', [34, 26, 20, 12, 5]) +
  taper('90,102 130,74 180,56', [14, 9, 3]) +
  taper('150,110 190,140 256,152', [12, 8, 3])

const defs =
  `<linearGradient id="${b}-sky" x2="0" y2="1"><stop stop-color="#1d1236"/><stop offset=".2" stop-color="#512450"/><stop offset=".36" stop-color="#ab4458"/><stop offset=".48" stop-color="#ec8149"/><stop offset=".6" stop-color="#ffcd73"/></linearGradient>` +
  stageDefs(b, theme).replace(/^<linearGradient.*?<\/linearGradient><radialGradient.*?<\/radialGradient>/, '') +
  `<radialGradient id="${b}-glow"><stop stop-color="#fff3cb"/><stop offset=".26" stop-color="#ffd98a" stop-opacity=".8"/><stop offset=".5" stop-color="#ff8a58" stop-opacity=".38"/><stop offset="1" stop-color="#d83a6c" stop-opacity="0"/></radialGradient>` +
  `<linearGradient id="${b}-road" x2="0" y2="1"><stop stop-color="#ffe6a6"/><stop offset=".4" stop-color="#eea25c"/><stop offset="1" stop-color="#8a3f4c"/></linearGradient>` +
  `<path id="${b}-r" d="${fringe(5, 330, 26, 30)}"/><path id="${b}-R" d="${fringe(9, 330, 22, 64)}"/><path id="${b}-su" d="${stem}${blades}${plume()}"/><path id="${b}-p" d="${pad}"/><path id="${b}-n" d="${needles}"/>` +
  `<g id="${b}-cr"><path fill="#8a3a58" d="${craneWing}"/><path d="${crane}"/></g>`

export const drawing: Drawing = {
  name: 'backgrounds/1',
  svg: backgroundSvg(
    defs,
    `${skyAndLamp(b, theme, { x: 700, y: 318, r: 118 })}
<g filter="url(#${b}-s)" opacity=".9"><path fill="#73305d" d="${mist(
      [
        [-40, 300],
        [-40, 190],
        [-40, 430],
        [-40, 350],
      ],
      112,
      22,
    )}"/><path fill="#7d335c" d="${mist(
      [
        [900, 1180],
        [1000, 1110],
        [820, 1330],
        [950, 1330],
      ],
      132,
      21,
    )}"/></g>
<g filter="url(#${b}-s)" opacity=".88"><path fill="#d5644d" d="${mist(
      [
        [440, 620],
        [480, 570],
        [386, 690],
        [430, 640],
      ],
      226,
      16,
    )}"/><path fill="#e58a55" d="${mist(
      [
        [770, 960],
        [806, 920],
        [700, 1070],
      ],
      272,
      14,
    )}"/></g>
<g fill="#5a2448">${repeat(`${b}-cr`, [
      [560, 196, 1, -6],
      [648, 150, 0.72, -10],
      [478, 160, 0.56, -4],
    ])}</g>
${ply(b, 'm1', peaks, theme.far, theme.rim)}<path fill="#a94d58" opacity=".35" d="${facets}"/>
${ply(b, 'm2', foothills, theme.mid, '#f3a06a')}
<circle cx="700" cy="350" r="340" fill="url(#${b}-glow)" opacity=".55"/>
${ply(b, 'h', hill + town, theme.near, '#e58a5c')}<path fill="#ffdf95" d="${windows}"/><circle cx="240" cy="380" r="120" fill="url(#${b}-halo)" opacity=".4"/><path fill="#ffe9ad" d="${lamps}"/>
${ply(
  b,
  'g1',
  back,
  '#b4544e',
  '#f5ab6c',
  `<g fill="#c9664c">${repeat(`${b}-r`, [
    [-10, 442, 0.6, -2],
    [180, 438, 0.6, 2],
    [370, 449, 0.6, 2],
    [560, 456, 0.5, 1],
    [740, 456, 0.5, -1],
    [930, 446, 0.6, -3],
    [1110, 444, 0.6, 1],
  ])}</g>`,
)}
<path fill="#f5b071" opacity=".55" d="${groundCuts(14, 464, 482, random(4), 90)}"/>
<g fill="#451538"><path fill="none" stroke="#8f4560" stroke-width="1.2" d="M1018 414q36-70 40-160M1040 260q-10 20-2 34q8 12-2 26"/><path d="${children}${kite}"/></g><path stroke="#f3a06a" d="M1055 225l-10 36M1035 238l30 9"/>
${ply(
  b,
  'g2',
  floor,
  `url(#${b}-floor)`,
  '#eb9460',
  `<g fill="#b05050">${repeat(`${b}-r`, [
    [-10, 500, 0.9, -3],
    [280, 490, 0.9, 1],
    [570, 499, 0.7, 1],
    [800, 498, 0.7, -2],
    [1020, 489, 0.9, 1],
  ])}</g>`,
)}
<path fill="url(#${b}-road)" d="${path}"/><path fill="#eba069" opacity=".42" d="${groundCuts(18, 520, 600, random(12), 150)}"/>
<ellipse cx="640" cy="556" rx="600" ry="86" fill="url(#${b}-pool)"/>
<g fill="#f6bb7c">${repeat(`${b}-su`, [
      [160, 624, 0.78],
      [196, 626, 0.6],
      [1096, 620, -0.72, 0, 0.72],
      [1160, 628, -0.9, 0, 0.9],
    ])}</g>
${ply(
  b,
  'g3',
  bank,
  `url(#${b}-front)`,
  '#a84a56',
  `<g fill="${theme.front[0]}">${repeat(`${b}-R`, [
    [-20, 622, 0.9, -4],
    [250, 612, 0.7, 5],
    [470, 636, 0.45, 2],
    [640, 640, 0.45, -2],
    [790, 636, 0.7, -5],
    [1010, 612, 0.9, 2],
  ])}</g>`,
)}
<g filter="url(#${b}-s)" fill="${theme.k0}">${repeat(`${b}-su`, [
      [30, 730, 1.75],
      [-24, 740, 1.5, -8],
      [110, 740, 1.3, 4],
      [1256, 730, -1.7, 0, 1.7],
      [1304, 740, -1.4, 6, 1.4],
      [1176, 746, -1.2, -6, 1.2],
    ])}${repeat(`${b}-R`, [
      [-20, 726, 1.4],
      [400, 732, 1.1],
      [740, 732, 1.1],
      [960, 726, 1.3],
    ])}<path d="${bough}"/>${repeat(`${b}-p`, pads)}</g>
<g stroke="#f09a55" stroke-width="2.2" stroke-linecap="round" opacity=".8">${repeat(`${b}-n`, pads)}</g>
${lantern(b, 348, 100, theme.k0)}`,
  ),
}
