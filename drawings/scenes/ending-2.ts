import { drawing as keshikage } from '../enemies/11-keshikage.ts'
import { drawing as usagi } from '../enemies/12-yosomi-usagi.ts'
import { drawing as kasakage } from '../enemies/13-kasakage.ts'
import { drawing as nobikage } from '../enemies/14-nobikage.ts'
import { drawing as kusabuse } from '../enemies/15-kusabuse.ts'
import { fringe, mist, random } from '../places/landscape.ts'
import { faceDefs } from '../bodies/figure.ts'
import { layeredScene } from '../tools/layers.ts'
import { figureOf, put } from '../tools/outlined.ts'
import { circle, leaf, shape, taper } from '../tools/paper.ts'
import { num } from '../tools/points.ts'
import { box, farHouse, land, ply, plyFilter, radial, repeat, vertical } from '../places/scenery.ts'
import { seated, thinOne, thinOneBowing } from '../people/thin-folk.ts'
import { maruGiving } from '../people/townsfolk.ts'

// 優しい真昼: four lamps on every hill, and a small shadow, already thin enough to read through, its head on a boot.
const s = 'e2s'
// The third of the three sits on a stone: the whole figure, its legs (`party-lap`), and these boots before it. All light comes from the left, where the lamps stand.
const stone = shape('976,420* 1010,380 1130,368 1216,356 1292,372* 1300,600* 1000,600 966,594 958,572 962,520 968,460')
const boot = shape('884,452* 982,452* 988,490 986,520 990,556* 930,566 850,566 776,564 762,548 776,524 826,508 872,490')
const toeCap = shape('762,548 776,524 818,510* 836,532 836,566* 776,564')
const heelCap = shape('946,506* 984,500* 986,520 990,556* 950,562 940,534')
const sole = shape('756,556* 800,560 992,554* 992,578* 938,578* 926,570 896,570 886,578* 768,578*')
const laces = [
  ['846,502 868,520', '862,496 846,518'],
  ['868,490 890,510', '886,486 868,508'],
  ['884,474 908,492', '906,470 886,490'],
].flatMap((cross) => cross.map((points) => taper(points, [4, 4], { per: 1 })))
const eyelets = [
  [844, 502],
  [867, 522],
  [866, 490],
  [891, 512],
  [884, 472],
  [909, 494],
].map(([x = 0, y = 0]) => circle(x, y, 3.6))
/** Blades of grass at the soles, from left to right. */
const blades = (from: number, to: number, step: number): string =>
  Array.from({ length: Math.round((to - from) / step) }, (_, at) =>
    leaf(from + at * step, 592, 24 + ((at * 37) % 29), 3.4, -1.57 + (((at * 29) % 17) - 8) / 20),
  ).join('')
// One of マル's hundred, left beside the boot: it says how large everything is.
const skewer = taper('1022,588 1172,570', [4, 3], { per: 1 })
const dumplings = [1052, 1079, 1106].map((x) => circle(x, 587 - (x - 1022) * 0.12 - 3, 14)).join('')
const shine = [1052, 1079, 1106].map((x) => leaf(x - 11, 582 - (x - 1022) * 0.12, 16, 3, -0.7)).join('')
// The small shadow of the first field, its one eye shut, its head on the toe of the boot.
const seed = figureOf(s, keshikage, { shut: true, gel: true })
const lid =
  `<path fill="#150d1c" d="${shape('106,206* 122,164 158,144 198,150 224,180 226,214* 206,248 168,260 128,246')}"/>` +
  `<path fill="#c4f79a" d="${taper('118,210 142,236 174,240 218,208', [2, 6, 6, 2])}${taper('134,229 128,242', [4, 1], { per: 1 })}${taper('158,239 158,253', [4, 1], { per: 1 })}${taper('186,235 194,248', [4, 1], { per: 1 })}"/>`
const sleeper = `<g transform="rotate(38 746 456)">${put(seed.content + lid, [746, 456], [206, 200], 0.43, true)}</g>`
const lampAt = (x: number, y: number, u: number): string => `<use href="#${s}-l" transform="translate(${x} ${y})scale(${u})"/>`
const four = (x: number, y: number, u: number): string =>
  [-66, -22, 22, 66].map((dx) => lampAt(x + dx * u, y + Math.abs(dx) * 0.1 * u, u)).join('')
// Those who sit round the fire: the shadows of the first field, black, lit at the side of the lamps. Two of them turn their backs.
const dark = '#0e0719'
/** Without what is below `bottom` in its own drawing: it sits. */
const sitting = (content: string, bottom: number): string =>
  `<svg width="400" height="${bottom}" viewBox="0 0 400 ${bottom}">${content}</svg>`
const byTheFire = (key: string, dx: number, dy: number, content: string): string =>
  `<use href="#${s}-${key}" x="${dx}" y="${dy}" fill="#ffb066"/><g fill="${dark}"><g id="${s}-${key}">${content}</g></g>`
const small = figureOf(s, keshikage)
const rabbit = figureOf(s, usagi, { without: ['foot'] })
const umbrella = figureOf(s, kasakage, { without: ['drips'] })
const child = figureOf(s, nobikage)
const cat = figureOf(s, kusabuse)
const back = (of: typeof keshikage): string => figureOf(s, of, { shut: true, without: ['eye', 'drips'] }).content
/** An arm of black paper, and in its hand a skewer that draws. */
const drawsWith = (arm: string, stick: string): string =>
  `<path fill="#f0c890" d="${taper(stick, [3.5, 2.5], { per: 1 })}"/><path fill="${dark}" d="${taper(arm, [9, 7, 6], { per: 1 })}"/>`
const tufts = (places: Parameters<typeof repeat>[1]): string => `<g fill="#c0b47c">${repeat(`${s}-v`, places)}</g>`
const many = [
  [40, 356, 0.34],
  [200, 346, 0.36],
  [290, 362, 0.34],
  [470, 366, 0.36],
  [590, 346, 0.34],
  [780, 338, 0.36],
  [110, 420, 0.6],
  [600, 424, 0.64],
  [860, 424, 0.6],
  [560, 466, 1],
  [830, 474, 0.9],
] as const
// Every hill they come to: first the right one, then all that is left of it.
const onTheRight = [
  [
    [1010, 374, 0.34],
    [1130, 348, 0.36],
    [1000, 426, 0.56],
  ],
  [
    [920, 366, 0.34],
    [1220, 350, 0.36],
    [1130, 424, 0.6],
    [1236, 420, 0.6],
    [420, 438, 0.6],
  ],
] as const
// What the three carry over their shoulders: a pole with a lit lantern.
type Carried = readonly (readonly [x: number, y: number, u: number])[]
const carriers: Carried = [
  [472, 502, 0.84],
  [646, 510, 0.87],
  [775, 504, 0.84],
]
/** One in the desert, one at the sea, one in the forest. */
const apart: Carried = [
  [246, 494, 0.84],
  [676, 504, 0.84],
  [1096, 494, 0.84],
]
const polesOf = (carried: Carried): string =>
  `<path fill="#8a6a4a" d="${carried
    .map(([x, y, u]) =>
      taper(
        [
          [x - 34 * u, y - 20 * u],
          [x + 70 * u, y - 236 * u],
        ],
        [4, 3],
        { per: 1 },
      ),
    )
    .join(
      '',
    )}"/>${carried.map(([x, y, u]) => `<use href="#${s}-l" transform="translate(${num(x + 70 * u)} ${num(y - 150 * u)})scale(${u})"/>`).join('')}`
// Those who come out to each of them, sit down and nod: already thin.
const sitters = [
  [136, 528, 'straw', 0.5],
  [330, 530, 'bun', 0.34],
  [560, 532, 'knot', 0.42],
  [770, 530, 'scarf', 0.3],
  [980, 528, 'bob', 0.36],
  [1170, 530, 'straw', 0.24],
] as const
const bows = [
  [752, 524, 1.25, 'bun', 0.72],
  [654, 528, 1.25, 'scarf', 0.6],
  [556, 524, 1.25, 'knot', 0.48],
  [458, 528, 1.25, 'bun', 0.36],
] as const

// The hills, from the farthest to the ground the three stand on.
const hills = [
  land('-20,360 120,330 260,352 400,370 560,340 700,318 860,352 1000,372 1160,340 1300,352', 520),
  land('-20,412 140,394 300,400 480,412 640,398 840,406 1060,418 1300,402', 560),
  land('-20,446 200,436 440,442 700,450 960,446 1300,436', 740),
] as const
// The flame hangs from a pole that lies across two shoulders, tied with cord.
const carryingPole = taper('436,410 542,415 684,410', [9, 11, 9], { per: 1 })
const grass = repeat(`${s}-v`, [
  [-10, 456, 0.8],
  [230, 450, 0.7],
  [470, 456, 0.5],
])
const nearGrass = repeat(`${s}-v`, [
  [-20, 640, 1.3],
  [260, 648, 1],
  [620, 648, 1],
  [940, 640, 1.3],
])

/** Cloth and leather: lit at the left, from `x1` to `x2`. */
const lit = (key: string, x1: number, x2: number, ...[bright, half, dark]: readonly [string, string, string]): string =>
  `<linearGradient id="${s}-${key}" gradientUnits="userSpaceOnUse" x1="${x1}" y1="0" x2="${x2}" y2="0"><stop stop-color="${bright}"/><stop offset=".4" stop-color="${half}"/><stop offset="1" stop-color="${dark}"/></linearGradient>`

const defs =
  vertical(`${s}-k`, [0, '#9fd0d8'], [0.26, '#d0e8d8'], [0.46, '#f6f2d0'], [0.62, '#fffdf0']) +
  radial(`${s}-g`, [0, '#ffffff', 1], [0.4, '#fff9dc', 0.8], [1, '#f6e8b8', 0]) +
  radial(`${s}-h`, [0, '#ffffff', 0.9], [1, '#fff2c0', 0]) +
  vertical(`${s}-floor`, [0, '#f4edc4'], [0.5, '#dfd09a'], [1, '#a89868']) +
  vertical(`${s}-n`, [0, '#0c0d32'], [0.3, '#2c2060'], [0.47, '#96507a'], [0.56, '#d8805a']) +
  vertical(`${s}-m`, [0, '#2e1d52'], [1, '#120c2a']) +
  lit('coat', 740, 1120, '#8a5262', '#4a2c48', '#241732') +
  lit('hide', 760, 980, '#b87058', '#7a4450', '#3c2338') +
  radial(`${s}-w`, [0, '#ffd48a', 0.75], [0.5, '#ff9a4a', 0.26], [1, '#ff8a3c', 0]) +
  plyFilter(s, '#8a9070', 6, 0.4) +
  faceDefs(s) +
  [small, rabbit, umbrella, child, cat].map((each) => each.defs).join('') +
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
${ply(s, 'a', hills[0], '#dfe6c0', '#ffffff')}
${ply(s, 'b', hills[1], '#d0d8a4', '#ffffff')}
${ply(s, 'c', hills[2], `url(#${s}-floor)`, '#fffbe6')}
<g fill="#c0b47c">${grass}</g><g filter="url(#${s}-s)" fill="#6a6a48">${nearGrass}</g>`
// The first nights: stars over the hills, a warm rest of evening at the horizon.
const next = random(23)
const stars = Array.from({ length: 70 }, () => circle(Math.round(next() * 1280), Math.round(16 + next() * 270), 0.8 + next() * 1.3)).join(
  '',
)
// Far away the windows of a village that has its lamps already.
const houses = [
  [1046, 26, 14],
  [1078, 34, 20],
  [1112, 24, 13],
] as const
const village = `<circle cx="1078" cy="350" r="64" fill="url(#${s}-w)"/><path fill="#1e1440" d="${houses.map(([x, w, h]) => farHouse(x, 356, w, h)).join('')}"/><path fill="#ffe6a6" d="${houses.map(([x, , h]) => box(x - 6, 359 - h, 4, 6) + box(x + 3, 359 - h, 4, 6)).join('')}"/>`
// The wall newspaper, held up behind him in the evening light: it can be read through him.
const news = `<g transform="translate(10 42)rotate(-5 720 390)"><path fill="#fff6dc" stroke="#8a6a4a" stroke-width="2" d="${box(640, 322, 150, 118)}"/><path fill="#3a2a44" d="${box(756, 334, 22, 94)}${[734, 718, 702, 686, 670, 654].map((x, at) => box(x, 336, 6, 88 - ((at * 29) % 34))).join('')}"/><path fill="#fff6dc" d="${[344, 366, 388, 410].map((y) => box(761, y, 12, 5)).join('')}"/></g>`

// They sit before the one who is told of; those nearest are already thinner.
const row = [
  [704, 'straw', 0.7],
  [769, 'bun', 0.55],
  [834, 'scarf', 0.4],
  [899, 'knot', 0.26],
  [964, 'bob', 0.14],
] as const

// Desert, beach and forest, behind the same lamps.
const dunes = shape('-20,448* -20,384 70,350 150,380 236,336 330,384 420,414 480,446* 440,442 200,436')
const duneShades = shape('70,350* 150,380 190,366 170,404 120,412 96,380') + shape('236,336* 330,384 420,414 360,418 290,404 262,370')
// A bay: the sea runs out on the sand, between the dunes and a green point.
const sea = shape('396,440 440,414 476,402* 910,402* 950,418 962,440 880,444 790,456 660,462 540,457 450,450')
const sand = shape('360,450 440,444 480,420 920,420 980,440 960,452 880,456 800,468 660,475 530,470 430,462')
const point = shape('846,450* 880,426 930,410 1010,404 1120,408 1300,400* 1300,450*')
const foam = taper('408,444 450,450 540,457 660,462 790,456 880,444 940,441', [0, 4, 5, 6, 5, 4, 0], { per: 1 })
const surf = [
  [520, 700, 412],
  [640, 830, 421],
  [490, 640, 434],
  [700, 850, 440],
].map(([from = 0, to = 0, y = 0]) => taper(`${from},${y} ${(from + to) / 2},${y - 2} ${to},${y}`, [0, 3, 0], { per: 1 }))
const trees = Array.from({ length: 15 }, (_, at): readonly [number, number] => [880 + at * 29, 78 + ((at * 37) % 46)])
const firs = (nth: number): string =>
  trees
    .filter((_, at) => at % 2 === nth)
    .map(([x, h]) =>
      shape(
        `${x},${446 - h}* ${x + 22},${446 - h * 0.4}* ${x + 12},${446 - h * 0.42}* ${x + 28},444* ${x - 28},444* ${x - 12},${446 - h * 0.42}* ${x - 22},${446 - h * 0.4}*`,
      ),
    )
    .join('')
// The lunch in the field: sickles laid down, a bundle half untied, and hands that can no longer be seen.
const sickle = (x: number, y: number, flip: 1 | -1): string =>
  taper(
    [
      [x, y],
      [x + 44 * flip, y - 4],
    ],
    [7, 5],
    { per: 1 },
  )
const blade = (x: number, y: number, flip: 1 | -1): string =>
  taper(
    [
      [x + 42 * flip, y - 4],
      [x + 66 * flip, y - 20],
      [x + 54 * flip, y - 42],
      [x + 28 * flip, y - 46],
    ],
    [5, 9, 8, 0],
  )

export const drawings = layeredScene('ending-2', defs, body, {
  lands: `<path fill="#f3e4b4" d="${sand}"/><path fill="#8cc4d4" d="${sea}"/><path fill="#b4dce0" d="${surf.join('')}"/><path fill="#ffffff" d="${foam}"/><path fill="#f0d69a" d="${dunes}"/><path fill="#d8b878" d="${duneShades}"/><path fill="#b6c690" d="${point}"/><path fill="#9ab88a" d="${firs(0)}"/><path fill="#7a9c7c" d="${firs(1)}"/>`,
  maru: `<g fill="none" stroke="#f0b890" stroke-width="2.500">${[
    [204, 522, 30],
    [470, 534, 26],
    [566, 526, 32],
    [634, 538, 28],
    [52, 522, 30],
    [642, 508, 18],
  ]
    .map(
      ([x = 0, y = 0, r = 0]) =>
        `<ellipse cx="${x}" cy="${y}" rx="${r}" ry="${Math.round(r * 0.3)}"/><ellipse cx="${x}" cy="${y}" rx="${Math.round(r * 0.5)}" ry="${Math.round(r * 0.15)}"/>`,
    )
    .join(
      '',
    )}</g>${drawsWith('138,462 158,466 166,480', '160,462 182,516')}${drawsWith('452,488 462,500 470,508', '464,492 480,530')}${drawsWith('530,486 544,496 554,504', '546,486 564,521')}<g transform="translate(726 536)scale(1.3)">${maruGiving(s)}</g>`,
  lunch: `<g transform="translate(0-56)"><g opacity=".3"><path fill="#1b2438" d="${seated(664, 540, 104, 'straw')}"/></g><path fill="#8a5a34" d="${sickle(450, 534, 1)}${sickle(500, 518, 1)}${sickle(820, 536, -1)}"/><path fill="#7a8890" d="${blade(450, 534, 1)}${blade(500, 518, 1)}${blade(820, 536, -1)}"/><path fill="#fffdf4" d="${circle(686, 512, 11)}${circle(706, 508, 12)}${circle(726, 512, 11)}"/><path fill="#2a1c30" d="${box(700, 508, 12, 10)}"/>${ply(s, 'y', shape('656,546* 654,526 666,512* 690,518 720,518 746,512* 760,528 756,546*'), '#b8483a', '#fff0d0')}<path fill="#d8705a" d="${taper('668,514 650,498 640,504', [9, 9, 5])}${taper('744,514 764,500 776,506', [9, 9, 5])}"/></g>`,
  night: `<rect width="1280" height="720" fill="url(#${s}-n)"/><path fill="#fff6e0" opacity=".8" d="${stars}"/>${village}
${ply(s, 'a', hills[0], '#3d2862', '#e08a72')}${ply(s, 'b', hills[1], '#2c1d50', '#b4688a')}${ply(s, 'c', hills[2], `url(#${s}-m)`, '#e0906a')}
<g fill="#1c1238">${grass}</g><g fill="#0c0820">${nearGrass}</g>`,
  flame: `<circle cx="542" cy="446" r="130" fill="url(#${s}-w)"/><path fill="#ffdca0" transform="translate(0-2)" d="${carryingPole}"/><path fill="#5a3226" d="${carryingPole}"/><path fill="#ffe6b4" d="${[470, 648].map((x) => box(x - 8, 405, 4, 15) + box(x - 1, 405, 4, 15) + box(x + 6, 405, 4, 15)).join('')}"/><path fill="none" stroke="#ffe6b4" stroke-width="3" d="M536 407h12v10l-6 6"/><path fill="#fffbe6" d="M532 428h20q10 24 0 46h-20q-10-22 0-46z"/><path fill="#140a26" d="${box(529, 423, 26, 6)}${box(529, 473, 26, 6)}"/>`,
  glow: `${[
    [120, 320, 90],
    [690, 308, 90],
    [330, 430, 210],
  ]
    .map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}" fill="url(#${s}-w)"/>`)
    .join('')}<ellipse cx="330" cy="500" rx="380" ry="76" fill="url(#${s}-w)"/>`,
  lamps: four(120, 338, 0.5) + four(690, 326, 0.5) + four(330, 470, 1.1),
  poles: polesOf(carriers),
  apart: polesOf(apart) + sitters.map(([x, y, wears, opacity]) => thinOne(x, y, 56, wears, opacity)).join(''),
  thanks: bows.map(([x, y, scale, wears, opacity]) => thinOneBowing(x, y, scale, wears, opacity)).join(''),
  'right-1': onTheRight[0].map(([x, y, u]) => four(x, y, u)).join(''),
  'right-2': onTheRight[1].map(([x, y, u]) => four(x, y, u)).join(''),
  more: many.map(([x, y, u]) => four(x, y, u)).join(''),
  one: byTheFire('one', -2, -1, put(sitting(small.content, 284), [446, 498], [196, 284], 0.3)) + tufts([[392, 504, 0.4]]),
  friends: `${byTheFire('kasa', 2, -1, put(sitting(umbrella.content, 330), [120, 494], [188, 330], 0.32, true))}${byTheFire('usa', 2, -1, put(rabbit.content, [204, 468], [246, 372], 0.32))}${byTheFire('two', -1.5, 1, put(`<g id="${s}-few">${sitting(small.content, 284)}</g>`, [270, 446], [196, 284], 0.2, true) + put(`<use href="#${s}-few"/>`, [412, 446], [196, 284], 0.19))}${tufts(
    [
      [20, 500, 0.5],
      [150, 474, 0.4],
    ],
  )}`,
  others: `${byTheFire('nobi', -2, 1, put(sitting(child.content, 236), [496, 448], [206, 236], 0.42))}${byTheFire('kusa', -2, -1, put(cat.content, [616, 500], [364, 564], 0.28))}${tufts(
    [
      [400, 452, 0.4],
      [510, 506, 0.4],
    ],
  )}`,
  front: byTheFire(
    'turned',
    0,
    -2,
    put(sitting(back(keshikage), 284), [262, 566], [206, 284], 0.42) + put(sitting(back(kasakage), 330), [366, 572], [188, 330], 0.34),
  ),
  row: row.map(([x, wears, opacity]) => thinOne(x, 531, 48, wears, opacity)).join(''),
  stone: `<g transform="translate(0-62)">${ply(s, 'd', stone, '#2a2342', '#ffcf9a')}</g>`,
  boot: `<g transform="translate(0-62)"><use href="#${s}-boot" transform="translate(392 23)scale(.79 .95)"/><path fill="#120a24" opacity=".3" transform="translate(392 23)scale(.79 .95)" d="${boot}${sole}"/>
<g id="${s}-boot">${ply(s, 'q', boot, `url(#${s}-coat)`, '#fffbe6', '', -3)}${ply(s, 'i', sole, '#8a5a50', '#ffdcae')}
${ply(s, 'j', toeCap, `url(#${s}-hide)`, '#fff2d0', '', -3)}<path fill="#2a1a30" d="${heelCap}"/><path fill="none" stroke="#ffd9a0" stroke-width="2" stroke-dasharray="7 5" d="M768 552q106 14 216-2M824 512q18 22 16 44M952 508q-8 24 0 46"/>
<path fill="#120a18" d="${shape('838,500* 868,484 884,462* 914,484 900,514 872,530*')}"/><path fill="#ffc98a" d="${laces.join('')}"/><path fill="#fff2d0" d="${eyelets.join('')}"/></g>
<path fill="#8a5a34" d="${skewer}"/><path fill="#e09a58" d="${dumplings}"/><path fill="#fff2d0" d="${shine}"/><path fill="#3a2c38" d="${blades(770, 1036, 13)}${blades(1176, 1290, 13)}"/></g>`,
  news,
  sleeper: `<g fill="#1b2438">${sleeper}</g>`,
  wave: `<path fill="#1b2438" transform="translate(18 20)" d="${taper('676,432 648,404 640,372', [12, 9, 7])}${circle(639, 368, 8)}${taper('635,366 624,356', [4, 3], { per: 1 })}${taper('638,362 633,346', [4, 3], { per: 1 })}${taper('642,362 646,347', [4, 3], { per: 1 })}"/>`,
})
