import { face, faceDefs } from '../bodies/figure.ts'
import { random } from '../places/landscape.ts'
import { layeredScene } from '../tools/layers.ts'
import { circle, shape, taper } from '../tools/paper.ts'
import { box, lanternDefs, plyFilter, quad, radial, vertical } from '../places/scenery.ts'

// シオリ at her desk when the library closes: asleep in four lamps, a finger on the page, the pencil worn down, the name tags face down.
const p = 'lds'
const ink = '#140a1c'
const next = random(41)
/** A shelf of books between two posts; the books lean and differ. */
const books = (x0: number, x1: number, y: number): string => {
  let d = ''
  for (let x = x0; x < x1 - 14; ) {
    const w = Math.round(12 + next() * 16)
    const h = Math.round(58 + next() * 34)
    if (next() > 0.12) d += box(x, y - h, w, h)
    x += w + 3
  }
  return d
}
const rows = [150, 262, 374]
const bays = [
  [40, 330],
  [352, 632],
  [652, 932],
  [954, 1244],
] as const
const dark = rows
  .map((y, at) =>
    bays
      .filter((_, bay) => (bay + at) % 2 === 0)
      .map(([a, b]) => books(a, b, y))
      .join(''),
  )
  .join('')
const bright = rows
  .map((y, at) =>
    bays
      .filter((_, bay) => (bay + at) % 2 === 1)
      .map(([a, b]) => books(a, b, y))
      .join(''),
  )
  .join('')
const shelves =
  rows.map((y) => box(-20, y, 1320, 12)).join('') +
  [28, 336, 636, 936, 1244].map((x) => box(x, 30, 14, 440)).join('') +
  box(-20, 30, 1320, 16)
const desk = quad([110, 452], [1170, 452], [1300, 560], [-20, 560])
const front = box(-20, 560, 1320, 180)
const back = shape('560,470* 566,400 610,340 690,306 790,300 880,326 948,380 990,440 996,474*')
const dots = [
  [800, 340],
  [860, 372],
  [900, 420],
  [830, 410],
  [946, 442],
  [770, 376],
]
  .map(([x = 0, y = 0]) => circle(x, y, 6))
  .join('')
const hair = shape(
  '108,196* 94,152 98,104 122,70 158,52 194,50 234,60 262,92 270,140 262,196* 250,214 242,164 230,116 188,98 146,110 132,150 128,214',
)
const fringe = shape(
  '116,156* 116,108 142,76 186,66 230,78 252,108 250,158* 240,136 234,120* 222,134 206,142* 204,128 200,116* 184,134 160,142* 164,128 162,118* 140,136',
)
const armFar = shape('470,474* 476,440 520,418 590,410 660,420 700,450* 690,474 600,480')
const armNear = shape('842,478* 838,438 790,420 720,420 640,432 560,446 508,456* 520,476 620,486 740,490')
const palm = shape('546,446* 514,444 488,448 474,460 480,474 500,484 524,484 546,478*')
const fingers = ['498,452 462,452 424,458', '490,459 450,462 410,468', '490,467 452,472 416,478', '498,476 470,483 442,487'].map(
  (points, at) => taper(points, at === 3 ? [11, 10, 7] : [12, 11, 8]),
)
// The book has no cover: loose pages, the seventh on top
const page = shape('306,488* 316,446 360,438 420,444 456,458* 500,446 552,444 590,450* 586,492* 540,486 492,488 452,500* 400,490 350,486')
const sheets = shape('300,494* 350,492 452,506* 540,492 590,498* 590,505 540,500 452,514* 350,500 300,502*')
const lines = 'M334 456q40-8 84 2M330 466q42-8 88 2M326 476q42-6 90 4M476 462q40-10 96-6M474 474q42-8 98-4M472 486q40-8 90-4'
const pencil = 'M584 500l38-12 4 10-38 12z'
// A bundle of name tags, face down, tied; one sticks out and is blank on both sides
const tags = [0, 7, 14].map((dy) => quad([970, 494 - dy], [1090, 488 - dy], [1096, 500 - dy], [976, 506 - dy])).join('')
const blank = quad([1062, 478], [1142, 462], [1150, 476], [1070, 492])
const string = quad([1022, 470], [1030, 470], [1036, 504], [1028, 505])
const stack = box(188, 428, 116, 22) + box(198, 408, 100, 20) + box(184, 390, 112, 18)
const lamps = [
  [230, 330, 1],
  [420, 356, 0.8],
  [1000, 352, 0.84],
  [1122, 360, 1],
] as const

const defs =
  radial(`${p}-wall`, [0, '#f2a860'], [0.35, '#b85c4c'], [0.68, '#5a2a50'], [1, '#1e1030']) +
  vertical(`${p}-desk`, [0, '#a8584a'], [0.6, '#5a2a3e'], [1, '#2a142a']) +
  vertical(`${p}-front`, [0, '#2a142a'], [1, '#100818']) +
  radial(`${p}-page`, [0, '#fffdf0'], [0.7, '#ffeec8'], [1, '#e0b880']) +
  `<radialGradient id="${p}-dusk" gradientUnits="userSpaceOnUse" cx="450" cy="380" r="700"><stop stop-color="#180a24" stop-opacity="0"/><stop offset=".3" stop-color="#180a24" stop-opacity=".12"/><stop offset=".62" stop-color="#140820" stop-opacity=".62"/><stop offset="1" stop-color="#0c0518" stop-opacity=".86"/></radialGradient>` +
  radial(`${p}-out`, [0, '#2a1230', 0.9], [0.4, '#2a1230', 0.6], [1, '#2a1230', 0]) +
  lanternDefs(p) +
  faceDefs(p) +
  plyFilter(p, '#12060f', 6, 0.65)
const ply = (d: string, fill: string, edge = '#ffc890'): string =>
  `<g filter="url(#${p}-s)"><path fill="${edge}" transform="translate(0-2.500)" d="${d}"/><path fill="${fill}" d="${d}"/></g>`

const body = `<rect width="1280" height="720" fill="#1e1030"/><ellipse cx="640" cy="330" rx="760" ry="420" fill="url(#${p}-wall)"/>
<path fill="#6b2f4c" d="${dark}"/><path fill="#8a4050" d="${bright}"/>${ply(shelves, '#3a1a38', '#f0a066')}
${lamps.map(([x, y, s]) => `<g transform="translate(${x} ${y})scale(${s})"><circle r="130" fill="url(#${p}-halo)"/><path fill="${ink}" d="M-4 44h8v${Math.round((452 - y) / s - 44)}h-8zM-30 ${Math.round((452 - y) / s) - 4}h60v10h-60zM-18-46h36v9h-36zM-18 37h36v9h-36z"/><path fill="url(#${p}-lamp)" d="M-19-38h38q17 17 17 38t-17 38h-38q-17-17-17-38t17-38z"/><path fill="none" stroke="#8f3a1d" stroke-width="2" opacity=".8" d="M-28-24h56M-34-9h68M-34 8h68M-28 24h56"/></g>`).join('')}
${ply(desk, `url(#${p}-desk)`)}<path fill="url(#${p}-front)" d="${front}"/>
<g filter="url(#${p}-s)"><path fill="#e8cfa0" stroke="#8a5a48" stroke-width="1.500" d="${tags}"/></g><path fill="#fffaf0" stroke="#b3703f" stroke-width="1.500" d="${blank}"/><path fill="#c2362c" d="${string}"/>${ply(stack, '#4a2440')}<path stroke="#ffcf73" stroke-width="2" opacity=".6" d="M196 439h90M206 418h80M192 399h92"/>`

const book = `<path fill="#d8a870" d="${sheets}"/><g filter="url(#${p}-s)"><path fill="url(#${p}-page)" d="${page}"/></g><path fill="none" stroke="#b3703f" stroke-width="2" opacity=".75" d="${lines}M455 460v40"/>`
const turning = [palm, ...fingers]
  .map((d) => `<path fill="#c8743e" transform="translate(0 2)" d="${d}"/><path fill="#f5c68c" d="${d}"/>`)
  .join('')
const asleep = `${ply(back, '#3a1f5c')}<path fill="#f0d4e0" opacity=".5" d="${dots}"/>
<circle cx="650" cy="400" r="190" fill="url(#${p}-halo)" opacity=".5"/>${ply(armFar, '#33194f')}
<g transform="translate(476 214)rotate(-13 190 160)scale(1.22)">${ply(circle(238, 50, 28), ink)}<path fill="#e8839a" d="${taper('212,60 236,74 262,70', [7, 8, 7], { per: 1 })}"/>${ply(hair, ink)}${face(p, { eyes: 'shut', brow: -1, mouth: 'smile', blush: 0.35 })}${ply(fringe, ink, '#a85a70')}<path fill="none" stroke="#8a5a86" stroke-width="2.500" stroke-linecap="round" opacity=".8" d="M134 96q18-20 46-22M240 100q-10-16-36-24M226 42q14-10 26 2"/></g>
${book}
${ply(armNear, '#4a2874')}<path fill="#8a5aa8" opacity=".7" d="${taper('640,446 720,432 800,440', [1, 4, 1], { per: 1 })}${taper('700,462 770,452 820,462', [1, 4, 1], { per: 1 })}"/>${turning}
<path fill="#e8a24e" stroke="${ink}" stroke-width="2" d="${pencil}"/><path fill="${ink}" d="M626 498l-4-10 12 2z"/>`
// On the last page of all she is awake and reads by the lamp next to the book; the other three are out.
const torso = shape('566,474* 570,430 590,396 632,376 690,370 752,378 800,404 822,440 826,474*')
const bun = circle(126, 46, 28)
const collar = taper('640,380 668,408 690,450', [12, 15, 10]) + taper('716,378 706,408 690,450', [12, 15, 10])
const stump = `<path fill="#e8a24e" d="${quad([604, 504], [630, 497], [633, 507], [607, 514])}"/><path fill="#f6dcae" d="${quad([630, 497], [645, 498], [645, 499], [633, 507])}"/><path fill="${ink}" d="${quad([640, 497.6], [647, 498], [646, 499.5], [640.5, 502])}"/><path fill="#a8502e" d="${quad([604, 504], [610, 502.4], [613, 512.4], [607, 514])}"/>`
const reading = `${ply(torso, '#3a1f5c')}${ply(armFar, '#33194f')}${book}<path fill="#e8839a" d="${collar}"/><path fill="#f5c68c" d="${shape('650,352* 712,352* 714,382 690,402 660,384')}"/>
<g transform="translate(850 152)rotate(-13)scale(-1.15 1.15)">${ply(bun, ink)}<path fill="#e8839a" d="${taper('102,62 126,74 152,66', [7, 8, 7], { per: 1 })}"/>${ply(hair, ink)}${face(p, { eyes: 'calm', iris: '#8a4a7a', brow: -1, mouth: 'smile', blush: 0.3 })}${ply(fringe, ink, '#a85a70')}<path fill="none" stroke="#8a5a86" stroke-width="2.500" stroke-linecap="round" opacity=".8" d="M134 96q18-20 46-22M240 100q-10-16-36-24"/></g>
${ply(shape('838,474* 840,440 824,410 796,402 766,424 730,438 640,438 560,446 508,456* 520,476 620,486 740,492'), '#4a2874')}${turning}${stump}`
const out = lamps
  .filter(([x]) => x !== 420)
  .map(
    ([x, y, s]) =>
      `<g transform="translate(${x} ${y})scale(${s})"><circle r="130" fill="url(#${p}-out)"/><path fill="#5a3040" d="M-19-38h38q17 17 17 38t-17 38h-38q-17-17-17-38t17-38z"/><path fill="${ink}" d="M-4 44h8v${Math.round((452 - y) / s - 44)}h-8zM-18-46h36v9h-36zM-18 37h36v9h-36z"/><path fill="none" stroke="#2a1426" stroke-width="2" d="M-28-24h56M-34-9h68M-34 8h68M-28 24h56"/></g>`,
  )
  .join('')
// One tag is turned up: a name on its right half, the left half still free.
const name =
  taper('1058,402 1074,403 1056,410 1072,416 1060,422', [3, 4, 2, 4, 1], { per: 1 }) +
  taper('1066,428 1058,436 1076,436 1062,448', [2, 5, 3, 1], { per: 1 }) +
  taper('1056,456 1074,454 1060,464 1074,470 1058,482', [3, 4, 2, 4, 0], { per: 1 })
const tag = `<g transform="rotate(5 1040 494)"><g filter="url(#${p}-s)"><path fill="#fff6e0" stroke="#8a5a48" stroke-width="2" d="M1004 394l8-8h60l8 8v102h-76z"/></g><path fill="#b3703f" d="${circle(1042, 394, 3)}${box(1041, 404, 2, 84)}"/><path fill="#3a2a3a" d="${name}"/></g>`

export const drawings = layeredScene('library-desk', defs, body, {
  asleep,
  reading,
  dusk: `<rect width="1280" height="720" fill="url(#${p}-dusk)"/>${out}`,
  tag,
})
