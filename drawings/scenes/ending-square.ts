import { robed, robedTrim } from '../people/crowd.ts'
import { faceDefs } from '../bodies/figure.ts'
import { layeredScene } from '../tools/layers.ts'
import { circle, shape, taper } from '../tools/paper.ts'
import { box, farHouse, farPagoda, hipRoof, lattice, plyFilter, quad, radial, roofRibs, vertical } from '../places/scenery.ts'
import { lampCord, townLampDefs } from '../places/story.ts'
import { maruGiving, maruSpent, omigakiWithPail, shioriAsleep, yotsujiAsking } from '../people/townsfolk.ts'

// The square seen close, the night the three come back: every lamp is lit, the whole town stands round them, and so do its stains.
const s = 'sqs'
type Standing = readonly [x: number, y: number, height: number]

const houses = [
  [250, 84, 42],
  [338, 70, 60],
  [424, 84, 40],
  [520, 64, 54],
  [770, 70, 46],
  [858, 80, 62],
  [948, 86, 40],
  [1034, 74, 58],
] as const
const town = houses.map(([x, w, h]) => farHouse(x, 318, w, h)).join('') + farPagoda(646, 318, 5, 84)
const windows =
  houses.map(([x, , h]) => box(x - 17, 324 - h, 11, 15) + box(x + 6, 324 - h, 11, 15)).join('') +
  box(628, 272, 9, 13) +
  box(655, 272, 9, 13)
const near = box(-40, 206, 226, 196) + hipRoof(70, 212, 300, 90, 14) + box(1094, 206, 226, 196) + hipRoof(1210, 212, 300, 90, 14)
const panes = [
  [78, 266],
  [132, 266],
  [1106, 266],
  [1160, 266],
] as const
const joints = [-9, -7, -5, -3, -1, 1, 3, 5, 7, 9].map((x) => `M${690 + x * 52} 330L${690 + x * 190} 740`).join('')

// The crowd in three rows; whoever stands to the left has the light on the right.
const back: readonly Standing[] = Array.from({ length: 23 }, (_, at) => [
  206 + at * 40 + (at % 3) * 6,
  358 + (at % 2) * 8,
  60 + ((at * 7) % 4) * 6,
])
const left: readonly Standing[] = [
  [356, 418, 98],
  [306, 424, 112],
  [258, 416, 104],
  [206, 428, 120],
  [150, 420, 108],
  [100, 430, 118],
  [232, 496, 96],
  [164, 510, 152],
  [92, 520, 160],
]
const right: readonly Standing[] = [
  [946, 416, 104],
  [994, 424, 114],
  [1044, 416, 98],
  [1092, 428, 120],
  [1142, 420, 106],
  [1188, 430, 118],
  [1152, 512, 156],
  [1206, 522, 150],
]
const bodies = (row: readonly Standing[]): string => row.map(([x, y, h]) => robed(x, y, h)).join('')
const trims = (row: readonly Standing[]): string => row.map(([x, y, h]) => robedTrim(x, y, h)).join('')
/** Some raise both arms, some one. */
const hands = (row: readonly Standing[]) =>
  row.flatMap(([x, y, h], at) =>
    (at % 3 === 1 ? ([1] as const) : ([1, -1] as const)).map(
      (side) => [x + side * h * 0.2, y - h * 1.12, x + side * h * 0.12, y - h * 0.74, h] as const,
    ),
  )
const arms = (row: readonly Standing[]): string =>
  hands(row)
    .map(([x, y, fromX, fromY, h]) =>
      taper(
        [
          [fromX, fromY],
          [x + (x - fromX) * 0.6, y + h * 0.2],
          [x, y],
        ],
        [h * 0.12, h * 0.1, h * 0.06],
        { per: 1, decimals: 0 },
      ),
    )
    .join('')
const given = hands([...left, ...right])
  .filter((_, at) => at % 2 === 0)
  .map(([x, y]) => [Math.round(x), Math.round(y)] as const)

// The stains: each a body and a head, which it turns to the middle, where it is empty.
const middle = [706, 470] as const
const lying = (turn: number, rx: number, ry: number, r: number): string => {
  const x = Math.round(middle[0] + Math.cos(turn) * rx)
  const y = Math.round(middle[1] + Math.sin(turn) * ry)
  const head = [Math.round(x - Math.cos(turn) * r * 0.9), Math.round(y - Math.sin(turn) * r * 0.34)] as const
  const flat = ([cx, cy]: readonly [number, number], w: number): string =>
    `M${cx - w} ${cy}a${w} ${Math.round(w * 0.3)} 0 1 1 ${2 * w} 0a${w} ${Math.round(w * 0.3)} 0 1 1-${2 * w} 0z`
  return flat([x, y], r) + flat(head, Math.round(r * 0.46))
}
const ringOf = (count: number, rx: number, ry: number, r: number, from: number): string =>
  Array.from({ length: count }, (_, at) => lying(from + (at / count) * Math.PI * 2, rx, ry, r + ((at * 5) % 3) * 3)).join('')
const seats = [580, 724, 856].map((x) => quad([x - 34, 476], [x + 34, 476], [x + 42, 496], [x - 42, 496])).join('')

// The old lantern, patched, and the coat that is held open over it: its lining takes the light.
const lantern =
  box(508, 426, 4, 48) +
  box(544, 426, 4, 48) +
  box(502, 470, 52, 7) +
  box(505, 422, 46, 6) +
  shape('496,424* 516,410 522,402 534,402 540,410 560,424*')
const handle = 'M516 402q12-28 24 0'
const flame = '528,468* 518,460 516,448 522,440 528,426* 534,440 540,448 540,460'
const coat = shape('578,362* 540,354 500,356 484,362* 474,410 466,476* 486,468 504,478* 524,469 544,478* 564,470 582,478*')
const folds =
  taper('490,366 484,410 482,462', [2, 4, 2]) + taper('520,362 506,400 502,420', [2, 4, 1]) + taper('556,364 558,420 562,464', [2, 4, 2])

// The roster: names struck out from top to bottom, and the one line that lies across.
const sheet = box(458, 350, 66, 76)
const rods = box(454, 346, 74, 6) + box(454, 424, 74, 6)
const names = [466, 476, 486, 496, 506, 516].map((x, at) => box(x - 1.5, 360 + (at % 2) * 4, 3, 52 - (at % 3) * 6)).join('')

const defs =
  vertical(`${s}-k`, [0, '#150c34'], [0.16, '#3a1a58'], [0.3, '#9a3e62'], [0.4, '#f2935c'], [0.45, '#ffd68c']) +
  radial(`${s}-g`, [0, '#fff6d6', 0.95], [0.4, '#ffca6a', 0.55], [1, '#ff8a4a', 0]) +
  radial(`${s}-e`, [0, '#ffd27a', 0.9], [0.4, '#ff9a3c', 0.5], [1, '#ff7a2a', 0]) +
  vertical(`${s}-fl`, [0, '#ffe2a4'], [0.18, '#f2ac6c'], [0.45, '#b8606a'], [1, '#4a2048']) +
  vertical(`${s}-w`, [0, '#fffbe0'], [1, '#ffc25a']) +
  vertical(`${s}-n`, [0, '#7a3056'], [1, '#42183e']) +
  plyFilter(s, '#2a0c2c', 6, 0.55) +
  townLampDefs(s) +
  faceDefs(s)
const ply = (d: string, fill: string, edge: string, dx = 0): string =>
  `<g filter="url(#${s}-s)"><path fill="${edge}" transform="translate(${dx}-2)" d="${d}"/><path fill="${fill}" d="${d}"/></g>`
const rows = (list: readonly Standing[], dx: number): string => {
  const far = list.filter(([, y]) => y < 440)
  const front = list.filter(([, y]) => y >= 440)
  return `${ply(bodies(far), '#47193f', '#ffd08a', dx)}<path fill="#c8604e" d="${trims(far)}"/>${ply(bodies(front), '#260d2c', '#ffcf86', dx)}<path fill="#a84a4c" d="${trims(front)}"/>`
}
const body = `<rect width="1280" height="720" fill="url(#${s}-k)"/><circle cx="650" cy="290" r="470" fill="url(#${s}-g)"/>
${ply(town + box(-20, 314, 1320, 30), '#9a4058', '#ffe6ac')}<path fill="#fff6cc" d="${windows}"/>
<path fill="url(#${s}-fl)" d="${box(-20, 328, 1320, 412)}"/><path fill="none" stroke="#fff0c4" stroke-width="2" opacity=".28" d="${joints}M-20 352H1300M-20 392H1300M-20 450H1300M-20 530H1300"/>
<ellipse cx="700" cy="440" rx="430" ry="96" fill="url(#${s}-g)" opacity=".8"/>
${ply(near, `url(#${s}-n)`, '#ffd08a')}<path fill="#ffcf8a" opacity=".35" d="${roofRibs(70, 212, 300, 90, 14)}${roofRibs(1210, 212, 300, 90, 14)}"/><path fill="url(#${s}-w)" d="${panes.map(([x, y]) => box(x, y, 44, 60)).join('')}"/><path fill="#42183e" d="${panes.map(([x, y]) => lattice(x, y, 44, 60, 3, 4, 3)).join('')}"/>`

/** A figure of `townsfolk.ts`, feet at (x, y). */
const standing = (x: number, y: number, figure: string, scale = 1): string =>
  `<g filter="url(#${s}-s)"><g transform="translate(${x} ${y})scale(${scale})">${figure}</g></g>`

export const drawings = layeredScene('ending-square', defs, body, {
  'lamps-far': `${lampCord(s, [214, 206], [1066, 206], 26, 6, 0.8)}${lampCord(s, [186, 250], [1094, 250], 20, 6, 0.66)}`,
  lamps: `${lampCord(s, [-20, 60], [1300, 60], 40, 7, 1.6)}${lampCord(s, [-20, 128], [1300, 128], 34, 7, 1.2)}`,
  back: `<g filter="url(#${s}-s)" fill="#7a3050"><use href="#${s}-b" y="-2" fill="#ffe0a0"/><path id="${s}-b" d="${bodies(back)}"/></g>`,
  left: rows(left, 2),
  right: rows(right, -2),
  cheer: `<g fill="#7a3050"><path d="${arms(back)}"/></g><path fill="#47193f" d="${arms([...left, ...right].filter(([, y]) => y < 440))}"/><path fill="#260d2c" d="${arms([...left, ...right].filter(([, y]) => y >= 440))}"/>`,
  skewers: `<path fill="#8a5a34" d="${given.map(([x, y]) => box(x - 1, y - 30, 2.4, 40)).join('')}"/><path fill="#fff0d0" d="${given.map(([x, y]) => circle(x, y - 28, 5) + circle(x, y - 18, 5) + circle(x, y - 8, 5)).join('')}"/>`,
  omigaki: standing(258, 490, omigakiWithPail(s)),
  shiori: standing(1078, 494, shioriAsleep(s)),
  maru: standing(984, 488, maruGiving(s)),
  'maru-spent': standing(984, 488, maruSpent(s)),
  yotsuji: standing(408, 478, yotsujiAsking(s), 1.12),
  roster: `<g filter="url(#${s}-s)"><path fill="#fff8e4" d="${sheet}"/></g><path fill="#4a2038" d="${names}${rods}"/><path fill="#d23a2a" d="${box(460, 382, 62, 4)}"/>`,
  'stains-first': `<path fill="#3a1434" opacity=".9" d="${lying(2.7, 250, 40, 26)}${lying(1.85, 214, 50, 30)}${lying(0.8, 240, 46, 28)}"/>`,
  stains: `<use href="#${s}-r" fill="none" stroke="#ffcf9a" stroke-opacity=".6" stroke-width="3"/><path id="${s}-r" fill="#3a1434" d="${ringOf(14, 214, 38, 26, 0.2)}${ringOf(18, 336, 56, 28, 0)}"/>`,
  seats: `<path fill="#fff0c4" fill-opacity=".35" stroke="#fff6dc" stroke-width="2.500" d="${seats}"/>`,
  // Behind the one who carries it: black paper takes no light, it only has a lit edge.
  glow: `<circle cx="576" cy="408" r="130" fill="url(#${s}-g)"/><ellipse cx="576" cy="404" rx="76" ry="84" fill="url(#${s}-g)"/><ellipse cx="576" cy="488" rx="150" ry="24" fill="url(#${s}-g)"/><ellipse cx="576" cy="486" rx="92" ry="13" fill="url(#${s}-g)"/>`,
  coat: `${ply(coat, '#d8744a', '#2a1030', -3)}<path fill="#a84a3c" d="${folds}"/><path fill="#140a1c" d="${circle(484, 362, 8)}"/>`,
  flame: `<circle cx="528" cy="446" r="64" fill="url(#${s}-e)"/><path fill="#fff3c4" d="${box(512, 426, 32, 46)}"/><path fill="#ff9a33" d="${shape(flame)}"/><path fill="#fffbe6" d="${shape('528,466* 523,458 523,450 528,440* 533,450 533,458')}"/><path fill="#2a1030" d="${lantern}"/><path fill="none" stroke="#2a1030" stroke-width="3" d="${handle}"/>`,
})
