import { robed } from '../crowd.ts'
import { fringe, mist, random } from '../landscape.ts'
import { layeredScene } from '../layers.ts'
import { circle, leaf, shape, taper } from '../paper.ts'
import { box, land, ply, plyFilter, radial, repeat, vertical } from '../scenery.ts'

// 優しい真昼: four lamps on every hill, and a small shadow, already thin enough to read through, its head on a boot.
const s = 'e2s'
// Two boots and a hem of a coat, cut by the top edge of the picture; the person sits on a stone and does not move.
const coat = '930,-20* 1320,-20* 1320,440* 1220,452 1040,450 852,430* 862,330 884,200 906,90'
const leg = taper('934,410 932,480', [106, 104])
const boot = '878,440* 986,440* 990,476 986,520 990,556* 930,566 850,566 776,564 762,548 776,524 826,508 870,486'
const sole = shape('760,556* 992,556* 990,574 764,574*')
const legFar = taper('1124,420 1124,500', [96, 92])
const bootFar = '1078,470* 1168,470* 1176,520 1174,560* 1100,566 1020,564 1010,548 1030,528 1066,510'
// The shadow: lies on its side, knees drawn up, head on the toe of the boot.
const sleeper =
  shape(
    '748,512* 700,490 640,480 580,484 520,500 470,524 440,548 452,566 520,560 560,548 590,566 640,572 664,560 640,544 690,548 740,560 772,556',
  ) + circle(776, 506, 46)
const arm = taper('690,512 730,540 780,548 812,542', [26, 22, 17, 12])
const crest = taper('762,464 750,440 764,424', [13, 9, 0]) + taper('784,460 786,436 802,426', [13, 9, 0])
const lampAt = (x: number, y: number, u: number): string => `<use href="#${s}-l" transform="translate(${x} ${y})scale(${u})"/>`
const four = (x: number, y: number, u: number): string =>
  [-66, -22, 22, 66].map((dx) => lampAt(x + dx * u, y + Math.abs(dx) * 0.1 * u, u)).join('')
/** A shadow sitting on the ground; `side` 1 = looks to the right. */
const sitting = (x: number, y: number, u: number, side: 1 | -1): string =>
  shape([
    [x - 26 * u * side, y, true],
    [x - 26 * u * side, y - 30 * u],
    [x - 12 * u * side, y - 58 * u],
    [x + 6 * u * side, y - 56 * u],
    [x + 14 * u * side, y - 34 * u],
    [x + 36 * u * side, y - 30 * u],
    [x + 40 * u * side, y, true],
  ]) + circle(x + 2 * u * side, y - 70 * u, 14 * u)
const friends = (
  [
    [96, 446, 0.7, 1],
    [150, 458, 0.84, 1],
    [232, 470, 0.95, 1],
    [262, 440, 0.62, 1],
    [480, 462, 0.86, -1],
    [452, 440, 0.6, -1],
    [556, 474, 0.98, -1],
    [640, 452, 0.72, -1],
    [696, 464, 0.8, -1],
  ] as const
)
  .map(([x, y, u, side]) => sitting(x, y, u, side))
  .join('')
const many = [
  [40, 356, 0.34],
  [200, 346, 0.36],
  [290, 362, 0.34],
  [470, 366, 0.36],
  [590, 346, 0.34],
  [780, 338, 0.36],
  [120, 414, 0.6],
  [560, 418, 0.64],
  [800, 420, 0.6],
] as const

const defs =
  vertical(`${s}-k`, [0, '#9fd0d8'], [0.26, '#d0e8d8'], [0.46, '#f6f2d0'], [0.62, '#fffdf0']) +
  radial(`${s}-g`, [0, '#ffffff', 1], [0.4, '#fff9dc', 0.8], [1, '#f6e8b8', 0]) +
  radial(`${s}-h`, [0, '#ffffff', 0.9], [1, '#fff2c0', 0]) +
  vertical(`${s}-floor`, [0, '#f4edc4'], [0.5, '#dfd09a'], [1, '#a89868']) +
  vertical(`${s}-thin`, [0, '#7a8a98'], [1, '#4a5a70']) +
  vertical(
    `${s}-n`,
    [0, '#0c0d32', 0.98],
    [0.3, '#2c2060', 0.95],
    [0.47, '#7a4068', 0.86],
    [0.56, '#1e1640', 0.86],
    [0.75, '#150e2e', 0.92],
  ) +
  radial(`${s}-w`, [0, '#ffd48a', 0.75], [0.5, '#ff9a4a', 0.26], [1, '#ff8a3c', 0]) +
  plyFilter(s, '#8a9070', 6, 0.4) +
  `<path id="${s}-v" d="${fringe(41, 330, 22, 46)}"/><g id="${s}-l"><circle cy="-54" r="46" fill="url(#${s}-h)"/><path fill="#8a6a4a" d="M-2-34h4V0h-4zM-10-80h20v5h-20zM-10-38h20v5h-20z"/><path fill="#fffbe6" stroke="#e0b86a" stroke-width="2" d="M-9-75h18q8 18 0 37h-18q-8-19 0-37z"/></g>`
const body = `<rect width="1280" height="720" fill="url(#${s}-k)"/><circle cx="420" cy="190" r="480" fill="url(#${s}-g)"/><circle cx="420" cy="170" r="92" fill="#ffffff" opacity=".8"/>
<path fill="#ffffff" opacity=".6" d="${mist(
  [
    [40, 300],
    [90, 250],
    [0, 360],
  ],
  110,
  20,
)}${mist(
  [
    [560, 800],
    [610, 760],
  ],
  150,
  18,
)}"/>
${ply(s, 'a', land('-20,360 120,330 260,352 400,370 560,340 700,318 860,352 1000,372 1160,340 1300,352', 520), '#dfe6c0', '#ffffff')}
${ply(s, 'b', land('-20,412 140,394 300,400 480,412 640,398 840,406 1060,418 1300,402', 560), '#d0d8a4', '#ffffff')}
${ply(s, 'c', land('-20,446 200,436 440,442 700,450 960,446 1300,436', 740), `url(#${s}-floor)`, '#fffbe6')}
<g fill="#c0b47c">${repeat(`${s}-v`, [
  [-10, 456, 0.8],
  [230, 450, 0.7],
  [470, 456, 0.5],
])}</g><g filter="url(#${s}-s)" fill="#6a6a48">${repeat(`${s}-v`, [
  [-20, 640, 1.3],
  [260, 648, 1],
  [620, 648, 1],
  [940, 640, 1.3],
])}</g>`
// The first nights: stars over the hills, a warm rest of evening at the horizon.
const next = random(23)
const stars = Array.from({ length: 70 }, () => circle(Math.round(next() * 1280), Math.round(16 + next() * 270), 0.8 + next() * 1.3)).join(
  '',
)
const walker = (x: number, y: number, h: number): string =>
  robed(x, y, h) + box(x - h * 0.1, y - 4, h * 0.08, 6) + box(x + h * 0.02, y - 4, h * 0.08, 6)
const three = walker(560, 452, 84) + walker(632, 458, 92) + walker(700, 454, 80) + taper('574,400 590,392 596,404', [7, 6, 5], { per: 1 })
const asleep = `<path fill="none" stroke="#fffdf0" stroke-width="4" stroke-linecap="round" d="M748 506q9 8 18 0M782 508q9 8 18 0M768 526q8 5 15 1"/>`

export const drawings = layeredScene('ending-2', defs, body, {
  night: `<rect width="1280" height="720" fill="url(#${s}-n)"/><path fill="#fff6e0" opacity=".8" d="${stars}"/>`,
  three: `<circle cx="598" cy="422" r="80" fill="url(#${s}-w)"/><path fill="#e8b880" transform="translate(-2-2)" d="${three}"/><path fill="#140a26" d="${three}"/><path fill="#fffbe6" d="M590 404h16q7 17 0 34h-16q-7-17 0-34z"/><path fill="#140a26" d="${box(588, 400, 20, 5)}${box(588, 438, 20, 5)}"/>`,
  glow: `${[
    [120, 320, 90],
    [690, 308, 90],
    [330, 396, 170],
  ]
    .map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}" fill="url(#${s}-w)"/>`)
    .join('')}`,
  lamps: four(120, 338, 0.5) + four(690, 326, 0.5) + four(330, 416, 0.85),
  more: many.map(([x, y, u]) => four(x, y, u)).join(''),
  one: `<path fill="#241a3c" d="${sitting(410, 474, 0.9, -1)}"/>`,
  friends: `<path fill="#241a3c" d="${friends}"/>`,
  boot: `<g transform="translate(0-62)">${ply(s, 'e', legFar + shape(bootFar), '#4a3a4c', '#ffffff')}${ply(s, 'f', leg + shape(boot) + sole, '#241a2c', '#fffbe6')}${ply(s, 'd', shape(coat), '#33263c', '#fffbe6')}
<path fill="#6a5468" d="${taper('880,462 930,470 986,462', [3, 5, 3])}${taper('862,494 900,508 986,506', [3, 5, 3])}${leaf(960, 250, 150, 6, 1.7)}${leaf(1080, 230, 170, 6, 1.62)}${leaf(1180, 240, 160, 6, 1.55)}"/><path fill="#ffcf73" d="${circle(936, 488, 5)}${circle(930, 524, 5)}"/></g>`,
  sleeper: `<g transform="translate(0-62)"><path fill="url(#${s}-thin)" d="${sleeper}${crest}${arm}"/>${asleep}</g>`,
  wave: `<path fill="#4a5a70" d="${taper('650,478 662,440 652,408', [24, 19, 14])}${circle(651, 402, 12)}${taper('646,398 638,384', [6, 5], { per: 1 })}${taper('651,394 650,376', [6, 5], { per: 1 })}${taper('657,398 664,382', [6, 5], { per: 1 })}"/>`,
})
