import type { Drawing } from '../drawing.ts'
import { fringe, mist } from '../landscape.ts'
import { circle, leaf, shape, taper } from '../paper.ts'
import { land, ply, plyFilter, radial, repeat, roomSvg, vertical } from '../scenery.ts'

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
const thin = [
  [96, 410, 1],
  [150, 418, 0.8],
  [520, 404, 0.7],
  [566, 408, 0.9],
  [690, 412, 0.7],
]
  .map(
    ([x = 0, y = 0, u = 0]) =>
      shape([
        [x - 8 * u, y, true],
        [x - 9 * u, y - 34 * u],
        [x, y - 44 * u],
        [x + 9 * u, y - 34 * u],
        [x + 8 * u, y, true],
      ]) + circle(x, y - 52 * u, 9 * u),
  )
  .join('')

const defs =
  vertical(`${s}-k`, [0, '#9fd0d8'], [0.26, '#d0e8d8'], [0.46, '#f6f2d0'], [0.62, '#fffdf0']) +
  radial(`${s}-g`, [0, '#ffffff', 1], [0.4, '#fff9dc', 0.8], [1, '#f6e8b8', 0]) +
  radial(`${s}-h`, [0, '#ffffff', 0.9], [1, '#fff2c0', 0]) +
  vertical(`${s}-floor`, [0, '#f4edc4'], [0.5, '#dfd09a'], [1, '#a89868']) +
  vertical(`${s}-thin`, [0, '#7a8a98'], [1, '#4a5a70']) +
  plyFilter(s, '#8a9070', 6, 0.4) +
  `<path id="${s}-v" d="${fringe(41, 330, 22, 46)}"/><g id="${s}-l"><circle cy="-54" r="46" fill="url(#${s}-h)"/><path fill="#8a6a4a" d="M-2-34h4V0h-4zM-10-80h20v5h-20zM-10-38h20v5h-20z"/><path fill="#fffbe6" stroke="#e0b86a" stroke-width="2" d="M-9-75h18q8 18 0 37h-18q-8-19 0-37z"/></g>`
const body = `<rect width="1280" height="720" fill="url(#${s}-k)"/><circle cx="420" cy="220" r="480" fill="url(#${s}-g)"/><circle cx="420" cy="200" r="92" fill="#ffffff" opacity=".8"/>
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
${ply(s, 'a', land('-20,360 120,330 260,352 400,370 560,340 700,318 860,352 1000,372 1160,340 1300,352', 520), '#dfe6c0', '#ffffff')}${four(120, 338, 0.5)}${four(690, 326, 0.5)}
${ply(s, 'b', land('-20,420 140,400 300,408 480,420 640,404 840,414 1060,430 1300,410', 560), '#d0d8a4', '#ffffff')}${four(330, 416, 0.85)}
<path fill="#6a7a8a" opacity=".34" d="${thin}"/>
${ply(s, 'c', land('-20,486 200,474 440,482 700,490 960,486 1300,474', 740), `url(#${s}-floor)`, '#fffbe6')}
<g fill="#c0b47c">${repeat(`${s}-v`, [
  [-10, 496, 0.8],
  [230, 490, 0.7],
  [470, 496, 0.5],
])}</g><ellipse cx="600" cy="566" rx="420" ry="26" fill="url(#${s}-g)"/>
<g class="shadow" opacity=".56"><path fill="url(#${s}-thin)" d="${sleeper}${crest}"/></g>
<g opacity=".5" fill="#c0b47c">${repeat(`${s}-v`, [
  [470, 570, 0.5],
  [590, 572, 0.5],
])}</g>
${ply(s, 'e', legFar + shape(bootFar), '#4a3a4c', '#ffffff')}${ply(s, 'f', leg + shape(boot) + sole, '#241a2c', '#fffbe6')}${ply(s, 'd', shape(coat), '#33263c', '#fffbe6')}
<path fill="#6a5468" d="${taper('880,462 930,470 986,462', [3, 5, 3])}${taper('862,494 900,508 986,506', [3, 5, 3])}${leaf(960, 250, 150, 6, 1.7)}${leaf(1080, 230, 170, 6, 1.62)}${leaf(1180, 240, 160, 6, 1.55)}"/><path fill="#ffcf73" d="${circle(936, 488, 5)}${circle(930, 524, 5)}"/>
<g opacity=".62"><path fill="url(#${s}-thin)" d="${circle(776, 506, 40)}${arm}"/></g><path fill="none" stroke="#fffdf0" stroke-width="4" stroke-linecap="round" d="M748 506q9 8 18 0M782 508q9 8 18 0M768 526q8 5 15 1"/>
<g filter="url(#${s}-s)" fill="#6a6a48">${repeat(`${s}-v`, [
  [-20, 730, 1.3],
  [260, 738, 1],
  [620, 738, 1],
  [940, 730, 1.3],
])}</g>`

export const drawing: Drawing = { name: 'scenes/ending-2', svg: roomSvg(defs, body) }
