import { layeredScene } from '../tools/layers.ts'
import { random } from '../places/landscape.ts'
import { handPaints, handsOf } from '../bodies/hands.ts'
import { circle, shape, taper } from '../tools/paper.ts'
import { box, lanternDefs, plyFilter, quad, radial, repeat, vertical } from '../places/scenery.ts'

// 積灯庫: lamps stacked between the books up into the dark; シオリ asleep on her desk, her finger in the right page.
const p = 'lbs'
const { hand } = handsOf(p)
const ink = '#120a1a'
const bookColours = ['#4a2342', '#5c2c46', '#38203f', '#6b3a3a', '#33264a'] as const

/** One bay of shelves in perspective from depth a to b on one side; rows of spines, one lamp niche. */
const wallX = (side: number, depth: number): number => Math.round(640 + side * (720 / depth))
const wallY = (depth: number, up: number): number => Math.round(330 - up / depth)
const bays = (side: 1 | -1): string => {
  const next = random(side === 1 ? 5 : 9)
  const depths = [1, 1.3, 1.7, 2.25, 3]
  let out = ''
  for (let bay = 0; bay < depths.length - 1; bay += 1) {
    const [from = 1, to = 1] = [depths[bay], depths[bay + 1]]
    const cell = (t0: number, t1: number, low: number, high: number): string => {
      const [d0, d1] = [1 / (1 / from + (1 / to - 1 / from) * t0), 1 / (1 / from + (1 / to - 1 / from) * t1)]
      return quad(
        [wallX(side, d0), wallY(d0, high)],
        [wallX(side, d1), wallY(d1, high)],
        [wallX(side, d1), wallY(d1, low)],
        [wallX(side, d0), wallY(d0, low)],
      )
    }
    let boards = ''
    const spines = bookColours.map(() => '')
    for (let row = 0; row < 6; row += 1) {
      const low = -330 + row * 118
      boards += cell(0, 1, low - 12, low)
      if (bay > 2) {
        spines[row % 5] += cell(0.08, 0.92, low, low + 84)
        continue
      }
      let t = 0.06
      while (t < 0.9) {
        const w = (0.085 + next() * 0.085) * (bay > 1 ? 1.5 : 1)
        const colour = Math.floor(next() * bookColours.length)
        if (next() > 0.1) spines[colour] += cell(t, Math.min(0.94, t + w - 0.012), low, low + 66 + next() * 34)
        t += w
      }
    }
    out += `<path fill="#1d1024" d="${cell(0, 1, -340, 420)}"/>${spines.map((d, i) => (d === '' ? '' : `<path fill="${bookColours[i]}" d="${d}"/>`)).join('')}<path fill="#8a4c4a" d="${boards}"/><path fill="#2c1630" d="${cell(0, 0.05, -340, 420)}"/>`
  }
  return out
}
const lampPlaces = (
  [
    [1, 0, 1.14],
    [2, 1, 1.48],
    [3, 2, 1.95],
    [4, 0, 1.14],
    [0, 1, 1.48],
    [2, 3, 2.5],
    [5, 0, 1.14],
    [1, 2, 1.95],
  ] as const
).flatMap(([row, , depth]) =>
  ([-1, 1] as const).map(
    (side) =>
      [Math.round(wallX(side, depth) - side * 4), Math.round(wallY(depth, -330 + row * 118)), Number((1.15 / depth).toFixed(2))] as const,
  ),
)
// The back wall: the boards of both sides meet in it, under the moon.
const backBoards = [0, 1, 2, 3, 4, 5].map((row) => wallY(3, -330 + row * 118))
const backRow = random(21)
const backBooks = bookColours.map(() => '')
for (const y of backBoards) {
  for (let x = 410; x < 548; ) {
    const w = Math.round(7 + backRow() * 8)
    const high = Math.round(20 + backRow() * 12)
    const colour = Math.floor(backRow() * bookColours.length)
    if (backRow() > 0.12) backBooks[colour] += box(x, y - high, w - 1, high)
    x += w
  }
}
const backBay = `<path fill="#1d1024" d="${box(400, 190, 160, 254)}"/>${backBooks.map((d, i) => `<path fill="${bookColours[i]}" d="${d}"/>`).join('')}<path fill="#8a4c4a" d="${[190, ...backBoards].map((y) => box(400, y, 160, 4)).join('')}"/><path fill="#2c1630" d="${box(400, 190, 7, 254)}${box(553, 190, 7, 254)}"/>`
const smallLamp = `<circle cy="-20" r="52" fill="url(#${p}-halo)"/><path fill="url(#${p}-lamp)" d="${shape('-13,-3* 13,-3* 20,-20 13,-38* -13,-38* -20,-20')}"/><path fill="none" stroke="#8f3a1d" opacity=".7" d="M-17-28h34M-20-20h40M-17-12h34"/><path fill="${ink}" d="M-12-43h24v6h-24zM-12-4h24v5h-24z"/>`

const ladder =
  taper('186,640 240,380 286,120', [11, 10, 9]) +
  taper('258,640 300,380 336,120', [11, 10, 9]) +
  [590, 530, 470, 410, 350, 290, 230, 170]
    .map((y) =>
      quad([186 + (640 - y) * 0.192, y], [258 + (640 - y) * 0.15, y], [258 + (640 - y) * 0.15, y + 7], [186 + (640 - y) * 0.192, y + 7]),
    )
    .join('')
const desk = shape('760,600* 790,584 1300,580* 1300,740* 780,740*')
// シオリ: cheek on her arm, hair let loose over the desk, one finger in the book
const sleeper = shape('900,600* 892,556 912,512 960,486 1020,482 1068,500 1108,530 1160,548 1212,580 1230,604*')
const hair = shape(
  '926,588* 900,560 896,520 918,484 960,466* 1004,464 1040,486 1056,520 1050,552* 1064,566 1084,588* 1046,584 1024,560* 1010,520 980,506 948,516 940,548 946,590*',
)
const bun = circle(1014, 462, 22) + taper('992,444 1020,458 1052,476', [4, 4, 3]) + circle(992, 443, 5)
const fringe = shape(
  '936,556* 936,512 980,494 1022,510 1032,566* 1021,544 1013,530* 1004,540 992,541 988,529* 978,540 964,541 960,531* 950,540 944,556*',
)
const cheek = shape('944,548 950,518 980,508 1008,522 1020,556 1008,584 976,590 950,580')
const sleeve = shape('1064,604* 1040,584 1000,578 960,584 920,579 888,564* 868,558* 862,580 864,604* 900,608 940,608')
const lining = shape('868,558* 862,580 864,604* 874,606* 871,582 879,561*')
const openBook = shape('770,602* 792,578 826,574 846,582* 866,572 900,576 916,600*')
const stack = box(1130, 552, 96, 18) + box(1138, 534, 84, 18) + box(1126, 516, 92, 18)
const lampStand = box(1230, 470, 6, 112) + shape('1200,586* 1214,572 1252,572 1266,586*')

const defs =
  radial(`${p}-deep`, [0, '#241430'], [1, '#0e0814']) +
  vertical(`${p}-floor`, [0, '#241228'], [1, '#0e0814']) +
  radial(`${p}-moon`, [0, '#ffe8b0'], [1, '#c87844']) +
  vertical(`${p}-back`, [0, '#0e0814', 0], [0.44, '#32193a'], [1, '#32193a', 0]) +
  radial(`${p}-calm`, [0, '#0e0814', 0.62], [0.65, '#0e0814', 0.42], [1, '#0e0814', 0]) +
  vertical(`${p}-desk`, [0, '#4a2436'], [1, '#170b1a']) +
  radial(`${p}-skin`, [0, '#fff0cc'], [0.6, '#ffd09a'], [1, '#d8864e']) +
  lanternDefs(p) +
  handPaints(p) +
  plyFilter(p, '#08040c', 5, 0.8) +
  `<g id="${p}-sl">${smallLamp}</g><g id="${p}-bay">${backBay}</g>`

// The desk's front: drawers of the card index, one of them not quite shut.
const drawers = [
  [792, 634],
  [912, 634],
  [1032, 638],
  [1152, 634],
] as const
const fronts = drawers.map(([x, y]) => box(x, y, 108, 58)).join('')
const labels = drawers.map(([x, y]) => box(x + 34, y + 12, 40, 16)).join('')
const pulls = drawers.map(([x, y]) => circle(x + 54, y + 42, 5)).join('')

const body = `<rect width="1280" height="720" fill="url(#${p}-deep)"/><path fill="url(#${p}-floor)" d="M400 440h480l420 300h-1320z"/><rect width="1280" height="444" fill="url(#${p}-back)"/><circle cx="864" cy="108" r="92" fill="url(#${p}-halo)" opacity=".45"/><circle cx="864" cy="108" r="40" fill="url(#${p}-moon)"/><path fill="none" stroke="#1d1024" stroke-width="5" d="M864 68v80M824 108h80M836 80l56 56M892 80l-56 56M864 68a40 40 0 1 0 .1 0"/>${[0, 160, 320].map((x) => `<use href="#${p}-bay" x="${x}"/>`).join('')}
${bays(-1)}${bays(1)}${repeat(`${p}-sl`, [...lampPlaces, [764, 322, 0.4], [852, 401, 0.4]])}
<ellipse cx="640" cy="360" rx="430" ry="330" fill="url(#${p}-calm)"/>
<g filter="url(#${p}-s)"><path fill="#c98a5a" transform="translate(-1-1.500)" d="${ladder}"/><path fill="${ink}" d="${ladder}"/></g>
<g filter="url(#${p}-s)"><path fill="#ffb765" transform="translate(0-3)" d="${desk}"/><path fill="url(#${p}-desk)" d="${desk}"/></g>
<g filter="url(#${p}-s)"><path fill="#b5623c" transform="translate(0-2)" d="${fronts}"/><path fill="#3f1f38" d="${fronts}"/></g><path fill="#f0d6a4" d="${labels}"/><path fill="#ffb765" d="${pulls}"/>
<path fill="${ink}" d="${lampStand}"/>${repeat(`${p}-sl`, [[1233, 474, 1.7]])}
<g filter="url(#${p}-s)"><path fill="#f0a066" transform="translate(1-2)" d="${stack}"/><path fill="#3a1c34" d="${stack}"/></g><path stroke="#ffcf73" stroke-width="2" opacity=".6" d="M1146 543h60M1136 525h70M1140 561h70"/>`

export const drawings = layeredScene('library', defs, body, {
  glow: `<circle cx="1234" cy="440" r="170" fill="url(#${p}-halo)" opacity=".75"/>`,
  // far enough right that the panel of the shelves leaves her hand in sight
  sleeper: `<g transform="translate(34)"><g filter="url(#${p}-s)"><path fill="#f0a066" transform="translate(1-2)" d="${sleeper}"/><path fill="#2b1638" d="${sleeper}"/></g><path fill="none" stroke="#8a5a7a" stroke-width="3" opacity=".7" d="M1080 530q40 30 110 52M1060 560q40 24 90 34"/><path fill="#f0d4e0" opacity=".5" d="${[
    [1110, 556],
    [1150, 576],
    [1090, 580],
    [1180, 592],
  ]
    .map(([x = 0, y = 0]) => circle(x, y, 4))
    .join('')}"/>
<path fill="#fff0cf" d="${openBook}"/><path fill="none" stroke="#b3703f" stroke-width="1.6" d="M846 582v20M786 588q26-8 50-2M784 595q28-6 52-1M858 586q24-8 44-2M860 594q24-6 46-1"/>
<path fill="url(#${p}-skin)" d="${cheek}"/><path fill="none" stroke="#120b18" stroke-width="3" stroke-linecap="round" d="M958 556q8 6 16 1M990 554q8 5 15-1M972 574q6 3 11 0M954 548q8-4 15-1M990 545q8-3 14 1"/><g fill="#f2604f" opacity=".4"><circle cx="958" cy="568" r="7"/><circle cx="1002" cy="567" r="7"/></g>
<g filter="url(#${p}-s)"><path fill="#f0a066" transform="translate(0-2)" d="${hair}${bun}"/><path fill="${ink}" d="${hair}${bun}${fringe}"/>${hand('flat', 842, 582, { scale: 0.64, turn: -4 })}<path fill="#4a2a5c" d="${sleeve}"/></g><path fill="#b58ad0" d="${lining}"/></g>`,
})
