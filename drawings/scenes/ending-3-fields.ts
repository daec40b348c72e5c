import { hatOn } from '../people/crowd.ts'
import { maruCalling } from '../people/evening-folk.ts'
import { faceDefs } from '../bodies/figure.ts'
import { drawing as atooi } from '../enemies/75-atooi.ts'
import { drawing as mutounojoushu } from '../enemies/113-mutounojoushu.ts'
import { fringe, mist } from '../places/landscape.ts'
import { layeredScene } from '../tools/layers.ts'
import { figureOf, put } from '../tools/outlined.ts'
import { circle, shape, taper } from '../tools/paper.ts'
import { box, land, ply, plyFilter, quad, radial, repeat, vertical } from '../places/scenery.ts'
import { ridgeLamp } from '../places/story.ts'

// 影あかり, the fields: on the lit side the reapers have put down their scythes and eat; on the dark side those without anybody take their seats.
const s = 'efs'
const lamp = [196, 176] as const
const ridge = land('-20,300 90,262 150,248 240,248 320,276 460,318 620,336 800,322 960,296 1120,280 1300,292', 560)
const field = land('-20,352 160,340 360,352 560,372 700,384 860,372 1020,346 1160,336 1300,344', 740)
const furrows = Array.from({ length: 15 }, (_, at) =>
  taper(
    [
      [150 + at * 30, 350 + at * 2],
      [20 + at * 62, 430 + at * 2],
      [-340 + at * 130, 720],
    ],
    [1, 4, 12],
    { per: 1, decimals: 0 },
  ),
).join('')
/** A shadow sitting on the ground, `side` 1 = looks to the right. */
const sitting = (x: number, y: number, h: number, side: 1 | -1): string => {
  const u = h / 100
  const at = (dx: number, dy: number, corner = false): [number, number, boolean] => [x + dx * u * side, y - dy * u, corner]
  return (
    shape([
      at(-24, 0, true),
      at(-26, 22),
      at(-18, 52),
      at(-6, 66),
      at(8, 64),
      at(16, 48),
      at(14, 30),
      at(36, 40),
      at(46, 26),
      at(46, 0, true),
    ]) +
    circle(x + 3 * u * side, y - 82 * u, 15 * u) +
    taper(
      [at(2, 58), at(20, 48), at(30, 56)].map(([a, b]): [number, number] => [a, b]),
      [13 * u, 11 * u, 7 * u],
      { per: 1 },
    )
  )
}
const eaters = [
  [118, 452, 88, 1],
  [212, 458, 84, -1],
  [330, 412, 66, 1],
  [400, 414, 64, -1],
  [366, 432, 62, 1],
  [476, 456, 82, 1],
  [566, 452, 80, -1],
] as const
const hats = ['straw', 'scarf', 'straw', 'bare', 'straw', 'straw', 'knot'] as const
const reapers = eaters
  .map(([x, y, h, side], at) => sitting(x, y, h, side) + hatOn(hats[at] ?? 'bare', x + 0.03 * h * side, y - 0.82 * h, 0.15 * h))
  .join('')
const food = eaters.map(([x, y, h, side]) => circle(x + h * 0.31 * side, y - h * 0.58, h * 0.07)).join('')
const boxes = [
  [152, 448, 30],
  [372, 408, 20],
  [508, 448, 28],
] as const
const lunch = boxes.map(([x, y, w]) => box(x, y, w, 10) + box(x - 4, y + 9, w + 8, 4)).join('')
const rice = boxes.map(([x, y, w]) => box(x + 3, y - 3, w - 6, 4)).join('')
// Scythes stand in the ground, their handles up; a hat hangs on one
const scythe = (x: number, y: number, h: number): string =>
  taper(
    [
      [x, y],
      [x + 4, y - h * 0.5],
      [x - 2, y - h],
    ],
    [5, 5, 4],
    { per: 1 },
  ) +
  taper(
    [
      [x - 2, y - h],
      [x + h * 0.26, y - h * 1.04],
      [x + h * 0.46, y - h * 0.84],
    ],
    [9, 9, 0],
    { per: 1 },
  )
const scythes = scythe(268, 446, 116) + scythe(62, 440, 104) + scythe(632, 440, 104) + shape('42,338* 58,330 64,322 72,330 90,338* 66,344')
// マル calls them to dinner; what she casts is her great-grandfather, bent over a stick
const cast =
  shape('692,442* 722,442* 772,454 822,462 846,461 853,469 838,477 810,476 756,467') +
  circle(868, 471, 12) +
  taper('826,464 850,452 868,450', [8, 7, 5]) +
  taper('874,446 790,449 732,442', [2, 3, 3])
// The benches stand on the dark side, and those who sit there look at us. A place: the cushion, and under it legs at every second one.
const cushion = shape('-20,-29* -22,-34 -18,-38 18,-38 22,-34 20,-29*')
const sitter =
  shape('-19,-30* -20,-50 -11,-63 11,-63 20,-50 19,-30*') +
  shape('-21,-40* -6,-42 -3,-34 -5,-6 -3,0* -18,0* -17,-26 -22,-32') +
  shape('21,-40* 6,-42 3,-34 5,-6 3,0* 18,0* 17,-26 22,-32') +
  circle(0, -75, 13)
const sitterEyes = circle(-5, -75, 2) + circle(5, -75, 2)
const rows = [
  [404, 0.66, 10, 800],
  [446, 0.9, 9, 786],
  [500, 1.2, 8, 776],
] as const
const placesOf = (row: number): readonly (readonly [number, number, number])[] => {
  const [y, size, count, x] = rows[row] ?? [0, 0, 0, 0]
  return Array.from({ length: count }, (_, at) => [Math.round(x + (at + 0.5) * 52 * size), Math.round(y - at * 2.4 * size), size] as const)
}
const taken = [
  [0, 1, 2, 4, 5, 7, 8, 9],
  [0, 1, 6, 7],
]
const sitters = (row: number, part: 'p' | 'i' = 'p'): string =>
  repeat(
    `${s}-${part}`,
    placesOf(row).filter((_, at) => taken[row]?.includes(at)),
  )
// アトオイ alone on the first bench, under his umbrella; the large one on the second, and beside him the small one in the mask of a stag
const knees =
  shape('-24,-42* -4,-44 -3,-34 -6,-4 -4,0* -19,0* -19,-26 -25,-34') + shape('22,-42* 4,-44 3,-34 4,-4 2,0* 17,0* 18,-26 24,-34')
const geta = box(-23, 0, 21, 3) + box(-19, 3, 3, 4) + box(-9, 3, 3, 4) + box(-1, 0, 21, 3) + box(3, 3, 3, 4) + box(13, 3, 3, 4)
const alone = figureOf(s, atooi, { gel: true })
const king = figureOf(s, mutounojoushu, { without: ['wing', 'arms'] })
// Between his crown and his cloak: the others would show through under his eyes.
const kingsFace = shape('949,322* 993,322* 1000,342 990,356 970,362 950,356 941,342')
const stag = shape('1026,446* 1028,402 1036,394 1052,394 1060,402 1062,446*') + circle(1044, 382, 12)
const antlers =
  taper('1038,374 1026,356 1030,338', [5, 4, 0]) +
  taper('1029,358 1018,352', [4, 0]) +
  taper('1050,374 1062,356 1058,338', [5, 4, 0]) +
  taper('1059,358 1070,352', [4, 0])
const mask = shape('1033,374* 1044,368 1055,374* 1051,390 1044,398 1037,390')

const defs =
  `<linearGradient id="${s}-k" x2="1" y2=".25"><stop stop-color="#ffe9b0"/><stop offset=".22" stop-color="#f7a85c"/><stop offset=".5" stop-color="#b0506a"/><stop offset=".78" stop-color="#4a2a68"/><stop offset="1" stop-color="#1c1644"/></linearGradient>` +
  radial(`${s}-g`, [0, '#fffdf2', 1], [0.2, '#ffe9a6', 0.9], [0.5, '#ffb45a', 0.4], [1, '#e0607a', 0]) +
  `<linearGradient id="${s}-l"><stop stop-color="#ffcf78"/><stop offset=".36" stop-color="#e08a4e"/><stop offset=".58" stop-color="#7a3a5c"/><stop offset=".8" stop-color="#2c1c50"/><stop offset="1" stop-color="#18123c"/></linearGradient>` +
  `<linearGradient id="${s}-r"><stop stop-color="#f0a860"/><stop offset=".5" stop-color="#9a4a66"/><stop offset="1" stop-color="#2c2058"/></linearGradient>` +
  vertical(`${s}-d`, [0, '#1a0c24', 0], [1, '#1a0c24', 0.85]) +
  alone.defs +
  king.defs +
  faceDefs(s) +
  plyFilter(s, '#2b0a2a', 6, 0.5) +
  `<path id="${s}-v" d="${fringe(7, 260, 16, 46)}"/><path id="${s}-e" d="${cushion}"/><path id="${s}-p" d="${sitter}"/><path id="${s}-i" d="${sitterEyes}"/>`
const benchOf = (row: number): string => {
  const places = placesOf(row)
  const [[left, y, size]] = [places[0] ?? [0, 0, 1]]
  const [right, up] = places.at(-1) ?? [0, 0]
  const out = 26 * size
  const leg = (at: number): string => {
    const [x, foot] = places[at] ?? [0, 0]
    return quad([x - 25 * size, foot - 26 * size], [x - 20 * size, foot - 26 * size], [x - 20 * size, foot], [x - 25 * size, foot])
  }
  return (
    quad([left - out, y - 29 * size], [right + out, up - 29 * size], [right + out, up - 21 * size], [left - out, y - 21 * size]) +
    places.map((_, at) => (at % 3 === 0 ? leg(at) : '')).join('')
  )
}
const seatsOf = (row: number, wood: string, cloth: string, edge: string): string =>
  `${ply(s, `w${row}`, benchOf(row), wood, edge)}<g fill="${edge}" transform="translate(-1-1.500)">${repeat(`${s}-e`, placesOf(row))}</g><g fill="${cloth}">${repeat(`${s}-e`, placesOf(row))}</g>`
const peopleOf = (row: number): string =>
  `<g fill="#8a5a90" transform="translate(-1.200-1)">${sitters(row)}</g><g fill="#120a22">${sitters(row)}</g><g fill="#ffcf8a">${sitters(row, 'i')}</g>`

const body = `<rect width="1280" height="720" fill="url(#${s}-k)"/><circle cx="${lamp[0]}" cy="${lamp[1]}" r="520" fill="url(#${s}-g)"/><g fill="#ffe0a0"><circle cx="${lamp[0]}" cy="${lamp[1] + 8}" r="120" opacity=".25"/><circle cx="${lamp[0]}" cy="${lamp[1] + 8}" r="78" opacity=".35"/></g>
<path fill="#fff6d8" opacity=".7" d="${[
  [900, 90, 1.4],
  [980, 150, 1.2],
  [1060, 70, 1.6],
  [1130, 180, 1.2],
  [1200, 110, 1.7],
]
  .map(([x = 0, y = 0, r = 0]) => circle(x, y, r))
  .join('')}"/><path fill="#7a3a68" opacity=".5" d="${mist(
  [
    [560, 860],
    [640, 980],
    [500, 900],
  ],
  150,
  22,
)}"/>
${ply(s, 'a', ridge, `url(#${s}-r)`, '#ffdf9c')}${ridgeLamp(lamp[0], 252)}
${ply(s, 'b', field, `url(#${s}-l)`, '#ffe6a6')}<path fill="#7a3038" opacity=".3" d="${furrows}"/><g fill="#8a3a3e" opacity=".75">${repeat(
  `${s}-v`,
  [
    [-30, 372, 1],
    [470, 384, 0.9],
    [240, 358, 0.6],
  ],
)}</g>
<path fill="#2a1238" opacity=".6" d="${cast}"/><g filter="url(#${s}-s)"><g transform="translate(704 444)scale(.84)">${maruCalling(s)}</g></g>
<g filter="url(#${s}-s)"><path fill="#ffe9b0" transform="translate(-1.500-2)" d="${scythes}${reapers}"/><path fill="#1d0c26" d="${scythes}${reapers}"/></g><path fill="url(#${s}-d)" d="M0 470h1280v250H0z"/>`

export const drawings = layeredScene('ending-3-fields', defs, body, {
  lunch: `<path fill="#a8484e" d="${lunch}"/><path fill="#fff8e6" d="${rice}${food}"/>`,
  back: peopleOf(0),
  'seats-0': seatsOf(0, '#2c2666', '#7a2f5c', '#a07ab0'),
  stag: `<g filter="url(#${s}-s)"><path fill="#c890b0" transform="translate(-2-1.500)" d="${stag}"/><path fill="#120a22" d="${stag}"/></g><path fill="#f0e6ff" d="${mask}${antlers}"/><path fill="#120a22" d="${circle(1040, 379, 1.8)}${circle(1048, 379, 1.8)}"/>`,
  king: `<g filter="url(#${s}-s)" fill="#120a22"><path d="${kingsFace}"/>${put(king.content, [970, 452], [500, 480], 0.35)}</g>`,
  middle: peopleOf(1),
  'seats-1': seatsOf(1, '#26205a', '#8a3460', '#b080b4'),
  front: `<clipPath id="${s}-c"><path d="${box(0, 0, 400, 392)}"/></clipPath><g filter="url(#${s}-s)"><g fill="#120a22"><g transform="translate(870 468)scale(.35)translate(-296-392)"><g clip-path="url(#${s}-c)">${alone.content}</g></g><g transform="translate(868 499)scale(1.25)"><path fill="#b0608a" transform="translate(-1.500-1)" d="${knees}"/><path d="${knees}${geta}"/><path fill="#ff5a3a" d="${taper('-15,-1 -12,-5 -9,-1', [1, 2, 1])}${taper('7,-1 10,-5 13,-1', [1, 2, 1])}"/></g></g></g>`,
  'seats-2': seatsOf(2, '#1e184c', '#9a3c62', '#b080b4'),
})
