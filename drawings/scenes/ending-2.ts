import { drawing as keshikage } from '../enemies/11-keshikage.ts'
import { drawing as usagi } from '../enemies/12-yosomi-usagi.ts'
import { drawing as kasakage } from '../enemies/13-kasakage.ts'
import { drawing as nobikage } from '../enemies/14-nobikage.ts'
import { drawing as kusabuse } from '../enemies/15-kusabuse.ts'
import { hatOn } from '../crowd.ts'
import { fringe, mist, random } from '../landscape.ts'
import { layeredScene } from '../layers.ts'
import { figureOf, put } from '../outlined.ts'
import { circle, leaf, shape, taper } from '../paper.ts'
import { num, parsePoints } from '../points.ts'
import { box, farHouse, land, ply, plyFilter, radial, repeat, vertical } from '../scenery.ts'

// 優しい真昼: four lamps on every hill, and a small shadow, already thin enough to read through, its head on a boot.
const s = 'e2s'
// Two boots and a hem of a coat, cut by the top edge of the picture; the person sits on a stone and does not move.
const coat = '930,-20* 1320,-20* 1320,440* 1220,452 1040,450 852,430* 862,330 884,200 906,90'
const leg = taper('934,410 932,480', [106, 104])
const boot = '878,440* 986,440* 990,476 986,520 990,556* 930,566 850,566 776,564 762,548 776,524 826,508 870,486'
const sole = shape('760,556* 992,556* 990,574 764,574*')
const legFar = taper('1124,420 1124,500', [96, 92])
const bootFar = '1078,470* 1168,470* 1176,520 1174,560* 1100,566 1020,564 1010,548 1030,528 1066,510'
// The small shadow of the first field, its one eye shut, leans on the toe of the boot.
const seed = figureOf(s, keshikage, { shut: true, gel: true })
const lid =
  `<path fill="#150d1c" d="${shape('106,206* 122,164 158,144 198,150 224,180 226,214* 206,248 168,260 128,246')}"/>` +
  `<path fill="#c4f79a" d="${taper('118,210 142,236 174,240 218,208', [2, 6, 6, 2])}${taper('134,229 128,242', [4, 1], { per: 1 })}${taper('158,239 158,253', [4, 1], { per: 1 })}${taper('186,235 194,248', [4, 1], { per: 1 })}"/>`
const sleeper = `<g transform="rotate(16 712 450)">${put(seed.content + lid, [712, 456], [206, 200], 0.43, true)}</g>`
const lampAt = (x: number, y: number, u: number): string => `<use href="#${s}-l" transform="translate(${x} ${y})scale(${u})"/>`
const four = (x: number, y: number, u: number): string =>
  [-66, -22, 22, 66].map((dx) => lampAt(x + dx * u, y + Math.abs(dx) * 0.1 * u, u)).join('')
// Those who sit behind the lamps: the shadows of the first field, without their colours.
const dark = '#241a3c'
const small = figureOf(s, keshikage)
const rabbit = figureOf(s, usagi, { without: ['foot'] })
const umbrella = figureOf(s, kasakage)
const child = figureOf(s, nobikage)
const cat = figureOf(s, kusabuse)
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
  [560, 488, 1],
  [830, 500, 0.9],
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
const carried = [
  [472, 502, 0.84],
  [646, 510, 0.87],
  [775, 504, 0.84],
] as const
const poles = carried
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
  .join('')
const lights = carried
  .map(([x, y, u]) => `<use href="#${s}-l" transform="translate(${num(x + 70 * u)} ${num(y - 150 * u)})scale(${u})"/>`)
  .join('')

// The hills, from the farthest to the ground the three stand on.
const hills = [
  land('-20,360 120,330 260,352 400,370 560,340 700,318 860,352 1000,372 1160,340 1300,352', 520),
  land('-20,412 140,394 300,400 480,412 640,398 840,406 1060,418 1300,402', 560),
  land('-20,446 200,436 440,442 700,450 960,446 1300,436', 740),
] as const
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

const defs =
  vertical(`${s}-k`, [0, '#9fd0d8'], [0.26, '#d0e8d8'], [0.46, '#f6f2d0'], [0.62, '#fffdf0']) +
  radial(`${s}-g`, [0, '#ffffff', 1], [0.4, '#fff9dc', 0.8], [1, '#f6e8b8', 0]) +
  radial(`${s}-h`, [0, '#ffffff', 0.9], [1, '#fff2c0', 0]) +
  vertical(`${s}-floor`, [0, '#f4edc4'], [0.5, '#dfd09a'], [1, '#a89868']) +
  vertical(`${s}-n`, [0, '#0c0d32'], [0.3, '#2c2060'], [0.47, '#96507a'], [0.56, '#d8805a']) +
  vertical(`${s}-m`, [0, '#2e1d52'], [1, '#120c2a']) +
  radial(`${s}-w`, [0, '#ffd48a', 0.75], [0.5, '#ff9a4a', 0.26], [1, '#ff8a3c', 0]) +
  plyFilter(s, '#8a9070', 6, 0.4) +
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
const news = `<g transform="rotate(-5 720 390)"><path fill="#fff6dc" stroke="#8a6a4a" stroke-width="2" d="${box(640, 322, 150, 118)}"/><path fill="#3a2a44" d="${box(756, 334, 22, 94)}${[734, 718, 702, 686, 670, 654].map((x, at) => box(x, 336, 6, 88 - ((at * 29) % 34))).join('')}"/><path fill="#fff6dc" d="${[344, 366, 388, 410].map((y) => box(761, y, 12, 5)).join('')}"/></g>`

/** Somebody who sits and looks out of the picture, knees under the robe; only the eyes are not thin. */
const seated = (x: number, y: number, h: number, wears: Parameters<typeof hatOn>[0]): string => {
  const u = h / 60
  return (
    shape(
      parsePoints('-27,0* -29,-8 -20,-16 -17,-34 -7,-41* 7,-41* 17,-34 20,-16 29,-8 27,0*').map(({ x: dx, y: dy, corner }) => [
        x + dx * u,
        y + dy * u,
        corner,
      ]),
    ) +
    circle(x, Math.round(y - 50 * u), Math.round(10 * u)) +
    hatOn(wears, x, y - 50 * u, 10 * u)
  )
}
const seatedEyes = (x: number, y: number, h: number): string => circle(x - 4, y - 0.83 * h, 1.6) + circle(x + 4, y - 0.83 * h, 1.6)
// They sit before the one who is told of; those nearest are already thinner.
const row = [
  [704, 'straw', 0.7],
  [769, 'bun', 0.55],
  [834, 'scarf', 0.4],
  [899, 'knot', 0.26],
  [964, 'bob', 0.14],
] as const

export const drawings = layeredScene('ending-2', defs, body, {
  night: `<rect width="1280" height="720" fill="url(#${s}-n)"/><path fill="#fff6e0" opacity=".8" d="${stars}"/>${village}
${ply(s, 'a', hills[0], '#3d2862', '#e08a72')}${ply(s, 'b', hills[1], '#2c1d50', '#b4688a')}${ply(s, 'c', hills[2], `url(#${s}-m)`, '#e0906a')}
<g fill="#1c1238">${grass}</g><g fill="#0c0820">${nearGrass}</g>`,
  flame: `<circle cx="562" cy="446" r="130" fill="url(#${s}-w)"/><path fill="#fffbe6" d="M550 419h24q11 26 0 52h-24q-11-26 0-52z"/><path fill="#140a26" d="${box(547, 413, 30, 7)}${box(547, 470, 30, 7)}"/>`,
  glow: `${[
    [120, 320, 90],
    [690, 308, 90],
    [330, 430, 210],
  ]
    .map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}" fill="url(#${s}-w)"/>`)
    .join('')}`,
  lamps: four(120, 338, 0.5) + four(690, 326, 0.5) + four(330, 470, 1.1),
  poles: `<path fill="#8a6a4a" d="${poles}"/>${lights}`,
  'right-1': onTheRight[0].map(([x, y, u]) => four(x, y, u)).join(''),
  'right-2': onTheRight[1].map(([x, y, u]) => four(x, y, u)).join(''),
  more: many.map(([x, y, u]) => four(x, y, u)).join(''),
  one: `<g fill="${dark}">${put(small.content, [520, 478], [196, 372], 0.25)}</g>${tufts([[440, 486, 0.36]])}`,
  friends: `<g fill="${dark}">${put(umbrella.content, [176, 458], [194, 478], 0.26, true)}${put(rabbit.content, [84, 470], [246, 372], 0.3)}${put(`<g id="${s}-one">${small.content}</g>`, [250, 442], [196, 372], 0.2, true)}${[
    [396, 440, 0.2],
    [440, 456, 0.28],
  ]
    .map(([x = 0, y = 0, scale = 1]) => put(`<use href="#${s}-one"/>`, [x, y], [196, 372], scale))
    .join('')}</g>${tufts([
    [20, 478, 0.5],
    [180, 466, 0.4],
    [380, 464, 0.4],
  ])}`,
  others: `<g fill="${dark}">${put(child.content, [318, 446], [200, 474], 0.3)}${put(cat.content, [640, 470], [364, 564], 0.28)}</g>${tufts([[540, 480, 0.6]])}`,
  row: row
    .map(
      ([x, wears, opacity]) =>
        `<g opacity="${opacity}"><path fill="#1b2438" d="${seated(x, 526, 48, wears)}"/><path fill="#fffbe6" d="${seatedEyes(x, 526, 48)}"/></g>`,
    )
    .join(''),
  boot: `<g transform="translate(0-62)">${ply(s, 'e', legFar + shape(bootFar), '#4a3a4c', '#ffffff')}${ply(s, 'f', leg + shape(boot) + sole, '#241a2c', '#fffbe6')}${ply(s, 'd', shape(coat), '#33263c', '#fffbe6')}
<path fill="#6a5468" d="${taper('880,462 930,470 986,462', [3, 5, 3])}${taper('862,494 900,508 986,506', [3, 5, 3])}${leaf(960, 250, 150, 6, 1.7)}${leaf(1080, 230, 170, 6, 1.62)}${leaf(1180, 240, 160, 6, 1.55)}"/><path fill="#ffcf73" d="${circle(936, 488, 5)}${circle(930, 524, 5)}"/></g>`,
  news,
  sleeper: `<g fill="#1b2438">${sleeper}</g>`,
  wave: `<path fill="#1b2438" d="${taper('676,432 648,404 640,372', [12, 9, 7])}${circle(639, 368, 8)}${taper('635,366 624,356', [4, 3], { per: 1 })}${taper('638,362 633,346', [4, 3], { per: 1 })}${taper('642,362 646,347', [4, 3], { per: 1 })}"/>`,
})
