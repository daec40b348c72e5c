import type { Drawing } from '../tools/drawing.ts'
import { random } from '../places/landscape.ts'
import { circle, shape, taper } from '../tools/paper.ts'
import { box, farHouse, farPagoda, lantern, plyFilter, radial, repeat, roomSvg, vertical } from '../places/scenery.ts'

// Behind the last seat of 茫洋: far off hangs the lit sheet with the world on it. The three stand with the diary before the seat that somebody
// has just left, and look at whoever sits there.
const s = 'ess'
const white = '#f4f0ff'
const sheet = shape('352,70* 640,60 928,70* 934,180 926,292* 640,300 354,292* 346,180')
const world =
  shape('354,292* 354,250 430,236 500,246 560,226 640,250 720,258 800,240 926,250* 926,292* 640,300') +
  farPagoda(824, 244, 4, 48) +
  farHouse(760, 252, 34, 16) +
  farHouse(872, 250, 38, 18) +
  farHouse(716, 258, 26, 12)
const peaks = shape('354,266* 354,206 400,176 424,160* 436,168 446,160* 510,216 590,240 700,226 780,192* 830,230 926,214* 926,266*')
const castle =
  box(548, 176, 44, 54) +
  shape('534,182* 570,156 606,182*') +
  box(556, 148, 28, 24) +
  shape('544,154* 570,126 596,154*') +
  box(568, 108, 4, 22)
const rails =
  box(330, 54, 620, 9) +
  taper('342,48 338,190 346,320', [7, 6, 7]) +
  taper('938,48 942,190 934,320', [7, 6, 7]) +
  shape('300,330* 346,312 392,330*') +
  shape('888,330* 934,312 980,330*')
const ropes = 'M342 54L240-10M938 54L1040-10'
const seat = shape('-22,0* -22,-30 -17,-42 0,-47 17,-42 22,-30 22,0*')
const rowAt = (y: number, size: number, gap: number, count: number): readonly (readonly [number, number, number])[] =>
  Array.from({ length: count * 2 }, (_, i) => {
    const side = i % 2 === 0 ? -1 : 1
    const x = 640 + side * (gap + (Math.floor(i / 2) + 0.5) * 50 * size)
    return [Math.round(x), Math.round(y - ((x - 640) / 640) ** 2 * 26 * size), size] as const
  })
const rows = [
  [352, 0.5, 60, 12, '#24245a', '#4a488e'],
  [392, 0.74, 120, 9, '#2c2c6a', '#5654a2'],
  [450, 1.1, 210, 5, '#353580', '#6664b8'],
] as const
// The three, white as all paper is here, their eyes on us
const tall = shape('-34,0* -33,-60 -26,-100 -12,-112* 12,-112* 26,-100 33,-60 34,0*') + circle(0, -130, 21)
const small = shape('-38,0* -34,-40 -26,-74 -10,-84* 10,-84* 26,-74 34,-40 38,0*') + circle(0, -101, 20)
const stout = shape('-44,0* -44,-50 -34,-84 -12,-96* 12,-96* 34,-84 44,-50 44,0*') + circle(0, -114, 21)
const straw = shape('-56,-130* -28,-146 0,-170 28,-146 56,-130* 0,-137')
const tail = shape('-21,-98* -22,-118 0,-126 22,-118 21,-98* 12,-110 0,-112 -12,-110') + taper('14,-118 34,-124 40,-104', [13, 11, 0])
const bun = shape('-22,-112* -22,-130 0,-138 22,-130 22,-112* 8,-126 -8,-124') + circle(0, -142, 10)
const looks = (y: number): string => circle(-8, y, 3) + circle(8, y, 3) + `M-5 ${y + 9}q5 5 10 0q-5 1-10 0z`
const three = (x: number, y: number, scale: number, body: string, hair: string, eyes: number): string =>
  `<g transform="translate(${x} ${y})scale(${scale})"><path fill="#b3a4f0" transform="translate(0-2.500)" d="${body}"/><path fill="${white}" d="${body}"/><path fill="#8f82cc" d="${hair}"/><path fill="#120e30" d="${looks(eyes)}"/></g>`
const diary = shape('-20,4* -18,-18 0,-14* 18,-18 20,4* 0,9')
const hands = circle(-19, -4, 5.5) + circle(19, -4, 5.5)
const slits = 'M-4-96h8l-2 92h-4z'
// Our seat from behind: its back fills the lower half, the cushion glows as if somebody had just stood up
const backRest = shape('372,760* 366,640 372,560 392,510 440,486 540,474 640,470 740,474 840,486 888,510 908,560 914,640 908,760*')
const panel = shape('414,760* 410,650 416,580 436,544 480,528 560,518 640,516 720,518 800,528 844,544 864,580 870,650 866,760*')
const buttons = [520, 600, 680, 760].map((x) => circle(x, 572, 5)).join('') + [560, 640, 720].map((x) => circle(x, 616, 5)).join('')
const sides = (x: number): string =>
  shape([
    [x - 150, 760, true],
    [x - 152, 650],
    [x - 140, 590],
    [x - 90, 560],
    [x, 550],
    [x + 90, 560],
    [x + 140, 590],
    [x + 152, 650],
    [x + 150, 760, true],
  ])
const next = random(5)
const dust = Array.from({ length: 36 }, () =>
  circle(Math.round(60 + next() * 1160), Math.round(50 + next() * 420), 0.8 + next() * 1.3),
).join('')
const scraps = [
  [130, 150, 1],
  [1150, 190, -1],
  [210, 300, -1],
  [1090, 330, 1],
]
  .map(([x = 0, y = 0, turn = 1]) =>
    shape([
      [x - 24, y - 8 * turn, true],
      [x + 18, y - 20, true],
      [x + 28, y + 12 * turn, true],
      [x - 12, y + 22, true],
    ]),
  )
  .join('')

const defs =
  radial(`${s}-b`, [0, '#2c2868'], [0.5, '#15133e'], [1, '#05050f']) +
  radial(`${s}-lit`, [0, '#fff6d8'], [0.3, '#ffdc98'], [0.7, '#e8a05c'], [1, '#a8604e']) +
  radial(`${s}-glow`, [0, '#ffdf9c', 0.55], [0.5, '#c88a7a', 0.2], [1, '#6a5cb4', 0]) +
  vertical(`${s}-beam`, [0, '#ffe6b0', 0.4], [1, '#ffe6b0', 0]) +
  vertical(`${s}-back`, [0, '#4a46a0'], [0.4, '#26245e'], [1, '#0a0a22']) +
  radial(`${s}-warm`, [0, '#ffd890', 0.85], [0.5, '#ff9a5a', 0.35], [1, '#ff7a4a', 0]) +
  `<radialGradient id="${s}-lamp"><stop stop-color="#fff0bd"/><stop offset=".5" stop-color="#ffb648"/><stop offset="1" stop-color="#e2691f"/></radialGradient><radialGradient id="${s}-halo"><stop stop-color="#ffcf78" stop-opacity=".7"/><stop offset="1" stop-color="#ff9a3c" stop-opacity="0"/></radialGradient>` +
  plyFilter(s, '#05041a', 6, 0.7) +
  `<path id="${s}-e" d="${seat}"/>`

export const drawing: Drawing = {
  name: 'scenes/empty-seat',
  svg: roomSvg(
    defs,
    `<rect width="1280" height="720" fill="#05050f"/><ellipse cx="640" cy="330" rx="780" ry="460" fill="url(#${s}-b)"/><path fill="#fffdf4" opacity=".6" d="${dust}"/><path fill="#2c2868" d="${scraps}"/>
<ellipse cx="640" cy="190" rx="560" ry="300" fill="url(#${s}-glow)"/><path fill="none" stroke="#4a488e" stroke-width="3" d="${ropes}"/><path fill="url(#${s}-lit)" d="${sheet}"/><circle cx="650" cy="150" r="40" fill="#fffbea" opacity=".9"/><path fill="#d8905c" opacity=".75" d="${peaks}"/><path fill="#a85f4a" d="${castle}"/><path fill="#8a4848" d="${world}"/><path fill="#0d0b26" d="${rails}"/>
<path fill="url(#${s}-beam)" d="M354 296h572l180 240h-932z"/>
${rows.map(([y, size, gap, count, fill, edge]) => `<g fill="${edge}" transform="translate(0-2)">${repeat(`${s}-e`, rowAt(y, size, gap, count))}</g><g fill="${fill}">${repeat(`${s}-e`, rowAt(y, size, gap, count))}</g>`).join('')}
${lantern(s, 1132, -10, '#8f82cc', 110, 0.9, 110)}
<g filter="url(#${s}-s)">${three(482, 484, 1.24, tall, straw, -124)}${three(800, 484, 1.24, stout, bun, -110)}${three(640, 488, 1.28, small, tail, -97)}</g>
<g transform="translate(640 434)scale(1.25)"><path fill="${white}" stroke="#120e30" stroke-width="2" d="${diary}"/><path fill="none" stroke="#6a5cb4" stroke-width="1.500" d="M0-13v21M-14-10l10 3M-14-4l10 3M14-10l-10 3M14-4l-10 3"/><path fill="${white}" stroke="#120e30" stroke-width="1.500" d="${hands}"/></g><path fill="#3c3490" transform="translate(482 484)" d="${slits}"/><path fill="#3c3490" transform="translate(800 484)" d="${slits}"/>
<circle cx="640" cy="540" r="300" fill="url(#${s}-warm)" opacity=".7"/>
<g fill="#0c0b26"><path d="${sides(170)}${sides(1110)}"/></g><path fill="none" stroke="#34327a" stroke-width="3" d="${sides(170)}${sides(1110)}"/>
<g filter="url(#${s}-s)"><path fill="#ffd9a0" transform="translate(0-3)" d="${backRest}"/><path fill="url(#${s}-back)" d="${backRest}"/></g><path fill="#15133e" opacity=".7" d="${panel}"/><path fill="#4a46a0" d="${buttons}"/>`,
  ),
}
